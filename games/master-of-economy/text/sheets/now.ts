import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { COMPANIES } from '../../components/index.ts'
import { sharesOf, shareValueOf } from '../../model/shares.ts'
import type { Breakdown } from '../../scoring.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** Where every result comes from, once the game is over. */
export function result(view: TableView, { result: words, book }: SheetWords, names: Names): Sheet[] {
  if (!view.result) return []
  const scores = view.result.breakdown
  const row = (title: string, value: (score: Breakdown) => number | null): string[] => [
    title,
    ...scores.map((score) => `${value(score) ?? NOTHING}`),
  ]
  const held = COMPANIES.filter((id) => scores.some(({ shares }) => shares[id]))
  const paying = COMPANIES.filter((id) => scores.some(({ payouts }) => payouts[id]))
  return [
    {
      title: words.title,
      columns: [words.part, ...scores.map((_, seat) => names.seat(seat))],
      rows: [
        row(words.cash, ({ cash }) => cash),
        ...paying.map((id) => row(words.payout(book.companies[id]), ({ payouts }) => payouts[id] ?? 0)),
        ...held.map((id) => row(words.shares(book.companies[id]), ({ shares }) => shares[id] ?? 0)),
        row(words.debt, ({ debt }) => -debt || 0),
        row(words.total, ({ total }) => total),
        ...(scores.some(({ pair }) => pair !== null) ? [row(words.pair, ({ pair }) => pair)] : []),
        row(words.rank, ({ rank }) => rank),
      ],
    },
  ]
}

export function now({ board, asked }: TableView, { now: words, book }: SheetWords, names: Names): Sheet[] {
  const rows = [
    [words.year, words.yearOf(board.year)],
    [words.phase, book.phases[board.phase]],
    [words.asked, asked.map((seat) => names.seat(seat)).join(', ') || NOTHING],
  ]
  if (board.shadow) {
    const { points } = sharesOf(board, board.shadow)
    const standing = words.points(points, shareValueOf(board, board.shadow))
    rows.push([words.shadow, `${book.companies[board.shadow]}: ${standing}`])
  }
  return [{ title: words.title, rows }]
}
