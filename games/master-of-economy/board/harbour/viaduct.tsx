import { memo } from 'react'
import { type CompanyId, SHARE_VALUES, shareValue, TRACK } from '../../components/index.ts'
import { issuers, sharesOf, shareValueOf } from '../../model/shares.ts'
import { type Drawing, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Crest } from '../signs.tsx'
import { trackX, trackY, VIADUCT } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'

const BANDS = [...SHARE_VALUES].reverse()
const CREST = 46
/** From crest to crest on one post. */
const ACROSS = 48
/** What a figure of the points takes, the arrow to others, and the air beside them. */
const [DIGIT, ARROW, AIR] = [20, 34, 22]
/** Where posts may stand. */
const [LEFT, RIGHT] = [400, 1640]

/** The success viaduct: the companies' crests stand over their points. */
export function Viaduct() {
  const drawing = useDrawing()
  const { board, words, book } = drawing
  return (
    <Ground id="track" art={<Arches />}>
      <svg className="stage-art" width="1156" height="244" viewBox="486 0 1156 244" aria-hidden="true">
        <text className="me-pennant" x="1420" y="27">
          {words.endsAt(TRACK.end)}
        </text>
        {spread(standsOf(drawing)).map((stand) => (
          <Post key={stand.ids.join()} {...stand} />
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
        {issuers(board).map((id) => (
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
  /** Who stands there: companies with the same success share a post. */
  readonly ids: readonly CompanyId[]
  readonly points: number
  /** Where they will stand as things are; the same if they stay. */
  readonly next: number
}

function standsOf({ board, after, forecast }: Drawing): Stand[] {
  const stands: { ids: CompanyId[]; points: number; next: number }[] = []
  for (const id of issuers(board)) {
    const { points } = sharesOf(board, id)
    const next = forecast?.after.get(id)?.points ?? after?.shares[id]?.points ?? points
    const same = stands.find((stand) => stand.points === points && stand.next === next)
    if (same) same.ids.push(id)
    else stands.push({ ids: [id], points, next })
  }
  return stands.sort((a, b) => a.points - b.points || a.next - b.next)
}

/** As near to their points as they find room side by side: no crest hides another. */
function spread(stands: readonly Stand[]): (Stand & { readonly x: number })[] {
  const before = stands.map((_, i) => stands.slice(0, i).reduce((sum, stand) => sum + widthOf(stand), 0))
  const all = stands.reduce((sum, stand) => sum + widthOf(stand), 0)
  // Those that would overlap are pushed apart evenly, from where they would stand all at once.
  const crowds: { at: number; size: number }[] = []
  stands.forEach(({ points }, i) => {
    let crowd = { at: trackX(points) - CREST / 2 - (before[i] ?? 0), size: 1 }
    for (let last = crowds.at(-1); last && last.at > crowd.at; last = crowds.at(-1)) {
      const size = last.size + crowd.size
      crowd = { at: (last.at * last.size + crowd.at * crowd.size) / size, size }
      crowds.pop()
    }
    crowds.push(crowd)
  })
  const starts = crowds.flatMap(({ at: x, size }) => Array<number>(size).fill(x))
  return stands.map((stand, i) => {
    const start = Math.max(LEFT, Math.min(RIGHT - all, starts[i] ?? 0))
    return { ...stand, x: start + (before[i] ?? 0) }
  })
}

function widthOf({ ids, points, next }: Stand): number {
  const told = next === points ? `${points}` : `${points}${next}`
  return ids.length * ACROSS + told.length * DIGIT + (next === points ? 0 : ARROW) + AIR
}

/** A post on its cell, with a crest for every company that stands there, their points, and what those are going to be. */
function Post({ ids, points, next, x }: Stand & { readonly x: number }) {
  const { words } = useDrawing()
  const foot = trackY(shareValue(points))
  const y = foot - 84
  const [first, last] = [x + CREST / 2, x + CREST / 2 + (ids.length - 1) * ACROSS]
  const top = Math.max(first, Math.min(last, trackX(points)))
  const post = `M${trackX(points)} ${foot}L${top} ${y + CREST}M${first} ${y + CREST}H${last}`
  return (
    <g className={`me-stand me-${ids[0]}`} data-now={words.pointsOf(points)}>
      <ellipse cx={trackX(points)} cy={foot} rx="20" ry="5" fill="#0e2238" fillOpacity=".4" />
      <path d={post} stroke="#0e2238" strokeWidth="9" strokeLinecap="round" />
      <path d={post} stroke={ids.length === 1 ? 'var(--company)' : 'var(--me-sailcloth)'} strokeWidth="4" />
      {ids.map((id, i) => (
        <g key={id} data-place={at.success(id)} {...shows('company', id)}>
          <Crest company={id} size={CREST} x={x + i * ACROSS} y={y} />
        </g>
      ))}
      <text className="me-stand-points" x={last + CREST / 2 + 4} y={y + 38}>
        {points}
        {next !== points && (
          <tspan className="me-stand-next">
            <tspan dx="5" dy="-3">
              →
            </tspan>
            <tspan dx="5" dy="3">
              {next}
            </tspan>
          </tspan>
        )}
      </text>
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
