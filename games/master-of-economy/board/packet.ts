import { useHands } from '@boardroom/board-kit'
import type { CompanyId, PacketSize } from '../components/index.ts'
import { missing } from '../model/payments.ts'
import type { Holder } from '../state.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { currentOf, useDrawing } from './context.ts'

interface PacketMeaning {
  readonly moves: readonly MasterOfEconomyMove[]
  /** The move to ask about if there are none. */
  readonly why: MasterOfEconomyMove | null
  /** What the company's cash lacks for it: its manager helps out, or a factory is sold. */
  readonly lacks: number
}

/** What pointing at a packet means now: the bank's are bought, one's own sold, both exchanged. */
export function usePacket(issuer: CompanyId, size: PacketSize, holder: Holder | 'bank'): PacketMeaning {
  const { view, board } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const { step, params } = currentOf(view)
  const dealer = 'holder' in params ? params.holder : null
  const meant = moves.filter((move) => {
    switch (move.type) {
      case 'buy-packet':
        return holder === 'bank' && move.issuer === issuer && move.size === size
      case 'sell-packet':
        return holder === dealer && move.issuer === issuer && move.size === size
      case 'exchange-packet':
        return move.issuer === issuer && (holder === 'bank' ? move.to === size : move.from === size)
      default:
        return false
    }
  })
  const lacks = meant.map((move) => {
    if (typeof dealer !== 'string' || (move.type !== 'buy-packet' && move.type !== 'exchange-packet')) return 0
    const [taken, given] = move.type === 'buy-packet' ? [move.size, null] : [move.to, move.from]
    return missing(board, { for: 'packet', company: dealer, issuer, size: taken, given })
  })
  return {
    moves: meant,
    lacks: lacks.length > 0 ? Math.min(...lacks) : 0,
    why: whyPacket(step, dealer === holder, issuer, holder, size),
  }
}

function whyPacket(
  step: string,
  dealing: boolean,
  issuer: CompanyId,
  holder: Holder | 'bank',
  size: PacketSize,
): MasterOfEconomyMove | null {
  if (step !== 'company-deal' && step !== 'player-deal') return null
  if (holder === 'bank') return { type: 'buy-packet', issuer, size }
  return dealing ? { type: 'sell-packet', issuer, size } : null
}
