import type { Events, FilmEvent, Place } from './vocabulary.ts'

export type Speed = 'slow' | 'normal' | 'fast' | 'off'

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off']

/** One entry of the log as it is seen. */
export interface Shot {
  /** After so many moves stands the position that is seen meanwhile. */
  readonly seq: number
  readonly entry: { readonly type: string }
  readonly events: Events
  /** Seen backwards: what it did is taken back. */
  readonly back: boolean
}

/** What is still to be seen; the first one is on screen. */
export interface Reel {
  readonly shots: readonly Shot[]
  /** Below 1 where much is to be seen: nobody sits through a long film. */
  readonly pace: number
}

export const EMPTY: Reel = { shots: [], pace: 1 }

/** Milliseconds that everything waiting may take together. */
const PATIENCE = 12_000

/** Milliseconds to read a caption by, after its event. */
const PAUSE = 260

const FACTORS: Readonly<Record<Speed, number>> = { slow: 2.2, normal: 1, fast: 0.4, off: 0 }

/** Adds what has happened to what is still to be seen. */
export function spliced(reel: Reel, shots: readonly Shot[]): Reel {
  return shots.length === 0 ? reel : reelOf([...reel.shots, ...shots])
}

/** A film of its own, in place of whatever was to be seen. */
export function reelOf(shots: readonly Shot[]): Reel {
  const total = shots.reduce((sum, shot) => sum + naturalLength(shot), 0)
  return shots.length === 0 ? EMPTY : { shots, pace: Math.min(1, PATIENCE / Math.max(1, total)) }
}

/** The shot has been seen. One that is not on screen any more changes nothing. */
export function advanced(reel: Reel, shot: Shot): Reel {
  if (reel.shots[0] !== shot) return reel
  const shots = reel.shots.slice(1)
  return shots.length === 0 ? EMPTY : { ...reel, shots }
}

export function onScreen(reel: Reel): Shot | null {
  return reel.shots[0] ?? null
}

/** What the position on screen already holds, but is to be seen rising only in a later shot. */
export function unbuilt({ shots: [shot, ...later] }: Reel): Place[] {
  if (!shot || shot.back) return []
  const events = later.filter(({ seq }) => seq === shot.seq).flatMap((each) => each.events)
  return events.flatMap((event) => (risesWhole(event) ? [event.at] : []))
}

/** Out of nothing, not higher than it was. */
export function risesWhole(event: FilmEvent): event is Extract<FilmEvent, { act: 'grow' }> {
  return event.act === 'grow' && (event.hidden ?? 1) === 1
}

interface Told<E> {
  readonly seq: number
  readonly entry: E
}

/** What leads from one position to another, forwards or backwards. */
export function shotsBetween<E extends { readonly type: string }>(
  log: readonly Told<E>[],
  from: number,
  to: number,
  direct: (entry: E) => Events,
): Shot[] {
  const back = to < from
  const [first, last] = back ? [to, from] : [from, to]
  const shots = log
    .filter(({ seq }) => seq > first && seq <= last)
    .map(({ seq, entry }) => ({ seq: back ? seq - 1 : seq, entry, events: direct(entry), back }))
  return back ? shots.reverse() : shots
}

/** Milliseconds a shot is on screen. Without motion there is the caption, and time to read it. */
export function lengthOf(shot: Shot, { pace }: Reel, speed: Speed, reduced: boolean): number {
  const natural = reduced ? Math.max(500, naturalLength(shot)) : naturalLength(shot)
  const length = Math.round(natural * pace * FACTORS[speed])
  return speed !== 'off' && isRound(shot) ? Math.max(ROUND, length) : length
}

/** Milliseconds that what a round has brought is at least to be read. */
const ROUND = 1_500

export function isRound({ events }: Shot): boolean {
  return events.some((event) => event.act === 'card' && event.of === 'round')
}

function naturalLength({ events }: Shot): number {
  return Math.max(...events.map((event) => (event.after ?? 0) + eventLength(event))) + PAUSE
}

/** When an event begins in a shot of this length, and how long it takes there, in milliseconds. */
export function timesIn(
  shot: Shot,
  event: FilmEvent,
  length: number,
): { readonly start: number; readonly own: number } {
  const scale = length / naturalLength(shot)
  return { start: (event.after ?? 0) * scale, own: (eventLength(event) + PAUSE) * scale }
}

/** Milliseconds to read what stands in large letters. */
const CARDS = { round: 2_400, phase: 700, climax: 1_100 } as const

const STEP = 180
const FLOW_GAP = 70

/** Milliseconds of an event at normal speed. */
function eventLength(event: FilmEvent): number {
  switch (event.act) {
    case 'travel':
      return 380
    case 'flow':
      return 340 + (event.count - 1) * FLOW_GAP
    case 'climb':
      return Math.min(1_200, 200 + Math.max(1, event.path.length - 1) * STEP)
    case 'turnOver':
      return 380
    case 'grow':
      return 170 + (event.steps ?? 1) * 280
    case 'reveal':
      return 320
    case 'card':
      return CARDS[event.of]
  }
}
