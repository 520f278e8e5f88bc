import { viewOf } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { quantities } from '../../board/quantities.ts'
import type { BigShouldersMove } from '../../types.ts'
import { type Given, given } from '../given.ts'

const ADVANCED = { options: { mode: 'advanced' } } as const

function offered({ table }: Given, type: BigShouldersMove['type']) {
  const moves = table.legal(0).filter((move) => move.type === type)
  return quantities(moves, viewOf(table, 0), 'en')
}

test('certificates to issue are told apart by their marks, with what they bring and where the value falls', () => {
  const table = given(
    { phase: 'operating', company: 'swift' },
    { ...ADVANCED, companies: { swift: { director: 0, price: 50, common: { 0: 3, 1: 1 } } } },
  )
  expect(offered(table, 'issue')?.each).toEqual([
    { many: '10', brings: '+$50, $50 → $35' },
    { many: '20', brings: '+$100, $50 → $25' },
    { many: '20 + 10', brings: '+$150, $50 → $20' },
  ])
})

test('a sale that gives up a company says so', () => {
  const table = given(
    { phase: 'stock', seat: 0 },
    { ...ADVANCED, decade: 2, companies: { swift: { director: 0, preferred: 1, price: 50, common: { 0: 1, 1: 1 } } } },
  )
  expect(offered(table, 'sell')?.each).toEqual([
    { many: '10', brings: '+$50, $50 → $40' },
    { many: '30', brings: '+$150, $50 → $25, no longer Director' },
    { many: '30 + 10', brings: '+$200, $50 → $20, no longer Director' },
  ])
})
