import { readdirSync } from 'node:fs'
import type { Guide, GuideText } from '@boardroom/board-kit'
import { loadGame } from '@boardroom/games'
import type { Language } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { shotsOf } from '../src/help/shots.ts'

const guides = import.meta.glob<{ readonly guide: Guide }>('../../../games/*/guide/index.ts')
const ids = Object.keys(guides).map((path) => path.split('/').at(-3) ?? '')
const LANGUAGES: readonly Language[] = ['en', 'de']
const RULE = /\{([A-Z]+-[A-Z]+-\d+)\}/g

async function guideOf(id: string): Promise<Guide> {
  const load = guides[`../../../games/${id}/guide/index.ts`]
  if (!load) throw new Error(`${id} has no guide`)
  return (await load()).guide
}

/** Everything that is read on the page, the player aid apart. */
function proseOf({ lead, aim, round, chapters, scoring, firstTurn, mistakes }: GuideText): readonly string[] {
  const steps = round.steps.map(({ name, who, what }) => `${name} ${who} ${what}`)
  const told = chapters.flatMap(({ title, body }) => [title, ...body])
  return [lead, ...aim, round.title, ...steps, ...told, ...scoring.body, scoring.counted, ...firstTurn, ...mistakes]
}

test('there are guides', () => {
  const folders = readdirSync(new URL('../../../games', import.meta.url))
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(folders).toContain(id)
})

describe.each(ids)('the guide of %s', (id) => {
  test('takes its pictures from a game that can still be played', async () => {
    const guide = await guideOf(id)
    const shots = shotsOf(await loadGame(id), await guide.played(), guide.scenes)
    expect([...shots.of.keys()].sort()).toEqual(Object.keys(guide.scenes).sort())
    expect(shots.result).not.toBeNull()
    const names = { seat: (seat: number) => shots.names[seat] ?? '' }
    for (const language of LANGUAGES) {
      const { captions, chapters } = await guide.text[language]()
      for (const [name, { view }] of shots.of) {
        const said = captions[name]?.(view, names) ?? ''
        expect(said, name).not.toMatch(/undefined|NaN|\[object|^$/)
      }
      // Every picture has its place in the text.
      expect(chapters.flatMap(({ scene }) => scene ?? []).sort()).toEqual([...shots.of.keys()].sort())
    }
  })

  test.each(LANGUAGES)('is one page long, leads to rules that exist and names ten mistakes (%s)', async (language) => {
    const text = await (await guideOf(id)).text[language]()
    const prose = proseOf(text).join(' ')
    const words = prose.replace(RULE, '').split(/\s+/).filter(Boolean).length
    expect(words).toBeGreaterThan(1000)
    expect(words).toBeLessThan(2200)
    const rules = await (await (await loadGame(id)).text[language]()).rules()
    const linked = [...prose.matchAll(RULE)].map(([, rule]) => rule)
    expect(linked.length).toBeGreaterThan(15)
    expect(linked.filter((rule) => !rule || !(rule in rules))).toEqual([])
    expect(text.mistakes.length).toBe(10)
    expect(text.aid.flatMap(({ rows }) => rows).length).toBeGreaterThan(15)
  })

  test('tells the same in both languages', async () => {
    const guide = await guideOf(id)
    const [en, de] = await Promise.all([guide.text.en(), guide.text.de()])
    const linksOf = (text: GuideText) => proseOf(text).flatMap((part) => part.match(RULE) ?? [])
    expect(linksOf(de)).toEqual(linksOf(en))
    expect(de.round.steps.length).toBe(en.round.steps.length)
    expect(de.aid.map(({ rows }) => rows.length)).toEqual(en.aid.map(({ rows }) => rows.length))
  })
})
