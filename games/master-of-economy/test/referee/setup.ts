import type { Move } from '@boardroom/kernel'
import type { Options } from '../../meta.ts'
import { ask, askAll, type Flow, type Ledger, must, newFirm, range } from './ledger.ts'
import { COMPANIES, type Co, PACKETS } from './numbers.ts'

/** Cash hidden or open, companies, shadow company, starting order (chapters SET and AUC). */
export function* setUp(book: Ledger, options: Options, drawn: () => readonly Co[]): Flow<void> {
  if (options.privateCash === 'open') {
    const answers = yield* askAll(range(book.seats), () =>
      [true, false].map((open) => ({ type: 'agree-cash', open }) as Move),
    )
    book.openCash = [...answers.values()].every((answer) => answer['open'] === true)
  }
  yield* chooseCompanies(book)
  const wanted = options.shadowCompany === 'recommended' ? book.seats === 2 : options.shadowCompany === 'on'
  if (wanted && book.seats < 4) layOutShadow(book, options.shadowChoice)
  if (options.startOrder === 'auction') yield* auction(book)
  else book.order = drawOf(book, drawn())
}

function freeOf(book: Ledger): Co[] {
  return COMPANIES.filter((co) => !book.firms.has(co))
}

function* chooseCompanies(book: Ledger): Flow<void> {
  for (const seat of range(book.seats)) {
    const free = freeOf(book)
    const co =
      free.length === 1
        ? must(free[0])
        : ((yield* ask(
            seat,
            free.map((company) => ({ type: 'choose-company', company })),
          ))['company'] as Co)
    book.person(seat).chosen = co
    book.firms.set(co, newFirm(seat))
    book.papers.set(co, { points: 0, owners: new Map(PACKETS.map((size) => [size, size === 10 ? seat : 'bank'])) })
  }
}

function layOutShadow(book: Ledger, choice: string): void {
  const free = freeOf(book)
  book.shadow = free.find((co) => co === choice) ?? must(free[0])
  book.papers.set(book.shadow, { points: 0, owners: new Map(PACKETS.map((size) => [size, 'bank'])) })
}

/** Chance is not the referee's: any order of the chosen companies will do. */
function drawOf(book: Ledger, drawn: readonly Co[]): Co[] {
  const chosen = book.people.map((person) => must(person.chosen))
  if ([...chosen].sort().join() !== [...drawn].sort().join()) throw new Error(`drew ${drawn}, not ${chosen}`)
  return [...drawn]
}

function* auction(book: Ledger): Flow<void> {
  let first = 0
  let without = range(book.seats)
  while (without.length > 1) {
    const place = book.order.length + 1
    let inIt = clockwise(book, first).filter((seat) => without.includes(seat))
    let bid = 0
    while (inIt.length > 1) {
      const seat = must(inIt[0])
      const answer = yield* ask(seat, [
        ...range(99 - bid, bid + 1).map((amount) => ({ type: 'bid', amount })),
        { type: 'pass-bid' },
      ])
      inIt = inIt.slice(1)
      if (answer.type === 'pass-bid') continue
      bid = Number(answer['amount'])
      inIt.push(seat)
    }
    const winner = must(inIt[0])
    takePlace(book, winner, place, bid)
    without = without.filter((seat) => seat !== winner)
    first = (winner + 1) % book.seats
  }
  takePlace(book, must(without[0]), book.seats, 0)
}

function takePlace(book: Ledger, seat: number, place: number, price: number): void {
  const person = book.person(seat)
  person.debt = price
  const company = must(person.chosen)
  book.order.push(company)
  book.tell({ type: 'place', seat, company, place, price })
}

export function clockwise({ seats }: Ledger, from: number): number[] {
  return range(seats).map((i) => (from + i) % seats)
}
