import { moveSchemas } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { masterOfEconomy } from '../index.ts'
import { RULE_IDS } from '../rule-ids.ts'
import { given } from './given.ts'
import { newTable } from './whole-game.ts'

describe('Moves that are none', () => {
  test('What is no move at all is refused by the kernel', () => {
    const table = given({ at: 'investment' })
    for (const junk of [null, 7, 'build', [], {}, { type: 5 }, { type: 'steal' }]) table.refuses(0, junk, 'KERNEL-MOVE')
  })

  test('A misshapen move is refused by the rule of its kind', () => {
    given({ at: 'investment' })
      .refuses(0, { type: 'build' }, 'ME-INV-01')
      .refuses(0, { type: 'build', factory: 'brewery' }, 'ME-INV-01')
      .refuses(0, { type: 'sell-factory', factory: 3 }, 'ME-INV-08')
      .refuses(0, { type: 'end-investment', extra: true }, 'ME-INV-01')
      .refuses(0, { type: 'supply', company: 'purple-rain', factory: 'coal-mine' }, 'ME-SUP-01')
      .refuses(0, { type: 'place-offer', good: 'coal', cell: 12 }, 'ME-TRD-06')
      .refuses(0, { type: 'place-offer', good: 'coal', cell: 2.5 }, 'ME-TRD-06')
      .refuses(0, { type: 'buy-packet', issuer: 'red-socks', size: 11 }, 'ME-SHR-04')
      .refuses(0, { type: 'embezzle', amount: -1 }, 'ME-MTG-03')
      .refuses(0, { type: 'vote', yes: 'maybe' }, 'ME-MTG-11')
      .refuses(0, { type: 'elect', candidate: 4 }, 'ME-MTG-43')
      .refuses(0, { type: 'bid', amount: 100 }, 'ME-AUC-03')
      .refuses(0, { type: 'support', markers: '1' }, 'ME-ORD-02')
  })

  test('Every kind of move comes from a rule of the atlas', () => {
    const rules = new Set<string>(RULE_IDS)
    const kinds = masterOfEconomy.steps.flatMap((step) => ('moves' in step ? step.moves : []))
    for (const kind of kinds) expect(rules).toContain(kind.rule)
    expect(Object.keys(moveSchemas(masterOfEconomy))).toHaveLength(34)
  })

  test('Moves of other steps and other seats are refused by the right rule', () => {
    given({ at: 'investment' }, { order: ['red-socks', 'blue-eyes'] })
      .refuses(0, { type: 'embezzle', amount: 1 }, 'ME-GEN-21', { phase: 'investment-1' })
      .refuses(0, { type: 'repay' }, 'ME-LON-04')
      .refuses(1, { type: 'end-investment' }, 'ME-GEN-06')
      .refuses(7, { type: 'end-investment' }, 'ME-GEN-05')
    newTable(2).refuses(1, { type: 'choose-company', company: 'red-socks' }, 'ME-GEN-21')
    given({ at: 'final-scoring' }).refuses(0, { type: 'end-investment' }, 'KERNEL-OVER')
  })
})
