import { type CardId, VP_CARDS } from '../../components/index.ts'
import type { Happening, Table } from '../../types.ts'

/** Andrew's top card goes face down to position 0; the back of the next one comes to light (CG-SOL-08). */
export const drawCard: Happening<object> = {
  name: 'draw-card',
  happen(table) {
    const { andrew } = table.state
    if (!andrew) return
    table.reveal()
    andrew.card = andrew.pile.shift() ?? null
    andrew.revealed = false
    andrew.position = 0
  },
}

/** After the human's choice the card is turned up (CG-SOL-09). */
export const revealCard: Happening<object> = {
  name: 'reveal-card',
  happen: (table) => {
    turnUp(table)
  },
}

export function turnUp(table: Table): CardId | null {
  const { andrew } = table.state
  if (!andrew?.card) return null
  if (!andrew.revealed) {
    andrew.revealed = true
    table.reveal()
    table.log({ type: 'andrew-reveals', card: andrew.card })
  }
  return andrew.card
}

/** At the end of the round the card lies under the VP card it reached (CG-SOL-21). */
export function fileCard(table: Table): void {
  const { andrew } = table.state
  if (!andrew?.card) return
  const { card, position } = andrew
  andrew.filed.push({ card, position })
  andrew.card = null
  andrew.revealed = false
  andrew.position = 0
  table.log({ type: 'andrew-files', card, vp: VP_CARDS[position] as number })
}
