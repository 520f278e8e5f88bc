import type { Sheet } from '@boardroom/kernel'
import { COMPANIES, charterOf, companyName, LAST_DECADE } from '../../components/index.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** The companies that can still be started: none after the Stock Phase of the last Decade. */
export function charters({ board }: TableView, words: SheetWords): Sheet | null {
  if (board.decade === LAST_DECADE && board.phase !== 'stock') return null
  const { title, columns, slot, factory } = words.charters
  const rows = COMPANIES.filter((id) => !board.companies[id]).map((id) => {
    const charter = charterOf(id)
    return [
      companyName(id),
      words.book.industries[charter.industry],
      `${charter.startingAppeal}`,
      charter.goodPrices.map(words.dollars).join(', '),
      slot(charter.assetSlots > 0),
      charter.factories.map((printed, i) => factory(i + 1, printed)).join('; '),
    ]
  })
  return { title, columns, rows }
}
