import { moveSchemas } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { carnegie } from '../index.ts'
import { RULE_IDS } from '../rule-ids.ts'
import { given } from './given.ts'

describe('Moves that are none', () => {
  test('What is no move at all is refused by the kernel', () => {
    const table = given({ at: 'choose-action' }, {})
    for (const junk of [null, 7, 'hr', [], {}, { type: 5 }, { type: 'steal' }]) table.refuses(0, junk, 'KERNEL-MOVE')
  })

  test('A misshapen move is refused by the rule of its kind', () => {
    const table = given({ at: 'departments', seat: 0, action: 'hr' }, { players: { 0: { active: { recruiting: 1 } } } })
    table
      .refuses(0, { type: 'use' }, 'CG-USE-01')
      .refuses(0, { type: 'use', department: 'recruiting', function: 'steps' }, 'CG-USE-01')
      .refuses(0, { type: 'use', department: 'recruiting', function: 'steps', mission: 'north' }, 'CG-USE-01')
      .refuses(0, { type: 'step', from: 'r4c2', to: 'r5c2', employee: 'inactive' }, 'CG-EMP-06')
      .refuses(0, { type: 'trade', department: 'sales', goods: 1.5 }, 'CG-DEP-06')
      .refuses(0, { type: 'activate', space: 3 }, 'CG-ACV-01')
      .refuses(0, { type: 'return', region: 'west', count: 0, newLobby: 0, space: 1 }, 'CG-INC-01')
      .refuses(0, { type: 'develop', project: 'canal' }, 'CG-RND-03')
      .refuses(0, { type: 'end-turn', extra: true }, 'CG-USE-12')
      .refuses(0, { type: 'choose-sides', housing: 'C' }, 'CG-SET-06')
  })

  test('Every kind of move comes from a rule of the atlas', () => {
    const rules = new Set<string>(RULE_IDS)
    const kinds = carnegie.steps.flatMap((step) => ('moves' in step ? step.moves : []))
    for (const kind of kinds) expect(rules).toContain(kind.rule)
    expect(Object.keys(moveSchemas(carnegie))).toHaveLength(27)
  })

  test('Moves of other steps and other seats are refused by the right rule', () => {
    given({ at: 'event', seat: 0, income: 'west' }, { players: { 0: { missions: { west: 1 } } } })
      .refuses(0, { type: 'end-turn' }, 'CG-ROU-01', { phase: 'event' })
      .refuses(0, { type: 'choose-action', action: 'hr' }, 'CG-ACT-09')
      .refuses(1, { type: 'end-event' }, 'CG-GEN-09')
      .refuses(7, { type: 'end-event' }, 'CG-GEN-09')
    given({ at: 'choose-action' }, {}).refuses(0, { type: 'donate', donation: 'edu-hr' }, 'CG-ACT-01')
    given({ at: 'over' }, {}).refuses(0, { type: 'end-turn' }, 'KERNEL-OVER')
  })
})
