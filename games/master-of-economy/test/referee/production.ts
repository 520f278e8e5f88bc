import type { Move } from '@boardroom/kernel'
import { canCharge, charge } from './charge.ts'
import { ask, type Flow, type Ledger, must, sum } from './ledger.ts'
import { type Co, GOODS, type Good, PLANTS, type PlantKind, WORKS } from './numbers.ts'

/** Phases 1 and 6: at most three factories, two of a kind; at most two sold (chapter INV). */
export function* invest(book: Ledger): Flow<void> {
  for (const company of book.order) {
    const firm = book.firm(company)
    const built: PlantKind[] = []
    let sold = 0
    for (;;) {
      const mayBuild = (kind: PlantKind): boolean =>
        built.length < 3 &&
        built.filter((other) => other === kind).length < 2 &&
        firm.plants[kind] < 3 &&
        book.plantsLeft(kind) > 0 &&
        firm.stock['building-materials'] >= WORKS[kind].material &&
        canCharge(book, company, 3)
      const move = yield* ask(firm.manager, [
        ...PLANTS.filter(mayBuild).map((factory) => ({ type: 'build', factory })),
        ...PLANTS.filter((kind) => sold < 2 && firm.plants[kind] > 0).map((factory) => ({
          type: 'sell-factory',
          factory,
        })),
        { type: 'end-investment' },
      ])
      if (move.type === 'end-investment') break
      const factory = move['factory'] as PlantKind
      if (move.type === 'sell-factory') {
        sold++
        firm.plants[factory]--
        firm.cash += 3
        book.tell({ type: 'factory-sold', company, factory, price: 3 })
      } else {
        built.push(factory)
        yield* charge(book, company, 3, 'chosen')
        firm.stock['building-materials'] -= WORKS[factory].material
        firm.plants[factory]++
        book.tell({ type: 'built', company, factory, price: 3, materials: WORKS[factory].material })
      }
    }
  }
}

/** Phases 2 and 7: all managers at once; what electricity is left is lost (chapter SUP). */
export function* supply(book: Ledger): Flow<void> {
  const waiting = new Set(book.order)
  const canFeed = (co: Co, kind: PlantKind): boolean => {
    const { plants, fed, stock } = book.firm(co)
    return (
      WORKS[kind].needs.length > 0 && fed[kind] < plants[kind] && WORKS[kind].needs.every((good) => stock[good] > 0)
    )
  }
  const hasSomethingToDo = (co: Co): boolean =>
    PLANTS.some((kind) => canFeed(co, kind)) || sum(Object.values(book.firm(co).fed)) > 0
  const movesOf = (seat: number): Move[] =>
    [...waiting]
      .filter((co) => book.firm(co).manager === seat)
      .flatMap((company) => [
        ...PLANTS.filter((kind) => canFeed(company, kind)).map((factory) => ({ type: 'supply', company, factory })),
        { type: 'end-supply', company },
      ])
  for (;;) {
    const asked = new Set([...waiting].filter(hasSomethingToDo).map((co) => book.firm(co).manager))
    if (asked.size === 0) break
    const { move } = yield [...asked].map((seat) => ({ seat, moves: movesOf(seat) }))
    const { company, factory } = move as unknown as { company: Co; factory: PlantKind }
    const { stock, fed } = book.firm(company)
    if (move.type === 'supply') {
      fed[factory]++
      for (const good of WORKS[factory].needs) stock[good]--
    } else {
      waiting.delete(company)
      stock.electricity = 0
    }
  }
  for (const co of book.order) book.firm(co).stock.electricity = 0
}

/** Phases 3 and 8: what the supply still has, then ten goods stay (chapter PRD). */
export function* produce(book: Ledger): Flow<void> {
  for (const company of book.order) {
    const { plants, fed, stock } = book.firm(company)
    const goods: Partial<Record<Good, number>> = {}
    for (const kind of PLANTS) {
      const { makes, yields } = WORKS[kind]
      const made = Math.min(book.left(makes), yields * (kind === 'quarry' ? plants[kind] : fed[kind]))
      stock[makes] += made
      if (made > 0) goods[makes] = made
    }
    if (Object.keys(goods).length > 0) book.tell({ type: 'produced', company, goods })
    yield* tenGoods(book, company)
  }
  for (const co of book.order) for (const kind of PLANTS) book.firm(co).fed[kind] = 0
}

export function* tenGoods(book: Ledger, co: Co): Flow<void> {
  const { stock, manager } = book.firm(co)
  const kinds = (): Good[] => GOODS.filter((good) => stock[good] > 0)
  const alone = kinds().length === 1
  while (sum(Object.values(stock)) > 10) {
    const good = alone
      ? must(kinds()[0])
      : ((yield* ask(
          manager,
          kinds().map((each) => ({ type: 'give-up', good: each })),
        ))['good'] as Good)
    stock[good]--
    book.tell({ type: 'given-up', company: co, good })
  }
}
