import { type Facts, NOTHING, type SheetHead, textOf } from '@boardroom/game-kit'
import type { Names, Seat, Sheet, View } from '@boardroom/kernel'
import type { OPTIONS } from '../meta.ts'
import type { Orchard } from '../types.ts'

/** What sentences need beside the question or the move itself. */
const FACTS = { questions: { bidding: (_params, { board }) => ({ price: board.price }) } } satisfies Facts<Orchard>

function sheet({ board }: View<Orchard>, { title, columns }: SheetHead<4>, names: Names): Sheet {
  const bid = (own: number | boolean | undefined): string => (own === true ? '?' : own === false ? NOTHING : `${own}`)
  const row = (seat: Seat) => [names.seat(seat), `${board.coins[seat]}`, `${board.apples[seat]}`, bid(board.bids[seat])]
  return { title, columns, rows: [...board.coins.keys()].map(row) }
}

/** Takes all words of one language: whatever a language lacks does not compile. */
export const gameText = textOf<Orchard, typeof FACTS, typeof OPTIONS, SheetHead<4>>(FACTS, [sheet])
