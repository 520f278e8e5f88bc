import type { Move, Seat } from '@boardroom/kernel'
import type { Entry } from '../../entries.ts'
import { type Answer, type Books, Disagreement, type Flow, type Owner, type Stall } from './books.ts'
import { hoodPrize, type Kind, numberIn, type Plan, planOf, sitePrize, two } from './figures.ts'
import { payment } from './paying.ts'
import { FIELD_SITES, PRESTIGE, PURPLE } from './tables.ts'
import { heightAround, isHouse, tileMoves } from './tile-moves.ts'
import { spendTile, tilesOf } from './tiles.ts'

type Told = Parameters<Books['told']>[0]

/** Phase 4 for one slot: payment, building, card. */
export function* execute(books: Books, stall: Stall): Flow {
  const { project, card, winner } = stall
  if (winner === null || !project || !card) return
  const plan = planOf(project)
  if (winner === 'third') {
    thirdBuilds(books, stall, plan)
    books.box.push(card)
    books.told({ type: 'card', owner: 'third', card, out: null } as Told)
    return
  }
  yield* payment(books, winner, project, plan.cost, spendTile)
  firstRewards(books, winner, project, plan)
  if (plan.kind === 'raise') yield* raise(books, winner, stall)
  else yield* move(books, winner, stall)
  takeCard(books, winner, card)
}

function firstRewards(books: Books, seat: Seat, project: string, plan: Plan): void {
  const firm = books.firm(seat)
  const [symbol = ''] = plan.symbols
  if (plan.final) {
    firm.finals.push(project)
    books.told({ type: 'final', seat, final: project } as Told)
  } else {
    firm.symbols[symbol] = (firm.symbols[symbol] ?? 0) + 1
    books.told({ type: 'symbol', seat, symbol } as Told)
  }
  for (const prize of plan.prizes) books.award(seat, prize, 'project')
}

/** A question of one's own project: tiles may come first. */
function* choose(books: Books, seat: Seat, choices: () => Move[], tries: () => Move[]): Flow<Answer['move']> {
  for (;;) {
    const answer = yield { asks: [seat], answers: () => [...choices(), ...tileMoves(books, seat)], tries }
    if (!answer) throw new Disagreement('a choice was made without asking')
    if (answer.move.type !== 'use-tile') return answer.move
    yield* spendTile(books, seat, answer.move['tile'] as string)
  }
}

/** The markers of the winner become storeys. */
function storeysFrom(stall: Stall, owner: Owner): number {
  const storeys = stall.markers.filter((marker) => marker === owner).length
  stall.markers = stall.markers.map((marker) => (marker === owner ? null : marker))
  return storeys
}

const ALL_SITES = Array.from({ length: 40 }, (_, i) => i + 1)

function emptySites(books: Books): number[] {
  return ALL_SITES.filter((site) => !books.sites.has(site))
}

function* raise(books: Books, seat: Seat, stall: Stall): Flow {
  const onto = (site: number): Move => ({ type: 'raise', site: `site-${two(site)}` }) as Move
  const move = yield* choose(
    books,
    seat,
    () => emptySites(books).map(onto),
    () => ALL_SITES.map(onto),
  )
  const site = numberIn(move['site'] as string)
  const storeys = storeysFrom(stall, seat)
  build(books, seat, stall.project ?? '', site, storeys)
  arrive(books, seat, site)
  books.step(seat, books.banners[(site - 1) % 8] as Kind)
  books.lift(seat, storeys)
  books.told({ type: 'storeys', seat, prestige: storeys })
  yield* enclose(books, seat, site)
}

function build(books: Books, owner: Owner, project: string, site: number, storeys: number): void {
  books.sites.set(site, { project, owner, storeys })
  books.told({ type: 'raised', owner, project, site: `site-${two(site)}`, storeys } as Told)
}

function arrive(books: Books, seat: Seat, site: number): void {
  const prize = sitePrize(site)
  if (prize) books.award(seat, prize, 'site')
}

