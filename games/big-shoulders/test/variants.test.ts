import { describe, expect, test } from 'vitest'
import type { BuildingId, Decade } from '../components/index.ts'
import type { BigShouldersMove } from '../types.ts'
import { type Companies, type Given, given, type PlayerPosition, type Position } from './given.ts'
import { endTurn, pass, sell } from './stock-moves.ts'
import { newTable } from './whole-game.ts'

const keep = (building: BuildingId): BigShouldersMove => ({ type: 'keep-building', building })

type Hand = [BuildingId, BuildingId, BuildingId]

const KEPT: readonly BuildingId[] = ['e1-manager', 'e1-salesperson', 'e1-wood-coal', 'e1-like-2']

/** A draft: from Decade 2 on everyone has kept one Building. */
function drafting(decade: Decade, seats: 2 | 3 | 4): Given {
  const players: Record<number, PlayerPosition> = {}
  if (decade > 1) for (let seat = 0; seat < seats; seat++) players[seat] = { hand: [KEPT[seat] as BuildingId] }
  return given({ phase: 'building' }, { options: { draft: true }, decade, seats, players })
}

const hands = (table: Given): Hand[] => table.state.players.map((player) => [...player.hand] as Hand)

describe('Variant: Draft Your Buildings', () => {
  test('[BS-VAR-01] [BS-VAR-02] [EX-DV-75] Two picks, then the last one; to the right in Decade 2', () => {
    const table = drafting(2, 3)
    const [[r1, r2, r3], [b1, b2, b3], [g1, g2, g3]] = hands(table) as [Hand, Hand, Hand]
    table.does(0, keep(r1)).does(1, keep(b1)).does(2, keep(g1))
    expect(hands(table)).toEqual([
      [b2, b3],
      [g2, g3],
      [r2, r3],
    ])
    table.does(0, keep(b2)).does(1, keep(g2)).does(2, keep(r2))
    expect(hands(table)).toEqual([
      [r1, b2, g3],
      [b1, g2, r3],
      [g1, r2, b3],
    ])
    expect(table.step()).toBe('choose-buildings')
  })

  test('[BS-VAR-01] From the drafted Buildings one is played, one discarded and one kept', () => {
    const table = drafting(1, 2)
    for (let pick = 0; pick < 2; pick++) {
      for (const seat of [0, 1]) table.does(seat, table.moves(seat)[0] as BigShouldersMove)
    }
    const [[a, b, c]] = hands(table) as [Hand]
    table.does(0, { type: 'build', play: b, discard: a })
    expect(hands(table)[0]).toEqual([c])
  })

  test('[BS-VAR-01] The kept Building of the previous Decade is part of the draft', () => {
    const table = drafting(2, 2)
    expect(table.moves(0)).toContainEqual(keep('e1-manager'))
    const [[, second], [first]] = hands(table) as [Hand, Hand]
    table.does(0, keep(second)).does(1, keep(first))
    expect(hands(table)[1]).toContain('e1-manager')
  })

  test('[BS-VAR-01] Everyone picks at once, one Building of the hand in front of them', () => {
    const table = drafting(1, 3)
    const [[own, second], [others, other]] = hands(table) as [Hand, Hand, Hand]
    expect(table.asked()).toEqual([0, 1, 2])
    table
      .refuses(0, keep(others), 'BS-BLD-04')
      .refuses(0, { type: 'keep-building' }, 'BS-VAR-01', { misshapen: { path: 'building' } })
      .refuses(0, { type: 'keep-building', building: null }, 'BS-VAR-01', { misshapen: { path: 'building' } })
      .refuses(0, { type: 'build', play: own, discard: second }, 'BS-VAR-01')
      .refuses(0, pass, 'BS-GEN-01', { phase: 'building' })
      .does(1, keep(others))
      .refuses(1, keep(other), 'BS-BLD-01', { why: 'chosen' })
    expect(table.asked()).toEqual([0, 2])
  })

  test('[BS-VAR-01] Without the variant nobody drafts', () => {
    const table = given({ phase: 'building' }, { seats: 2 })
    expect(table.step()).toBe('choose-buildings')
    table.refuses(0, keep(table.state.players[0]?.hand[0] as BuildingId), 'BS-GEN-01')
  })

  test('[BS-VAR-02] To the left in Decades 1, 3 and 5, to the right in 2 and 4', () => {
    for (const decade of [1, 2, 3, 4, 5] as const) {
      const table = drafting(decade, 4)
      const dealt = hands(table)
      for (const seat of [0, 1, 2, 3]) table.does(seat, keep(dealt[seat]?.[0] as BuildingId))
      // To the left: seat 1 gets the rest of seat 0's hand. To the right: seat 3 does.
      const receiver = decade % 2 === 1 ? 1 : 3
      expect(table.state.players[receiver]?.hand).toEqual(dealt[0]?.slice(1))
    }
  })
})

