import type { Move } from '@boardroom/kernel'
import { ask, askAll, type Flow, type Ledger, must, range, sum } from './ledger.ts'
import { bonusOf, type Co, lowestWithSameValue } from './numbers.ts'
import { clockwise } from './setup.ts'
import { deal, heldPackets, ONE_EACH, receive, THREE_IN_ALL } from './shares.ts'

/** Phase 10: six events, each for all companies before the next (chapter MTG). */
export function* meet(book: Ledger): Flow<void> {
  for (const co of book.order) payManager(book, co)
  for (const co of book.order) yield* embezzle(book, co)
  for (const co of book.order) yield* dividend(book, co)
  for (const co of book.order) yield* buyBack(book, co)
  for (const co of book.order) yield* elect(book, co)
  yield* tradeByPeople(book)
}

function payManager(book: Ledger, company: Co): void {
  const { plants, manager } = book.firm(company)
  const amount = bonusOf(sum(Object.values(plants)))
  book.person(manager).cash += amount
  if (amount > 0) book.tell({ type: 'manager-bonus', seat: manager, company, amount })
}

function* embezzle(book: Ledger, company: Co): Flow<void> {
  const firm = book.firm(company)
  const paper = book.paper(company)
  const each = 1 + book.value(company)
  const most = Math.min(paper.points - lowestWithSameValue(paper.points), Math.floor(firm.cash / each))
  if (most === 0) return
  const move = yield* ask(
    firm.manager,
    range(most + 1).map((amount) => ({ type: 'embezzle', amount })),
  )
  const amount = Number(move['amount'])
  if (amount === 0) return
  firm.cash -= amount * each
  book.person(firm.manager).cash += amount
  paper.points -= amount
  book.tell({ type: 'embezzled', seat: firm.manager, company, amount, cost: amount * each, points: paper.points })
}

function* dividend(book: Ledger, co: Co): Flow<void> {
  const { cash, loans, manager } = book.firm(co)
  const most = Math.floor((cash - 6 * loans) / book.issued(co))
  if (most < 1) return
  const voters = clockwise(book, manager).filter((seat) => seat === manager || book.votes(co, seat) > 0)
  const motions = new Set([1])
  if (most > 1) {
    const moves = [...range(most - 1, 2).map((amount) => ({ type: 'name-motion', amount })), { type: 'no-motion' }]
    for (const seat of voters) {
      const move = yield* ask(seat, moves)
      if (move.type === 'name-motion') motions.add(Number(move['amount']))
    }
  }
  for (const amount of [...motions].sort((a, b) => b - a)) {
    const yesOrNo = [true, false].map((yes) => ({ type: 'vote', yes }) as Move)
    const answers = yield* askAll(voters, () => yesOrNo)
    const of = (yes: boolean): number => sum(voters.map((seat) => (saidYes(seat) === yes ? book.votes(co, seat) : 0)))
    const saidYes = (seat: number): boolean => answers.get(seat)?.['yes'] === true
    const byManager = of(true) === of(false)
    const passed = byManager ? saidYes(manager) : of(true) > of(false)
    const side = (yes: boolean) =>
      voters.filter((seat) => saidYes(seat) === yes).map((seat) => ({ seat, votes: book.votes(co, seat) }))
    book.tell({ type: 'dividend-vote', company: co, amount, yes: side(true), no: side(false), byManager, passed })
    if (!passed) continue
    payOut(book, co, amount)
    return
  }
}

function payOut(book: Ledger, company: Co, amount: number): void {
  const holders = [...range(book.seats), ...book.order].filter((holder) => book.shares(company, holder) > 0)
  const paid = holders.map((holder) => ({ holder, amount: amount * book.shares(company, holder) }))
  for (const { holder, amount: due } of paid) {
    receive(book, company, -due)
    receive(book, holder, due)
  }
  book.tell({ type: 'dividend', company, amount, paid })
}

function* buyBack(book: Ledger, company: Co): Flow<void> {
  const firm = book.firm(company)
  const { owners } = book.paper(company)
  for (;;) {
    const value = book.value(company)
    const moves = heldPackets(book, company).flatMap(({ size, holder }) =>
      range(size, 1)
        .filter((shares) => {
          const rest = size - shares
          const whole = typeof holder !== 'number' || book.packetsOfPeople(company) > 1
          return (rest === 0 ? whole : owners.get(rest) === 'bank') && (shares + 1) * value <= firm.cash
        })
        .map((shares) => ({ type: 'buy-back', packet: size, shares })),
    )
    if (moves.length === 0) return
    const move = yield* ask(firm.manager, [...moves, { type: 'end-buy-back' }])
    if (move.type === 'end-buy-back') return
    const [size, shares] = [Number(move['packet']), Number(move['shares'])]
    const holder = book.owner(company, size)
    if (holder === 'bank') throw new Error(`nobody held the packet of ${size}`)
    const price = (shares + 1) * value
    firm.cash -= price
    receive(book, holder, price)
    owners.set(size, 'bank')
    if (shares < size) owners.set(size - shares, holder)
    book.tell({ type: 'bought-back', company, holder, size, shares, price })
  }
}

