import { rivalEvent, rivalFiles, rivalReveals, rivalWorks } from './andrew.ts'
import { type Asking, ask, endTurn, type Offer, step, steps, unexpected } from './asking.ts'
import { type Books, SITES, SPOTS, TILE_NAMES } from './books.ts'
import { departments } from './departments.ts'
import { events } from './events.ts'
import { payments } from './payments.ts'
import { ACTION_ROWS, CARD, JOKER_PLACES, type KINDS, ROOMS, type Row } from './tables.ts'

/** A whole game, from choosing the sides of the tabs to the last payment. */
export function* game(books: Books, startPlayer: number | 'random'): Asking {
  yield* sides(books)
  first(books, startPlayer)
  neutralDiscs(books)
  const backwards = books.order().reverse()
  for (const seat of backwards) yield* firstHousing(books, seat)
  for (const seat of backwards) yield* reserve(books, seat)
  for (const seat of books.order()) yield* sixSteps(books, seat)
  yield* activation(books)
  for (books.round = 1; books.round <= 20; books.round++) yield* round(books)
  books.round = 20
  yield* payments(books)
}

const BOTH = ['A', 'B'] as const

function* sides(books: Books): Asking {
  const all: Offer[] = BOTH.flatMap((housing) =>
    BOTH.flatMap((commerce) =>
      BOTH.flatMap((industry) =>
        BOTH.map((infrastructure) => ({ type: 'choose-sides', housing, commerce, industry, infrastructure })),
      ),
    ),
  )
  const waiting = books.companies.map((_, seat) => seat)
  const chosen = new Map<number, Record<(typeof KINDS)[number], 'A' | 'B'>>()
  while (waiting.length > 0) {
    const { seat, move } = yield* ask(books, waiting, () => all)
    if (move.type !== 'choose-sides') unexpected(move)
    const { housing, commerce, industry, infrastructure } = move
    chosen.set(seat, { housing, commerce, industry, infrastructure })
    waiting.splice(waiting.indexOf(seat), 1)
  }
  for (const [seat, company] of books.companies.entries()) {
    Object.assign(company.side, chosen.get(seat))
    books.says('sides', { seat, sides: company.side })
  }
}

function first(books: Books, startPlayer: number | 'random'): void {
  const { seat } = books.hears('first-start-player')
  books.starter = startPlayer === 'random' || startPlayer > books.seats ? seat : startPlayer - 1
  const jokers = (JOKER_PLACES[books.seats] ?? []).map((place) => books.order()[place] ?? -1)
  for (const lucky of jokers) books.of(lucky).jokers = 1
  books.says('first-start-player', { seat: books.starter, jokers })
}

/** Card by card, donation first, then the cities; what is taken or full is skipped (chapter AFF). */
function neutralDiscs(books: Books): void {
  const seen = new Set<string>()
  while (books.neutralLeft > 0) {
    const { card } = books.hears('neutral-disc')
    if (seen.has(card)) throw new Error(`card ${card} twice for neutral discs`)
    seen.add(card)
    const [gift = '', , , , towns = ''] = (CARD[card] ?? '').split(' ')
    if (books.givers(gift).length === 0) {
      books.neutralGifts.push(gift)
      books.says('neutral-disc', { card, on: gift })
      books.neutralLeft--
    }
    for (const town of towns.split('+')) {
      const site = books.neutralLeft > 0 ? books.freeSite(town) : null
      if (!site) continue
      books.discs.set(site, 'neutral')
      books.says('neutral-disc', { card, on: site })
      books.neutralLeft--
    }
  }
}

function* firstHousing(books: Books, seat: number): Asking {
  const { move } = yield* ask(books, [seat], () =>
    SITES.filter(({ id, takes }) => takes === 'h' && !books.discs.has(id)).map(({ id }) => ({
      type: 'first-housing',
      slot: id,
    })),
  )
  if (move.type !== 'first-housing') unexpected(move)
  books.of(seat).ready.housing--
  books.of(seat).built.housing++
  books.discs.set(move.slot, seat)
  books.says('first-project', { seat, slot: move.slot })
}

