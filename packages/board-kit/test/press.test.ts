import { expect, test } from 'vitest'
import { isLostClick, pressOn } from '../src/press.ts'

/** A pointer over a sign that lies on a place. */
function over(place: object, sign: object, x = 100, pointerType = 'mouse') {
  return { button: 0, pointerType, pointerId: 1, clientX: x, clientY: 50, target: sign, currentTarget: place } as never
}

test('a press is a click although what was pressed has given way to a preview', () => {
  const place = { isConnected: true }
  const sign = { isConnected: true }
  pressOn(over(place, sign))
  sign.isConnected = false
  expect(isLostClick(over(place, {}))).toBe(true)
  // Once.
  expect(isLostClick(over(place, {}))).toBe(false)
})

test('the browser tells of every other click itself, and a drag is none', () => {
  const place = { isConnected: true }
  const gone = { isConnected: false }
  pressOn(over(place, place))
  expect(isLostClick(over(place, place))).toBe(false)
  pressOn(over(place, gone))
  expect(isLostClick(over(place, {}, 120))).toBe(false)
  pressOn(over(place, gone))
  expect(isLostClick(over({ isConnected: true }, {}))).toBe(false)
})

test('a finger that stays on something makes no move', () => {
  const place = { isConnected: true }
  pressOn(over(place, { isConnected: false }, 100, 'touch'))
  expect(isLostClick(over(place, {}, 100, 'touch'))).toBe(false)
})
