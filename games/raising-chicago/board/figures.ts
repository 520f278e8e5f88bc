import type { ChartSheet, ScoreRow, SeatFigure } from '@boardroom/board-kit'
import type { Language, Names, Result, Seat } from '@boardroom/kernel'
import { POVERTY, RESOURCES } from '../components/index.ts'
import { allStoreys } from '../model/city.ts'
import type { Breakdown, Part } from '../scoring.ts'
import { CATEGORIES } from '../state.ts'
import type { TableView } from '../types.ts'
import type { Board } from '../view.ts'
import { boardWords, nameBook } from './context.ts'
import { shows } from './explain/things.ts'

/** The numbers of a seat’s strip. */
export function figures({ board }: TableView, seat: Seat, language: Language): SeatFigure[] {
  const words = boardWords(language)
  const company = board.companies[seat]
  if (!company) return []
  const { hold } = company
  return [
    { icon: 'prestige', label: words.prestige, value: `${company.prestige}`, mark: shows('part', 'prestige') },
    { icon: 'vote', label: words.markersOnBoard, value: `${company.auction}`, mark: shows('part', 'auction-board') },
    {
      icon: 'cube',
      label: words.resourcesHeld,
      value: RESOURCES.map((resource) => hold[resource]).join('·'),
      mark: shows('part', 'holding'),
    },
    {
      icon: 'joker',
      label: words.jokersAndFavours,
      value: `${hold.joker}·${hold.favour}`,
      mark: shows('part', 'holding'),
    },
    { icon: 'storey', label: words.storeysBuilt, value: `${allStoreys(board, seat)}`, mark: shows('part', 'storeys') },
    { icon: 'poverty', label: words.poverty, value: lossAt(company.poverty), mark: shows('part', 'poverty') },
  ]
}

/** What a field of the poverty track costs at the end. */
export function lossAt(field: number): string {
  const loss = POVERTY[field] ?? 0
  return loss === 0 ? '0' : `−${loss}`
}

export function charts({ board }: TableView, language: Language, names: Names): ChartSheet[] {
  const words = boardWords(language)
  const sheet = (id: string, title: string, value: (board: Board, seat: Seat) => number): ChartSheet => ({
    id,
    title,
    lines: board.companies.map((_, seat) => ({
      id: String(seat),
      label: names.seat(seat),
      color: `var(--seat-${seat})`,
      seat,
      value: value(board, seat),
    })),
  })
  return [
    sheet('prestige', words.prestigeChart, ({ companies }, seat) => companies[seat]?.prestige ?? 0),
    sheet('storeys', words.storeysChart, allStoreys),
  ]
}

/** Where every point comes from: the rounds, then each category of the final scoring. */
export function score({ breakdown }: Result<Breakdown>, language: Language): ScoreRow[] {
  const words = boardWords(language)
  const book = nameBook(language)
  const parts = breakdown
  const values = (id: Part): number[] => parts.map((part) => part[id] ?? 0)
  const scored = CATEGORIES.filter((category) => parts.some((part) => category in part))
  return [
    {
      label: words.inRounds,
      values: values('rounds'),
      notes: parts.map((part) => words.storeys(part.storeys ?? 0)),
    },
    ...scored.map((category) => ({ label: book.categories[category], values: values(category) })),
  ]
}
