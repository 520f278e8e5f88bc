import { type Catalogue, type Columns, type Facts, NOTHING, textOf } from '@boardroom/game-kit'
import type { GameText, Names, Seat, Sheet, View } from '@boardroom/kernel'
import type { OPTIONS } from '../meta.ts'
import type { Orchard } from '../types.ts'

/** What sentences need beside the question or the move itself. */
const FACTS = {
  questions: { bidding: (_params, { board: { price } }) => ({ price }) },
  moves: {},
} satisfies Facts<Orchard>

interface SheetWords {
  readonly title: string
  readonly columns: Columns<4>
}

function sheet({ board }: View<Orchard>, { title, columns }: SheetWords, names: Names): Sheet {
  const bid = (own: number | boolean | undefined): string => (own === true ? '?' : own === false ? NOTHING : `${own}`)
  const row = (seat: Seat) => [names.seat(seat), `${board.coins[seat]}`, `${board.apples[seat]}`, bid(board.bids[seat])]
  return { title, columns, rows: [...board.coins.keys()].map(row) }
}

/** All words of one language: whatever a language lacks does not compile. */
export type Words = Catalogue<Orchard, typeof FACTS, typeof OPTIONS, SheetWords>

export const gameText: (words: Words) => GameText<Orchard> = textOf(FACTS, [sheet])
