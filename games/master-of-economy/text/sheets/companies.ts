import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { FACTORIES, GOODS } from '../../components/index.ts'
import { companyOf } from '../../model/players.ts'
import { sharesOf, shareValueOf } from '../../model/shares.ts'
import { factoriesLeft, goodsLeft } from '../../model/warehouse.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** In company order. */
export function companies({ board }: TableView, words: SheetWords, names: Names): Sheet[] {
  const { companies: labels, book, now } = words
  const rows = board.order.map((id, i) => {
    const company = companyOf(board, id)
    return [
      `${i + 1}`,
      book.companies[id],
      names.seat(company.manager),
      words.euros(company.cash),
      now.points(sharesOf(board, id).points, shareValueOf(board, id)),
      words.goods(company.goods) || NOTHING,
      words.factories(company.factories) || NOTHING,
      labels.loans(company.loans),
    ]
  })
  return rows.length > 0 ? [{ title: labels.title, columns: labels.columns, rows }] : []
}

/** What nobody owns. */
export function supply({ board }: TableView, words: SheetWords): Sheet[] {
  const goods = Object.fromEntries(GOODS.map((good) => [good, goodsLeft(board, good)]))
  const factories = Object.fromEntries(FACTORIES.map((id) => [id, factoriesLeft(board, id)]))
  return [
    {
      title: words.supply.title,
      rows: [
        [words.supply.goods, words.goods(goods) || NOTHING],
        [words.supply.factories, words.factories(factories) || NOTHING],
      ],
    },
  ]
}
