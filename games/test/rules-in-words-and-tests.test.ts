import { LANGUAGES } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { filesOf, games } from './every-game.ts'

describe.each(games)('$title', (game) => {
  test('every rule has a help text in every language', async () => {
    const catalogues = await Promise.all(LANGUAGES.map(async (language) => (await game.text[language]()).rules()))
    const ids = Object.keys(catalogues[0] ?? {})
    expect(ids.length).toBeGreaterThan(0)
    for (const rules of catalogues) {
      expect(Object.keys(rules).sort()).toEqual([...ids].sort())
      for (const { title, text } of Object.values(rules)) {
        expect(title.trim()).not.toBe('')
        expect(text.trim()).toMatch(/[.!]$/)
      }
    }
  })

  test('every rule is cited by the title of a test', async () => {
    const rules = await (await game.text.en()).rules()
    const titles = filesOf(game.id, 'test', '.test.ts')
      .flatMap(({ text }) => text.match(/\b(?:test|describe)(?:\.each\([^`]*?\))?\(\s*(['"`])[\s\S]*?\1/g) ?? [])
      .join('\n')
    const untested = Object.keys(rules).filter((id) => !titles.includes(`[${id}]`))
    expect(untested).toEqual([])
  })

  test('an option that is not for every number of seats names its rule and values, and its default is for all', async () => {
    const rules = await (await game.text.en()).rules()
    for (const { id, values, default: usual, fits } of game.options.filter((spec) => spec.fits)) {
      expect(Object.keys(rules), id).toContain(fits?.rule)
      const special = Object.keys(fits?.seats ?? {})
      expect(values.map(String), id).toEqual(expect.arrayContaining(special))
      expect(special, id).not.toContain(String(usual))
    }
  })

  test('every option and every value of it is explained in every language', async () => {
    for (const language of LANGUAGES) {
      const { options } = await game.text[language]()
      expect(Object.keys(options).sort()).toEqual(game.options.map(({ id }) => id).sort())
      for (const { id, values } of game.options) {
        const words = options[id]
        expect(words?.help.trim()).not.toBe('')
        const named = values.filter((value) => typeof value !== 'boolean').map(String)
        for (const value of named) expect(words?.values?.[value], `${id} ${value}`).toBeTruthy()
      }
    }
  })
})
