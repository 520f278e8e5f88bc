import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** Imports point one way: games and bots to the kernel; server, web and command line to all three. */
const root = fileURLToPath(new URL('../', import.meta.url))

/** What each part of the house may import besides its own files. */
const MAY_IMPORT: Readonly<Record<string, RegExp>> = {
  'packages/kernel/src': /^(#sha256|@noble\/(ciphers|hashes)\/\w+\.js|node:crypto)$/,
  'packages/bots/src': /^@boardroom\/kernel$/,
  'games/registry': /^@boardroom\//,
  'games/rules': /^@boardroom\/kernel$/,
}

function sourcesIn(folder: string): { file: string; imports: string[] }[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist|test|board)\//.test(name))
    .map((name) => {
      const text = readFileSync(`${root}${folder}/${name}`, 'utf8')
      const found = text.matchAll(/\b(?:from |import |import\()'([^'\n]+)'/g)
      const imports = [...found].map((match) => match[1] as string)
      return { file: `${folder}/${name}`, imports }
    })
}

/** The imports of a folder that lead where they may not. */
function strays(folder: string, allowed: RegExp): string[] {
  return sourcesIn(folder).flatMap(({ file, imports }) =>
    imports.filter((name) => !name.startsWith('.') && !allowed.test(name)).map((name) => `${file} imports ${name}`),
  )
}

describe('the house', () => {
  test('the kernel depends on nothing but a cipher and a digest', () => {
    expect(strays('packages/kernel/src', MAY_IMPORT['packages/kernel/src'] as RegExp)).toEqual([])
  })

  test('bots know the kernel and no game', () => {
    expect(strays('packages/bots/src', MAY_IMPORT['packages/bots/src'] as RegExp)).toEqual([])
  })

  test('the rules of a game know the kernel and nothing else', () => {
    const games = readdirSync(`${root}games`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['test', 'dist', 'node_modules'].includes(entry.name))
      .map((entry) => entry.name)
    expect(games).toContain('big-shoulders')
    for (const game of games) expect(strays(`games/${game}`, MAY_IMPORT['games/rules'] as RegExp)).toEqual([])
  })

  test('requests and live connections are two ways into one server, and know nothing of each other', () => {
    const [http, live] = ['packages/server/src/http', 'packages/server/src/live'].map(sourcesIn)
    const into = (sources: typeof http, other: string) =>
      sources?.flatMap(({ file, imports }) =>
        imports.filter((name) => name.includes(other)).map((name) => `${file}: ${name}`),
      )
    expect([http?.length, live?.length].every((count) => (count ?? 0) > 1)).toBe(true)
    expect([into(http, '/live/'), into(live, '/http/')]).toEqual([[], []])
  })

  test('no relative import leaves its package', () => {
    const folders = ['packages/kernel/src', 'packages/bots/src', 'packages/cli/src', 'games/big-shoulders']
    const leaving = folders.flatMap((folder) =>
      sourcesIn(folder).flatMap(({ file, imports }) => {
        const depth = file.slice(folder.length + 1).split('/').length - 1
        return imports.filter((name) => (name.match(/\.\.\//g) ?? []).length > depth).map((name) => `${file}: ${name}`)
      }),
    )
    expect(leaving).toEqual([])
  })
})
