import { NOTHING } from '@boardroom/game-kit'
import type { Sheet } from '@boardroom/kernel'
import { COMPANIES, GOODS, importPrice } from '../../components/index.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** Row by row: price, bids, offers from the left, and where demand stands. */
export function market({ board }: TableView, { market: words, book, euros }: SheetWords): Sheet[] {
  const rows = GOODS.map((good) => {
    const buys = COMPANIES.filter((id) => board.market.buys[good][id] > 0)
    const offers = board.market.offers[good].flatMap((id, i) => (id ? [words.cell(i + 1, book.companies[id])] : []))
    return [
      book.goods[good].name,
      euros(importPrice(good)),
      buys.map((id) => words.buys(book.companies[id], board.market.buys[good][id])).join(', ') || NOTHING,
      offers.join(', ') || NOTHING,
      `${board.market.demand[good]}`,
    ]
  })
  return [{ title: words.title, columns: words.columns, rows }]
}
