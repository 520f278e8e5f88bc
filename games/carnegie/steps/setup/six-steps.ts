import { frame, type MoveOf, type Seat } from '@boardroom/kernel'
import { START } from '../../components/index.ts'
import { beginTurn } from '../../model/players.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { step } from '../departments/step.ts'
import { endOwnStep } from '../lapse.ts'
import { sellGood } from '../sell-good.ts'

export const beginSixSteps = happening({
  name: 'begin-six-steps',
  happen(turn, { seat }: { seat: Seat }) {
    beginTurn(turn.state, seat, { steps: START.steps })
    turn.next(frame(sixSteps, { seat }))
  },
})

const fields = {}

export type EndSteps = MoveOf<'end-steps', typeof fields>

const END: readonly EndSteps[] = [{ type: 'end-steps' }]

const endSteps: Kind<object, EndSteps> = {
  type: 'end-steps',
  rule: 'CG-SET-16',
  fields,
  candidates: () => END,
  refuse: () => null,
  apply: (turn) => endOwnStep(turn, 'setup'),
}

/** Up to six steps with the own employees (CG-SET-16). */
export const sixSteps = asking({
  name: 'six-steps',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [step, endSteps, sellGood],
})
