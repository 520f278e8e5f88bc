import { useEffect, useEffectEvent, useReducer } from 'react'
import {
  bare,
  type Camera,
  type Cover,
  fitBeside,
  fitFor,
  fitOrWhole,
  fitStreet,
  held,
  type Point,
  type Window,
  wholeOf,
} from './camera.ts'
import { around, fingerFor, type Geography, type Rect } from './geography.ts'

/** What a decision is about: places, and the point among them that matters most. */
export interface Attention<P extends string> {
  readonly places: readonly P[]
  readonly at?: Point | null
  /** The point of each place that matters there, for who goes to it. */
  readonly spots?: Readonly<Partial<Record<P, Point>>> | null
  /** What to show of them, if not all. */
  readonly part?: Rect | null
  /** What a narrow window shows of it, if not all. */
  readonly near?: readonly P[] | null
  /** ... or this part of the table, as far away as it takes to show all of it. */
  readonly nearPart?: Rect | null
  /** Changes with every question: a new one brings the camera back from where it was dragged. */
  readonly key: string
}

/** What somebody points at, and what covers the window meanwhile. */
export interface Pointed {
  readonly rect: Rect
  readonly cover: Cover | null
  readonly key: string
}

type Aim<P extends string> =
  | { readonly kind: 'auto' }
  | { readonly kind: 'overview' }
  | { readonly kind: 'place'; readonly place: P }
  /** Where the player moved it; `far` if from the overview, where no papers lie. */
  | { readonly kind: 'free'; readonly camera: Camera; readonly far: boolean }

interface Stand<P extends string> {
  readonly aim: Aim<P>
  readonly locked: boolean
}

type Act<P extends string> =
  | { readonly type: 'aim'; readonly aim: Aim<P> }
  | { readonly type: 'move'; readonly camera: Camera }
  | { readonly type: 'lock'; readonly camera: Camera | null }
  /** Who went to one of these places stays there: the next question is asked there, too. */
  | { readonly type: 'question'; readonly stays: readonly P[] }

function next<P extends string>(stand: Stand<P>, act: Act<P>): Stand<P> {
  switch (act.type) {
    case 'aim':
      return { ...stand, aim: act.aim }
    case 'move':
      return { ...stand, aim: moved(stand.aim, act.camera) }
    case 'lock':
      return act.camera ? { aim: moved(stand.aim, act.camera), locked: true } : { aim: { kind: 'auto' }, locked: false }
    case 'question':
      return stand.locked || keeps(stand.aim, act.stays) ? stand : { ...stand, aim: { kind: 'auto' } }
  }
}

function keeps<P extends string>(aim: Aim<P>, stays: readonly P[]): boolean {
  return aim.kind === 'overview' || (aim.kind === 'place' && stays.includes(aim.place))
}

function moved<P extends string>(before: Aim<P>, camera: Camera): Aim<P> {
  const far = before.kind === 'overview' || (before.kind === 'free' && before.far)
  return { kind: 'free', camera, far }
}

export interface CameraControl<P extends string> {
  readonly camera: Camera
  /** What the camera does by itself now. */
  readonly mode: 'overview' | 'focus' | 'free'
  readonly locked: boolean
  /** Whether the papers of a decision lie on the table. */
  readonly papers: boolean
  /** Whether the player looks at nothing else than what is asked. */
  readonly home: boolean
  /** The place that the player went to, if any. */
  readonly here: P | null
  /** The one place that is shown near: because the player went there, or because all that is asked lies there. */
  readonly near: P | null
  overview(): void
  focus(): void
  lock(): void
  goTo(place: P): void
  set(camera: Camera): void
}

/** Where the camera stands: by itself near what is asked and far from what others do, or where the player wants it. */
export function useCamera<P extends string>(
  geography: Geography<P>,
  window: Window,
  attention: Attention<P> | null,
  narrow: boolean,
  pointed: Pointed | null,
): CameraControl<P> {
  const [{ aim, locked }, act] = useReducer(next<P>, { aim: { kind: 'auto' }, locked: false })
  const key = `${attention?.key} ${pointed?.key}`
  // A wide window shows all that is asked.
  const question = useEffectEvent(() => act({ type: 'question', stays: (narrow && attention?.places) || [] }))
  useEffect(() => question(), [key])
  const rectOf = (places: readonly P[]) => around(places.map((place) => geography.places[place]))
  const shown = aim.kind === 'auto' ? pointed : null
  const camera = shown
    ? fitBeside(shown.rect, geography, window, shown.cover)
    : held(stood(), geography, aim.kind === 'overview' ? bare(window) : window)
  function stood(): Camera {
    if (aim.kind === 'free') return aim.camera
    if (aim.kind === 'overview') return wholeOf(geography, window)
    const rect = aim.kind === 'place' ? geography.places[aim.place] : askedPart()
    if (!rect) return wholeOf(geography, window)
    if (!narrow) return fitOrWhole(rect, geography, window)
    const at = (aim.kind === 'place' ? attention?.spots?.[aim.place] : null) ?? attention?.at ?? null
    const close = aim.kind === 'place' ? [aim.place] : attention?.near
    const finger = close ? fingerFor(geography, close, window.width) : 0
    return finger > 0 ? fitFor(finger, rect, window, at) : fitStreet(rect, window, at)
  }
  function askedPart(): Rect | null {
    if (!attention) return null
    const { places, near: nearest, nearPart, part } = attention
    if (narrow) return nearPart ?? rectOf(nearest ?? places)
    return part ?? rectOf(places)
  }
  const near = aim.kind === 'place' || (aim.kind === 'auto' && attention !== null)
  const [only, ...others] = (aim.kind === 'auto' && !shown && attention?.places) || []
  return {
    camera,
    mode: aim.kind === 'free' ? 'free' : near ? 'focus' : 'overview',
    locked,
    papers: aim.kind !== 'overview' && !(aim.kind === 'free' && aim.far),
    here: aim.kind === 'place' ? aim.place : null,
    near: aim.kind === 'place' ? aim.place : others.length > 0 ? null : (only ?? null),
    home: aim.kind === 'auto' || (aim.kind === 'place' && (attention?.places.includes(aim.place) ?? false)),
    overview: () => act({ type: 'aim', aim: { kind: 'overview' } }),
    focus: () => act({ type: 'aim', aim: { kind: 'auto' } }),
    lock: () => act({ type: 'lock', camera: locked ? null : camera }),
    goTo: (place) => act({ type: 'aim', aim: { kind: 'place', place } }),
    set: (wanted) => act({ type: 'move', camera: held(wanted, geography, window) }),
  }
}
