import { expect, test } from 'vitest'
import { numeral, numeralsIn } from '../src/index.ts'

test('thousands are set apart as each language does it', () => {
  expect(numeral(3950, 'en')).toBe('3,950')
  expect(numeral(3950, 'de')).toBe('3.950')
})

test('what is below nothing has a minus sign, not a hyphen', () => {
  expect(numeral(-25, 'en')).toBe('−25')
  expect(numeral(-1200, 'de')).toBe('−1.200')
})

test('what a film tells has its thousands set apart, and nothing else about it changes', () => {
  expect(numeralsIn('+$1250', 'en')).toBe('+$1,250')
  expect(numeralsIn('+$1250', 'de')).toBe('+$1.250')
  expect(['+$950', '−3', '+2★'].map((told) => numeralsIn(told, 'de'))).toEqual(['+$950', '−3', '+2★'])
})
