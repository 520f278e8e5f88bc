import type { Language } from '@boardroom/kernel'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons.tsx'
import { numeralsIn } from '../numeral.ts'
import { SeatMark } from '../seats.tsx'
import './uncovered.css'
import { type Point, placeRect, type Rect, type Sight } from './places.ts'
import { risesWhole, type Shot, timesIn } from './reel.ts'
import { type Sound, soundOf } from './sounds.ts'
import { ring } from './synthesis.ts'
import type { FilmEvent, Piece, Place } from './vocabulary.ts'

interface FilmLayerProps {
  readonly shot: Shot
  /** What stands already, but is seen only when a later shot tells of it. */
  readonly unbuilt: readonly Place[]
  readonly language: Language
  /** Milliseconds it is on screen. */
  readonly length: number
  /** Without motion places are pointed out, and nothing moves. */
  readonly reduced: boolean
  /** Whether it is heard as well. */
  readonly sound: boolean
  readonly done: (shot: Shot) => void
}

/** Above the board, out of the way of the pointer: what moves in one shot. */
export function FilmLayer({ shot, unbuilt, language, length, reduced, sound, done }: FilmLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (reduced ? undefined : withheld(unbuilt)), [unbuilt, reduced])
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const running: Animation[] = []
    const rises = reduced || shot.back ? [] : shot.events.filter(risesWhole)
    const show = withheld(rises.map(({ at }) => at))
    const forget = whenStill(() => {
      running.push(...play(element, shot, length, reduced))
      show()
      if (sound) ringAll(shot, length)
      // An animation without change is the clock: it can be paused and looked at like all the others.
      const clock = element.animate(null, { duration: length })
      clock.onfinish = () => done(shot)
      running.push(clock)
    })
    return () => {
      forget()
      show()
      for (const animation of running) animation.cancel()
    }
  }, [shot, length, reduced, sound, done])
  return (
    <div className="film-layer" ref={layer} aria-hidden="true" data-shot={shot.entry.type}>
      {shot.events.map((event, i) => (
        <div key={i} className="film-event" data-sound={soundOf(event) ?? undefined}>
          {piecesOf(event).map((what, place) => (
            <span key={place} className="film-piece">
              <Token what={what} />
            </span>
          ))}
          <i className="film-ring" />
          {'tells' in event && event.tells && <b className="film-tells">{numeralsIn(event.tells, language)}</b>}
        </div>
      ))}
    </div>
  )
}

/** Takes places out of sight until what is given back is called. */
function withheld(places: readonly Place[]): () => void {
  const elements = places.flatMap((place) => [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)])
  for (const element of elements) element.setAttribute('data-withheld', '')
  return () => {
    for (const element of elements) element.removeAttribute('data-withheld')
  }
}

/** Places are measured when the camera has come to rest; whether it moves shows two pictures after it has followed a new position. */
function whenStill(begin: () => void): () => void {
  let forgotten = false
  const look = async (): Promise<void> => {
    if (document.querySelector('.stage[data-due]')) {
      frame = requestAnimationFrame(look)
      return
    }
    const moving = document.querySelector('.stage-world')?.getAnimations() ?? []
    await Promise.allSettled(moving.map(({ finished }) => finished))
    if (!forgotten) begin()
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(look)
  })
  return () => {
    forgotten = true
    cancelAnimationFrame(frame)
  }
}

function piecesOf(event: FilmEvent): readonly Piece[] {
  if (event.act === 'flow') return Array.from({ length: event.count }, () => event.what)
  return event.act === 'travel' || event.act === 'climb' ? [event.what] : []
}

function Token({ what: { seat, icon, art, tint } }: { readonly what: Piece }) {
  if (!icon && !art) return seat === undefined ? null : <SeatMark seat={seat} size={30} />
  if (art && !tint) return <span className="film-art">{art}</span>
  return (
    <span
      className="film-token"
      style={{ background: tint ?? (seat === undefined ? undefined : `var(--seat-${seat})`) }}
    >
      {art ?? (icon && <Icon name={icon} size={18} />)}
    </span>
  )
}

function play(layer: HTMLElement, shot: Shot, length: number, reduced: boolean): Animation[] {
  const sight: Sight = new Map()
  const running: Animation[] = []
  for (const [i, event] of shot.events.entries()) {
    const box = layer.children[i]
    const { start, own } = timesIn(shot, event, length)
    const times = { start, own, rest: length - start }
    if (box) running.push(...new Scene(box, event, shot.back, times, sight).play(reduced))
  }
  return running
}

