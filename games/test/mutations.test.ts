import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesOf, games } from './every-game.ts'
import type { Mutation } from './mutation.ts'

const mutated = games.filter(({ id }) => filesOf(id, 'test', '.ts').some(({ name }) => name === 'mutations.ts'))

async function mutationsOf(game: string): Promise<readonly Mutation[]> {
  const { MUTATIONS } = (await import(`../${game}/test/mutations.ts`)) as { MUTATIONS: readonly Mutation[] }
  return MUTATIONS
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1
}

/** The rules change, and so does their source: a mutation that no longer fits proves nothing. */
describe.each(mutated)('the mutations of $title', ({ id, text }) => {
  test('each replace a text that occurs exactly once in its file', async () => {
    const astray = (await mutationsOf(id)).filter(({ file, from }) => {
      const source = readFileSync(fileURLToPath(new URL(`../${id}/${file}`, import.meta.url)), 'utf8')
      return occurrences(source, from) !== 1
    })
    expect(astray.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
  })

  test('are different mistakes, each in a rule that there is', async () => {
    const mutations = await mutationsOf(id)
    const rules = await (await text.en()).rules()
    expect(mutations.filter(({ rule }) => !(rule in rules)).map(({ rule }) => rule)).toEqual([])
    expect(new Set(mutations.map(({ file, from, to }) => `${file}: ${from} -> ${to}`)).size).toBe(mutations.length)
    expect(mutations.filter(({ from, to }) => from === to)).toEqual([])
  })
})
