import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { COUNCIL_CARDS, FINALS, LETTERS } from '../../components/index.ts'
import type { Part } from '../../scoring.ts'
import { CATEGORIES } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** The score by category, once the game is over. */
export function result(view: TableView, { result: words, book }: SheetWords, names: Names): Sheet[] {
  if (!view.result) return []
  const { breakdown } = view.result
  const row = (label: string, key: Part): string[] => [label, ...breakdown.map((parts) => `${parts[key] ?? 0}`)]
  const scored = CATEGORIES.filter((category) => breakdown.some((parts) => category in parts))
  return [
    {
      title: words.title,
      columns: [words.category, ...breakdown.map((_, seat) => names.seat(seat))],
      rows: [
        row(words.rounds, 'rounds'),
        ...scored.map((category) => row(book.categories[category], category)),
        row(words.total, 'total'),
      ],
    },
  ]
}

export function now({ board, asked }: TableView, { now: words, book }: SheetWords, names: Names): Sheet[] {
  return [
    {
      title: words.title,
      rows: [
        [words.round, words.roundOf(board.round)],
        [words.phase, book.phases[board.phase]],
        [words.asked, asked.map((seat) => names.seat(seat)).join(', ') || NOTHING],
        [words.ranking, board.ranking.map((seat) => names.seat(seat)).join(' › ')],
        [words.deck, `${board.deck.size}`],
        [words.extensions, `${board.extensions}`],
      ],
    },
  ]
}

/** Those still waiting for round 8. */
export function finals({ board }: TableView, { finals: words, book, amounts, reward, list }: SheetWords): Sheet[] {
  if (board.finals.length === 0) return []
  const rows = board.finals.map((id) => {
    const { cost, symbols, rewards } = FINALS[id]
    return [
      book.projects[id],
      amounts(cost),
      list(symbols.map((symbol) => book.symbols[symbol])),
      list(rewards.map(reward)),
    ]
  })
  return [{ title: words.title, columns: words.columns, rows }]
}

export function council({ board, seats }: TableView, { council: words, book }: SheetWords): Sheet[] {
  const { council: members } = board
  if (!members) return []
  const { qualify = 0, double = 0 } = COUNCIL_CARDS[seats] ?? {}
  const rows = LETTERS.map((letter) => [`${letter} (${qualify}, ${double})`, book.council[members[letter]]])
  return [{ title: words.title, columns: words.columns, rows }]
}