/** Everything of a shot in its time; the same sound at the same moment once. */
function ringAll(shot: Shot, length: number): void {
  const rung = new Set<string>()
  for (const event of shot.events) {
    const sound = soundOf(event)
    const { start } = timesIn(shot, event, length)
    if (sound === null || rung.has(`${sound} ${start}`)) continue
    rung.add(`${sound} ${start}`)
    for (const delay of strokes(event, sound)) ring(sound, start + delay)
  }
}

/** Milliseconds between the strokes of what sounds more than once. */
function strokes(event: FilmEvent, sound: Sound): readonly number[] {
  const times = event.act === 'flow' ? Math.min(3, event.count) : event.act === 'grow' ? (event.steps ?? 1) : 1
  return Array.from({ length: times }, (_, i) => i * (sound === 'jack' ? 280 : 90))
}

/** Milliseconds: when an event begins, how long it takes, and how long the shot lasts from then on. */
interface Times {
  readonly start: number
  readonly own: number
  readonly rest: number
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)'

/** One event on screen. Everything is measured before anything moves. */
class Scene {
  readonly #pieces: HTMLElement[]
  readonly #ring: HTMLElement | null
  readonly #tells: HTMLElement | null
  readonly #event: FilmEvent
  readonly #back: boolean
  readonly #times: Times
  readonly #sight: Sight

  constructor(box: Element, event: FilmEvent, back: boolean, times: Times, sight: Sight) {
    this.#pieces = [...box.querySelectorAll<HTMLElement>('.film-piece')]
    this.#ring = box.querySelector<HTMLElement>('.film-ring')
    this.#tells = box.querySelector<HTMLElement>('.film-tells')
    this.#event = event
    this.#back = back
    this.#times = times
    this.#sight = sight
  }

