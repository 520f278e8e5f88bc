import type { Move, Seat } from '@boardroom/kernel'
import type { Entry } from '../../entries.ts'
import { type Books, Disagreement, type Flow, newStall, type Owner, type Stall } from './books.ts'
import { execute } from './building.ts'
import { faceOf, KINDS, none, numberIn, type PerKind } from './figures.ts'
import { canAfford, toll, total } from './paying.ts'
import { tileMoves } from './tile-moves.ts'
import { openOn, spendTile, tileWindow } from './tiles.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const
const SQUARES = ['tl', 'tr', 'bl', 'br'] as const

/** Eight rounds of five phases. */
export function* rounds(books: Books): Flow {
  for (let round = 1; round <= 8; round++) {
    books.phase = 'announce'
    announce(books, round)
    yield* tileWindow(books)
    books.phase = 'auction'
    addMarkers(books)
    yield* auction(books)
    endAuction(books)
    books.phase = 'execute'
    for (const [i, stall] of books.stalls.entries()) {
      yield* execute(books, stall)
      books.stalls[i] = newStall()
    }
    books.phase = 'operate'
    produce(books)
    yield* tileWindow(books)
  }
}

/** Which projects and cards come only the log knows; their number and kind is fixed. */
function announce(books: Books, round: number): void {
  books.round = round
  const said = books.heard('round')
  if (said.round !== round) throw new Disagreement(`round ${said.round} instead of ${round}`)
  const projects: readonly string[] = said.projects
  const [first, ...rest] = projects
  if (round === 8) {
    if (first !== 'project-36' || rest.join() !== books.finals.join())
      throw new Disagreement(`round 8: ${projects.join()}`)
    books.finals = []
  } else if (projects.some((id) => Math.ceil(numberIn(id) / 5) !== round) || new Set(projects).size !== 5) {
    throw new Disagreement(`projects of another round: ${projects.join()}`)
  }
  if (said.cards.length !== 5) throw new Disagreement(`${said.cards.length} cards`)
  for (const [i, stall] of books.stalls.entries()) {
    stall.project = projects[i] ?? null
    stall.card = said.cards[i] ?? null
  }
}

function addMarkers(books: Books): void {
  const added = books.firms.map((firm) => {
    const more = firm.row > 2 ? 5 - firm.row : 3
    firm.row += more
    firm.supply -= more
    if (books.seats === 2) firm.under = 2
    return more
  })
  books.rows = books.ranking()
  books.told({ type: 'markers', added, rows: books.rows })
}

/** Most markers on the auction board, the higher row if tied. */
function bidder(books: Books): Seat | null {
  const most = Math.max(...books.firms.map(({ row }) => row))
  return most === 0 ? null : (books.rows.find((seat) => books.firm(seat).row === most) ?? null)
}

function* auction(books: Books): Flow {
  for (let seat = bidder(books); seat !== null; seat = bidder(books)) yield* bid(books, seat)
}

type Marker = 'own' | 'third'

function* bid(books: Books, seat: Seat): Flow {
  const firm = books.firm(seat)
  for (;;) {
    // The third colour's marker lies under each of the two leftmost: those that are placed last.
    const both = firm.under > 0 && firm.row <= 2
    const markers: readonly Marker[] = both ? ['own', 'third'] : ['own']
    const asker = seat
    const answer = yield {
      asks: [asker],
      answers: () => [...markers.flatMap((marker) => places(books, asker, marker)), ...tileMoves(books, asker)],
      tries: () => [...everyPlace('own'), ...everyPlace('third')],
    }
    if (!answer) throw new Disagreement('a bid was made without asking')
    if (answer.move.type === 'use-tile') {
      yield* spendTile(books, seat, answer.move['tile'] as string)
      continue
    }
    yield* place(books, seat, answer.move)
    if (!both) return
    const other: Marker = answer.move['marker'] === 'own' ? 'third' : 'own'
    const second = yield {
      asks: [seat],
      answers: () => places(books, asker, other),
      tries: () => [...everyPlace('own'), ...everyPlace('third')],
    }
    if (!second) throw new Disagreement('a bid was made without asking')
    yield* place(books, seat, second.move)
    return
  }
}

