import { expect, test } from 'vitest'
import { numeral } from '../src/index.ts'

test('thousands are set apart as each language does it', () => {
  expect(numeral(3950, 'en')).toBe('3,950')
  expect(numeral(3950, 'de')).toBe('3.950')
})

test('what is below nothing has a minus sign, not a hyphen', () => {
  expect(numeral(-25, 'en')).toBe('−25')
  expect(numeral(-1200, 'de')).toBe('−1.200')
})
