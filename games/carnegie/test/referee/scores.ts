import { type Books, type Company, cells, limit, type Owner, read, SITES, SPOTS, standing } from './books.ts'
import { AREAS, type Area, CARD_POINTS, GIFT, KINDS, type Kind, LINES, LINKED, ROOMS, TOWNS, TRACK } from './tables.ts'

/** Final scoring by the rulebook, and Andrew's. */

interface Town {
  area: Area
  small: boolean
  points: number
  links: number
}

function town(id: string): Town {
  const [area, size, points, links] = (TOWNS[id] ?? '').split(' ')
  return { area: area as Area, small: size === 'small', points: Number(points), links: Number(links) }
}

function townsOf(books: Books, owner: Owner): string[] {
  return SITES.filter(({ id }) => books.discs.get(id) === owner).map((site) => site.town)
}

const LEVELS = ['w', 's', 'r'] as const

function level(company: Company, area: Area): number {
  return LEVELS.indexOf(TRACK[area].levels[company.track[area] - 1] as 'w')
}

/** The best group of cities that hang together and hold at least two major ones. */
function network(books: Books, seat: number): number {
  const left = new Set(townsOf(books, seat))
  let best = 0
  while (left.size > 0) {
    const group = [[...left][0] as string]
    left.delete(group[0] as string)
    for (const here of group) {
      for (const line of LINES) {
        const ends = line.split(' ')
        const other = ends[0] === here ? ends[1] : ends[1] === here ? ends[0] : undefined
        if (other && left.delete(other)) group.push(other)
      }
    }
    const major = group.map(town).filter(({ links }) => links > 0)
    if (major.length < 2) continue
    const points = major.reduce((sum, { links }) => sum + links, 0)
    const lowest = Math.min(...major.map(({ area }) => level(books.of(seat), area)))
    best = Math.max(best, LINKED[points]?.[lowest] ?? 0)
  }
  return best
}

/** A donation with this seat's data, without limit; `counting` further donations besides the own. */
function giftPoints(books: Books, seat: number, gift: string, counting = 0): number {
  const company = books.of(seat)
  const [points, what, of] = (GIFT[gift] ?? '').split(' ')
  const rooms = SPOTS.map((spot) => company.rooms[spot]?.what ?? '').filter((name) => name in ROOMS)
  const towns = townsOf(books, seat)
  const counted: Record<string, () => number> = {
    fixed: () => 1,
    pay: () => company.paid[gift] ?? 0,
    rooms: () => rooms.filter((name) => of === 'all' || ROOMS[name]?.row === of).length,
    kinds: () => (of ?? '').split('+').reduce((sum, kind) => sum + company.built[kind as Kind], 0),
    railroads: () => AREAS.filter((area) => level(company, area) === 2).length,
    gifts: () => company.gifts.length + counting,
    standing: () => standing(company),
    area: () => towns.filter((id) => town(id).area === of).length,
    towns: () => towns.filter((id) => town(id).small).length,
  }
  return Number(points) * (counted[what ?? '']?.() ?? 0)
}

export interface Tally {
  direct: number
  jokers: number
  active: number
  departments: number
  tabs: Record<string, number>
  network: number
  cities: number
  donations: Record<string, number>
  total: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export function tally(books: Books, seat: number): Tally {
  const company = books.of(seat)
  const tabs = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Math.max(0, ...cells(company, kind).map(([, what, value]) => (what === 'end' ? Number(value) : 0))),
    ]),
  )
  const built = SPOTS.filter((spot) => {
    const what = company.rooms[spot]?.what
    return what && what in ROOMS && !what.startsWith('start-')
  })
  const donations = Object.fromEntries(
    company.gifts.map((gift) => [gift, Math.min(limit(company), giftPoints(books, seat, gift))]),
  )
  const parts = {
    direct: company.vp,
    jokers: 3 * company.jokers,
    active: standing(company),
    departments: sum(built.map((spot) => (spot.startsWith('r1') ? 3 : 2))),
    network: network(books, seat),
    cities: sum(townsOf(books, seat).map((id) => town(id).points)),
  }
  const total = sum(Object.values(parts)) + sum(Object.values(tabs)) + sum(Object.values(donations))
  return { ...parts, tabs, donations, total }
}

interface RivalTally {
  cards: number
  departments: number
  transport: number
  cities: number
  donations: number
  total: number
}

export function rivalTally(books: Books): RivalTally | null {
  const { rival } = books
  if (!rival) return null
  const human = books.of(0)
  const cap = limit(human)
  const unpaid = rival.gifts.filter((gift) => !GIFT[gift]?.includes(' pay '))
  const points = unpaid.map((gift) => Math.min(cap, giftPoints(books, 0, gift, 1)))
  const parts = {
    cards: sum(rival.filed.map(({ position }) => CARD_POINTS[position] ?? 0)),
    departments: 2 * rival.tiles.length,
    transport: 6 * AREAS.filter((area) => rival.track[area] === 5).length,
    cities: sum(townsOf(books, 'andrew').map((id) => town(id).points)),
    donations: sum(points) + mostFromLeftovers(human, cap, rival.gifts),
  }
  return { ...parts, total: sum(Object.values(parts)) }
}

/** The most that Andrew's welfare donations can score with what the human has left: every way to spend it is tried. */
function mostFromLeftovers({ money, goods }: Company, cap: number, gifts: readonly string[]): number {
  const payable = gifts.filter((gift) => GIFT[gift]?.includes(' pay '))
  const spend = (i: number, purse: number, stock: number): number => {
    const gift = payable[i]
    if (!gift) return 0
    const [points, , ...unit] = (GIFT[gift] ?? '').split(' ')
    const cost = read(unit.join(' '))
    let best = 0
    for (let units = 0; units * cost.money <= purse && units * cost.goods <= stock && units <= cap; units++) {
      const rest = spend(i + 1, purse - units * cost.money, stock - units * cost.goods)
      best = Math.max(best, Math.min(cap, units * Number(points)) + rest)
    }
    return best
  }
  return spend(0, money, goods)
}
