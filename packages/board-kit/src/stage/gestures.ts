import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Camera, moved, type Point, zoomed } from './camera.ts'

const THRESHOLD = 6

interface GestureProps {
  readonly view: RefObject<HTMLElement | null>
  readonly camera: Camera
  readonly set: (camera: Camera) => void
}

/** Drag, pinch and wheel. Returns whether the stage is being dragged, so that it follows the hand at once. */
export function useGestures({ view, camera, set }: GestureProps): boolean {
  const [dragging, setDragging] = useState(false)
  const held = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const pointOf = (event: PointerEvent | WheelEvent): Point => {
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
      set(zoomed(camera, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }))
    } else set(moved(camera, now.x - before.x, now.y - before.y))
  })
  const up = useEffectEvent((event: PointerEvent) => {
    held.current.delete(event.pointerId)
    if (held.current.size === 0) setDragging(false)
  })
  // A drag that ends on a spot is no click on it.
  const click = useEffectEvent((event: MouseEvent) => {
    if (travelled.current < THRESHOLD) return
    travelled.current = 0
    event.preventDefault()
    event.stopPropagation()
  })
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    set(zoomed(camera, Math.exp(-event.deltaY * 0.0015), pointOf(event)))
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
    element.addEventListener('wheel', (event) => wheel(event), { signal, passive: false })
    return () => stop.abort()
  }, [view])
  return dragging
}
