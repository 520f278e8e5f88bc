import { type Asking, type Offer, take } from './asking.ts'
import { type Books, isManned, read } from './books.ts'
import { AREAS, type Area, KINDS, type Kind, TAB, TRACK } from './tables.ts'

/** Research points are spent on tabs and tracks (chapters TAB and TRA). */

function tabCost(books: Books, seat: number, kind: Kind): number | null {
  const company = books.of(seat)
  const next = TAB[kind][company.side[kind]][company.slid[kind] + 1]
  return next ? Number(next.split(' ')[0]) : null
}

function trackCost(books: Books, seat: number, area: Area): number | null {
  const company = books.of(seat)
  const space = company.track[area]
  if (space === 5) return null
  const others = [...books.companies.map(({ track }) => track[area]), books.rival?.track[area] ?? 0]
  if (space === 4 && others.includes(5)) return null
  const printed = Number(TRACK[area].costs[space - 1])
  return isManned(company, 'telegraph') ? Math.max(1, printed - 1) : printed
}

export function researchMoves(books: Books, seat: number): Offer[] {
  const { research } = books.now
  const pays = (cost: number | null): boolean => cost !== null && cost <= research
  return [
    ...KINDS.filter((kind) => pays(tabCost(books, seat, kind))).map((project) => ({ type: 'develop', project })),
    ...AREAS.filter((area) => pays(trackCost(books, seat, area))).map((region) => ({ type: 'advance', region })),
  ]
}

export function develop(books: Books, seat: number, kind: Kind): void {
  const company = books.of(seat)
  const cost = tabCost(books, seat, kind) ?? 0
  books.now.research -= cost
  company.slid[kind]++
  const [, what] = (TAB[kind][company.side[kind]][company.slid[kind]] ?? '').split(' ')
  const disc = what === 'c' && company.discs > 0
  if (disc) {
    company.discs--
    company.ready[kind]++
  }
  const { reward } = books.hears('developed')
  if ((what === 'c') !== 'circle' in reward) throw new Error('the log tells another reward of the tab')
  books.says('developed', { seat, project: kind, cost, disc, reward })
}

export function* advance(books: Books, seat: number, area: Area): Asking {
  const company = books.of(seat)
  const cost = trackCost(books, seat, area) ?? 0
  books.now.research -= cost
  company.track[area]++
  books.says('advanced', { seat, region: area, space: company.track[area], cost })
  if (company.track[area] < 5) return
  const reward = read(TRACK[area].last)
  books.says('last-space', { seat, region: area, gain: reward })
  yield* take(books, seat, reward)
}
