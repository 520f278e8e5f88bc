import { type Answer, type Books, bossOf, type Course, type Firm, foul, heap, type Paper, sharesAt } from './books.ts'
import { ask } from './effects.ts'
import { LIMIT, marketOf, PRINTS, YEAR } from './figures.ts'

/** Every player founds a company, counter-clockwise; the last is first from then on. */
export function* setup(books: Books, first: number): Course {
  let seat = first
  for (let i = 0; i < books.seats; i++) {
    const founder = (first - i + books.seats) % books.seats
    const { move } = yield ask(founder, () => foundings(books, founder))
    if (move.type !== 'found') return foul(`${move.type} in place of found`)
    found(books, founder, move.company, move.par)
    books.person(founder).first = move.company
    books.person(founder).reserve = 'charter'
    seat = founder
  }
  books.priority = seat
  books.order = books.clockwise(seat)
  books.says({ type: 'turn-order', order: books.order, priorityDeal: seat })
}

function foundings(books: Books, seat: number): Answer[] {
  if (books.papersOf(seat) >= limit(books)) return []
  const { cash } = books.person(seat)
  const { pars } = marketOf(books.options)
  const free = Object.keys(PRINTS).filter((company) => !books.firms.has(company))
  return free.flatMap((company) =>
    pars.filter((par) => 3 * par <= cash).map((par) => ({ type: 'found', company, par })),
  )
}

function found(books: Books, seat: number, id: string, par: number): void {
  const print = PRINTS[id] ?? foul(`there is no ${id}`)
  const common = (): Paper => ({ kind: 'common', shares: 1, at: 'charter' })
  const papers: Paper[] = [
    { kind: 'director', shares: 3, at: seat },
    { kind: 'preferred', shares: 2, at: 'charter' },
    ...[common(), common(), common(), common(), common()],
  ]
  const shops = print.factories.map(() => ({ workers: 0, tokens: 0, manager: false }))
  const nothing = { goods: 0, tokens: 0, sellers: 0, asset: null, tired: false, operated: false }
  books.firms.set(id, { id, print, papers, shops, cubes: heap(), value: par, treasury: 3 * par, ...nothing })
  books.person(seat).cash -= 3 * par
  books.stacks[print.appeal]?.unshift(id)
  books.says({ type: 'founded', seat, company: id, par, cost: 3 * par })
}

function limit(books: Books): number {
  return LIMIT[books.seats] ?? 0
}

export function* stockPhase(books: Books): Course {
  books.phase = 'stock'
  books.passes = 0
  books.trader = null
  books.says({ type: 'decade', decade: books.decade, year: YEAR[books.decade] })
  books.says({ type: 'phase', phase: 'stock' })
  for (const seat of books.clockwise(books.priority)) yield* sellDown(books, seat)
  for (let seat = books.priority; books.passes < books.seats; seat = books.leftOf(seat)) yield* stockTurn(books, seat)
  if (books.trader !== null) books.priority = books.leftOf(books.trader)
  books.says({ type: 'priority-deal', seat: books.priority })
  for (const firm of books.all) {
    if (firm.papers.every(({ at }) => typeof at === 'number')) books.price(firm, 1, 'sold-out')
  }
}

function* sellDown(books: Books, seat: number): Course {
  let sold: string[] = []
  while (books.papersOf(seat) > limit(books)) {
    // Each company once, unless nothing of another is left.
    const others = books.all.filter(
      ({ id, papers }) => !sold.includes(id) && papers.some((paper) => isPlain(paper, seat)),
    )
    const { move } = yield ask(seat, () => sales(books, seat, others.length > 0 ? sold : []))
    if (move.type !== 'sell') return foul(`${move.type} in place of a sell-down`)
    const firm = books.firm(move.company)
    const boss = bossOf(firm)
    yield* sale(books, seat, move)
    sold = bossOf(firm) === boss ? [...sold, move.company] : []
  }
}

const isPlain = ({ kind, at }: Paper, seat: number): boolean => kind !== 'director' && at === seat

/** Every way to sell certificates of a company that has not been sold this turn. */
function sales(books: Books, seat: number, sold: readonly string[]): Answer[] {
  return books.all.filter(({ id }) => !sold.includes(id)).flatMap((firm) => salesOf(books, seat, firm))
}

function salesOf(books: Books, seat: number, firm: Firm): Answer[] {
  const has = (kind: Paper['kind']): number =>
    firm.papers.filter((paper) => paper.kind === kind && paper.at === seat).length
  const heirs = books.people.filter((_, other) => other !== seat && sharesAt(firm, other) >= 3)
  const directors = books.options.mode === 'advanced' && heirs.length > 0 ? has('director') : 0
  const answers: Answer[] = []
  for (let director = 0; director <= directors; director++) {
    for (let preferred = 0; preferred <= has('preferred'); preferred++) {
      for (let common = 0; common <= has('common'); common++) {
        if (director + preferred + common === 0) continue
        answers.push({ type: 'sell', company: firm.id, common, preferred, director })
      }
    }
  }
  return answers
}

interface Sale {
  readonly company: string
  readonly common: number
  readonly preferred: number
  readonly director: number
}

