import { type CityId, type CitySize, cityOf, ROUTES, type Slot } from '../../components/index.ts'

interface Drawn {
  readonly at: readonly [x: number, y: number]
  /** Where its name stands, from its middle: so that no two names meet. */
  readonly label: readonly [x: number, y: number, anchor?: 'start' | 'end']
}

/** Where the cities lie on the stage. */
const CITIES: Readonly<Record<CityId, Drawn>> = {
  seattle: { at: [83.1, 99.4], label: [16, 4.5, 'start'] },
  helena: { at: [189.7, 124.5], label: [0, 25] },
  portland: { at: [68.1, 170.5], label: [16, 4.5, 'start'] },
  boise: { at: [151.8, 192.3], label: [0, 25] },
  'san-francisco': { at: [66.9, 290.9], label: [-60.9, 47, 'start'] },
  reno: { at: [146.7, 248.7], label: [0, 25] },
  'salt-lake-city': { at: [201.6, 262.7], label: [-8, 25] },
  denver: { at: [268.6, 280.7], label: [0, 43] },
  'los-angeles': { at: [93.2, 424.3], label: [-4, 43] },
  phoenix: { at: [172.4, 438.4], label: [0, 25] },
  'santa-fe': { at: [226.4, 376.8], label: [0, 25] },
  fargo: { at: [325.3, 135], label: [0, 25] },
  duluth: { at: [422.1, 125.2], label: [16, 4.5, 'start'] },
  'st-paul': { at: [391.6, 185.2], label: [-16, 4.5, 'end'] },
  omaha: { at: [328.6, 224.5], label: [0, 25] },
  chicago: { at: [505.6, 193.7], label: [-14, -35] },
  'kansas-city': { at: [364.9, 311], label: [0, 43] },
  'st-louis': { at: [456.6, 321.9], label: [0, 43] },
  cincinnati: { at: [533.1, 305.4], label: [0, 25] },
  albany: { at: [659.6, 113.3], label: [0, 43] },
  boston: { at: [754.9, 113.3], label: [0, 43] },
  pittsburgh: { at: [603.8, 188.5], label: [0, 43] },
  'new-york': { at: [724.9, 241.6], label: [0, 47] },
  washington: { at: [639.8, 308.9], label: [0, 43] },
  'el-paso': { at: [262.3, 492.4], label: [0, 25] },
  dallas: { at: [350.9, 446], label: [0, 25] },
  memphis: { at: [459.5, 417.9], label: [0, 25] },
  atlanta: { at: [545.3, 401.4], label: [-6, 43] },
  charleston: { at: [619.5, 411.8], label: [12, 25] },
  'san-antonio': { at: [331.1, 562.8], label: [0, 25] },
  houston: { at: [418.9, 557.8], label: [0, 43] },
  'new-orleans': { at: [511.1, 519.5], label: [0, 47] },
}

export function drawn(city: CityId): Drawn {
  return CITIES[city]
}

/** The spaces of a city, from its middle, in their order on the board. */
const SPREAD: Readonly<Record<CitySize, readonly (readonly [x: number, y: number])[]>> = {
  small: [[0, 0]],
  medium: [
    [0, -14],
    [-15, 13],
    [15, 13],
  ],
  major: [
    [-15.5, -13],
    [15.5, -13],
    [-31, 14],
    [0, 14],
    [31, 14],
  ],
}

function spreadOf({ city, id }: Slot): readonly [x: number, y: number] {
  return SPREAD[cityOf(city).size][Number(id.slice(-1)) - 1] ?? [0, 0]
}

export function slotAt(slot: Slot): readonly [x: number, y: number] {
  const { at } = CITIES[slot.city]
  const [dx, dy] = spreadOf(slot)
  return [at[0] + dx, at[1] + dy]
}

/** What belongs to a space: as large as can be without touching the next one. */
export const REACH = { w: 29, h: 26.5 } as const
/** What a finger needs, at the scale of a phone. */
const FINGER = 47

/** How far beyond that a finger may hit a space: away from the others of its city. A CSS `inset`. */
export function fingersReach(slot: Slot): string {
  const [x, y] = spreadOf(slot)
  const others = SPREAD[cityOf(slot.city).size].filter(([dx, dy]) => dx !== x || dy !== y)
  const beside = others.filter(([, dy]) => Math.abs(dy - y) < REACH.h).map(([dx]) => dx - x)
  const overIt = others.filter(([dx]) => Math.abs(dx - x) < REACH.w).map(([, dy]) => dy - y)
  const [left, right] = beyond(FINGER - REACH.w, beside)
  const [up, down] = beyond(FINGER - REACH.h, overIt)
  return [up, right, down, left].map((length) => `${-length}px`).join(' ')
}

/** How much of a length goes to either side, none of it where something lies. */
function beyond(length: number, others: readonly number[]): readonly [before: number, after: number] {
  const before = others.every((other) => other > 0)
  const after = others.every((other) => other < 0)
  const each = before && after ? length / 2 : length
  return [before ? each : 0, after ? each : 0]
}

/** How far a line bends from the straight way, in parts of its length. */
const BENDS: Readonly<Record<string, number>> = {
  'seattle:helena': 0.15,
  'helena:fargo': 0.12,
  'portland:san-francisco': -0.2,
  'boise:denver': 0.36,
  'san-francisco:reno': 0.18,
  'san-francisco:los-angeles': 0.15,
  'los-angeles:santa-fe': -0.2,
  'denver:omaha': -0.15,
  'omaha:chicago': -0.06,
  'kansas-city:chicago': -0.33,
  'st-louis:chicago': -0.12,
  'st-louis:memphis': -0.21,
  'chicago:pittsburgh': 0.29,
  'cincinnati:atlanta': -0.17,
  'pittsburgh:albany': 0.13,
  'pittsburgh:new-york': -0.12,
  'boston:new-york': 0.18,
  'new-york:washington': 0.18,
  'washington:atlanta': -0.15,
  'washington:charleston': 0.27,
  'atlanta:new-orleans': 0.1,
  'memphis:new-orleans': 0.25,
  'el-paso:san-antonio': -0.16,
  'houston:new-orleans': -0.32,
}

/** A printed line between two cities. */
export interface Line {
  readonly from: CityId
  readonly to: CityId
  readonly path: string
}

export const LINES: readonly Line[] = ROUTES.map(([from, to]) => ({ from, to, path: pathOf(from, to) }))

function pathOf(from: CityId, to: CityId): string {
  const [x1, y1] = CITIES[from].at
  const [x2, y2] = CITIES[to].at
  const [x, y] = pullOf(from, to)
  return `M${x1} ${y1}Q${x.toFixed(1)} ${y.toFixed(1)} ${x2} ${y2}`
}

/** What a line bends towards. */
function pullOf(from: CityId, to: CityId): readonly [x: number, y: number] {
  const [x1, y1] = CITIES[from].at
  const [x2, y2] = CITIES[to].at
  const bend = BENDS[`${from}:${to}`] ?? 0
  return [(x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend]
}

/** After so much of a line. */
export function onLine({ from, to }: Line, part: number): readonly [x: number, y: number] {
  const rest = 1 - part
  const [start, pull, end] = [CITIES[from].at, pullOf(from, to), CITIES[to].at]
  const along = (axis: 0 | 1): number =>
    rest * rest * start[axis] + 2 * rest * part * pull[axis] + part * part * end[axis]
  return [along(0), along(1)]
}