describe('Friendly stock sales', () => {
  const friendly = (seat: number, companies: Companies, options: Position['options'] = {}): Given =>
    given({ phase: 'stock', seat }, { options: { friendlyStockSales: true, ...options }, companies })

  test('[BS-VAR-03] [EX-DV-25] One step for a sale by another player, one per share for the Director', () => {
    const table = friendly(0, { swift: { director: 1, price: 100, preferred: 0, common: { 0: 1, 1: 2 } } })
    table.does(0, sell('swift', { preferred: 1, common: 1 }))
    expect([table.cash(0), table.price('swift')]).toEqual([300, 80])
    table.does(0, endTurn).does(1, sell('swift', { common: 2 }))
    expect([table.cash(1), table.price('swift')]).toEqual([160, 50])
  })

  test('[BS-VAR-03] One step for each company sold', () => {
    const table = friendly(0, {
      swift: { director: 1, price: 100, common: { 0: 3 } },
      libby: { director: 1, price: 80, preferred: 0 },
    })
      .does(0, sell('swift', { common: 3 }))
      .does(0, sell('libby', { preferred: 1 }))
    expect([table.price('swift'), table.price('libby')]).toEqual([80, 60])
  })

  test('[BS-VAR-03] A Director who loses the company by the sale was still its Director', () => {
    const table = friendly(0, { swift: { director: 0, price: 100, common: { 0: 1, 1: 3 } } }, { mode: 'advanced' })
    table.does(0, sell('swift', { director: 1, common: 1 }))
    expect(table.company('swift').director).toBe(1)
    // Four shares, four steps: 80, 60, 50, 40.
    expect(table.price('swift')).toBe(40)
  })
})

describe('Other options', () => {
  test('[BS-VAR-04] Without goals nobody is paid for any', () => {
    const table = given(
      { phase: 'game-end' },
      { options: { goals: false }, companies: { swift: { director: 0, factories: [{ manager: true }] } } },
    )
    expect(table.entries('goal')).toEqual([])
    expect(table.table.result?.breakdown.map(({ goalMoney }) => goalMoney)).toEqual([0, 0, 0, 0])
  })

  test('[BS-VAR-05] With flexible purchasing cubes are also bought between factories', () => {
    const position: Position = {
      companies: { swift: { treasury: 20, factories: [{ workers: 2 }], resources: { steel: 1, livestock: 1 } } },
      supply: { 20: { steel: 1 }, 10: { livestock: 1 } },
    }
    const purchase = { type: 'purchase', space: '20', resource: 'steel' } as const
    const table = given(
      { phase: 'operating', company: 'swift' },
      { ...position, options: { flexiblePurchasing: true } },
    )
      .does(0, { type: 'produce', factory: 1 })
      .does(0, purchase)
    expect(table.company('swift')).toMatchObject({ treasury: 0, resources: { steel: 1 } })
    table.does(0, { type: 'end-production' })
    table.refuses(0, { ...purchase, space: '10', resource: 'livestock' }, 'BS-OPR-10', { why: 'ended' })

    given({ phase: 'operating', company: 'swift' }, position)
      .does(0, { type: 'produce', factory: 1 })
      .refuses(0, purchase, 'BS-OPR-10', { why: 'late' })
  })

  test('[BS-VAR-06] The edition sets five options; the others do not depend on it', () => {
    const { edition, ...e2020 } = newTable(2).state.options
    const { edition: other, ...e2018 } = newTable(2, { edition: '2018' }).state.options
    expect([edition, other]).toEqual(['2020', '2018'])
    expect(e2020).toMatchObject({
      mode: 'basic',
      goals: true,
      draft: false,
      friendlyStockSales: false,
      flexiblePurchasing: false,
      actionPass: false,
      assetRow: 'slide-when-40-empty',
      withholdWithoutProduction: true,
      halfPriceWhenRowFull: true,
      noCompanyCash: true,
      repeatPartnerCash: true,
    })
    expect(e2018).toEqual({
      ...e2020,
      actionPass: true,
      assetRow: 'close-gap',
      withholdWithoutProduction: false,
      halfPriceWhenRowFull: false,
      noCompanyCash: false,
    })
  })

  test('[BS-VAR-06] Each switch can also be set on its own', () => {
    expect(newTable(2, { edition: '2018', actionPass: false }).state.options).toMatchObject({
      edition: '2018',
      actionPass: false,
      assetRow: 'close-gap',
    })
    expect(newTable(2, { noCompanyCash: false }).state.options).toMatchObject({
      edition: '2020',
      noCompanyCash: false,
      halfPriceWhenRowFull: true,
    })
  })
})
