import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'
import type { AnyGame } from '../src/world.ts'
import { boardroom } from './world.ts'

const home = fileURLToPath(new URL('../../../', import.meta.url))

/** As much of the repository as a game needs; everything installed is the one that is there. */
function copyOfHome(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'boardroom-new-')))
  for (const name of ['package.json', 'biome.json', 'tsconfig.base.json', 'tsconfig.json', '.gitignore']) {
    cpSync(join(home, name), join(root, name))
  }
  cpSync(join(home, 'games', 'orchard'), join(root, 'games', 'orchard'), { recursive: true })
  for (const name of ['package.json', 'registry.ts']) cpSync(join(home, 'games', name), join(root, 'games', name))
  mkdirSync(join(root, 'node_modules', '@boardroom'), { recursive: true })
  for (const name of readdirSync(join(home, 'node_modules'))) {
    if (name !== '@boardroom' && !name.startsWith('.'))
      symlinkSync(join(home, 'node_modules', name), join(root, 'node_modules', name))
  }
  for (const name of readdirSync(join(home, 'node_modules', '@boardroom'))) {
    symlinkSync(join(home, 'node_modules', '@boardroom', name), join(root, 'node_modules', '@boardroom', name))
  }
  return `${root}/`
}

const tool = (root: string, program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, 'node_modules', program), ...args], {
    cwd: root,
  })
  return { status, said: `${stdout}${stderr}` }
}

describe('new', () => {
  const root = copyOfHome()
  const games = [orchard as unknown as AnyGame]
  let plum: AnyGame

  beforeAll(async () => {
    const { code, out, err } = await boardroom(['new', 'plum-tree'], { root, games })
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('npx boardroom sim plum-tree')
    const url = pathToFileURL(join(root, 'games', 'plum-tree', 'index.ts')).href
    plum = (await import(/* @vite-ignore */ url)).plumTree
  })

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('makes a game that passes every check, and finds nothing wrong when it is thrown nonsense at', async () => {
    const sim = await boardroom(['sim', 'plum-tree', '--games', '20', '--check'], { games: [plum] })
    expect([sim.code, sim.err]).toEqual([0, ''])
    expect(sim.out).toContain('Plum Tree: 20 games')
    const fuzz = await boardroom(['fuzz', 'plum-tree', '--games', '5', '--seed', 'n'], { games: [plum] })
    expect([fuzz.code, fuzz.err]).toEqual([0, ''])
  })

  test('leaves no name of the pattern behind', () => {
    const folder = join(root, 'games', 'plum-tree')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const { parentPath, name } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8')
      expect(`${name}\n${text}`).not.toMatch(/orchard|\bOR-/i)
    }
    expect(files.length).toBeLessThanOrEqual(16)
    expect(Object.keys(plum.entries)).toEqual(Object.keys(orchard.entries))
  })

  test('enters it in one line', () => {
    const line = "'plum-tree': () => import('./plum-tree/index.ts').then((module) => module.plumTree),"
    expect(readFileSync(join(root, 'games', 'registry.ts'), 'utf8')).toContain(line)
  })

  test('writes what the compiler and the formatter have nothing to say about', () => {
    expect(
      tool(root, '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'games'),
    ).toMatchObject({ status: 0 })
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['games/plum-tree'],
    }
    writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify(config))
    expect(tool(root, 'typescript/bin/tsc', '-p', 'tsconfig.new.json')).toEqual({ status: 0, said: '' })
  })

  test.each([
    [['new'], 'new needs an id'],
    [['new', 'Plum'], '"Plum" is no id'],
    [['new', '../plum'], '"../plum" is no id'],
    [['new', 'plum', 'tree'], '"tree" is one word too many'],
    [['new', 'orchard'], 'there is a folder games/orchard already'],
  ])('%j is bad input', async (argv, complaint) => {
    const { code, err } = await boardroom(argv, { root, games })
    expect(code).toBe(2)
    expect(err).toContain(complaint)
  })
})
