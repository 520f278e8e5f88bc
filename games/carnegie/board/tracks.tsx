import { Spot, useHands } from '@boardroom/board-kit'
import type { CSSProperties } from 'react'
import { REGIONS, type RegionId, TRACK_END, TRACKS } from '../components/index.ts'
import { currentEvent } from '../model/timeline.ts'
import { advanceCost } from '../model/tracks.ts'
import type { Owner } from '../state.ts'
import type { CarnegieMove } from '../types.ts'
import { type Drawing, stepOf, useDrawing } from './context.ts'
import { GainSigns } from './gains.tsx'
import { Disc, People } from './pieces.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

/** The transport track of each region, and who is on a mission there. */
export function Tracks() {
  const { words } = useDrawing()
  return (
    <section className="cg-panel" aria-label={words.tracks}>
      <h3>{words.tracks}</h3>
      <div className="cg-track-grid">
        {REGIONS.map((region) => (
          <Track key={region} region={region} />
        ))}
      </div>
    </section>
  )
}

function Track({ region }: { readonly region: RegionId }) {
  const { board, book, words, view, seat } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const event = currentEvent(board)
  const reward = TRACKS[region].reward
  const advance = moves.filter((move) => move.type === 'advance' && move.region === region)
  const spending = view.asked.includes(seat ?? -1) && (board.turn?.research ?? 0) > 0
  const own = seat === null ? undefined : board.players[seat]
  const cost = own ? advanceCost(own, region) : null
  return (
    <div
      className={`cg-track cg-in-${region} ${event.income === region ? 'cg-track-now' : ''}`}
      data-place={at.track(region)}
    >
      <div className="cg-track-head">
        <Sign name={region} size={18} />
        <b>{book.regions[region].name}</b>
        <span className="cg-track-reward" title={words.lastSpaceReward}>
          {words.first} <GainSigns gain={reward} size={14} />
        </span>
      </div>
      <Spot
        moves={advance}
        why={spending ? { type: 'advance', region } : null}
        label={`${words.advance} ${book.regions[region].in}${cost === null ? '' : `: ${words.research(cost)}`}`}
        className={`cg-spaces ${board.players.length > 2 ? 'cg-crowded' : ''}`}
      >
        {TRACKS[region].spaces.map((space, i) => (
          <span
            key={i}
            className="cg-space"
            title={`${book.levels[space.level]}`}
            data-place={at.station(region, i + 1)}
          >
            <span className="cg-level">
              <Sign name={space.level} size={17} label={book.levels[space.level]} />
            </span>
            <GainSigns gain={space.income} size={14} />
            {space.step !== null && <span className="cg-step">{space.step}</span>}
          </span>
        ))}
        <TrackDiscs region={region} />
      </Spot>
      <Missions region={region} />
    </div>
  )
}

function onTrack({ board }: Drawing, region: RegionId): { owner: Owner; space: number }[] {
  return [
    ...board.players.map((player, seat) => ({ owner: seat, space: player.transport[region] })),
    ...(board.andrew ? [{ owner: 'andrew' as const, space: board.andrew.transport[region] }] : []),
  ]
}

/** Discs glide along the track; several on one space lie beside each other. */
function TrackDiscs({ region }: { readonly region: RegionId }) {
  const drawing = useDrawing()
  const all = onTrack(drawing, region)
  const next = drawing.after && onTrack({ ...drawing, board: drawing.after }, region)
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

function TrackDisc({ owner, space, place, count, ghost = false }: TrackDiscProps) {
  // More than two lie in two rows.
  const columns = count > 2 ? 2 : count
  const style: CSSProperties = {
    left: `calc(${((space - 0.5) * 100) / TRACK_END}% + ${((place % columns) - (columns - 1) / 2) * 15}px)`,
    bottom: 1 + Math.floor(place / columns) * 15,
  }
  return (
    <span className={`cg-track-disc ${ghost ? 'cg-ghost' : ''}`} style={style}>
      <Disc owner={owner} size={count > 2 ? 14 : 17} />
    </span>
  )
}

/** The mission area: pointing at it brings people home, or sends somebody there. */
function Missions({ region }: { readonly region: RegionId }) {
  const { board, after, book, words, names, view } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const meant = moves.filter(
    (move) =>
      (move.type === 'return' && move.region === region) ||
      ((move.type === 'use' || move.type === 'copy-donation') && move.mission === region),
  )
  const event = currentEvent(board)
  const seat = board.turn?.seat
  const asksReturn = stepOf(view) === 'event' && !board.turn?.returned
  const why: CarnegieMove | null =
    asksReturn && seat !== undefined
      ? { type: 'return', region, count: 1, newLobby: 0, space: board.players[seat]?.transport[region] ?? 1 }
      : null
  const there = board.players.flatMap((player, owner) =>
    player.missions[region] > 0 ? [{ owner, count: player.missions[region] }] : [],
  )
  const label = `${words.missions} ${book.regions[region].in}: ${there.map(({ owner, count }) => `${names.seat(owner)} ${count}`).join(', ') || words.nobody}`
  return (
    <Spot
      moves={meant}
      why={why}
      label={label}
      className={`cg-missions ${event.income === region ? 'cg-missions-now' : ''}`}
      place={at.mission(region)}
    >
      <Sign name="mission" size={16} />
      {there.map(({ owner, count }) => (
        <span key={owner} className="cg-mission-people">
          {count > 4 ? (
            <>
              <People seat={owner} posture="standing" count={1} size={18} /> <b>{count}</b>
            </>
          ) : (
            <People seat={owner} posture="standing" count={count} size={18} />
          )}
        </span>
      ))}
      {there.length === 0 && <span className="cg-nobody">{words.nobody}</span>}
      {after?.players.map((player, owner) => {
        const change = player.missions[region] - (board.players[owner]?.missions[region] ?? 0)
        return change === 0 ? null : (
          <b key={owner} className="figure-next">
            {change > 0 ? '+' : '−'}
            {Math.abs(change)}
          </b>
        )
      })}
    </Spot>
  )
}
