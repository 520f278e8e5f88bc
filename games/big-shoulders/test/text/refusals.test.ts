import { LANGUAGES } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { ALL_REFUSALS } from './sample-refusals.ts'
import { expectSound, inBoth, names, texts } from './soundness.ts'

describe('Refusals', () => {
  test('Every case of every rule has its own sentence in both languages', () => {
    expectSound(ALL_REFUSALS.flatMap((refusal) => inBoth((text) => text.refusal(refusal, names))))
  })

  test('The cases of one rule are told apart', () => {
    for (const language of LANGUAGES) {
      for (const rule of new Set(ALL_REFUSALS.map((refusal) => refusal.rule))) {
        const cases = ALL_REFUSALS.filter((refusal) => refusal.rule === rule)
        const said = new Set(cases.map((refusal) => texts[language].refusal(refusal, names)))
        expect(said.size, `${language} ${rule}`).toBe(cases.length)
      }
    }
  })

  test('A refusal says how much is there and how much is needed', () => {
    const refusal = { rule: 'BS-GEN-04', payer: 'spalding', have: 30, cost: 60 } as const
    expect(texts.en.refusal(refusal, names)).toBe('Spalding has $30; this costs $60.')
    expect(texts.de.refusal(refusal, names)).toBe('Spalding hat $30; das hier kostet $60.')
  })
})
