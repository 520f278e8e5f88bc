import type { Move } from '@boardroom/kernel'
import { charge } from './charge.ts'
import { ask, askAll, type Flow, type Ledger, must, range, sum } from './ledger.ts'
import { type Co, END_OF_TRACK, exported, GOODS, type Good, IMPORT, traded } from './numbers.ts'
import { tenGoods } from './production.ts'

const CELLS = range(11, 1)

/** Phases 4 and 9 (chapters TRD and SHD). */
export function* trade(book: Ledger, half: 1 | 2): Flow<void> {
  if (book.shadow) yield* layMarkers(book, 2 * book.year - 2 + half, book.shadow)
  for (const co of book.order) yield* placeBids(book, co)
  for (const good of GOODS) {
    for (const co of book.order) yield* buyAll(book, good, co)
    yield* exportAll(book, good)
  }
  for (const good of GOODS) {
    book.demand[good] = 11
    book.bids[good].clear()
  }
  for (const co of book.order) yield* tenGoods(book, co)
  if (book.shadow) reveal(book, book.shadow)
}

function* layMarkers(book: Ledger, phase: number, shadow: Co): Flow<void> {
  const row = GOODS[phase - 1]
  if (row) book.offers[row].set(6, shadow)
  const values = book.seats === 2 ? [0, 1, 2, 3] : [0, 1, 2]
  const answers = yield* askAll(range(book.seats), (seat) =>
    values.filter((value) => value !== book.person(seat).open).map((value) => ({ type: 'lay-success', value }) as Move),
  )
  for (const [seat, answer] of answers) book.person(seat).laid = Number(answer['value'])
}

function reveal(book: Ledger, shadow: Co): void {
  const markers = book.people.map(({ laid }) => must(laid))
  const paper = book.paper(shadow)
  paper.points = Math.min(END_OF_TRACK, paper.points + sum(markers))
  for (const person of book.people) {
    person.open = person.laid
    person.laid = null
  }
  book.tell({ type: 'success', company: shadow, markers, points: paper.points })
}

/** Six markers, and a seventh for a relations marker. */
function* placeBids(book: Ledger, co: Co): Flow<void> {
  const { manager } = book.firm(co)
  for (let placed = 0; ; placed++) {
    const more = placed < 6 || (placed === 6 && book.person(manager).relations > 0)
    const free = (good: Good): number[] => CELLS.filter((cell) => more && !book.offers[good].has(cell))
    const move = yield* ask(manager, [
      ...GOODS.flatMap((good) => free(good).map((cell) => ({ type: 'place-offer', good, cell }))),
      ...(more ? GOODS.map((good) => ({ type: 'place-buy', good })) : []),
      { type: 'end-bids' },
    ])
    if (move.type === 'end-bids') return
    const good = move['good'] as Good
    if (move.type === 'place-buy') book.bids[good].set(co, (book.bids[good].get(co) ?? 0) + 1)
    else book.offers[good].set(Number(move['cell']), co)
    if (placed === 6) book.person(manager).relations--
  }
}

/** The leftmost offer of somebody else, else the own one; the shadow company's marker is none. */
function offerFor(book: Ledger, good: Good, buyer: Co): { cell: number; seller: Co } | null {
  const lying = CELLS.flatMap((cell) => {
    const seller = book.offers[good].get(cell)
    return seller && seller !== book.shadow ? [{ cell, seller }] : []
  })
  return lying.find(({ seller }) => seller !== buyer) ?? lying[0] ?? null
}

function* buyAll(book: Ledger, good: Good, co: Co): Flow<void> {
  const firm = book.firm(co)
  while ((book.bids[good].get(co) ?? 0) > 0) {
    const offer = offerFor(book, good, co)
    if (offer && book.firm(offer.seller).stock[good] === 0) {
      yield* fine(book, good, offer.seller, offer.cell)
      continue
    }
    if (!offer) {
      if (book.left(good) > 0 && (yield* charge(book, co, IMPORT[good], 'owed'))) {
        firm.stock[good]++
        book.tell({ type: 'import', good, company: co, price: IMPORT[good] })
      }
    } else if (offer.seller === co) book.offers[good].delete(offer.cell)
    else {
      const price = traded(good, offer.cell)
      if (yield* charge(book, co, price, 'owed')) {
        const seller = book.firm(offer.seller)
        seller.cash += price
        seller.stock[good]--
        firm.stock[good]++
        book.offers[good].delete(offer.cell)
        book.tell({ type: 'local', good, buyer: co, seller: offer.seller, cell: offer.cell, price })
      }
    }
    book.bids[good].set(co, (book.bids[good].get(co) ?? 0) - 1)
  }
}

function* fine(book: Ledger, good: Good, company: Co, cell: number): Flow<void> {
  book.offers[good].delete(cell)
  const paid = yield* charge(book, company, 1, 'owed')
  book.tell({ type: paid ? 'fine' : 'fine-waived', good, company, cell })
}

function* exportAll(book: Ledger, good: Good): Flow<void> {
  for (const cell of CELLS) {
    const company = book.offers[good].get(cell)
    if (!company) continue
    const wanted = book.demand[good] >= cell
    if (company === book.shadow) {
      if (wanted) book.demand[good]--
      continue
    }
    const firm = book.firm(company)
    if (wanted && firm.stock[good] === 0) yield* fine(book, good, company, cell)
    book.offers[good].delete(cell)
    if (!wanted || firm.stock[good] === 0) continue
    const paper = book.paper(company)
    const price = exported(good, cell)
    firm.stock[good]--
    firm.cash += price
    paper.points = Math.min(END_OF_TRACK, paper.points + 1)
    book.demand[good]--
    book.tell({ type: 'export', good, company, cell, price, points: paper.points, demand: book.demand[good] })
  }
}