function* move(books: Books, seat: Seat, stall: Stall): Flow {
  const free = (): number[] => books.outskirts.flatMap((there, i) => (isHouse(there) ? [] : [i + 1]))
  const onto = (site: number): Move => ({ type: 'move', site: `outskirts-site-${site}` }) as Move
  const where = yield* choose(
    books,
    seat,
    () => free().map(onto),
    () => books.outskirts.map((_, i) => onto(i + 1)),
  )
  const storeys = storeysFrom(stall, seat)
  const tile = settleOutside(books, seat, stall.project ?? '', numberIn(where['site'] as string), storeys)
  books.firm(seat).tiles.push(tile)
  books.lift(seat, storeys)
  books.told({ type: 'storeys', seat, prestige: storeys })
  const which = yield* choose(
    books,
    seat,
    () => books.display.flatMap((building) => (building ? [{ type: 'choose-prestige', building } as Move] : [])),
    () => Object.keys(PRESTIGE).map((building) => ({ type: 'choose-prestige', building }) as Move),
  )
  const there = yield* choose(
    books,
    seat,
    () => turnedOn(monumentSites(books)),
    () => turnedOn(ALL_SITES),
  )
  const site = numberIn(there['site'] as string)
  erect(books, seat, which['building'] as string, site, there['rotation'] as number)
  arrive(books, seat, site)
  books.step(seat, books.banners[8] as Kind)
  books.step(seat, books.banners[(site - 1) % 8] as Kind)
  refill(books)
  yield* enclose(books, seat, site)
}

/** The building takes the place of the tile. */
function settleOutside(books: Books, owner: Owner, project: string, site: number, storeys: number): string {
  const tile = books.outskirts[site - 1]
  if (typeof tile !== 'string') throw new Disagreement(`outskirts site ${site} has no tile`)
  books.outskirts[site - 1] = { project, owner, storeys }
  books.told({ type: 'moved', owner, project, site: `outskirts-site-${site}`, storeys, tile } as Told)
  return tile
}

/** Purple sites first. */
function monumentSites(books: Books): number[] {
  const empty = emptySites(books)
  const purple = empty.filter((site) => PURPLE.includes(site))
  return purple.length > 0 ? purple : empty
}

function turnedOn(sites: readonly number[]): Move[] {
  return sites.flatMap((site) =>
    [0, 90, 180, 270].map((rotation) => ({ type: 'place-prestige', site: `site-${two(site)}`, rotation }) as Move),
  )
}

function erect(books: Books, owner: Owner, building: string, site: number, rotation: number): void {
  books.display[books.display.indexOf(building)] = null
  books.sites.set(site, { prestige: building, rotation })
  books.told({ type: 'prestige-raised', owner, building, site: `site-${two(site)}`, rotation } as Told)
}

/** What comes up only the log knows; it cannot have been seen before. */
function refill(books: Books): void {
  if (books.hidden === 0) return
  const { building } = books.heard('prestige-revealed')
  const seen = [...books.display, ...[...books.sites.values()].map((there) => (isHouse(there) ? null : there.prestige))]
  if (seen.includes(building) || !(building in PRESTIGE)) throw new Disagreement(`${building} comes up again`)
  books.display[books.display.indexOf(null)] = building
  books.hidden--
}

/** Fields next to the site that are now closed on all four sides. */
function enclosed(books: Books, site: number): number[] {
  return FIELD_SITES.flatMap((sites, i) => {
    const closed = sites.includes(site) && sites.every((corner) => books.sites.has(corner))
    return closed && books.hoods[i] ? [i + 1] : []
  })
}

