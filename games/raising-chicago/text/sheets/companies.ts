import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { POVERTY, type Resource, SYMBOLS } from '../../components/index.ts'
import { cardSpaces, permanents } from '../../model/companies.ts'
import type { TableView } from '../../types.ts'
import type { CompanyView } from '../../view.ts'
import type { SheetWords } from '../catalogue.ts'

export function companies({ board, seats }: TableView, words: SheetWords, names: Names): Sheet[] {
  const rows = board.companies.map((company, seat) => {
    const track = (resource: Resource): string => {
      const owned = permanents(seats, company.tracks, resource)
      return owned > 0 ? `${company.tracks[resource]} (+${owned})` : `${company.tracks[resource]}`
    }
    return [
      names.seat(seat),
      `${company.prestige}`,
      `${company.poverty} (${0 - (POVERTY[company.poverty] ?? 0)})`,
      words.holding(company.hold),
      track('timber'),
      track('jackscrew'),
      track('masonry'),
    ]
  })
  return [{ title: words.companies.title, columns: words.companies.columns, rows }]
}

export function possessions({ board }: TableView, words: SheetWords, names: Names): Sheet[] {
  const { possessions: labels, book } = words
  const pile = (company: CompanyView): number => (typeof company.pile === 'number' ? company.pile : company.pile.length)
  const rows = board.companies.map((company, seat) => {
    const symbols = SYMBOLS.flatMap((symbol) =>
      company.symbols[symbol] > 0 ? [`${company.symbols[symbol]} × ${book.symbols[symbol]}`] : [],
    )
    return [
      names.seat(seat),
      labels.cards(company.cards.length, cardSpaces(company), pile(company)),
      symbols.join(', ') || NOTHING,
      company.tiles.map((tile) => book.tiles[tile]).join(', ') || NOTHING,
      `${company.neighbourhoods.length}`,
      `${company.supply}`,
    ]
  })
  return [{ title: labels.title, columns: labels.columns, rows }]
}
