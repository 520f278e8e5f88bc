import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SHELF } from '../src/games.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const LARGEST = 2_000_000

test('there is a film of every game, quickly loaded and shown in the README', () => {
  const films = readdirSync(`${ROOT}docs/films`)
  expect(films.toSorted()).toEqual([...SHELF.keys()].map((game) => `${game}.webp`).toSorted())
  const readme = readFileSync(`${ROOT}README.md`, 'utf8')
  for (const film of films) {
    expect(statSync(`${ROOT}docs/films/${film}`).size, film).toBeLessThanOrEqual(LARGEST)
    expect(readme).toContain(`docs/films/${film}`)
  }
})
