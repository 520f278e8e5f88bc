import { LANGUAGES } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { COMPONENTS, OPTIONS } from '../../meta.ts'
import { RULE_IDS } from '../../rule-ids.ts'
import { expectSound, texts } from './soundness.ts'

describe('Rules help', () => {
  test.each(LANGUAGES)('Every rule and nothing else has help in %s', async (language) => {
    const rules = await texts[language].rules()
    expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort())
    expect(RULE_IDS.filter((id) => !rules[id]?.title.trim() || !rules[id]?.text.trim())).toEqual([])
  })

  test('Help, options and the notes on the edition are each in one language', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { options, edition, rules } = texts[language]
        const help = Object.values(await rules()).flatMap(({ title, text }) => [title, text])
        const chosen = Object.values(options).flatMap(({ name, help, values }) => [
          name,
          help,
          ...Object.values(values ?? {}),
        ])
        return [...help, ...chosen, ...edition].map((sentence) => [language, sentence] as const)
      }),
    )
    expectSound(said.flat())
  })
})

describe('Options and edition', () => {
  test.each(LANGUAGES)('Every option, and every value that is not just on or off, has a name in %s', (language) => {
    const { options } = texts[language]
    expect(Object.keys(options).sort()).toEqual(OPTIONS.map(({ id }) => id).sort())
    for (const { id, values } of OPTIONS) {
      const named = Object.keys(options[id]?.values ?? {}).sort()
      expect(named).toEqual(values.filter((value) => typeof value !== 'boolean').sort())
    }
  })

  test.each(LANGUAGES)('The edition notes name every group of components in %s', (language) => {
    const notes = texts[language].edition.join('\n')
    // A group without a name would show up by its id, and no name of a group is one.
    expect(COMPONENTS.filter(({ id }) => id.includes('-') && notes.includes(id))).toEqual([])
  })
})