function tollOf(books: Books, seat: Seat, stall: Stall): PerKind {
  const due = openOn(stall, books.seats)
  for (const kind of KINDS) if (books.isFree(seat, kind)) due[kind] = 0
  return due
}

function everyPlace(marker: Marker): Move[] {
  return ROMAN.flatMap((slot) => SQUARES.map((square) => ({ type: 'place', marker, slot, square }) as Move))
}

function places(books: Books, seat: Seat, marker: Marker): Move[] {
  return books.stalls.flatMap((stall, i) =>
    SQUARES.flatMap((square, place) => {
      if (!stall.card || stall.markers[place] !== null) return []
      if (place === 0 && !canAfford(books.firm(seat).purse, tollOf(books, seat, stall))) return []
      return [{ type: 'place', marker, slot: ROMAN[i], square } as Move]
    }),
  )
}

function* place(books: Books, seat: Seat, move: Readonly<Record<string, unknown>>): Flow {
  const firm = books.firm(seat)
  const slot = move['slot'] as (typeof ROMAN)[number]
  const square = move['square'] as (typeof SQUARES)[number]
  const stall = books.stalls[ROMAN.indexOf(slot)]
  if (!stall?.card) throw new Disagreement(`no card in slot ${slot}`)
  const owner: Owner = move['marker'] === 'third' ? 'third' : seat
  if (owner === 'third') firm.under--
  else firm.row--
  const at = SQUARES.indexOf(square)
  stall.markers[at] = owner
  const takes = at === 0 ? null : (faceOf(stall.card, books.seats).squares[at - 1] ?? null)
  if (takes) firm.purse[takes]++
  books.told({ type: 'placed', seat, marker: owner, slot, square, takes })
  const due = tollOf(books, seat, stall)
  if (at === 0 && total(due) > 0) yield* toll(books, seat, due)
}

/** Slot by slot: who has won, what is uncovered, and which markers go back. */
function endAuction(books: Books): void {
  for (const [i, stall] of books.stalls.entries()) {
    const slot = ROMAN[i] as (typeof ROMAN)[number]
    const project = stall.project as Extract<Entry, { type: 'won' }>['project']
    const winner = winnerOf(stall)
    if (winner === null) {
      const unlucky = books.ranking()[0] as Seat
      books.told({ type: 'no-bid', slot, project, seat: unlucky })
      books.box.push(project, stall.card ?? '')
      books.impoverish(unlucky)
      books.stalls[i] = newStall()
      continue
    }
    const takes = openOn(stall, books.seats)
    const back = books.firms.map((firm, seat) => {
      const lost = seat === winner ? 0 : stall.markers.filter((marker) => marker === seat).length
      firm.row += lost
      return lost
    })
    stall.winner = winner
    stall.markers = stall.markers.map((marker) => (marker === winner ? marker : null))
    books.told({ type: 'won', slot, project, winner, back })
    if (winner === 'third' || total(takes) === 0) continue
    books.take(winner, takes)
    books.told({ type: 'uncovered', seat: winner, takes })
  }
}

function winnerOf({ markers }: Stall): Owner | null {
  const owners = [...new Set(markers)].filter((owner) => owner !== null)
  const count = (owner: Owner): number => markers.filter((marker) => marker === owner).length
  const most = Math.max(0, ...owners.map(count))
  const tied = owners.filter((owner) => count(owner) === most)
  return tied.sort((one, other) => markers.indexOf(one) - markers.indexOf(other))[0] ?? null
}

/** From the lowest rank up, cards from left to right; a one-time card only in its own round. */
function produce(books: Books): void {
  for (const seat of books.ranking().reverse()) {
    const takes = none()
    for (const { card, round } of books.firm(seat).hand) {
      const { once, prize } = faceOf(card, books.seats)
      if (once && round !== books.round) continue
      if (prize.type !== 'resources') books.award(seat, prize, 'card')
      else for (const kind of KINDS) takes[kind] += prize.amounts[kind]
    }
    if (total(takes) === 0) continue
    books.take(seat, takes)
    books.told({ type: 'produced', seat, takes })
  }
}