function* elect(book: Ledger, company: Co): Flow<void> {
  const all = range(book.seats)
  const most = Math.max(...all.map((seat) => book.shares(company, seat)))
  const bound = all.filter((seat) => book.shares(company, seat) === most)
  const answers = yield* askAll(
    all.filter((seat) => !bound.includes(seat)),
    () => [true, false].map((stand) => ({ type: 'stand', stand }) as Move),
  )
  const seats = all.filter((seat) => bound.includes(seat) || answers.get(seat)?.['stand'] === true)
  book.tell({ type: 'candidates', company, seats })
  const winner = seats.length === 1 ? must(seats[0]) : yield* vote(book, company, seats)
  book.elected.set(company, winner)
  book.tell({ type: 'elected', company, seat: winner })
}

function* vote(book: Ledger, co: Co, candidates: readonly number[]): Flow<number> {
  const voters = range(book.seats).filter((seat) => book.votes(co, seat) > 0)
  const answers = yield* askAll(voters, () => candidates.map((candidate) => ({ type: 'elect', candidate }) as Move))
  const choice = (seat: number): unknown => answers.get(seat)?.['candidate']
  const votesFor = (candidate: number): number =>
    sum(voters.map((seat) => (choice(seat) === candidate ? book.votes(co, seat) : 0)))
  const best = Math.max(...candidates.map(votesFor))
  const tied = candidates.filter((candidate) => votesFor(candidate) === best)
  if (tied.length === 1) return must(tied[0])
  const decider = largest(book, co)
  const seat = typeof decider === 'number' ? decider : book.firm(decider).manager
  if (tied.includes(choice(seat) as number)) return choice(seat) as number
  const move = yield* ask(
    seat,
    tied.map((candidate) => ({ type: 'break-tie', candidate })),
  )
  return Number(move['candidate'])
}

/** Most shares; among equals the largest single packet. */
function largest(book: Ledger, co: Co): number | Co {
  const weight = (holder: number | Co): number =>
    100 * book.shares(co, holder) + Math.max(0, ...book.packets(co, holder))
  return must([...range(book.seats), ...book.order].reduce((a, b) => (weight(b) > weight(a) ? b : a)))
}

function* tradeByPeople(book: Ledger): Flow<void> {
  const first = book.firm(must(book.order.at(-1))).manager
  const seats = range(book.seats).map((i) => (first - i + book.seats) % book.seats)
  const leads = (seat: number): boolean => [...book.elected.values()].includes(seat)
  const deals = new Map(seats.map((seat) => [seat, { bought: 0, sold: 0 }]))
  for (const round of [1, 2, 3]) {
    for (const [seat, done] of deals) {
      if (round < 3 || !leads(seat)) yield* deal(book, seat, done, leads(seat) ? ONE_EACH : THREE_IN_ALL)
    }
  }
}

/** New managers, relations markers, support, the new order (chapter ORD). */
export function* newOrder(book: Ledger): Flow<void> {
  for (const [co, seat] of book.elected) book.firm(co).manager = seat
  book.elected.clear()
  for (const person of book.people) person.relations++
  book.support[must(book.order.at(-1))]++
  const managers = book.order.map((co) => book.firm(co).manager)
  const speakers = [...new Set([...managers, ...clockwise(book, must(managers[0]))])]
  for (const co of book.order) {
    for (const seat of speakers) {
      const person = book.person(seat)
      if (person.relations === 0) continue
      const move = yield* ask(
        seat,
        range(person.relations + 1).map((markers) => ({ type: 'support', markers })),
      )
      person.relations -= Number(move['markers'])
      book.support[co] += Number(move['markers'])
    }
  }
  const places = new Map(book.order.map((co, place) => [co, place]))
  book.order = [...book.order].sort(
    (a, b) => book.support[b] - book.support[a] || must(places.get(a)) - must(places.get(b)),
  )
  for (const co of book.order) book.support[co] = 0
}
