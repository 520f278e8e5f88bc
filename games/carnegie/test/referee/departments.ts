import type { CarnegieMove } from '../../types.ts'
import {
  type Asking,
  ask,
  endTurn,
  go,
  number,
  type Offer,
  POSTURES,
  possible,
  step,
  steps,
  take,
  unexpected,
} from './asking.ts'
import { type Books, isManned, type Posture, read, SITES, SPOTS, spotWith, standing, TILE_NAMES } from './books.ts'
import { copyable, give } from './events.ts'
import { advance, develop, researchMoves } from './research.ts'
import { ACTION_ROWS, AREAS, type Area, GOODS_FOR, KINDS, type Kind, ROOMS, TOWNS, TRACK } from './tables.ts'

/** The third phase: departments of the chosen action, or of the joker's (chapters USE to JOK). */

const ONGOING = ['new-lobby', 'property', 'communications', 'telegraph']
const TRADES = {
  sales: { pay: 'goods', brings: '$6' },
  logistics: { pay: 'goods', brings: '$3 v1' },
  'supply-chain': { pay: 'money', brings: 'g1' },
} as const
const BUILDERS = { 'start-construction': 0, engineering: 0, outsourcing: 3 } as const

export function* departments(books: Books): Asking {
  books.phase = 'departments'
  const action = books.chosen?.action ?? 'hr'
  for (const seat of books.order()) {
    const { rooms } = books.of(seat)
    const staff = Object.values(rooms).some(
      ({ what, standing: n }) =>
        what !== null && ROOMS[what]?.row === action && !ONGOING.includes(what) && (what === 'start-hr' || n > 0),
    )
    if (!staff && !mayJoke(books, seat)) continue
    books.begin(seat, action)
    while (books.turn) yield* departmentMove(books, seat)
  }
}

function mayJoke(books: Books, seat: number): boolean {
  return books.of(seat).jokers > 0 && seat !== books.starter
}

/** Where a department is that can be used once more this turn. */
function ready(books: Books, seat: number, what: string): string | null {
  const spot = spotWith(books.of(seat), what)
  const { action, done, room } = books.now
  if (!spot || ROOMS[what]?.row !== action || ONGOING.includes(what) || done.includes(spot)) return null
  // The start HR department is used as a whole, once (CG-HR-01).
  const can = what === 'start-hr' ? room !== spot : number(books, seat, spot, 'unused') > 0
  return can ? spot : null
}

function* departmentMove(books: Books, seat: number): Asking {
  const { move } = yield* ask(books, [seat], () => [
    ...jokes(books, seat),
    ...uses(books, seat),
    ...trades(books, seat),
    ...steps(books, seat),
    ...sites(books, seat),
    ...projects(books, seat),
    ...researchMoves(books, seat),
    ...copies(books, seat),
    { type: 'end-turn' },
  ])
  switch (move.type) {
    case 'play-joker':
      books.of(seat).jokers--
      books.now.action = move.action
      return books.says('joker', { seat, action: move.action })
    case 'use':
      return yield* use(books, seat, move)
    case 'trade':
      return yield* trade(books, seat, move)
    case 'step':
      return step(books, seat, move)
    case 'build-department':
      return yield* build(books, seat, move)
    case 'build-project':
      return yield* realise(books, seat, move)
    case 'develop':
      return develop(books, seat, move.project)
    case 'advance':
      return yield* advance(books, seat, move.region)
    case 'copy-donation':
      work(books, seat, 'charity', move.mission)
      return give(books, seat, move.donation, true)
    case 'end-turn':
      return endTurn(books, 'turn')
    default:
      unexpected(move)
  }
}

function jokes(books: Books, seat: number): Offer[] {
  if (!mayJoke(books, seat) || books.now.room !== null) return []
  return ACTION_ROWS.filter((action) => action !== books.chosen?.action).map((action) => ({
    type: 'play-joker',
    action,
  }))
}

/** Begins a department, which ends the one before, and lets one employee work there or leave. */
function work(books: Books, seat: number, what: string, mission: Area | null): void {
  const { now } = books
  const company = books.of(seat)
  const spot = spotWith(company, what) ?? ''
  const room = company.rooms[spot]
  if (!room) throw new Error(`${what} is not in the company`)
  if (now.room !== spot) {
    if (now.room) now.done.push(now.room)
    if (now.steps > 0) books.says('lapsed', { seat, at: 'department', steps: now.steps, research: 0 })
    now.steps = 0
    now.room = spot
  }
  if (mission) {
    room.standing--
    company.away[mission]++
  } else now.used[spot] = what === 'start-hr' ? room.standing : (now.used[spot] ?? 0) + 1
}

type Use = Extract<CarnegieMove, { type: 'use' }>

function uses(books: Books, seat: number): Offer[] {
  return Object.keys(ROOMS)
    .filter((what) => ready(books, seat, what))
    .flatMap((department) =>
      Object.entries(ROOMS[department]?.uses ?? {})
        .filter(([, brings]) => !brings.includes('e1') || books.of(seat).toHire > 0)
        .flatMap(([name, brings]) =>
          (brings.startsWith('M') ? AREAS : [null]).map((mission) => ({
            type: 'use',
            department,
            function: name,
            mission,
          })),
        ),
    )
}