function* sale(books: Books, seat: number, { company, common, preferred, director }: Sale): Course {
  const firm = books.firm(company)
  const boss = bossOf(firm)
  const shares = common + 2 * preferred + 3 * director
  const paid = shares * firm.value
  const person = books.person(seat)
  person.cash += paid
  books.says({ type: 'sold', company, common, preferred, director, seat, price: firm.value, paid })
  hand(firm, 'common', common, seat, 'pool')
  hand(firm, 'preferred', preferred, seat, 'pool')
  if (!person.banned.includes(company)) person.banned.push(company)
  books.trader = seat
  if (seat === boss) {
    books.price(firm, -shares, 'sale')
    const heir = heirOf(books, firm)
    if (director) transfer(books, firm, heir, 'pool')
    else if (books.options.mode === 'advanced' && sharesAt(firm, heir) > sharesAt(firm, boss)) {
      transfer(books, firm, heir, boss)
    }
    return
  }
  yield* drop(books, firm, books.options.friendlyStockSales ? 1 : shares, 'sale')
}

/** The price drops, unless Price Protection is there and used. */
export function* drop(books: Books, firm: Firm, steps: number, reason: 'sale' | 'withhold'): Course {
  if (firm.asset === 'price-protection' && !firm.tired && firm.value > 10) {
    const seat = bossOf(firm)
    const { move } = yield ask(seat, () => [true, false].map((use) => ({ type: 'protect', use })))
    const use = move.type === 'protect' && move.use
    books.says({ type: use ? 'protected' : 'unprotected', seat, company: firm.id })
    if (use) {
      firm.tired = true
      return
    }
  }
  books.price(firm, -steps, reason)
}

function hand(firm: Firm, kind: Paper['kind'], count: number, from: Paper['at'], to: Paper['at']): void {
  const papers = firm.papers.filter((paper) => paper.kind === kind && paper.at === from).slice(0, count)
  if (papers.length < count) foul(`${firm.id}: ${from} has not ${count} ${kind}`)
  for (const paper of papers) paper.at = to
}

/** Most shares among the others; of equals the first to the Director's left. */
function heirOf(books: Books, firm: Firm): number {
  const others = books.clockwise(bossOf(firm)).slice(1)
  const most = Math.max(...others.map((seat) => sharesAt(firm, seat)))
  return others.find((seat) => sharesAt(firm, seat) === most) ?? foul('there is nobody else')
}

/** Three shares of the new Director for the Director's Certificate: to the old Director, or to the pool. */
function transfer(books: Books, firm: Firm, to: number, where: Paper['at']): void {
  const from = bossOf(firm)
  const preferred = firm.papers.some(({ kind, at }) => kind === 'preferred' && at === to)
  if (preferred) hand(firm, 'preferred', 1, to, where)
  hand(firm, 'common', preferred ? 1 : 3, to, where)
  hand(firm, 'director', 1, from, to)
  books.says({ type: 'director', company: firm.id, from, to })
  const loser = books.person(from)
  if (loser.first === firm.id && loser.reserve === 'charter') loser.reserve = 'pool'
}

function* stockTurn(books: Books, seat: number): Course {
  const sold: string[] = []
  let bought = false
  for (;;) {
    const traded = bought || sold.length > 0
    const { move } = yield ask(seat, () => [
      ...(bought ? [] : sales(books, seat, sold)),
      ...(bought ? [] : purchases(books, seat)),
      ...(bought || books.decade === 1 ? [] : foundings(books, seat)),
      { type: traded ? 'end-stock-turn' : 'pass-stock' },
      ...discards(books.directs(seat)),
    ])
    if (move.type === 'sell') {
      sold.push(move.company)
      yield* sale(books, seat, move)
    } else if (move.type === 'buy') {
      bought = true
      buy(books, seat, books.firm(move.company), move.kind, move.from)
    } else if (move.type === 'found') {
      bought = true
      books.trader = seat
      found(books, seat, move.company, move.par)
    } else if (move.type === 'discard-asset') discardAsset(books, books.firm(move.company))
    else break
  }
  if (bought || sold.length > 0) books.passes = 0
  else {
    books.passes++
    books.says({ type: 'passed', seat })
  }
}

export function discards(firms: readonly Firm[]): Answer[] {
  return firms.filter(({ asset }) => asset).map(({ id }) => ({ type: 'discard-asset', company: id }))
}

export function discardAsset(books: Books, firm: Firm): void {
  if (firm.asset) books.discard(firm.asset)
  firm.asset = null
}

function purchases(books: Books, seat: number): Answer[] {
  const { cash, banned } = books.person(seat)
  if (books.papersOf(seat) >= limit(books)) return []
  return books.all.flatMap((firm) => {
    if (banned.includes(firm.id)) return []
    const wanted = firm.papers.filter(
      ({ kind, shares }) =>
        kind !== 'director' &&
        (kind === 'common' || bossOf(firm) !== seat) &&
        sharesAt(firm, seat) + shares <= 6 &&
        shares * firm.value <= cash,
    )
    const offers = wanted.filter(({ at }) => typeof at !== 'number').map(({ kind, at }) => `${kind} ${at}`)
    return [...new Set(offers)].map((offer) => {
      const [kind, from] = offer.split(' ')
      return { type: 'buy', company: firm.id, kind, from }
    })
  })
}

function buy(books: Books, seat: number, firm: Firm, kind: Paper['kind'], from: 'charter' | 'pool'): void {
  const cost = firm.value * (kind === 'preferred' ? 2 : 1)
  books.person(seat).cash -= cost
  if (from === 'charter') firm.treasury += cost
  hand(firm, kind, 1, from, seat)
  books.trader = seat
  books.says({ type: 'bought', seat, company: firm.id, kind, from, cost })
  const boss = bossOf(firm)
  if (books.options.mode === 'advanced' && sharesAt(firm, seat) > sharesAt(firm, boss))
    transfer(books, firm, seat, boss)
}
