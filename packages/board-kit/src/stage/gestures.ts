import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, moved, type Point, zoomed } from './camera.ts'

const THRESHOLD = 6

/** Two taps no farther apart than this, in milliseconds and in pixels, are one. */
const TWICE = { within: 350, apart: 24 }

/** What answers a tap by itself. */
const ANSWERS = 'a, button, input, [role=button]'

interface Tap extends Point {
  readonly time: number
}

function isTwice(first: Tap, second: Tap): boolean {
  const apart = Math.hypot(second.x - first.x, second.y - first.y)
  return second.time - first.time < TWICE.within && apart < TWICE.apart
}

interface GestureProps {
  readonly view: RefObject<HTMLElement | null>
  readonly camera: Camera
  readonly set: (camera: Camera) => void
  /** Two taps on something that does not answer them itself. */
  readonly tapTwice: (on: Element) => void
}

/** Drag, pinch, wheel and double tap. Returns whether the stage is being dragged, so that it follows the hand at once. */
export function useGestures({ view, camera, set, tapTwice }: GestureProps): boolean {
  const [dragging, setDragging] = useState(false)
  const held = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const tapped = useRef<Tap | null>(null)
  // Each finger moves for itself, and a wheel may turn twice before the next picture: all of it counts.
  const stands = useRef(camera)
  useLayoutEffect(() => {
    stands.current = camera
  }, [camera])
  const go = (next: Camera): void => {
    stands.current = next
    set(next)
  }
  const pointOf = (event: MouseEvent): Point => {
    const box = view.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  const down = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0) return
    held.current.set(event.pointerId, pointOf(event))
    travelled.current = 0
  })
  const move = useEffectEvent((event: PointerEvent) => {
    const before = held.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
    const others = [...held.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    held.current.set(event.pointerId, now)
    if (travelled.current < THRESHOLD) return
    setDragging(true)
    view.current?.setPointerCapture(event.pointerId)
    const [other] = others
    if (other) {
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      go(zoomed(stands.current, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }))
    } else go(moved(stands.current, now.x - before.x, now.y - before.y))
  })
  const up = useEffectEvent((event: PointerEvent) => {
    held.current.delete(event.pointerId)
    if (held.current.size === 0) setDragging(false)
  })
  // A drag that ends on a spot is no click on it.
  const click = useEffectEvent((event: MouseEvent) => {
    if (travelled.current < THRESHOLD) return
    travelled.current = 0
    tapped.current = null
    event.preventDefault()
    event.stopPropagation()
  })
  /** Of touch, too, where not every browser tells of a double click. */
  const tap = useEffectEvent((event: MouseEvent) => {
    const first = tapped.current
    const { target } = event
    tapped.current = null
    // A key that presses something is no tap.
    if (event.detail === 0 || !(target instanceof Element) || target.closest(ANSWERS)) return
    const now = { ...pointOf(event), time: event.timeStamp }
    if (first && isTwice(first, now)) tapTwice(target)
    else tapped.current = now
  })
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    go(zoomed(stands.current, Math.exp(-event.deltaY * 0.0015), pointOf(event)))
  })
  useEffect(() => {
    const element = view.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', (event) => down(event), { signal })
    element.addEventListener('pointermove', (event) => move(event), { signal })
    element.addEventListener('pointerup', (event) => up(event), { signal })
    element.addEventListener('pointercancel', (event) => up(event), { signal })
    element.addEventListener('pointerleave', (event) => up(event), { signal })
    element.addEventListener('click', (event) => click(event), { signal, capture: true })
    element.addEventListener('click', (event) => tap(event), { signal })
    element.addEventListener('wheel', (event) => wheel(event), { signal, passive: false })
    return () => stop.abort()
  }, [view])
  return dragging
}
