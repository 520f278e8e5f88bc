import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { ACTIONS, type ActionId, cardOf } from '../../components/index.ts'
import { currentEvent, rowFor } from '../../model/timeline.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { turnUp } from '../andrew/card.ts'
import { sellGood } from '../sell-good.ts'

const fields = { action: oneOf(ACTIONS) }

export type ChooseAction = MoveOf<'choose-action', typeof fields>

const MOVES: readonly ChooseAction[] = ACTIONS.map((action) => ({ type: 'choose-action', action }))

/** Any action may be chosen, also one whose marker is at the end of its row (CG-ACT-01, CG-ACT-03). */
const choose: Kind<{ seat: Seat }, ChooseAction> = {
  type: 'choose-action',
  rule: 'CG-ACT-01',
  fields,
  candidates: () => MOVES,
  refuse: () => null,
  apply(turn, _params, seat, { action }) {
    setAction(turn, seat, action)
    turn.done()
  },
}

/** The start player's choice (CG-ACT-01); the timeline marker follows it (CG-ACT-02). */
export const chooseAction = asking({
  name: 'choose-action',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [choose, sellGood],
})

/** Andrew's choice is the main action of his card (CG-SOL-10). */
export const andrewChooses = happening({
  name: 'andrew-chooses',
  happen(turn) {
    const card = turnUp(turn)
    if (card) setAction(turn, 'andrew', cardOf(card).mainAction)
  },
})

function setAction(turn: Turn, chooser: Seat | 'andrew', action: ActionId): void {
  const { state } = turn
  const row = rowFor(state, action)
  state.chosen = { action, row }
  turn.log({ type: 'action', chooser, action, flipped: row === action ? null : row, ...currentEvent(state) })
}
