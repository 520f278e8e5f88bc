import { type RefObject, useContext, useEffect, useState } from 'react'
import { type Place, standIns } from '../film/vocabulary.ts'
import { PointingContext } from '../lesson/pointing.ts'
import { around, type Geography, type Rect } from './geography.ts'
import type { Pointed } from './use-camera.ts'

/** So much of the table is seen at least around what is pointed at. */
const AROUND = 0.34

/** Where on the stage a guide points at; null where it points elsewhere, or nowhere. */
export function usePointed(view: RefObject<HTMLElement | null>, geography: Geography<string>): Pointed | null {
  const pointing = useContext(PointingContext)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const { width, height } = geography
  useEffect(() => {
    const world = view.current?.querySelector('.stage-world')
    if (!pointing || !world) return setPointed(null)
    const rect = around(pointing.places.flatMap((place) => rectOn(world, place, width) ?? []))
    const { cover, key } = pointing
    setPointed(rect && { rect: widened(rect, { width, height }), cover, key })
  }, [view, pointing, width, height])
  return pointed
}

/** In the coordinates of the stage, wherever the camera stands. */
function rectOn(world: Element, place: Place, width: number): Rect | null {
  const whole = world.getBoundingClientRect()
  const scale = whole.width / width
  for (const name of standIns(place)) {
    const box = world.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect()
    if (box && box.width > 0)
      return {
        x: (box.left - whole.left) / scale,
        y: (box.top - whole.top) / scale,
        w: box.width / scale,
        h: box.height / scale,
      }
  }
  return null
}

function widened({ x, y, w, h }: Rect, { width, height }: Pick<Geography<string>, 'width' | 'height'>): Rect {
  const across = widenedOn(x, w, 1.12, width)
  const down = widenedOn(y, h, 1.2, height)
  return { x: across.start, y: down.start, w: across.length, h: down.length }
}

/** With something of the table on both sides, as far as there is any. */
function widenedOn(start: number, length: number, factor: number, world: number) {
  const long = Math.min(Math.max(length * factor, world * AROUND), world)
  const from = Math.min(Math.max(start + (length - long) / 2, 0), world - long)
  return { start: from, length: long }
}
