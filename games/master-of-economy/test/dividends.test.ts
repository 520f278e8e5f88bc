import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { motion, no, noMotion, yes } from './moves.ts'
import type { Position } from './position.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'
const YS = 'yellow-submarines'

describe('Dividends', () => {
  const loaned = (cash: number): Position => ({
    players: { 0: { packets: { [RS]: [1, 10] } }, 1: { packets: { [RS]: [2], [BE]: [10] } } },
    companies: { [RS]: { manager: 0, cash, loans: 2 }, [BE]: { manager: 1, packets: { [RS]: [5] } } },
  })

  test('[ME-MTG-07] [moe-ex-009] 18 shares and 2 loans need 30 euro$', () => {
    const table = given({ at: 'dividends' }, loaned(25))
    expect(table.entries('no-dividend')[0]).toEqual({ type: 'no-dividend', company: RS, cash: 25, needed: 30 })
    expect(table.step()).not.toBe('dividend-vote')
    expect(table.company(RS).cash).toBe(25)
  })

  test('[ME-MTG-07] [ME-MTG-13] [ME-LON-07] [moe-ex-010] With 30 it pays 1 per share and keeps 6 per loan', () => {
    const table = given({ at: 'dividends' }, loaned(30)).does(0, yes).does(1, no)
    expect(table.entries('dividend-vote')).toEqual([
      {
        type: 'dividend-vote',
        company: RS,
        amount: 1,
        yes: [{ seat: 0, votes: 11 }],
        no: [{ seat: 1, votes: 7 }],
        byManager: false,
        passed: true,
      },
    ])
    expect([table.company(RS).cash, table.company(BE).cash]).toEqual([12, 5])
    expect([table.player(0).cash, table.player(1).cash]).toEqual([11, 2])
  })

  test('[ME-MTG-07] [moe-sc-061] A dividend received makes the next company able to pay', () => {
    const table = given(
      { at: 'dividends' },
      {
        order: [RS, BE],
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0, cash: 19 }, [BE]: { manager: 1, cash: 3, packets: { [RS]: [9] } } },
      },
    )
      .does(0, yes)
      .does(1, yes)
      .does(1, yes)
    expect([table.company(RS).cash, table.company(BE).cash]).toEqual([0, 2])
    expect([table.player(0).cash, table.player(1).cash]).toEqual([10, 10])
  })

  test('[ME-MTG-08] [ME-MTG-09] [moe-sc-060] 35 euro$, one loan and 10 shares allow 2 per share', () => {
    given(
      { at: 'dividends' },
      { players: { 0: { packets: { [RS]: [10] } } }, companies: { [RS]: { manager: 0, cash: 35, loans: 1 } } },
    )
      .refuses(0, motion(3), 'ME-MTG-09', { most: 2 })
      .does(0, motion(2))
  })

  test('[ME-MTG-09] [moe-sc-100] Motions clockwise from the manager, only by players with votes', () => {
    const table = given(
      { at: 'dividends' },
      {
        players: {
          0: { packets: { [RS]: [10] } },
          1: { packets: { [BE]: [10] } },
          2: { packets: { [RS]: [4] } },
          3: { packets: { [YS]: [10] } },
        },
        companies: {
          [RS]: { manager: 2, cash: 56, loans: 1 },
          [BE]: { manager: 1 },
          [YS]: { manager: 3, packets: { [RS]: [2] } },
        },
      },
    )
    expect(table.moves(2, 'name-motion')).toEqual([motion(2), motion(3)])
    const sequence: number[] = []
    while (table.step() === 'motions') {
      const [seat = -1] = table.asked()
      sequence.push(seat)
      table.refuses(1, noMotion, 'ME-MTG-11').does(seat, noMotion)
    }
    expect(sequence).toEqual([2, 3, 0])
    expect(table.table.current).toMatchObject({ step: 'dividend-vote', params: { amount: 1 } })
  })

  test('[ME-MTG-09] [ME-MTG-10] [moe-sc-057] From the highest motion down, equal ones once; the first that passes is paid', () => {
    const table = given(
      { at: 'dividends' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [RS]: [6] } }, 2: { packets: { [RS]: [5] } } },
        companies: { [RS]: { manager: 0, cash: 65 } },
      },
    )
      .does(0, motion(2))
      .does(1, motion(3))
      .does(2, motion(2))
    expect(table.table.current?.params).toMatchObject({ amount: 3, lower: [2, 1] })
    table.does(0, no).does(1, yes).does(2, no)
    table.does(0, no).does(1, yes).does(2, yes)
    const counted = table.entries('dividend-vote').map(({ amount, passed }) => [amount, passed])
    expect(counted).toEqual([
      [3, false],
      [2, true],
    ])
    expect(table.company(RS).cash).toBe(23)
    expect(table.state.players.map(({ cash }) => cash)).toEqual([20, 12, 10])
  })

  test('[ME-MTG-10] If no motion passes there is no dividend', () => {
    const table = given(
      { at: 'dividends' },
      { players: { 0: { packets: { [RS]: [10] } } }, companies: { [RS]: { manager: 0, cash: 25 } } },
    )
      .does(0, motion(2))
      .does(0, no)
      .does(0, no)
    expect(table.company(RS).cash).toBe(25)
    expect(table.entries('dividend')).toEqual([])
  })

  test('[ME-MTG-11] [moe-sc-119] Without a vote in the company nobody votes', () => {
    const table = given(
      { at: 'dividends' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0, cash: 15 }, [BE]: { manager: 1 } },
      },
    )
    expect(table.asked()).toEqual([0])
    table.refuses(1, no, 'ME-MTG-11')
  })

  test('[ME-MTG-11] Votes are given at the same time and stay hidden until the last', () => {
    const table = given({ at: 'dividends' }, loaned(30))
    expect(table.asked()).toEqual([0, 1])
    table.does(1, no)
    expect(table.asked()).toEqual([0])
    expect(table.table.game.view(table.state, 0).votes).toEqual([null, 'given'])
    expect(table.table.game.view(table.state, 1).votes).toEqual([null, false])
    table.does(0, no)
    expect(table.table.final).toBe(true)
  })

  test('[ME-MTG-12] [moe-sc-058] In a tie the manager’s vote decides', () => {
    const table = given(
      { at: 'dividends' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [RS]: [6, 4] } } },
        companies: { [RS]: { manager: 0, cash: 20 } },
      },
    )
      .does(0, no)
      .does(1, yes)
    expect(table.entries('dividend-vote')[0]).toMatchObject({ byManager: true, passed: false })
    expect(table.company(RS).cash).toBe(20)
  })

  test('[ME-MTG-12] [moe-sc-059] Even a manager without shares', () => {
    const table = given(
      { at: 'dividends' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [RS]: [7, 3] } } },
        companies: { [RS]: { manager: 2, cash: 25 } },
      },
    )
      .does(0, no)
      .does(1, yes)
      .does(2, yes)
    expect(table.company(RS).cash).toBe(5)
    expect(table.state.players.map(({ cash }) => cash)).toEqual([10, 10, 0])
  })
})
