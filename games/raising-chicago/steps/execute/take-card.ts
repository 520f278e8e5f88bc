import { slotAt } from '../../model/auction.ts'
import { cardSpaces, companyAt } from '../../model/companies.ts'
import { happening } from '../../types.ts'
import type { Running } from './running.ts'

/** Step 3: the card goes leftmost under the board; what has no space any more goes to the pile (RC-CRD-01 to -03). */
export const takeCard = happening({
  name: 'take-card',
  happen(turn, { seat, slot: id }: Running) {
    const { state } = turn
    const company = companyAt(state, seat)
    const slot = slotAt(state, id)
    const { card } = slot
    slot.project = null
    slot.card = null
    slot.winner = null
    if (!card) return
    company.cards.unshift(card)
    const out = company.cards.length > cardSpaces(company) ? (company.cards.pop() ?? null) : null
    if (out) company.pile.push(out)
    company.fresh = Math.min(company.fresh + 1, company.cards.length)
    turn.log({ type: 'card', owner: seat, card, out })
  },
})