function* use(books: Books, seat: number, { department, function: name, mission }: Use): Asking {
  const brings = ROOMS[department]?.uses[name] ?? ''
  const company = books.of(seat)
  const inHr = company.rooms['r4c1']?.standing ?? 0
  work(books, seat, department, mission)
  const printed = Number(/s(\d+)/.exec(brings)?.[1] ?? 0)
  const got = department === 'start-hr' ? printed * (1 + inHr) : printed
  books.now.steps += got
  // The permanent employee is active, whoever was just sent is not (CG-DEP-03).
  const gain = brings.includes('half') ? { ...read(''), vp: Math.ceil((standing(company) + 1) / 2) } : read(brings)
  books.says('used', { seat, department, function: name, mission, gain, steps: got })
  yield* take(books, seat, gain)
}

type Trade = Extract<CarnegieMove, { type: 'trade' }>

function trades(books: Books, seat: number): Offer[] {
  return (Object.keys(TRADES) as Trade['department'][])
    .filter((what) => ready(books, seat, what))
    .flatMap((department) =>
      [1, 2, 3]
        .filter((goods) => books.of(seat)[TRADES[department].pay] >= goods)
        .map((goods) => ({ type: 'trade' as const, department, goods })),
    )
}

function* trade(books: Books, seat: number, { department, goods }: Trade): Asking {
  work(books, seat, department, null)
  books.of(seat)[TRADES[department].pay] -= goods
  const gain = read(TRADES[department].brings, goods)
  books.says('traded', { seat, department, times: goods, gain })
  yield* take(books, seat, gain)
}

type Build = Extract<CarnegieMove, { type: 'build-department' }>

function sitePrice(books: Books, seat: number, tile: string, spot: string): number {
  const room = books.of(seat).rooms[spot]
  const manned = room ? room.standing + room.lying > 0 : false
  return (manned ? 1 : 2) + (tile === 'new-lobby' ? 2 : 0)
}

function sites(books: Books, seat: number): Offer[] {
  const company = books.of(seat)
  if (!ready(books, seat, 'start-planning')) return []
  const free = TILE_NAMES.filter((tile) => (books.display[tile] ?? 0) > 0 && !spotWith(company, tile))
  return (company.reserve ? [company.reserve] : free).flatMap((tile) =>
    SPOTS.filter((spot) => company.rooms[spot]?.what === null)
      .filter((spot) => sitePrice(books, seat, tile, spot) <= company.goods)
      .map((space) => ({ type: 'build-department', tile, space })),
  )
}

function* build(books: Books, seat: number, { tile, space }: Build): Asking {
  const company = books.of(seat)
  const room = company.rooms[space]
  if (!room) throw new Error(`there is no space ${space}`)
  const goods = sitePrice(books, seat, tile, space)
  work(books, seat, 'start-planning', null)
  company.goods -= goods
  if (company.reserve) company.reserve = null
  else books.display[tile] = (books.display[tile] ?? 0) - 1
  room.what = tile
  books.says('built', { seat, tile, space, goods })
  if (!isManned(company, 'property')) return
  const { move } = yield* ask(books, [seat], () => [
    { type: 'assign-nobody' },
    ...SPOTS.filter((from) => from !== space).flatMap((from) =>
      POSTURES.filter((posture) => number(books, seat, from, posture) > 0).map((employee) => ({
        type: 'assign',
        from,
        employee,
      })),
    ),
  ])
  if (move.type === 'assign-nobody') return
  if (move.type !== 'assign') unexpected(move)
  go(books, seat, move.from, space, move.employee as Posture)
  const from = { space: move.from, there: company.rooms[move.from]?.what ?? null }
  books.says('assigned', { seat, from, tile })
}

type Project = Extract<CarnegieMove, { type: 'build-project' }>

const SIGN: Readonly<Record<string, Kind>> = { h: 'housing', c: 'commerce', i: 'industry', p: 'infrastructure' }

function areaOf(town: string): Area {
  return (TOWNS[town] ?? '').split(' ')[0] as Area
}

function projects(books: Books, seat: number): Offer[] {
  const company = books.of(seat)
  return (Object.keys(BUILDERS) as Project['department'][])
    .filter((what) => ready(books, seat, what) && company.money >= BUILDERS[what])
    .flatMap((department) =>
      KINDS.filter((kind) => company.ready[kind] > 0 && company.goods >= GOODS_FOR[kind]).flatMap((project) =>
        SITES.filter(({ id, takes }) => !books.discs.has(id) && (takes === 'a' || SIGN[takes] === project)).map(
          ({ id, town }) => {
            const mission = department === 'outsourcing' ? null : areaOf(town)
            return { type: 'build-project', department, project, slot: id, mission }
          },
        ),
      ),
    )
}

function* realise(books: Books, seat: number, { department, project, slot, mission }: Project): Asking {
  const company = books.of(seat)
  const goods = GOODS_FOR[project]
  const money = BUILDERS[department]
  work(books, seat, department, mission)
  company.goods -= goods
  company.money -= money
  company.ready[project]--
  company.built[project]++
  books.discs.set(slot, seat)
  books.says('project', { seat, project, slot, mission, goods, money })
  const site = SITES.find(({ id }) => id === slot)
  const [area, , , , symbol] = (TOWNS[site?.town ?? ''] ?? '').split(' ')
  if (symbol !== '+') return
  const income = read(TRACK[area as Area].income[company.track[area as Area] - 1] ?? '')
  books.says('instant-income', { seat, city: site?.town, gain: possible(books, seat, income) })
  yield* take(books, seat, income)
}

function copies(books: Books, seat: number): Offer[] {
  if (!ready(books, seat, 'charity')) return []
  return copyable(books, seat).flatMap((donation) =>
    AREAS.map((mission) => ({ type: 'copy-donation', donation, mission })),
  )
}
