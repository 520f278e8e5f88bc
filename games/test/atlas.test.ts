import { describe, expect, test } from 'vitest'
import { filesOf, games } from './every-game.ts'

/** Rules open a line of the atlas: a heading, an item of a list or a row of a table. */
const RULE = /^\s*(?:#{1,6}\s+|[-*|]\s*)?\**\s*([A-Z]{2}-[A-Z]{2,4}-\d{2,3}[a-z]?)\b/gm

/** An id in brackets in a test's title. */
const CITED = /\[([A-Za-z]{2,3}-[A-Za-z]{2,4}-\d{2,3}[a-z]?)\]/g

function found(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map((match) => match[1] as string))
}

/** Every scenario of a document of examples has an id, in whichever list it stands. */
function scenariosIn(text: string): string[] {
  const lists: unknown[][] = Object.values(JSON.parse(text) as object).filter((part) => Array.isArray(part))
  return lists.flat().flatMap((item) => {
    const id = (item as { id?: unknown } | null)?.id
    return typeof id === 'string' ? [id] : []
  })
}

const outside = (ids: Iterable<string>, known: ReadonlySet<string>) => [...ids].filter((id) => !known.has(id)).sort()

describe.each(games)('the atlas of $title', (game) => {
  const atlas = new Map(filesOf(game.id, 'atlas', '').map(({ name, text }) => [name, text]))
  const rules = found(atlas.get('rules.md') ?? '', RULE)
  const scenarios = new Set(scenariosIn(atlas.get('examples.json') ?? '{}'))
  const tests = filesOf(game.id, 'test', '.test.ts').map(({ text }) => text)
  const cited = found(tests.join('\n'), CITED)

  test('has every rule that players can read about, and no other', async () => {
    expect(rules.size).toBeGreaterThan(0)
    expect(Object.keys(await (await game.text.en()).rules()).sort()).toEqual([...rules].sort())
  })

  test('has every rule and scenario that a test cites', () => {
    expect(outside(cited, new Set([...rules, ...scenarios]))).toEqual([])
  })

  test('is cited whole: every rule and every scenario has its test', () => {
    expect(outside([...rules, ...scenarios], cited)).toEqual([])
  })
})
