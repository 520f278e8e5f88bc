import { type Rect, seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo, useMemo } from 'react'
import { CITY_IDS, type CityId, type CitySize, cityOf, REGIONS } from '../../components/index.ts'
import { partsOf } from '../../model/network.ts'
import type { Board } from '../../view.ts'
import { DiscArt } from '../pieces.tsx'
import { drawn, LINES, type Line, onLine } from './cities.ts'
import { CLEARING, LINKS_AT, TRACK, TRACK_AT } from './geography.ts'

type Point = readonly [x: number, y: number]

const SIZE = { w: 49, h: 19 } as const
/** After which parts of a line it may stand. */
const STOPS = [0.5, 0.4, 0.6, 0.3, 0.7] as const
/** Where other lines are looked at, to keep clear of them. */
const RAILS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const

interface Badge {
  readonly seat: Seat
  readonly vp: number
  readonly at: Point
  /** To the next thing that has a place of its own. */
  readonly room: number
}

/** What the network of each company is worth now, beside one of its lines. */
export function Badges({ board }: { readonly board: Board }) {
  const badges = useMemo(() => badgesOf(board), [board])
  return badges.map(({ seat, vp, at: [x, y] }) => <Worth key={seat} seat={seat} vp={vp} x={x} y={y} />)
}

interface WorthProps {
  readonly seat: Seat
  readonly vp: number
  readonly x: number
  readonly y: number
}

const Worth = memo(function Worth({ seat, vp, x, y }: WorthProps) {
  return (
    <g
      className="cg-network-worth"
      style={{ color: seatColor(seat) }}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <rect x={-SIZE.w / 2} y={-SIZE.h / 2} width={SIZE.w} height={SIZE.h} rx={SIZE.h / 2} />
      <DiscArt owner={seat} x={-15.5} r={6.5} />
      <text x="7.5" y="4.8">
        {vp}★
      </text>
    </g>
  )
})

export function badgesOf(board: Board): readonly Badge[] {
  const badges: Badge[] = []
  for (const seat of board.players.keys()) {
    const part = partsOf(board, seat)[0]
    const stand = part && part.vp > 0 && roomiest(new Set(part.cities), badges.map(boxOf))
    if (stand) badges.push({ seat, vp: part.vp, at: stand.at, room: stand.room })
  }
  return badges
}

function boxOf({ at: [x, y] }: { readonly at: Point }): Rect {
  return { x: x - SIZE.w / 2, y: y - SIZE.h / 2, ...SIZE }
}

/** Beside which line there is most room for a badge; a network is told by the land it crosses, not on its rails. */
function roomiest(cities: ReadonlySet<CityId>, others: readonly Rect[]): Stand | null {
  let best: Stand | null = null
  for (const stand of standsBesideLines()) {
    const { line, at, room } = stand
    if (!cities.has(line.from) || !cities.has(line.to)) continue
    if (others.some((other) => gap(boxOf({ at }), other) < 4)) continue
    if (!best || room > best.room) best = stand
  }
  return best
}

interface Stand {
  readonly line: Line
  readonly at: Point
  readonly room: number
}

let stands: readonly Stand[] | undefined

/** All places for badges: the country never changes. */
function standsBesideLines(): readonly Stand[] {
  stands ??= LINES.flatMap((line) => {
    const rails = LINES.filter((other) => other !== line).flatMap((other) => RAILS.map((part) => onLine(other, part)))
    const taken = [...TAKEN, ...rails.map((rail) => around(rail, [3, 3]))]
    return STOPS.flatMap((stop) =>
      besideLine(line, stop).map((at) => ({
        line,
        at,
        room: Math.min(...taken.map((rect) => gap(boxOf({ at }), rect))),
      })),
    )
  })
  return stands
}

/** On both sides of a line, so that it just touches the bed. */
function besideLine(line: Line, stop: number): readonly Point[] {
  const [x, y] = onLine(line, stop)
  const [x1, y1] = onLine(line, stop - 0.05)
  const [x2, y2] = onLine(line, stop + 0.05)
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [across, along] = [(y1 - y2) / length, (x2 - x1) / length]
  const far = 7 + (Math.abs(across) * SIZE.w + Math.abs(along) * SIZE.h) / 2
  return [far, -far].map((distance): Point => [x + across * distance, y + along * distance])
}

/** Between two rectangles; less than nothing where they overlap. */
function gap(one: Rect, other: Rect): number {
  const across = Math.max(other.x - one.x - one.w, one.x - other.x - other.w)
  const along = Math.max(other.y - one.y - one.h, one.y - other.y - other.h)
  return Math.max(across, along)
}

/** Half of a plaque. */
const HALF: Readonly<Record<CitySize, Point>> = { small: [13, 13], medium: [34, 32], major: [50, 33] }

/** Plaques, names, clearings and tracks. */
const TAKEN: readonly Rect[] = [
  ...CITY_IDS.flatMap((city) => [plaqueOf(city), nameOf(city), ...linksOf(city)]),
  ...REGIONS.map((region) => around(CLEARING[region], [56, 36])),
  ...REGIONS.map((region) => ({ x: TRACK_AT[region][0], y: TRACK_AT[region][1], ...TRACK })),
  LINKS_AT,
]

function around([x, y]: Point, [w, h]: Point): Rect {
  return { x: x - w, y: y - h, w: 2 * w, h: 2 * h }
}

function plaqueOf(city: CityId): Rect {
  return around(drawn(city).at, HALF[cityOf(city).size])
}

/** Major cities have their link points at the upper right. */
function linksOf(city: CityId): readonly Rect[] {
  const [x, y] = drawn(city).at
  return cityOf(city).link > 0 ? [{ x: x + 26, y: y - 37, w: 36, h: 20 }] : []
}

/** As wide as its letters are on the average. */
function nameOf(city: CityId): Rect {
  const { name, size, vp } = cityOf(city)
  const { at, label } = drawn(city)
  const [dx, dy, anchor] = label
  const w = name.length * (size === 'major' ? 9 : 7.2) + (vp > 0 ? 24 : 0)
  const left = anchor === 'start' ? 0 : anchor === 'end' ? w : w / 2
  return { x: at[0] + dx - left, y: at[1] + dy - 14, w, h: 18 }
}
