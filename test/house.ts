import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What stands in the house: its packages and games with their sources and what each of them imports. */

const root = fileURLToPath(new URL('../', import.meta.url))

export interface Source {
  /** The path within its package. */
  readonly file: string
  readonly imports: readonly string[]
  /** Those of them that are there when the program runs, not types alone. */
  readonly runs: readonly string[]
}

export interface Part {
  /** Where it lies, such as `packages/kernel` or `games/carnegie`. */
  readonly folder: string
  /** The package by which others may import it; a game is imported by the registry alone. */
  readonly name: string | null
  /** The packages it says it needs. */
  readonly declared: ReadonlySet<string>
  readonly sources: readonly Source[]
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'atlas', 'public'])

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : []
    return LEFT_OUT.has(entry.name) ? [] : filesBelow(path)
  })
}

const IMPORT = /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm
const OF_TYPES = /^(?:import|export)\s+(?:type\s|\{\s*type\s[^,}]*(?:,\s*type\s[^,}]*)*,?\s*\})/

function sourceAt(path: string, folder: string): Source {
  const found = [...readFileSync(path, 'utf8').matchAll(IMPORT)]
  const nameIn = (match: RegExpMatchArray) => match[1] ?? match[2] ?? ''
  return {
    file: relative(join(root, folder), path).replaceAll('\\', '/'),
    imports: found.map(nameIn),
    runs: found.filter(([statement]) => !OF_TYPES.test(statement)).map(nameIn),
  }
}

function partAt(folder: string, paths: readonly string[], said: Said, name: string | null = said.name): Part {
  const needs = { ...said.dependencies, ...said.devDependencies, ...said.peerDependencies }
  return { folder, name, declared: new Set(Object.keys(needs)), sources: paths.map((path) => sourceAt(path, folder)) }
}

interface Said {
  readonly name: string
  readonly dependencies?: object
  readonly devDependencies?: object
  readonly peerDependencies?: object
}

function saidBy(folder: string): Said {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

const foldersIn = (wing: string): string[] =>
  readdirSync(join(root, wing), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
    .map(({ name }) => `${wing}/${name}`)

/** All games are one package; each of them is a part of the house for itself, and so is the registry. */
export const house: readonly Part[] = [
  ...foldersIn('packages').map((folder) => partAt(folder, filesBelow(join(root, folder)), saidBy(folder))),
  partAt('games', [join(root, 'games/registry.ts')], saidBy('games')),
  ...foldersIn('games').map((folder) => partAt(folder, filesBelow(join(root, folder)), saidBy('games'), null)),
]

/** Every line of what is written by hand below some folders, tests apart. */
export function linesIn(...folders: readonly string[]): { readonly at: string; readonly text: string }[] {
  const paths = folders.flatMap((folder) => writtenBelow(join(root, folder)))
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((text, line) => ({ at: `${relative(root, path)}:${line + 1}`, text })),
  )
}

function writtenBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : writtenBelow(path)
    return /\.(tsx?|mjs|js|css|html)$/.test(entry.name) ? [path] : []
  })
}

export const isRelative = (name: string): boolean => name.startsWith('.')

/** The package that an import without a path in front of it comes from. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Where a relative import leads within its package; a path that begins with `..` leads out of it. */
export function targetOf({ file }: Source, name: string): string {
  return posix.normalize(posix.join(dirname(file), name))
}

/** The room a file stands in: its first folder below the package's root, or the file itself if it stands in none. */
function roomOf(file: string): string {
  const [first, second] = file.replace(/^src\//, '').split('/')
  return second === undefined ? file : (first as string)
}

/** The imports between the rooms of a package: from which to which, and an example of it. */
export function roomsOf(part: Part): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>()
  for (const source of part.sources) {
    for (const name of source.runs.filter(isRelative)) {
      const [from, to] = [roomOf(source.file), roomOf(targetOf(source, name))]
      if (from === to) continue
      const leads = graph.get(from) ?? new Map<string, string>()
      if (!leads.has(to)) leads.set(to, `${source.file} imports ${name}`)
      graph.set(from, leads)
    }
  }
  return graph
}

/** Rooms that import each other, directly or by way of others: each group once. */
export function circlesIn(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>()
    const open = [from]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const to of graph.get(at)?.keys() ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        open.push(to)
      }
    }
    return seen
  }
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(folder)]))
  const groups = new Map<string, string[]>()
  for (const [folder, seen] of reached) {
    if (!seen.has(folder)) continue
    const group = [...seen].filter((other) => reached.get(other)?.has(folder)).sort()
    groups.set(group.join(), group)
  }
  return [...groups.values()]
}
