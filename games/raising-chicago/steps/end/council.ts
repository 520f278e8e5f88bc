import { frame, integer, type MoveOf, type Seat } from '@boardroom/kernel'
import { CARD_IDS, CARDS, LETTERS } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { assignments, collected, councilPoints, type Letters } from '../../model/council.ts'
import type { RaisingChicagoState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { score } from './scoring.ts'

/** Cards with all four letters in the box. */
const WILD_CARDS = CARD_IDS.filter((id) => CARDS[id].letter === 'all').length

/** Asks those to whom the letters of their cards make a difference (RC-CCL-07). */
export const beginCouncil = happening({
  name: 'begin-council',
  happen(turn) {
    const { state } = turn
    // Who is asked tells something about the cards in the piles.
    turn.reveal()
    for (const seat of state.companies.keys()) {
      const [best] = assignments(state, seat)
      if (best && !lettersMatter(state, seat)) settle(turn, seat, best)
    }
    turn.next(frame(councilLetters, {}), frame(scoreCouncil, {}))
  },
})

function lettersMatter(state: RaisingChicagoState, seat: Seat): boolean {
  const all = assignments(state, seat).map((letters) => councilPoints(state, seat, letters))
  return all.some((points) => points !== all[0])
}

function settle(turn: Turn, seat: Seat, letters: Letters): void {
  const { A, B, C, D } = letters
  companyAt(turn.state, seat).letters = { A, B, C, D }
}

const cards = integer(0, WILD_CARDS)
const fields = { A: cards, B: cards, C: cards, D: cards }

export type AssignLetters = MoveOf<'assign-letters', typeof fields>

/** One letter for each card that has all four. */
const assignLetters: Kind<object, AssignLetters> = {
  type: 'assign-letters',
  rule: 'RC-CCL-07',
  fields,
  candidates: (state, _params, seat) =>
    assignments(state, seat).map((letters) => ({ type: 'assign-letters', ...letters })),
  refuse(state, _params, seat, move) {
    const { wild } = collected(companyAt(state, seat))
    const sum = LETTERS.reduce((total, letter) => total + move[letter], 0)
    return sum === wild ? null : { rule: 'RC-CCL-07', cards: wild }
  },
  apply(turn, _params, seat, { A, B, C, D }) {
    settle(turn, seat, { A, B, C, D })
    turn.log({ type: 'letters', seat, letters: { A, B, C, D } })
  },
}

/** All at once: nobody competes here (RC-CCL-06). */
export const councilLetters = asking({
  name: 'council-letters',
  seats: (state) => [...state.companies.keys()].filter((seat) => companyAt(state, seat).letters === null),
  moves: [assignLetters],
})

export const scoreCouncil = happening({
  name: 'score-council',
  happen(turn) {
    score(turn, 'council')
  },
})
