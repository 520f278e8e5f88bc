import { describe, expect, test } from 'vitest'
import { cubes, given, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const
const TRADE = { type: 'trade', company: 'libby', give: 'wood', take: 'coal' } as const
const ACTIVATE = { type: 'activate', company: 'libby' } as const
const DISCARD = { type: 'discard-asset', company: 'libby' } as const

describe('Free actions in the Action Phase', () => {
  test('[BS-ACT-16] Before and after the Partner, any number of times, for any own company', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: {
          libby: { resources: { wood: 4 }, asset: 'workshop' },
          swift: { resources: { livestock: 2 }, asset: 'refrigeration' },
        },
        haymarket: { coal: 3, steel: 1 },
      },
    ).does(0, TRADE, TRADE, { type: 'discard-asset', company: 'swift' }, place('fundraising-40', 'libby'))
    table.does(0, ACTIVATE, { type: 'trade', company: 'swift', give: 'livestock', take: 'wood' }, DISCARD, END_TURN)

    expect(table.company('libby')).toMatchObject({ treasury: 40, resources: cubes({ coal: 3, steel: 1 }), asset: null })
    expect(table.company('swift')).toMatchObject({ resources: cubes({ wood: 1 }), asset: null })
  })

  test('[BS-ACT-16] They do not interrupt an Appeal Bonus', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { libby: { appeal: 2, treasury: 20, resources: { wood: 2 }, asset: 'workshop' } },
        haymarket: { coal: 2 },
      },
    ).does(0, place('advertising', 'libby'))
    for (const free of [TRADE, ACTIVATE, DISCARD]) table.refuses(0, free, 'BS-ACT-16')
    table.does(0, { type: 'take-cash' }, TRADE, ACTIVATE, DISCARD, END_TURN)
  })

  test('[BS-ACT-16] They do not interrupt the choice of the tile to keep', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { libby: { appeal: 3, treasury: 40, resources: { wood: 2 }, asset: 'workshop' } },
        assetRow: { 40: 'foundry' },
        haymarket: { coal: 1 },
      },
    ).does(0, place('capital-investment', 'libby'), { type: 'buy-asset', asset: 'foundry' }, { type: 'take-cash' })
    expect(table.step()).toBe('keep-asset')
    for (const free of [TRADE, ACTIVATE, DISCARD]) table.refuses(0, free, 'BS-ACT-16')
  })

  test('[BS-ACT-16] They may precede a pass', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { options: { actionPass: true }, companies: { libby: { resources: { wood: 2 } } }, haymarket: { coal: 1 } },
    ).does(0, TRADE, { type: 'pass-action' })
    expect(table.company('libby').resources).toEqual(cubes({ coal: 1 }))
  })

  test("[BS-ACT-16] There are none on another player's turn, nor for another player's company", () => {
    const table = given(
      { phase: 'action', seat: 1, next: [0] },
      {
        seats: 2,
        companies: { libby: { resources: { wood: 2 }, asset: 'workshop' }, swift: { director: 1 } },
        haymarket: { coal: 1 },
      },
    )
    for (const free of [TRADE, ACTIVATE, DISCARD]) {
      table.refuses(0, free, 'BS-ACT-01', { asked: 1 })
      table.refuses(1, free, 'BS-GEN-09', { company: 'libby' })
    }
  })

  test('[BS-ACT-16] Who has no turn left has no free actions either', () => {
    const table = given(
      { phase: 'action', seat: 0, next: [1] },
      {
        seats: 2,
        companies: { libby: { resources: { wood: 2 } }, swift: { director: 1 } },
        players: { 0: { partners: { unplaced: 1 } } },
        haymarket: { coal: 1 },
      },
    )
      .does(0, place('fundraising-40', 'libby'), END_TURN)
      .does(1, place('fundraising-40', 'swift'), END_TURN)
    expect(table.asked()).toEqual([1])
    table.refuses(0, TRADE, 'BS-ACT-01', { asked: 1 })
  })
})

describe('A player without a company', () => {
  test('[BS-ACT-17] [EX-DV-67] A Partner in the Bank Pool brings the player $25', () => {
    const table = given(
      { phase: 'action', seat: 2 },
      { options: { mode: 'advanced' }, companies: { swift: { director: 0 } }, players: { 2: { cash: 10 } } },
    ).does(2, place('bank-pool', null))

    expect(table.cash(2)).toBe(35)
    expect(table.state.players[2]?.partners.unplaced).toBe(1)
    expect(table.state.placed).toContainEqual({ space: 'bank-pool', seat: 2 })
  })

  test('[BS-ACT-17] One Partner on each turn, and no way around it', () => {
    const table = given(
      { phase: 'action', seat: 1 },
      { seats: 2, companies: { swift: { director: 0 } }, players: { 0: { partners: { unplaced: 0 } } } },
    )
      .refuses(1, END_TURN, 'BS-ACT-02', { why: 'first' })
      .refuses(1, { type: 'pass-action' }, 'BS-ACT-03')
      .refuses(1, place('fundraising-40', 'swift'), 'BS-ACT-07')
      .refuses(1, place('fundraising-40', null), 'BS-ACT-02', { why: 'company' })
    expect(table.moves(1)).toEqual([place('bank-pool', null)])

    table.does(1, place('bank-pool', null)).refuses(1, place('bank-pool', null), 'BS-ACT-02', { why: 'once' })
    table.does(1, END_TURN).does(1, place('bank-pool', null), END_TURN)
    expect(table.cash(1)).toBe(50)
    expect(table.state.phase).toBe('operating')
  })

  test('[BS-ACT-17] A Director cannot place a Partner in the Bank Pool', () => {
    given({ phase: 'action', seat: 0 }, { companies: { swift: {} } })
      .refuses(0, place('bank-pool', null), 'BS-ACT-17')
      .refuses(0, place('bank-pool', 'swift'), 'BS-ACT-17')
  })
})
