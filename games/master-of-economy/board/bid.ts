import { useHands } from '@boardroom/board-kit'
import type { GoodId } from '../components/index.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { currentOf, useDrawing } from './context.ts'

interface BidMeaning {
  readonly moves: readonly MasterOfEconomyMove[]
  /** The move to ask about if there are none. */
  readonly why: MasterOfEconomyMove | null
  readonly sensible: boolean
  /** The marker that is pointed at would lie here. */
  readonly coming: boolean
}

/** What an offer on a cell would mean now. */
export function useOffer(good: GoodId, cell: number): BidMeaning & { readonly best: boolean } {
  const { board, after, view, advice } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const meant = moves.filter((move) => move.type === 'place-offer' && move.good === good && move.cell === cell)
  return {
    moves: meant,
    why: currentOf(view).step === 'bidding' ? { type: 'place-offer', good, cell } : null,
    sensible: meant.length > 0 && (advice?.cells.get(good)?.has(cell) ?? false),
    best: meant.length > 0 && advice?.best?.good === good && advice.best.cell === cell,
    coming: !board.market.offers[good][cell - 1] && Boolean(after?.market.offers[good][cell - 1]),
  }
}

/** What a buy bid would mean now. */
export function useBuy(good: GoodId): BidMeaning {
  const { board, after, view, bidder, advice } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const meant = moves.filter((move) => move.type === 'place-buy' && move.good === good)
  const had = bidder ? board.market.buys[good][bidder] : 0
  return {
    moves: meant,
    why: currentOf(view).step === 'bidding' ? { type: 'place-buy', good } : null,
    sensible: meant.length > 0 && (advice?.buys.has(good) ?? false),
    coming: bidder ? (after?.market.buys[good][bidder] ?? 0) > had : false,
  }
}
