import { describe, expect, test } from 'vitest'
import { circlesIn, house, isRelative, linesIn, type Part, packageOf, roomsOf, type Source, targetOf } from './house.ts'

/** The floors of the house: a part may import from the floors that are named, and from nowhere else in the house. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/wire': ['kernel'],
  'packages/bots': ['kernel'],
  'packages/board-kit': ['kernel'],
  'packages/game-kit': ['kernel'],
  /** The registry, which names every game. */
  games: ['kernel'],
  'games/*': ['kernel', 'game-kit', 'board-kit'],
  'packages/server': ['kernel', 'wire', 'bots', 'games'],
  'packages/web': ['kernel', 'wire', 'bots', 'games', 'board-kit'],
  'packages/cli': ['kernel', 'bots', 'games', 'server'],
}

const GAMES = house.filter(({ folder }) => folder.startsWith('games/'))

/** What a part of the house is called in the table above. */
const floorOf = (folder: string): string => folder.replace(/^games\/.*/, 'games/*')

/** What an import from within the house is called there. */
const roleOf = (name: string): string => packageOf(name).replace('@boardroom/', '')

/** Every import of a part that fails the test, with the file it stands in. */
function strays(part: Part, fails: (name: string, source: Source) => boolean): string[] {
  return part.sources.flatMap((source) =>
    source.imports.filter((name) => fails(name, source)).map((name) => `${part.folder}/${source.file} imports ${name}`),
  )
}

const isOurs = (name: string): boolean => name.startsWith('@boardroom/')
/** Of Node, of the package itself, or made by the build. */
const isBuiltIn = (name: string): boolean => /^(node:|#|virtual:)/.test(name)

test('the house has all its parts, and each of them sources', () => {
  expect(house.map(({ folder }) => floorOf(folder)).every((floor) => floor in MAY_IMPORT)).toBe(true)
  expect(GAMES.length).toBeGreaterThan(3)
  for (const part of house) expect(part.sources.length, part.folder).toBeGreaterThan(0)
})

describe.each(house)('$folder', (part) => {
  test('imports only from the floors below', () => {
    const allowed = MAY_IMPORT[floorOf(part.folder)] ?? []
    expect(
      strays(part, (name) => isOurs(name) && packageOf(name) !== part.name && !allowed.includes(roleOf(name))),
    ).toEqual([])
  })

  test('declares what it imports', () => {
    const known = (name: string) => isRelative(name) || isBuiltIn(name) || packageOf(name) === part.name
    // Tools of the build belong to the repository, not to a package.
    const tools = ['vite']
    expect(
      strays(part, (name) => !known(name) && !part.declared.has(packageOf(name)) && !tools.includes(name)),
    ).toEqual([])
  })

  test('reaches into no other part by a path', () => {
    // The command runs the scripts of a fresh clone before anything is installed.
    const isBin = (file: string) => part.folder === 'packages/cli' && file.startsWith('bin/')
    expect(
      strays(
        part,
        (name, source) => isRelative(name) && targetOf(source, name).startsWith('..') && !isBin(source.file),
      ),
    ).toEqual([])
  })

  test('has no rooms that need each other', () => {
    expect(circlesIn(roomsOf(part))).toEqual([])
  })
})

describe.each(GAMES)('the rules in $folder', (part) => {
  // What players see of it: its card on the first page, its board, the page that tells it, and its lessons.
  const isBoard = (file: string) => /^(board|guide|lessons)\//.test(file) || file === 'shelf.tsx'

  test('know the kernel and the kit, only their texts the languages, and nothing else', () => {
    const allowed = (name: string, { file }: Source) =>
      isRelative(name) ||
      ['@boardroom/kernel', '@boardroom/game-kit'].includes(name) ||
      (file.startsWith('text/') && /^@boardroom\/game-kit\/(en|de)$/.test(name))
    expect(strays(part, (name, source) => !isBoard(source.file) && !allowed(name, source))).toEqual([])
  })

  test('do not know the board', () => {
    expect(
      strays(part, (name, source) => !isBoard(source.file) && isRelative(name) && isBoard(targetOf(source, name))),
    ).toEqual([])
  })
})

test('nothing outside its folder names a game but the registry', () => {
  const ids = GAMES.map(({ folder }) => folder.replace('games/', ''))
  const named = new RegExp(`\\b(${ids.map((id) => id.replaceAll('-', '[- ]')).join('|')})\\b`, 'i')
  const sources = linesIn('packages', 'scripts')
  expect(sources.length).toBeGreaterThan(10_000)
  expect(sources.filter(({ text }) => named.test(text)).map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([])
})

test('the kernel needs nothing but a cipher and a digest, and Node only where there is Node', () => {
  const kernel = house.filter(({ folder }) => folder === 'packages/kernel')
  expect(kernel.flatMap(({ declared }) => [...declared])).toEqual(['@noble/ciphers', '@noble/hashes'])
  const node = kernel.flatMap((part) => strays(part, (name) => name.startsWith('node:')))
  expect(node).toEqual(['packages/kernel/src/sha256.node.ts imports node:crypto'])
})
