import { describe, expect, test } from 'vitest'
import {
  type Camera,
  type Cover,
  fit,
  fitBeside,
  fitFor,
  fitOrWhole,
  fitStreet,
  held,
  moved,
  showsAll,
  transformOf,
  wholeOf,
  zoomed,
} from '../src/stage/camera.ts'
import { fingerFor, type Geography, type Rect } from '../src/stage/geography.ts'

const world = { width: 2000, height: 1000 }
const window = { width: 1000, height: 600, covered: 0 }
const harbour: Rect = { x: 1200, y: 400, w: 400, h: 200 }

/** Where a rectangle of the stage lies in the window. */
function seen({ x, y, scale }: Camera, rect: Rect) {
  const left = (rect.x - x) * scale
  const top = (rect.y - y) * scale
  return { left, top, right: left + rect.w * scale, bottom: top + rect.h * scale }
}

describe('the camera', () => {
  test('knows whether all of the table is in sight', () => {
    const whole = wholeOf(world, window)
    expect(showsAll(whole, world, window)).toBe(true)
    expect(showsAll(whole, world, { ...window, covered: 200 })).toBe(false)
    expect(showsAll(moved(whole, 20, 0), world, window)).toBe(false)
    expect(showsAll(zoomed(whole, 1.2, { x: 0, y: 0 }), world, window)).toBe(false)
  })

  test('shows the whole table in the middle of the window', () => {
    expect(seen(wholeOf(world, window), { x: 0, y: 0, w: 2000, h: 1000 })).toEqual({
      left: 0,
      top: 50,
      right: 1000,
      bottom: 550,
    })
  })

  test('shows a place as large as it fits above the papers', () => {
    const camera = fit(harbour, { ...window, covered: 200 })
    expect(camera.scale).toBe(2)
    expect(seen(camera, harbour)).toEqual({ left: 100, top: 0, right: 900, bottom: 400 })
  })

  test('shows a street by its height, at the point that matters', () => {
    const street: Rect = { x: 0, y: 800, w: 2000, h: 100 }
    const camera = fitStreet(street, window, { x: 1900, y: 850 })
    expect(camera.scale).toBe(2)
    expect(seen(camera, street).right).toBe(1000)
    expect(fitStreet(harbour, window, null)).toEqual(fit(harbour, window))
  })

  test('shows a place large enough for a finger, if not all of it', () => {
    const camera = fitFor(4, harbour, window, { x: 1210, y: 410 })
    expect(camera.scale).toBe(4)
    expect(seen(camera, harbour)).toMatchObject({ left: 0, top: 0 })
  })

  test('comes nearer to small print, and shows no more across than it should', () => {
    const places = { map: harbour, wall: harbour }
    const table: Geography<'map' | 'wall'> = {
      ...world,
      places,
      finger: 1,
      across: 500,
      fingers: { wall: 3 },
      stops: [],
    }
    expect(fingerFor(table, ['map'], 400)).toBe(1)
    expect(fingerFor(table, ['map'], 1000)).toBe(2)
    expect(fingerFor(table, ['wall'], 400)).toBe(3)
    expect(fingerFor(table, ['wall'], 2000)).toBe(3)
    expect(fingerFor({ ...world, places, stops: [] }, ['map'], 400)).toBe(0)
  })

  test('shows all of the table rather than cutting a little off', () => {
    const most: Rect = { x: 0, y: 0, w: world.width * 0.95, h: world.height * 0.95 }
    expect(fitOrWhole(most, world, window)).toEqual(wholeOf(world, window))
    expect(fitOrWhole(harbour, world, window)).toEqual(fit(harbour, window))
    const covered = { ...window, covered: 100 }
    expect(fitOrWhole(most, world, covered)).toEqual(fit(most, covered))
  })

  test('is never farther away than the whole table, and never beside it', () => {
    expect(held({ x: -500, y: 3000, scale: 0.1 }, world, window)).toEqual(wholeOf(world, window))
    expect(held({ x: 1900, y: 900, scale: 1 }, world, window)).toEqual({ x: 1000, y: 400, scale: 1 })
  })

  test('keeps what is under the fingers while it moves and zooms', () => {
    const at = { x: 300, y: 200 }
    const before: Camera = { x: 100, y: 50, scale: 1 }
    const near = zoomed(before, 2, at)
    expect([near.x + at.x / near.scale, near.y + at.y / near.scale]).toEqual([400, 250])
    expect(moved(near, 20, -10)).toEqual({ x: near.x - 10, y: near.y + 5, scale: 2 })
  })

  test('draws the table on whole pixels of the screen', () => {
    expect(transformOf({ x: 10.3, y: 0, scale: 1 })).toBe('translate3d(-10px, 0px, 0) scale(1.0000)')
    expect(transformOf({ x: 10.3, y: 0, scale: 1 }, 2)).toBe('translate3d(-10.5px, 0px, 0) scale(1.0000)')
  })
})

describe('beside something that covers the window', () => {
  const beside = (cover: Cover | null) => fitBeside(harbour, world, window, cover)

  test.each([
    [{ side: 'left', covers: 400 }, { left: 400 }],
    [{ side: 'right', covers: 400 }, { right: 600 }],
    [{ side: 'top', covers: 250 }, { top: 250 }],
    [{ side: 'bottom', covers: 250 }, { bottom: 350 }],
  ] as const)('a place is seen clear of it: %o', (cover, edge) => {
    const shown = seen(beside(cover), harbour)
    const free = { left: 0, top: 0, right: 1000, bottom: 600, ...edge }
    const slack = 1e-9
    expect(shown.left).toBeGreaterThanOrEqual(free.left - slack)
    expect(shown.top).toBeGreaterThanOrEqual(free.top - slack)
    expect(shown.right).toBeLessThanOrEqual(free.right + slack)
    expect(shown.bottom).toBeLessThanOrEqual(free.bottom + slack)
  })

  test.each([
    { side: 'left', covers: 980 },
    { side: 'bottom', covers: 2000 },
  ] as const)('a place is not made a dot where hardly anything is left free: %o', (cover) => {
    expect(beside(cover)).toEqual(beside(null))
  })
})