/** Tiles that could win a field come first; whoever built chooses the order. */
function* enclose(books: Books, seat: Seat, site: number): Flow {
  let fields = enclosed(books, site)
  while (fields.length > 0) {
    yield* tilesOf(books, seat, () => fields.some((field) => isWithinReach(books, seat, field)))
    let [field = 0] = fields
    if (fields.length > 1) {
      const left = fields
      const answer = yield {
        asks: [seat],
        answers: () => left.map((each) => ({ type: 'choose-field', field: `field-${two(each)}` }) as Move),
      }
      if (!answer) throw new Disagreement('a field was chosen without asking')
      field = numberIn(answer.move['field'] as string)
    }
    awardField(books, field)
    fields = fields.filter((other) => other !== field)
  }
}

function winnerOf(books: Books, field: number): Seat | null {
  const heights = books.ranking().map((seat) => ({ seat, height: heightAround(books, field, seat) }))
  const most = Math.max(...heights.map(({ height }) => height))
  if (most === 0 || heightAround(books, field, 'third') >= most) return null
  return heights.find(({ height }) => height === most)?.seat ?? null
}

/** With a storey from tile 7, or prestige of tiles 3, 7 and 10 that breaks a tie, the field would change hands. */
function isWithinReach(books: Books, seat: Seat, field: number): boolean {
  const { tiles } = books.firm(seat)
  const has = (number: number): boolean => tiles.includes(`outskirts-tile-${two(number)}`)
  const height = heightAround(books, field, seat) + (has(7) ? 1 : 0)
  if (heightAround(books, field, seat) === 0 || winnerOf(books, field) === seat) return false
  if (heightAround(books, field, 'third') >= height) return false
  const gain = (has(3) ? 3 : 0) + (has(7) ? 1 : 0) + (has(10) ? 2 : 0)
  const order = books.ranking()
  return order.every((rival) => {
    const theirs = heightAround(books, field, rival)
    if (rival === seat || theirs < height) return true
    const ahead = order.indexOf(seat) < order.indexOf(rival)
    return theirs === height && (ahead || (gain > 0 && books.prestige(seat) + gain >= books.prestige(rival)))
  })
}

function awardField(books: Books, field: number): void {
  const tile = books.hoods[field - 1]
  if (!tile) throw new Disagreement(`no tile lies on field ${field}`)
  const winner = winnerOf(books, field)
  const consoled = books.ranking().filter((seat) => seat !== winner && heightAround(books, field, seat) > 0)
  books.hoods[field - 1] = null
  books.told({ type: 'neighbourhood', field: `field-${two(field)}`, tile, winner, consoled } as Entry)
  if (winner === null) books.box.push(tile)
  else {
    books.firm(winner).hoods.push(tile)
    books.award(winner, hoodPrize(tile), 'neighbourhood')
  }
  books.liftAll(books.firms.map((_, seat) => (consoled.includes(seat) ? 1 : 0)))
}

/** The card goes leftmost; what has no space is pushed out on the right. */
function takeCard(books: Books, seat: Seat, card: string): void {
  const firm = books.firm(seat)
  firm.hand = [{ card, round: books.round }, ...firm.hand]
  const out = firm.hand[4 + firm.annexes]?.card ?? null
  firm.hand = firm.hand.slice(0, 4 + firm.annexes)
  if (out) firm.pile.push(out)
  books.told({ type: 'card', owner: seat, card, out } as Told)
}

/** Nobody pays, gains or chooses: always the lowest number. */
function thirdBuilds(books: Books, stall: Stall, plan: Plan): void {
  const project = stall.project ?? ''
  const storeys = storeysFrom(stall, 'third')
  let [site = 0] = emptySites(books)
  if (plan.kind === 'raise') build(books, 'third', project, site, storeys)
  else {
    const [lowest = ''] = books.outskirts.filter((there) => typeof there === 'string').sort()
    settleOutside(books, 'third', project, books.outskirts.indexOf(lowest) + 1, storeys)
    books.box.push(lowest)
    ;[site = 0] = monumentSites(books)
    const [building = ''] = books.display.filter((each) => each !== null).sort()
    erect(books, 'third', building, site, 0)
    refill(books)
  }
  for (const field of enclosed(books, site)) awardField(books, field)
}
