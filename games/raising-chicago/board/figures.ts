import type { ChartSheet, ScoreRow, SeatFigure } from '@boardroom/board-kit'
import type { Language, Names, Result, Seat } from '@boardroom/kernel'
import { isResource, POVERTY, TOKENS, type Token } from '../components/index.ts'
import { allStoreys } from '../model/city.ts'
import { companyAt, isFree, permanents } from '../model/companies.ts'
import type { Breakdown, Part } from '../scoring.ts'
import { CATEGORIES } from '../state.ts'
import type { TableView } from '../types.ts'
import type { Board } from '../view.ts'
import { boardWords, nameBook } from './context.ts'
import { shows } from './explain/things.ts'
import { at } from './places.ts'
import { TOKEN_SIGNS } from './signs.tsx'
import type { BoardWords } from './words/en.ts'

/** The numbers of a seat’s strip. */
export function figures(view: TableView, seat: Seat, language: Language, after: TableView | null = null): SeatFigure[] {
  const { board } = view
  const words = boardWords(language)
  const company = board.companies[seat]
  if (!company) return []
  const { prestige } = company
  const then = after?.board.companies[seat]?.prestige ?? prestige
  return [
    {
      icon: 'prestige',
      label: words.prestige,
      value: `${prestige}`,
      next: then === prestige ? undefined : `${then}`,
      mark: shows('part', 'prestige'),
    },
    { icon: 'vote', label: words.markersOnBoard, value: `${company.auction}`, mark: shows('part', 'auction-board') },
    { icon: 'storey', label: words.storeysBuilt, value: `${allStoreys(board, seat)}`, mark: shows('part', 'storeys') },
    { icon: 'poverty', label: words.poverty, value: lossAt(company.poverty), mark: shows('part', 'poverty') },
    ...TOKENS.map((token, i) => ({ ...heldOf(view, seat, token, words), ...(i === 0 && { breaks: true as const }) })),
  ]
}

/** How many of something a company holds; behind it what its permanents save in every project. */
function heldOf({ seats, board }: TableView, seat: Seat, token: Token, words: BoardWords): SeatFigure {
  const { hold, tracks } = companyAt(board, seat)
  const saved = isResource(token) ? permanents(seats, tracks, token) : 0
  const free = isResource(token) && isFree(tracks, token)
  return {
    icon: token === 'joker' ? 'joker' : 'cube',
    label: words.tokens[token],
    value: `${hold[token]}`,
    note: free ? '∞' : saved > 0 ? `−${saved}` : '',
    sign: TOKEN_SIGNS[token],
    place: at.token(seat, token),
    mark: shows('token', token),
  }
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