function* reserve(books: Books, seat: number): Asking {
  const { move } = yield* ask(books, [seat], () =>
    TILE_NAMES.filter((tile) => (books.display[tile] ?? 0) > 0).map((tile) => ({ type: 'pick-department', tile })),
  )
  if (move.type !== 'pick-department') unexpected(move)
  books.display[move.tile] = (books.display[move.tile] ?? 0) - 1
  books.of(seat).reserve = move.tile
  books.says('reserved', { seat, tile: move.tile })
}

function* sixSteps(books: Books, seat: number): Asking {
  books.begin(seat, null, 6)
  while (books.turn) {
    const { move } = yield* ask(books, [seat], () => [...steps(books, seat), { type: 'end-steps' }])
    if (move.type === 'step') step(books, seat, move)
    else if (move.type === 'end-steps') endTurn(books, 'setup')
    else unexpected(move)
  }
}

/** Desks are free, and somebody lies in front of them (chapter ACV). */
function desksFor(books: Books, seat: number, money: number): string[] {
  const { rooms } = books.of(seat)
  return SPOTS.filter((spot) => {
    const { what = null, standing = 0, lying = 0 } = rooms[spot] ?? {}
    const room = ROOMS[what ?? '']
    return room !== undefined && lying > 0 && standing < room.desks && room.price <= money
  })
}

function* activation(books: Books): Asking {
  if (books.round > 0) books.phase = 'activation'
  const waiting = books.companies.flatMap((company, seat) =>
    desksFor(books, seat, company.money + company.goods).length > 0 ? [seat] : [],
  )
  while (waiting.length > 0) {
    const { seat, move } = yield* ask(books, waiting, (who) => [
      ...desksFor(books, who, books.of(who).money).map((space) => ({ type: 'activate' as const, space })),
      { type: 'end-activation' },
    ])
    if (move.type === 'end-activation') waiting.splice(waiting.indexOf(seat), 1)
    else if (move.type === 'activate') stand(books, seat, move.space)
    else unexpected(move)
  }
}

function stand(books: Books, seat: number, spot: string): void {
  const room = books.of(seat).rooms[spot]
  const department = room?.what ?? ''
  const cost = ROOMS[department]?.price ?? 0
  if (!room) throw new Error(`there is no space ${spot}`)
  books.of(seat).money -= cost
  room.lying--
  room.standing++
  books.says('activated', { seat, department, cost })
}

function* round(books: Books): Asking {
  books.phase = 'action'
  const chooser = books.rival && books.round % 2 === 0 ? 'andrew' : books.starter
  books.says('round', { round: books.round, chooser })
  if (books.rival) Object.assign(books.rival, { card: '?', shown: false, at: 0 })
  if (chooser === 'andrew') {
    rivalReveals(books)
    choose(books, chooser, books.card().main)
  } else {
    const { move } = yield* ask(books, [chooser], () =>
      ACTION_ROWS.map((action) => ({ type: 'choose-action', action })),
    )
    if (move.type !== 'choose-action') unexpected(move)
    choose(books, chooser, move.action)
    if (books.rival) rivalReveals(books)
  }
  rivalEvent(books)
  rivalWorks(books)
  yield* events(books)
  yield* departments(books)
  yield* activation(books)
  endRound(books)
}

function choose(books: Books, chooser: number | 'andrew', action: Row): void {
  const { row, income, donation } = books.eventOf(action)
  books.chosen = { action, row }
  books.says('action', { chooser, action, flipped: row === action ? null : row, income, donation })
}

function endRound(books: Books): void {
  const row = books.chosen?.row ?? 'hr'
  books.chosen = null
  books.marks[row]++
  books.says('marker', { row, position: books.marks[row] })
  books.starter = (books.starter + 1) % books.seats
  rivalFiles(books)
}
