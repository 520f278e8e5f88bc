import { CARD_IDS, type CardId, cardOf } from '../../components/index.ts'
import { isTaken } from '../../model/donations.ts'
import { firstFreeSlot } from '../../model/map.ts'
import type { CarnegieState } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'

/** Neutral discs block spaces for the whole game; cards tell where (chapter AFF). */
export const neutralDiscs = happening({
  name: 'neutral-discs',
  happen(turn) {
    if (turn.state.neutral.discs > 0) placeNeutral(turn, turn.chance.shuffle([...CARD_IDS]))
  },
})

/** Card by card until all discs lie; what is taken or full is skipped (CG-AFF-03 to CG-AFF-06). */
export function placeNeutral(turn: Turn, cards: readonly CardId[]): void {
  const { state } = turn
  for (const id of cards) {
    const { donation, construction } = cardOf(id)
    if (state.neutral.discs > 0 && !isTaken(state, donation)) {
      takeDisc(state)
      state.neutral.donations.push(donation)
      turn.log({ type: 'neutral-disc', card: id, on: donation })
    }
    for (const city of construction) {
      const slot = state.neutral.discs > 0 ? firstFreeSlot(state, city) : null
      if (!slot) continue
      takeDisc(state)
      state.slots[slot.index] = 'neutral'
      turn.log({ type: 'neutral-disc', card: id, on: slot.id })
    }
  }
}

function takeDisc(state: CarnegieState): void {
  state.neutral.discs--
}
