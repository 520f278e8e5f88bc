import { Spot, stepOf, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import type { RegionId } from '../../components/index.ts'
import { currentEvent } from '../../model/timeline.ts'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { People } from '../pieces.tsx'
import { at } from '../places.ts'
import { SignAt } from '../signs.tsx'
import { CLEARING, on } from './geography.ts'

const SIZE = { w: 130, h: 66 } as const
/** Longer names are written smaller. */
const LONG = 10

/** Where employees on a mission stand: pointing at it brings people home, or sends somebody there. */
export function Clearing({ region }: { readonly region: RegionId }) {
  const { board, after, book, words, names, view } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const meant = moves.filter(
    (move) =>
      (move.type === 'return' && move.region === region) ||
      ((move.type === 'use' || move.type === 'copy-donation') && move.mission === region),
  )
  const seat = board.turn?.seat
  const asksReturn = stepOf(view) === 'event' && !board.turn?.returned
  const why: CarnegieMove | null =
    asksReturn && seat !== undefined
      ? { type: 'return', region, count: 1, newLobby: 0, space: board.players[seat]?.transport[region] ?? 1 }
      : null
  const there = board.players.flatMap((player, owner) =>
    player.missions[region] > 0 ? [{ owner, count: player.missions[region] }] : [],
  )
  const crowd = there.reduce((sum, { count }) => sum + count, 0)
  const [x, y] = CLEARING[region]
  const label = `${words.missions} ${book.regions[region].in}: ${there.map(({ owner, count }) => `${names.seat(owner)} ${count}`).join(', ') || words.nobody}`
  return (
    <Spot
      moves={meant}
      why={why}
      label={label}
      className={`cg-clearing cg-in-${region} ${currentEvent(board).income === region ? 'cg-clearing-now' : ''}`}
      style={on(region, { x: x - SIZE.w / 2, y: y - 28, ...SIZE })}
      place={at.mission(region)}
      {...shows('region', region)}
    >
      <Ground region={region} name={book.regions[region].name} />
      <span className="cg-clearing-people">
        {there.map(({ owner, count }) => (
          <span key={owner} className="cg-mission-people">
            {crowd > 6 && count > 1 ? (
              <>
                <People seat={owner} posture="standing" count={1} size={27} />
                <b>{count}</b>
              </>
            ) : (
              <People seat={owner} posture="standing" count={count} size={27} />
            )}
          </span>
        ))}
        {after?.players.map((player, owner) => {
          const change = player.missions[region] - (board.players[owner]?.missions[region] ?? 0)
          if (change > 0) {
            return (
              <span key={owner} className="cg-mission-people cg-mission-coming">
                <People seat={owner} posture="standing" count={change} size={27} />
              </span>
            )
          }
          return change === 0 ? null : (
            <b key={owner} className="cg-mission-next">
              −{-change}
            </b>
          )
        })}
      </span>
    </Spot>
  )
}

/** A clearing with the region's name on a ribbon below it. */
const Ground = memo(function Ground({ region, name }: { readonly region: RegionId; readonly name: string }) {
  const half = Math.min(63, 24 + name.length * 3.6)
  return (
    <svg width={SIZE.w} height={SIZE.h} viewBox={`${-SIZE.w / 2} -28 ${SIZE.w} ${SIZE.h}`} aria-hidden="true">
      <ellipse className="cg-clearing-ground" rx="50" ry="26" />
      <path className="cg-clearing-ribbon" d={`M${-half} 15l6 9l-6 9H${half}l-6 -9l6 -9Z`} />
      <g className="cg-clearing-mark">
        <circle cy="26" r="13" />
        <SignAt name={region} x={-10} y={16} size={20} />
      </g>
      <g className="cg-clearing-name">
        <SignAt name={region} x={-half + 9} y={17} size={14} />
        <text className={name.length > LONG ? 'cg-long' : ''} x="8" y="29">
          {name}
        </text>
      </g>
    </svg>
  )
})
