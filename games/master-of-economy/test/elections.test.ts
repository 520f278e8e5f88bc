import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { breakTie, buy, decline, elect, stand } from './moves.ts'
import type { Position } from './position.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'
const YS = 'yellow-submarines'
const GG = 'green-grass'

/** Shares of Red Socks, by seat; seat 0 manages. */
function owned(...packets: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10)[][]): Position {
  const players = Object.fromEntries(packets.map((sizes, seat) => [seat, { packets: { [RS]: sizes } }]))
  return { players, companies: { [RS]: { manager: 0 } } }
}

describe('Elections', () => {
  test('[ME-MTG-40] [ME-MTG-41] [ME-MTG-42] [moe-sc-069] Only the largest shareholder stands and is elected', () => {
    const table = given({ at: 'elections' }, owned([5], [6]))
    expect(table.asked()).toEqual([0])
    table.does(0, decline)
    expect(table.entries('candidates')[0]).toEqual({ type: 'candidates', company: RS, seats: [1] })
    expect(table.state.elected[RS]).toBe(1)
    expect(table.manager(RS)).toBe(0)
  })

  test('[ME-MTG-40] Every company elects, and a candidate needs no shares', () => {
    const table = given({ at: 'elections' }, { order: [RS, BE], ...owned([10], []) })
    table.does(1, stand)
    expect(table.entries('candidates')[0]?.seats).toEqual([0, 1])
    table.does(0, elect(1))
    expect(table.state.elected[RS]).toBe(1)
    expect(table.table.current).toMatchObject({ step: 'candidature', params: { company: BE } })
  })

  test('[ME-MTG-41] [moe-sc-070] The largest private shareholder cannot decline', () => {
    given({ at: 'elections' }, owned([5], [6])).refuses(1, decline, 'ME-MTG-41')
  })

  test('[ME-MTG-41] Shares of companies do not bind; answers stay hidden until all are given', () => {
    const table = given(
      { at: 'elections' },
      {
        players: { 0: { packets: { [RS]: [4] } }, 1: { packets: { [RS]: [3], [BE]: [10] } } },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1, packets: { [RS]: [9] } }, [YS]: { manager: 2 } },
      },
    )
    expect(table.asked()).toEqual([1, 2])
    table.does(1, stand)
    expect(table.table.game.view(table.state, 2).votes).toEqual([null, 'given', null])
    table.does(2, decline)
    expect(table.entries('candidates')[0]?.seats).toEqual([0, 1])
  })

  test('[ME-MTG-43] [ME-GEN-19] [moe-sc-101] A player without any company votes with his shares', () => {
    const table = given(
      { at: 'elections' },
      {
        players: {
          0: { packets: { [RS]: [9] } },
          1: { packets: { [RS]: [8], [BE]: [10] } },
          2: { packets: { [RS]: [2] } },
        },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 }, [YS]: { manager: 1 } },
      },
    )
      .does(1, stand)
      .does(2, decline)
      .does(0, elect(0))
      .does(1, elect(1))
      .does(2, elect(1))
    expect(table.entries('election-vote')[0]?.ballots).toEqual([
      { seat: 0, votes: 9, candidate: 0 },
      { seat: 1, votes: 8, candidate: 1 },
      { seat: 2, votes: 2, candidate: 1 },
    ])
    expect(table.state.elected[RS]).toBe(1)
  })

  test('[ME-MTG-43] [moe-sc-122] Votes go to candidates only; who has no votes does not vote', () => {
    given({ at: 'elections' }, owned([6], [5], [4]))
      .does(1, stand)
      .does(2, decline)
      .refuses(1, elect(2), 'ME-MTG-43', { why: 'no-candidate' })
    given({ at: 'elections' }, owned([6], [5], []))
      .does(1, stand)
      .does(2, decline)
      .refuses(2, elect(1), 'ME-MTG-43', { why: 'no-votes' })
  })

  test('[ME-MTG-44] [moe-ex-013] 12 to 12 with equal holdings: the largest single packet decides', () => {
    const table = given(
      { at: 'elections' },
      {
        players: { 0: { packets: { [RS]: [10, 2] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1, packets: { [RS]: [9, 3] } } },
      },
    )
      .does(1, stand)
      .does(0, elect(0))
      .does(1, elect(1))
    expect(table.entries('election-vote')[0]).toMatchObject({
      ballots: [{ votes: 12 }, { votes: 12 }],
      decider: 0,
    })
    expect(table.state.elected[RS]).toBe(0)
  })

  test('[ME-MTG-43] [ME-MTG-44] [moe-ex-014] 26 to 26: a company with 13 shares decides', () => {
    const table = given(
      { at: 'elections' },
      {
        players: {
          0: { packets: { [RS]: [10, 2] } },
          1: { packets: { [RS]: [7], [GG]: [10] } },
          2: { packets: { [RS]: [1], [YS]: [10] } },
          3: { packets: { [RS]: [6], [BE]: [10] } },
        },
        companies: {
          [RS]: { manager: 0 },
          [BE]: { manager: 3, packets: { [RS]: [4] } },
          [YS]: { manager: 0, packets: { [RS]: [8, 5] } },
          [GG]: { manager: 1, packets: { [RS]: [9] } },
        },
      },
    )
      .does(1, stand)
      .does(2, decline)
      .does(3, decline)
      .does(0, elect(0))
      .does(1, elect(1))
      .does(2, elect(0))
      .does(3, elect(1))
    expect(table.entries('election-vote')[0]).toMatchObject({
      ballots: [{ votes: 25 }, { votes: 16 }, { votes: 1 }, { votes: 10 }],
      decider: YS,
    })
    expect(table.state.elected[RS]).toBe(0)
    expect(table.packets(RS, 'bank')).toEqual([3])
  })

  test('[ME-MTG-44] [moe-sc-071] Three tied: the vote of the deciding holder counts, not himself', () => {
    const table = given(
      { at: 'elections' },
      {
        players: {
          0: { packets: { [RS]: [10] } },
          1: { packets: { [RS]: [9, 1] } },
          2: { packets: { [RS]: [8] } },
          3: { packets: { [BE]: [10] } },
        },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 3, packets: { [RS]: [2] } } },
      },
    )
      .does(2, stand)
      .does(3, stand)
      .does(0, elect(3))
      .does(1, elect(1))
      .does(2, elect(2))
      .does(3, elect(2))
    expect(table.entries('candidates')[0]?.seats).toEqual([0, 1, 2, 3])
    expect(table.entries('election-vote')[0]?.decider).toBe(0)
    expect(table.state.elected[RS]).toBe(3)
  })

  test('[ME-MTG-44] [moe-sc-073] 12 to 12 beside a third with 11', () => {
    const table = given(
      { at: 'elections' },
      {
        players: {
          0: { packets: { [RS]: [9, 3] } },
          1: { packets: { [RS]: [8, 4] } },
          3: { packets: { [BE]: [10] } },
        },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 3, packets: { [RS]: [10, 1] } } },
      },
    )
      .does(2, decline)
      .does(3, stand)
      .does(0, elect(0))
      .does(1, elect(1))
      .does(3, elect(3))
    expect(table.entries('election-vote')[0]?.decider).toBe(0)
    expect(table.state.elected[RS]).toBe(0)
  })

  test('[ME-MTG-45] [moe-sc-072] Whoever decides and voted outside the tie now chooses between the tied', () => {
    const table = given(
      { at: 'elections' },
      {
        players: {
          0: { packets: { [RS]: [9] } },
          1: { packets: { [RS]: [8] } },
          3: { packets: { [RS]: [10, 1] } },
        },
        companies: {
          [RS]: { manager: 0 },
          [BE]: { manager: 0, packets: { [RS]: [3] } },
          [GG]: { manager: 1, packets: { [RS]: [4] } },
        },
      },
    )
      .does(0, stand)
      .does(1, stand)
      .does(2, decline)
      .does(0, elect(0))
      .does(1, elect(1))
      .does(3, elect(3))
    expect(table.asked()).toEqual([3])
    table.refuses(3, breakTie(3), 'ME-MTG-45').does(3, breakTie(1))
    expect(table.state.elected[RS]).toBe(1)
  })

  test('[ME-MTG-46] [moe-sc-074] The new manager takes office after the meeting', () => {
    const table = given(
      { at: 'elections' },
      {
        order: [RS, BE],
        players: { 0: { packets: { [RS]: [4] } }, 1: { cash: 10, packets: { [RS]: [10], [BE]: [10] } } },
        companies: { [RS]: { manager: 0, points: 9 }, [BE]: { manager: 1 } },
      },
    )
      .does(0, stand)
      .does(0, elect(0))
      .does(1, elect(1))
      .passesTo('player-deal', 1)
      .does(1, buy(RS, 5))
    expect([table.player(0).cash, table.player(1).cash]).toEqual([2, 0])
    expect(table.manager(RS)).toBe(0)
    table.passesTo('support')
    expect(table.manager(RS)).toBe(1)
    expect([table.player(0).relations, table.player(1).relations]).toEqual([1, 1])
  })

  test('[ME-MTG-47] The shadow company holds no election', () => {
    const table = given({ at: 'elections' }, { shadow: { company: GG }, ...owned([10], []) })
    while (table.step() !== 'player-deal') table.passes()
    expect(table.entries('elected').map(({ company }) => company)).not.toContain(GG)
    expect(table.entries('elected')).toHaveLength(2)
  })
})
