import type { Move } from '@boardroom/kernel'
import { canCharge, charge } from './charge.ts'
import { ask, type Flow, type Ledger, range } from './ledger.ts'
import { type Co, PACKETS } from './numbers.ts'

type Dealer = number | Co

export interface Deals {
  bought: number
  sold: number
}

export interface Limits extends Deals {
  readonly all: number
}

export const ONE_EACH: Limits = { bought: 1, sold: 1, all: 2 }
export const THREE_IN_ALL: Limits = { bought: 2, sold: 2, all: 3 }

/** Phase 5: interest and repayment, share trading, new loans (chapters FIN, LON and SHR). */
export function* finance(book: Ledger): Flow<void> {
  if (book.year > 1) for (const co of book.order) yield* serveLoans(book, co)
  const deals = new Map<Co, Deals>(book.order.map((co) => [co, { bought: 0, sold: 0 }]))
  for (const _round of [1, 2]) {
    for (const [co, done] of deals) yield* deal(book, co, done, ONE_EACH)
  }
  for (const company of book.order) {
    const firm = book.firm(company)
    if (firm.loans >= 2) continue
    const move = yield* ask(firm.manager, [{ type: 'take-loan' }, { type: 'decline-loan' }])
    if (move.type === 'decline-loan') continue
    firm.loans++
    firm.cash += 5
    book.tell({ type: 'loan', company, amount: 5 })
  }
}

function* serveLoans(book: Ledger, company: Co): Flow<void> {
  const firm = book.firm(company)
  for (const _loan of range(firm.loans)) {
    const paid = yield* charge(book, company, 1, 'owed')
    book.tell({ type: paid ? 'interest' : 'interest-waived', company })
  }
  while (firm.loans > 0) {
    const can = canCharge(book, company, 5)
    const move = yield* ask(firm.manager, [...(can ? [{ type: 'repay' }] : []), { type: 'end-repayment' }])
    if (move.type === 'end-repayment') return
    yield* charge(book, company, 5, 'chosen')
    firm.loans--
    book.tell({ type: 'repaid', company })
  }
}

/** One transaction with the bank, or a pass. */
export function* deal(book: Ledger, holder: Dealer, done: Deals, limits: Limits): Flow<void> {
  const may = (kind: keyof Deals): boolean => done[kind] < limits[kind] && done.bought + done.sold < limits.all
  const seat = typeof holder === 'number' ? holder : book.firm(holder).manager
  const move = yield* ask(seat, [...dealsOf(book, holder, may), { type: 'no-deal' }])
  if (move.type === 'no-deal') return
  const issuer = move['issuer'] as Co
  const { owners } = book.paper(issuer)
  if (move.type === 'buy-packet') {
    const size = Number(move['size'])
    const price = size * book.value(issuer)
    yield* payFor(book, holder, price)
    owners.set(size, holder)
    done.bought++
    book.tell({ type: 'bought', holder, issuer, size, price })
    bonus(book, holder, issuer)
  } else if (move.type === 'sell-packet') {
    const size = Number(move['size'])
    const price = size * book.value(issuer)
    receive(book, holder, price)
    owners.set(size, 'bank')
    done.sold++
    book.tell({ type: 'sold', holder, issuer, size, price })
  } else {
    const [from, to] = [Number(move['from']), Number(move['to'])]
    const price = (to - from) * book.value(issuer)
    if (to > from) yield* payFor(book, holder, price)
    else receive(book, holder, -price)
    owners.set(from, 'bank')
    owners.set(to, holder)
    done[to > from ? 'bought' : 'sold']++
    book.tell({ type: 'exchanged', holder, issuer, from, to, price })
    if (to > from) bonus(book, holder, issuer)
  }
}

function dealsOf(book: Ledger, holder: Dealer, may: (kind: keyof Deals) => boolean): Move[] {
  const affordable = (price: number): boolean =>
    typeof holder === 'number' ? book.person(holder).cash >= price : canCharge(book, holder, price)
  return [...book.papers.keys()].flatMap((issuer): Move[] => {
    const value = book.value(issuer)
    const bank = book.packets(issuer, 'bank')
    const own = book.packets(issuer, holder)
    const buys = bank.filter((size) => holder !== issuer && may('bought') && affordable(size * value))
    const lastOfPeople = typeof holder === 'number' && issuer !== book.shadow && book.packetsOfPeople(issuer) === 1
    const sales = own.filter(() => may('sold') && !lastOfPeople)
    const swaps = own.flatMap((from) =>
      bank
        .filter((to) => (to > from ? may('bought') && affordable((to - from) * value) : may('sold')))
        .map((to) => ({ type: 'exchange-packet', issuer, from, to })),
    )
    return [
      ...buys.map((size) => ({ type: 'buy-packet', issuer, size })),
      ...sales.map((size) => ({ type: 'sell-packet', issuer, size })),
      ...swaps,
    ]
  })
}

function* payFor(book: Ledger, holder: Dealer, price: number): Flow<void> {
  if (typeof holder === 'number') book.person(holder).cash -= price
  else yield* charge(book, holder, price, 'chosen')
}

export function receive(book: Ledger, holder: Dealer, amount: number): void {
  if (typeof holder === 'number') book.person(holder).cash += amount
  else book.firm(holder).cash += amount
}

/** The bank pays the issuer's manager the share value; not for the shadow company, not to himself as a player. */
function bonus(book: Ledger, buyer: Dealer, issuer: Co): void {
  if (issuer === book.shadow) return
  const { manager } = book.firm(issuer)
  if (manager === buyer) return
  book.person(manager).cash += book.value(issuer)
  book.tell({ type: 'purchase-bonus', seat: manager, issuer, amount: book.value(issuer) })
}

/** Every packet of a company that somebody holds, with its holder. */
export function heldPackets(book: Ledger, co: Co): { size: number; holder: Dealer }[] {
  return PACKETS.flatMap((size) => {
    const holder = book.owner(co, size)
    return holder === 'bank' ? [] : [{ size, holder }]
  })
}
