import { Icon, type Papers } from '@boardroom/board-kit'
import type { Entry } from '../../entries.ts'
import { currentOf, type Drawing, useDrawing } from '../context.ts'
import { Interior } from '../meeting/interior.tsx'
import { isInHall } from '../meeting/questions.tsx'
import { sceneOf } from '../meeting/scene.ts'
import { isAtQuays } from '../trade-steps.ts'
import { LoanSlip } from './loan.tsx'
import { Report } from './report.tsx'
import { Shares } from './shares.tsx'
import { Shortage } from './shortage.tsx'
import { SuccessMarkers } from './success-markers.tsx'
import { TallQuays } from './tall-quays.tsx'

/** What is laid out for the present decision: the hall for a meeting, papers beside the harbour for the rest. */
export function papersOf(
  { view, log }: Drawing,
  asked: boolean,
  narrow: boolean,
  /** What the film shows, if it runs. */
  shown: Entry | null,
): Papers | null {
  const { step, params } = currentOf(view)
  const scene = sceneOf(shown, log)
  if (scene) return { side: 'corner', sheet: <Interior scene={scene} /> }
  // While the film tells of the market nothing lies over the quays.
  const trading = shown !== null && isAtQuays(shown)
  if (narrow && (step === 'bidding' || trading)) return { side: 'corner', sheet: <TallQuays />, instead: true }
  if (trading) return null
  if (isInHall(step)) return { side: 'corner', sheet: <Interior /> }
  if (!asked) return null
  switch (step) {
    case 'repayment':
    case 'new-loan':
      return { side: 'corner', sheet: <LoanSlip /> }
    case 'shortage':
      return { side: 'corner', sheet: <Shortage payment={params.payment} /> }
    case 'success-marker':
      return { side: 'corner', sheet: <SuccessMarkers /> }
    case 'company-deal':
    case 'player-deal':
      return narrow ? { side: 'corner', sheet: <Shares /> } : null
    default:
      return null
  }
}

interface LeafProps {
  readonly of: 'shares' | 'report'
  readonly close: () => void
}

/** What somebody looks at: who owns what, or how the trade went. */
export function Leaf({ of, close }: LeafProps) {
  const { words } = useDrawing()
  return (
    <div className="me-leaf" role="dialog" aria-label={of === 'shares' ? words.ownership : words.report}>
      <button type="button" className="me-leaf-close" aria-label={words.closePaper} onClick={close}>
        <Icon name="close" size={18} />
      </button>
      {of === 'shares' ? <Shares /> : <Report />}
    </div>
  )
}
