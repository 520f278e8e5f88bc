import { useHands } from '@boardroom/board-kit'
import type { CompanyId, PacketSize } from '../components/index.ts'
import type { Holder } from '../state.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { currentOf, useDrawing } from './context.ts'

interface PacketMeaning {
  readonly moves: readonly MasterOfEconomyMove[]
  /** The move to ask about if there are none. */
  readonly why: MasterOfEconomyMove | null
}

/** What pointing at a packet means now: the bank's are bought, one's own sold, both exchanged. */
export function usePacket(issuer: CompanyId, size: PacketSize, holder: Holder | 'bank'): PacketMeaning {
  const { view } = useDrawing()
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
  return { moves: meant, why: whyPacket(step, dealer === holder, issuer, holder, size) }
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
