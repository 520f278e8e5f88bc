import { type CardId, VP_CARDS } from '../../components/index.ts'
import { happening, type Turn } from '../../types.ts'

/** Andrew's top card goes face down to position 0; the back of the next one comes to light (CG-SOL-08). */
export const drawCard = happening({
  name: 'draw-card',
  happen(turn) {
    const { andrew } = turn.state
    if (!andrew) return
    turn.reveal()
    andrew.card = andrew.pile.shift() ?? null
    andrew.revealed = false
    andrew.position = 0
  },
})

/** After the human's choice the card is turned up (CG-SOL-09). */
export const revealCard = happening({
  name: 'reveal-card',
  happen: (turn) => {
    turnUp(turn)
  },
})

export function turnUp(turn: Turn): CardId | null {
  const { andrew } = turn.state
  if (!andrew?.card) return null
  if (!andrew.revealed) {
    andrew.revealed = true
    turn.reveal()
    turn.log({ type: 'andrew-reveals', card: andrew.card })
  }
  return andrew.card
}

/** At the end of the round the card lies under the VP card it reached (CG-SOL-21). */
export function fileCard(turn: Turn): void {
  const { andrew } = turn.state
  if (!andrew?.card) return
  const { card, position } = andrew
  andrew.filed.push({ card, position })
  andrew.card = null
  andrew.revealed = false
  andrew.position = 0
  turn.log({ type: 'andrew-files', card, vp: VP_CARDS[position] as number })
}
