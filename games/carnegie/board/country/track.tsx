import { Spot, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import { type RegionId, TRACKS, type TrackSpace } from '../../components/index.ts'
import { currentEvent } from '../../model/timeline.ts'
import { advanceCost } from '../../model/tracks.ts'
import type { Owner } from '../../state.ts'
import type { CarnegieMove } from '../../types.ts'
import type { Board } from '../../view.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { GainSigns } from '../gains.tsx'
import { Disc } from '../pieces.tsx'
import { at } from '../places.ts'
import { Sign, SignAt } from '../signs.tsx'
import { on, station, TRACK, TRACK_AT } from './geography.ts'

const CARD =
  'M14 0H204C216 0 222 8 218 18C216 24 220 28 220 34V82C220 92 212 96 204 96H16C6 96 0 90 0 80V30C0 26 4 24 2 18C-2 8 4 0 14 0Z'
const HEAD = 'M14 0H204C216 0 222 8 218 18C217 21 217 22 218 24H2C4 22 3 20 2 18C-2 8 4 0 14 0Z'

/** The transport track of a region: five stations on a short railway. */
export function Track({ region }: { readonly region: RegionId }) {
  const { board, book, words, view, seat } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const advance = moves.filter((move) => move.type === 'advance' && move.region === region)
  const spending = view.asked.includes(seat ?? -1) && (board.turn?.research ?? 0) > 0
  const own = seat === null ? undefined : board.players[seat]
  const cost = own ? advanceCost(own, region) : null
  const now = currentEvent(board).income === region
  const [x, y] = TRACK_AT[region]
  return (
    <div
      className={`cg-track cg-in-${region} ${now ? 'cg-track-now' : ''}`}
      style={on(region, { x, y, ...TRACK })}
      data-place={at.track(region)}
      {...shows('region', region)}
    >
      <Card region={region} name={book.regions[region].name} />
      <span className="cg-track-reward" {...shows('part', 'last-space')}>
        {words.first} <GainSigns gain={TRACKS[region].reward} size={14} />
      </span>
      <Spot
        moves={advance}
        why={spending ? { type: 'advance', region } : null}
        label={`${words.advance} ${book.regions[region].in}${cost === null ? '' : `: ${words.research(cost)}`}`}
        className="cg-stations"
      >
        {TRACKS[region].spaces.map((space, i) => (
          <Station key={i} region={region} number={i + 1} space={space} own={own?.transport[region] === i + 1} />
        ))}
        <TrackDiscs region={region} />
      </Spot>
    </div>
  )
}

const Card = memo(function Card({ region, name }: { readonly region: RegionId; readonly name: string }) {
  return (
    <svg width={TRACK.w} height={TRACK.h} viewBox={`0 0 ${TRACK.w} ${TRACK.h}`} aria-hidden="true">
      <path className="cg-track-shade" d={CARD} transform="translate(1 4)" />
      <path className="cg-track-card" d={CARD} />
      <path className="cg-track-head" d={HEAD} />
      <g className="cg-track-sign">
        <SignAt name={region} x={10.5} y={3.5} size={17} />
      </g>
      <text className="cg-track-name" x="33" y="17.5">
        {name}
      </text>
      <path className="cg-track-rail" d="M22 54H198" />
      <path className="cg-track-sleepers" d="M22 54H198" />
    </svg>
  )
})

interface StationProps {
  readonly region: RegionId
  readonly number: number
  readonly space: TrackSpace
  readonly own: boolean
}

function Station({ region, number, space, own }: StationProps) {
  const { book } = useDrawing()
  return (
    <span
      className={`cg-station ${own ? 'cg-station-own' : ''}`}
      style={{ left: station(number) - 14.5 }}
      {...shows('station', `${region}/${number}`)}
      data-place={at.station(region, number)}
    >
      <Sign name={space.level} size={15} label={book.levels[space.level]} />
      <b>
        <GainSigns gain={space.income} size={12} />
      </b>
      {space.step !== null && <i>{space.step}</i>}
    </span>
  )
}

function onTrack(board: Board, region: RegionId): { owner: Owner; space: number }[] {
  return [
    ...board.players.map((player, seat) => ({ owner: seat, space: player.transport[region] })),
    ...(board.andrew ? [{ owner: 'andrew' as const, space: board.andrew.transport[region] }] : []),
  ]
}

/** Discs glide along the track; those on one station lie beside each other. */
function TrackDiscs({ region }: { readonly region: RegionId }) {
  const { board, after } = useDrawing()
  const all = onTrack(board, region)
  const next = after && onTrack(after, region)
  return (
    <>
      {all.map(({ owner, space }, place) => (
        <TrackDisc key={owner} owner={owner} space={space} place={place} count={all.length} />
      ))}
      {next?.map(({ owner, space }, place) =>
        space === all[place]?.space ? null : (
          <TrackDisc key={`next-${owner}`} owner={owner} space={space} place={place} count={all.length} ghost />
        ),
      )}
    </>
  )
}

interface TrackDiscProps {
  readonly owner: Owner
  readonly space: number
  readonly place: number
  readonly count: number
  readonly ghost?: boolean
}

/** Each seat has its own spot under a station, so that no disc ever lies on another. */
function TrackDisc({ owner, space, place, count, ghost = false }: TrackDiscProps) {
  const size = count > 3 ? 12 : 14
  const first = station(space) - (count * (size - 1.5)) / 2
  const left = Math.max(first, 3) + place * (size - 1.5)
  return (
    <span className={`cg-track-disc ${ghost ? 'cg-ghost' : ''}`} style={{ left }}>
      <Disc owner={owner} size={size} />
    </span>
  )
}