  play(reduced: boolean): Animation[] {
    const event = this.#event
    if (event.act === 'card') return []
    const path = pathOf(event)
    const found = (this.#back ? path.toReversed() : path).flatMap((place) => placeRect(place, this.#sight) ?? [])
    const last = found.at(-1)
    if (!last) return []
    const end = last.inside ? this.#pointOut(last.rect, reduced) : []
    if (reduced) return end
    if (event.act === 'turnOver') return [...end, this.#turn(last.element)]
    if (event.act === 'grow') return [...end, this.#rise(last.element, event.steps ?? 1, event.hidden)]
    if (event.act === 'reveal') return end
    const points = found.map(({ rect }) => middle(rect))
    return [...end, ...this.#move(points, event.act === 'climb')]
  }

  /** A ring around where it ends, and how much it was. */
  #pointOut(rect: Rect, still: boolean): Animation[] {
    const running: Animation[] = []
    const { left, top, width, height } = rect
    const moves = !still && this.#pieces.length > 0
    const { start, own, rest } = this.#times
    // What was pointed out stays so until the shot is over.
    const lasts = { delay: start, duration: rest }
    const when = (share: number): number => (share * own) / Math.max(own, rest)
    if (this.#ring) {
      this.#ring.style.cssText = `left:${left - 4}px;top:${top - 4}px;width:${width + 8}px;height:${height + 8}px`
      const frames = [
        { opacity: 0 },
        { opacity: moves ? 0 : 1, offset: when(moves ? 0.5 : 0.15) },
        { opacity: 1, offset: when(0.7) },
        { opacity: 1, offset: Math.max(when(0.7), rest > own ? 0.9 : 0.7) },
        { opacity: 0 },
      ]
      running.push(this.#ring.animate(frames, lasts))
    }
    if (this.#tells) {
      const { x, y } = middle(rect)
      this.#tells.style.cssText = `left:${x}px;top:${y - 18}px;transform:translate(-50%, -50%)`
      const lifted = (by: number) => (still ? {} : { transform: `translate(-50%, calc(-50% - ${by}px))` })
      const frames = [
        { ...lifted(-18), opacity: 0 },
        { ...lifted(-12), opacity: 0, offset: when(moves ? 0.45 : 0.05) },
        { ...lifted(0), opacity: 1, offset: when(moves ? 0.6 : 0.2) },
        { ...lifted(8), opacity: 1, offset: 0.85 },
        { ...lifted(12), opacity: 0 },
      ]
      running.push(this.#tells.animate(frames, lasts))
    }
    return running
  }

  #move(points: readonly Point[], hops: boolean): Animation[] {
    const [first] = points
    if (!first) return []
    // Known at one end only: it comes out of nowhere, or goes there.
    const way = points.length > 1 ? points : [{ x: first.x, y: first.y - 40 }, first]
    const share = 0.72
    const { start, own } = this.#times
    const gap = this.#pieces.length > 1 ? (own * 0.3) / this.#pieces.length : 0
    return this.#pieces.map((piece, i) =>
      piece.animate(hops ? hopping(way) : gliding(way), {
        duration: Math.max(60, own * share - gap * (this.#pieces.length - 1)),
        delay: start + gap * i,
        easing: hops ? 'linear' : EASE,
      }),
    )
  }

  #turn(element: Element): Animation {
    return uncover(element, 'turnOver', { '--film-side': '50%' }, this.#own())
  }

  #rise(element: Element, steps: number, hidden = 1): Animation {
    if (steps > 1) return element.animate(this.#back ? [] : jerks(steps, hidden), this.#own())
    return uncover(element, 'grow', this.#back ? {} : { '--film-top': '100%' }, this.#own())
  }

  /** Until its turn comes it is seen as it was before. */
  #own(): KeyframeAnimationOptions {
    const { start, own } = this.#times
    return { duration: own * 0.6, delay: start, easing: EASE, fill: 'backwards' }
  }
}

/**
 * What lies on the table itself is uncovered, by values of its own of which `clip-path` is made. An animated `transform`,
 * `opacity` or `clip-path` would lift it, and all that is painted after it, into layers of their own: the whole table would
 * be painted twice for it.
 */
function uncover(
  element: Element,
  act: 'turnOver' | 'grow',
  from: Keyframe,
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = element.animate([from, {}], { ...timing, id: 'uncovered' })
  element.setAttribute('data-uncovered', act)
  animation.onfinish = animation.oncancel = () => {
    const again = element.getAnimations().some(({ id }) => id === 'uncovered')
    if (!again) element.removeAttribute('data-uncovered')
  }
  return animation
}

/** Out of the ground step by step, with a rest after each. */
function jerks(steps: number, hidden: number): Keyframe[] {
  const at = (step: number): Keyframe => {
    const below = `${(hidden * 100 * (1 - step / steps)).toFixed(1)}%`
    return { transform: `translateY(${below})`, clipPath: `inset(0 0 ${below} 0)` }
  }
  const frames: Keyframe[] = [{ ...at(0), offset: 0 }]
  for (let step = 1; step <= steps; step++) {
    frames.push({ ...at(step - 1), offset: (step - 0.75) / steps }, { ...at(step), offset: step / steps })
  }
  return frames
}

function pathOf(event: Exclude<FilmEvent, { act: 'card' }>): readonly string[] {
  if ('path' in event) return event.path
  return 'from' in event ? [event.from, event.to] : [event.at]
}

function middle({ left, top, width, height }: Rect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function at({ x, y }: Point, scale = 1): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
}

/** From end to end, lifted on the way. */
function gliding(points: readonly Point[]): Keyframe[] {
  const [start = { x: 0, y: 0 }] = points
  const end = points.at(-1) ?? start
  const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) * 0.16)
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift }
  return [
    { transform: at(start, 0.6), opacity: 0 },
    { transform: at(start, 1), opacity: 1, offset: 0.12 },
    { transform: at(top, 1.18), opacity: 1, offset: 0.55 },
    { transform: at(end, 1), opacity: 1, offset: 0.92 },
    { transform: at(end, 0.85), opacity: 0 },
  ]
}

/** From place to place with a small jump between. */
function hopping(points: readonly Point[]): Keyframe[] {
  const frames: Keyframe[] = []
  const steps = points.length - 1
  points.forEach((point, i) => {
    const offset = (i / steps) * 0.9
    frames.push({ transform: at(point), opacity: 1, offset })
    const next = points[i + 1]
    if (!next) return
    const over = { x: (point.x + next.x) / 2, y: Math.min(point.y, next.y) - 16 }
    frames.push({ transform: at(over, 1.12), opacity: 1, offset: offset + 0.45 / steps })
  })
  const [end = { x: 0, y: 0 }] = points.slice(-1)
  return [...frames, { transform: at(end, 0.9), opacity: 0, offset: 1 }]
}
