/**
 * The game of the comparison: four seats make and sell goods with twelve companies. Its rules are plain functions on
 * a plain board, used by both engines, so that only the engines differ. About 15 KB of JSON, about 20 legal moves.
 */
export const SEATS = 4
export const COMPANIES = 12
export const MOVES_PER_GAME = 200

const MAX_GOODS = 8
/** What the seat pays or gets of the price; money goes round, so that a game of any length stays lively. */
const SHARE = 5
const GOODS = ['beef', 'shoes', 'dairy', 'bikes', 'soap']

export function newBoard() {
  return {
    active: 0,
    bank: 10_000,
    players: Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      cash: 400,
      shares: Array.from({ length: COMPANIES }, (_, company) => (company + seat) % 4),
      partners: Array.from({ length: 5 }, (_, partner) => ({ id: `p${seat}-${partner}`, used: false })),
    })),
    companies: Array.from({ length: COMPANIES }, (_, company) => ({
      id: `company-${company}`,
      good: GOODS[company % GOODS.length],
      goods: 3 + (company % 3),
      price: 20 + company,
      treasury: 500,
      income: 0,
      factories: Array.from({ length: 3 }, (_, factory) => ({
        id: `factory-${company}-${factory}`,
        workers: [true, true, false, false],
        managers: 0,
        automated: false,
        needs: { livestock: factory, wood: 1, steel: company % 2, coal: 1 },
        output: 1 + factory,
      })),
      assets: Array.from({ length: 2 }, (_, asset) => ({
        id: `asset-${company}-${asset}`,
        cost: 40,
        exhausted: false,
      })),
    })),
    market: Array.from({ length: 95 }, (_, tile) => ({
      id: `demand-${tile}`,
      good: GOODS[tile % GOODS.length],
      spaces: [null, null, null],
      pays: 30 + tile,
    })),
  }
}

/** The moves that an engine asks about, by type. */
export const CANDIDATES = { make: everyCompany('make'), sell: everyCompany('sell') }
export const EVERY_MOVE = [...CANDIDATES.make, ...CANDIDATES.sell]

function everyCompany(type) {
  return Array.from({ length: COMPANIES }, (_, company) => ({ type, company }))
}

export const rules = {
  make: {
    refuse(board, seat, company) {
      const { goods, treasury, price } = board.companies[company]
      if (goods >= MAX_GOODS) return 'no room'
      if (treasury < price - SHARE) return 'the company cannot pay'
      return board.players[seat].cash < SHARE ? 'you cannot pay' : null
    },
    apply(board, seat, company) {
      const made = board.companies[company]
      const factory = made.factories[made.goods % made.factories.length]
      made.goods += 1
      made.treasury -= made.price - SHARE
      factory.managers = (factory.managers + 1) % 3
      board.players[seat].cash -= SHARE
      board.bank += made.price
    },
  },
  sell: {
    refuse(board, _seat, company) {
      const { goods, price } = board.companies[company]
      if (goods < 2) return 'no goods'
      return board.bank < price ? 'the bank cannot pay' : null
    },
    apply(board, seat, company) {
      const sold = board.companies[company]
      const tile = board.market[(company * 3 + sold.goods) % board.market.length]
      sold.goods -= 1
      sold.treasury += sold.price - SHARE
      sold.income += sold.price
      tile.spaces[sold.goods % 3] = seat
      board.players[seat].cash += SHARE
      board.bank -= sold.price
      sold.price = sold.price > 30 ? 20 : sold.price + 1
    },
  },
}

export function nextSeat(board) {
  board.active = (board.active + 1) % SEATS
}
