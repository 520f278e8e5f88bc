import type { Phase, Stage } from '../../state.ts'
import { useDrawing } from '../context.ts'

const PHASES = ['stock', 'building', 'action', 'operating', 'cleanup'] as const satisfies readonly Phase[]
const STAGES = ['purchase', 'production', 'distribution', 'closing'] as const satisfies readonly Stage[]

/** Where the turn stands: the stages of a company's turn, or else the phases of the Decade. */
export function Steps() {
  const { board, words } = useDrawing()
  const { turn, phase } = board
  if (!turn) {
    return (
      <ol className="bs-steps">
        {PHASES.map((each) => (
          <li key={each} aria-current={each === phase ? 'step' : undefined}>
            {words.phases[each]}
          </li>
        ))}
      </ol>
    )
  }
  const now = STAGES.indexOf(turn.stage === 'start' ? 'purchase' : turn.stage)
  return (
    <ol className="bs-steps">
      {STAGES.map((each, place) => (
        <li key={each} aria-current={place === now ? 'step' : undefined} className={place < now ? 'bs-step-done' : ''}>
          {words.stages[each]}
        </li>
      ))}
    </ol>
  )
}
