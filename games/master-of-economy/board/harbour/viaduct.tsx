import { memo } from 'react'
import { type CompanyId, SHARE_VALUES, shareValue, TRACK } from '../../components/index.ts'
import { issuers, sharesOf, shareValueOf } from '../../model/shares.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Crest } from '../signs.tsx'
import { trackX, trackY, VIADUCT } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'

const BANDS = [...SHARE_VALUES].reverse()
const CREST = 46
/** Crest and number, and a little air. */
const APART = 100

/** The success viaduct: the companies' crests stand over their points. */
export function Viaduct() {
  const { board, words, book, forecast } = useDrawing()
  const ids = issuers(board)
  const spots = spread(ids.map((id) => ({ id, points: sharesOf(board, id).points })))
  return (
    <Ground id="track" art={<Arches />}>
      <svg className="stage-art" width="1156" height="244" viewBox="486 0 1156 244" aria-hidden="true">
        <text className="me-pennant" x="1420" y="27">
          {words.endsAt(TRACK.end)}
        </text>
        {ids.map((id) => (
          <Next key={id} id={id} next={forecast?.after.get(id)?.points} />
        ))}
        {spots.map(({ id, points, x }) => (
          <Marker key={id} id={id} points={points} x={x} />
        ))}
      </svg>
      {Array.from({ length: TRACK.last + 1 }, (_, points) => (
        <span
          key={points}
          data-place={at.step(points)}
          {...shows('part', 'success')}
          style={on('track', { x: trackX(points) - 18, y: trackY(shareValue(points)) - 40, w: 36, h: 40 })}
        />
      ))}
      <ul className="visually-hidden">
        {ids.map((id) => (
          <li key={id}>
            {book.companies[id]}: {words.pointsOf(sharesOf(board, id).points)}, {words.shareValue}{' '}
            {shareValueOf(board, id)}
          </li>
        ))}
      </ul>
    </Ground>
  )
}

interface Stand {
  readonly id: CompanyId
  readonly points: number
}

/** Side by side where points are too near to one another: no crest hides another. */
function spread(stands: readonly Stand[]): (Stand & { readonly x: number })[] {
  const placed = [...stands]
    .sort((a, b) => a.points - b.points)
    .map((stand) => ({ ...stand, x: trackX(stand.points) - CREST / 2 }))
  for (let i = 1; i < placed.length; i++) {
    const [before, here] = [placed[i - 1], placed[i]]
    if (before && here) here.x = Math.max(here.x, before.x + APART)
  }
  let limit = 1646 - APART
  for (const here of placed.toReversed()) {
    here.x = Math.min(here.x, limit)
    limit = here.x - APART
  }
  return placed
}

function Marker({ id, points, x }: Stand & { readonly x: number }) {
  const { after, words } = useDrawing()
  const next = after?.shares[id]?.points
  const foot = trackY(shareValue(points))
  const y = foot - 84
  return (
    <g className="me-stand" data-now={words.pointsOf(points)} {...shows('company', id)}>
      {next !== undefined && next !== points && <Next id={id} next={next} />}
      <ellipse cx={trackX(points)} cy={foot} rx="20" ry="5" fill="#0e2238" fillOpacity=".4" />
      <path d={`M${trackX(points)} ${foot}L${x + CREST / 2} ${y + CREST}`} stroke="#0e2238" strokeWidth="5" />
      <g data-place={at.success(id)}>
        <Crest company={id} size={CREST} x={x} y={y} />
      </g>
      <text className="me-stand-points" x={x + CREST + 4} y={y + 38}>
        {points}
      </text>
    </g>
  )
}

/** Where a company will stand as things are. */
function Next({ id, next }: { readonly id: CompanyId; readonly next: number | undefined }) {
  const { board } = useDrawing()
  if (next === undefined || next === sharesOf(board, id).points) return null
  const y = trackY(shareValue(next))
  return (
    <g opacity=".7" {...shows('company', id)}>
      <path d={`M${trackX(next)} ${y}v-16`} stroke="#0e2238" strokeWidth="4" strokeDasharray="4 3" />
      <Crest company={id} size={30} x={trackX(next) - 15} y={y - 48} />
    </g>
  )
}

const Arches = memo(function Arches() {
  return (
    <>
      {BANDS.map(({ from, value }, i) => {
        const until = BANDS[i + 1]?.from ?? TRACK.last + 1
        const [x, w, y] = [VIADUCT.x + from * VIADUCT.cell, (until - from) * VIADUCT.cell, trackY(value)]
        return (
          <g key={value} {...shows('part', 'share-value')}>
            <rect
              x={x}
              y={y}
              width={w}
              height={VIADUCT.foot - y}
              fill={`var(--me-pier-${value})`}
              stroke={LINE}
              strokeWidth="2.500"
            />
            <rect x={x} y={y + 30} width={w} height={VIADUCT.foot - y - 30} fill="url(#me-brick)" />
            {Array.from({ length: value === 4 ? 2 : 3 }, (_, n) => (
              <path key={n} d={`M${x + 94 + n * 66} ${VIADUCT.foot}v-14a22 20 0 0 1 44 0v14z`} fill="var(--me-sea-0)" />
            ))}
            <path
              className="me-share-sign"
              data-icon="share"
              d={`M${x + 12} ${VIADUCT.foot - 36}h32v24h-32zM${x + 18} ${VIADUCT.foot - 29}h14M${x + 18} ${VIADUCT.foot - 22}h8`}
            />
            <circle cx={x + 37} cy={VIADUCT.foot - 21} r="4" fill={LINE} />
            <text className="me-pier-value" x={x + 52} y={VIADUCT.foot - 9}>
              {value}
            </text>
          </g>
        )
      })}
      {Array.from({ length: TRACK.last + 1 }, (_, points) => {
        const [x, y] = [VIADUCT.x + points * VIADUCT.cell, trackY(shareValue(points))]
        const named = points % 5 === 0 || BANDS.some(({ from }) => from === points)
        return (
          <g key={points} {...shows('part', 'success')}>
            <path d={`M${x} ${y}v28`} stroke={LINE} strokeWidth="1.500" strokeOpacity=".5" />
            {named ? (
              <text className="me-step" x={x + 18} y={y + 23} textAnchor="middle">
                {points}
              </text>
            ) : (
              <circle cx={x + 18} cy={y + 16} r="3" fill={LINE} fillOpacity=".45" />
            )}
          </g>
        )
      })}
      <path d="M1406 150V2" stroke={LINE} strokeWidth="5" />
      <path d="M1406 3h236v32h-236z" fill="#0e2238" />
    </>
  )
})
