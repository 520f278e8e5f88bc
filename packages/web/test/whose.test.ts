import { expect, test } from 'vitest'
import { whoseIs } from '../src/table-page/film/whose.ts'

test('a caption carries the mark of whom it speaks of, not of who moved', () => {
  expect(whoseIs({ type: 'produced', seat: 3 }, 1)).toBe(3)
  expect(whoseIs({ type: 'produced', seat: 0 }, 1)).toBe(0)
  expect(whoseIs({ type: 'sold', company: 'swift' }, 1)).toBe(1)
  expect(whoseIs({ type: 'round' }, undefined)).toBeUndefined()
})
