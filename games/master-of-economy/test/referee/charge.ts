import { ask, type Flow, type Ledger, must, range, sum } from './ledger.ts'
import { type Co, PLANTS, type PlantKind } from './numbers.ts'

/** Owed since an earlier decision, or chosen at this moment (ME-CSH-05). */
type Duty = 'owed' | 'chosen'

function leastGift(book: Ledger, co: Co, due: number): number {
  const { cash, plants } = book.firm(co)
  return Math.max(0, due - cash - (sum(Object.values(plants)) > 0 ? 2 : 0))
}

export function canCharge(book: Ledger, co: Co, due: number): boolean {
  return leastGift(book, co, due) <= book.boss(co).cash
}

/** A company pays the bank: own cash, the manager's gift, one factory for 2; or nothing at all (chapter CSH). */
export function* charge(book: Ledger, co: Co, due: number, duty: Duty): Flow<boolean> {
  const firm = book.firm(co)
  const short = due - firm.cash
  if (short > 0) {
    const gift = yield* giftOf(book, co, due, duty)
    if (gift < short) yield* forcedSale(book, co)
    if (firm.cash + gift < due) return false
    book.boss(co).cash -= gift
    firm.cash += gift
    if (gift > 0) book.tell({ type: 'contributed', seat: firm.manager, company: co, amount: gift })
  }
  firm.cash -= due
  return true
}

function* giftOf(book: Ledger, co: Co, due: number, duty: Duty): Flow<number> {
  const firm = book.firm(co)
  const { cash } = book.boss(co)
  // Where everybody sees that there is nothing to give, nobody is asked; hidden cash must not show it.
  if (book.openCash && cash === 0) return 0
  const least = duty === 'owed' ? 0 : leastGift(book, co, due)
  const most = Math.min(due - firm.cash, cash)
  const move = yield* ask(
    firm.manager,
    range(most - least + 1, least).map((amount) => ({ type: 'contribute', amount })),
  )
  return Number(move['amount'])
}

function* forcedSale(book: Ledger, co: Co): Flow<void> {
  const firm = book.firm(co)
  const kinds = PLANTS.filter((kind) => firm.plants[kind] > 0)
  if (kinds.length === 0) return
  const factory =
    kinds.length === 1
      ? must(kinds[0])
      : ((yield* ask(
          firm.manager,
          kinds.map((kind) => ({ type: 'sell-forced', factory: kind })),
        ))['factory'] as PlantKind)
  firm.plants[factory]--
  firm.cash += 2
  book.tell({ type: 'forced-sale', company: co, factory, price: 2 })
}
