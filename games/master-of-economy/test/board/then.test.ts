import { entriesFor, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../../board/then.ts'
import type { Entry } from '../../entries.ts'
import { given } from '../given.ts'
import { endBids, offers, wants } from '../moves.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'

/** Two companies bid; the last confirmation resolves the market, and the film of it begins. */
function traded() {
  const table = given(
    { at: 'trade' },
    {
      order: [RS, BE],
      companies: {
        [RS]: { manager: 0, cash: 2, points: 4, goods: { coal: 2 } },
        [BE]: { manager: 1, cash: 9, goods: { steel: 1 } },
      },
    },
  ).does(0, offers('coal', 5), offers('coal', 8), offers('iron-ore', 3), endBids)
  table.does(1, wants('coal'), wants('electricity'), offers('steel', 4))
  const before = viewOf(table.table, 1).board
  table.does(1, endBids)
  const { board } = viewOf(table.table, 1)
  const log = entriesFor(table.table.entries, 1)
  const when = (is: (entry: Entry) => boolean) =>
    momentOf(board, log, log.findLast(({ entry }) => is(entry))?.entry ?? null)
  return { before, board, when }
}

describe('While the film shows a trade', () => {
  const { before, board, when } = traded()

  test('the harbour is as it was when the bids were confirmed, and then what has been told', () => {
    const then = when(({ type }) => type === 'bids').board
    expect(then.market).toEqual(before.market)
    expect(then.companies).toEqual(before.companies)
    expect(then.shares).toEqual(before.shares)
    expect(then.phase).toBe('trade-1')
  })

  test('money, goods, points and demand change with what is told', () => {
    const sold = when(({ type }) => type === 'local').board
    expect([sold.companies[RS]?.cash, sold.companies[BE]?.cash, sold.companies[BE]?.goods.coal]).toEqual([3, 8, 1])
    expect([sold.shares[RS]?.points, sold.market.demand.coal]).toEqual([4, 11])

    const exported = when((entry) => entry.type === 'export' && entry.good === 'coal')
    expect(exported.board.companies[RS]?.cash).toBe(5)
    expect([exported.board.shares[RS]?.points, exported.board.market.demand.coal]).toEqual([5, 10])
    expect(exported.trade.map(({ type }) => type)).toEqual(['local', 'export'])

    const fined = when(({ type }) => type === 'fine').board
    expect(fined.companies[RS]?.cash).toBe(4)
  })

  test('a flag lies until what becomes of it has been shown', () => {
    const sold = when(({ type }) => type === 'local').board.market
    expect([sold.offers.coal[4], sold.buys.coal[BE]]).toEqual([RS, 1])
    const exported = when((entry) => entry.type === 'export' && entry.good === 'coal').board.market
    expect([exported.offers.coal[4], exported.offers.coal[7], exported.buys.coal[BE]]).toEqual([null, RS, 0])
    expect(exported.buys.electricity[BE]).toBe(1)
  })

  test('nothing is changed when the film is over', () => {
    expect(when(() => false).board).toBe(board)
    expect(board.companies[BE]?.goods).toMatchObject({ coal: 1, electricity: 1, steel: 0 })
  })
})
