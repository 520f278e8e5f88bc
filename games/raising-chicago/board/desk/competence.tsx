import { Spot, seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { COLUMN_REWARDS, LAST_FIELD, RESOURCES, type Resource } from '../../components/index.ts'
import { companyAt, isFree, permanents, trackSetup } from '../../model/companies.ts'
import { useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at as places } from '../places.ts'
import { RewardSigns } from '../rewards.tsx'
import { Sign } from '../signs.tsx'

const FIELDS = Array.from({ length: LAST_FIELD + 1 }, (_, field) => field)

/** The three competence tracks with what their columns give once all three markers are there. */
export function Competence({ seat, live }: { readonly seat: Seat; readonly live: boolean }) {
  const { board, words, view } = useDrawing()
  const { tracks } = companyAt(board, seat)
  const { start } = trackSetup(view.seats)
  const reached = Math.min(...RESOURCES.map((resource) => tracks[resource]))
  return (
    <fieldset className="rc-competence" aria-label={words.competence}>
      <div
        className="rc-columns-row"
        data-place={places.columns(seat)}
        {...shows('part', 'columns')}
        aria-hidden="true"
      >
        <span />
        <span className="rc-steps">
          {FIELDS.map((field) => {
            const reward = COLUMN_REWARDS[field]
            return (
              <span key={field} className={`rc-column ${field <= Math.max(start, reached) ? 'rc-column-done' : ''}`}>
                {reward && field > start && <RewardSigns reward={reward} size={15} />}
              </span>
            )
          })}
        </span>
      </div>
      {RESOURCES.map((resource) => (
        <Track key={resource} seat={seat} resource={resource} live={live} />
      ))}
    </fieldset>
  )
}

interface TrackProps {
  readonly seat: Seat
  readonly resource: Resource
  readonly live: boolean
}

function Track({ seat, resource, live }: TrackProps) {
  const { board, after, words, book, view } = useDrawing()
  const moves = useMeant('train', ({ track }) => live && track === resource)
  const { tracks } = companyAt(board, seat)
  const { start, permanents: fields } = trackSetup(view.seats)
  const at = tracks[resource]
  const next = after ? companyAt(after, seat).tracks[resource] : at
  const saved = permanents(view.seats, tracks, resource)
  const label = words.trackOf(book.resources[resource], at, isFree(tracks, resource) ? null : saved)
  return (
    <Spot
      moves={moves}
      label={label}
      className={`rc-track rc-in-${resource}`}
      place={places.competence(seat, resource)}
      {...shows('track', resource)}
    >
      <span className="rc-track-name" data-now={label}>
        <Sign name={resource} size={24} />
      </span>
      <span className="rc-steps">
        {FIELDS.map((field) => (
          <span
            key={field}
            className={`rc-step ${field <= at ? 'rc-step-done' : ''} ${field < start ? 'rc-step-off' : ''} ${field > at && field <= next ? 'rc-step-next' : ''}`}
          >
            {fields.includes(field) && field > at && '−1'}
            {field === LAST_FIELD && field > at && '∞'}
          </span>
        ))}
        <Pawn seat={seat} at={at} />
        {next > at && <Pawn seat={seat} at={next} ghost />}
      </span>
    </Spot>
  )
}

interface PawnProps {
  readonly seat: Seat
  readonly at: number
  /** Where it would come to. */
  readonly ghost?: boolean
}

/** The marker glides along its track. */
function Pawn({ seat, at, ghost = false }: PawnProps) {
  const left = `${(100 * (at + 0.5)) / FIELDS.length}%`
  return (
    <b className={`rc-pawn ${ghost ? 'rc-ghost' : ''}`} style={{ left, background: seatColor(seat) }}>
      {at}
    </b>
  )
}
