import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import { parse } from './args.ts'
import { languageFrom } from './language.ts'
import { wordsIn } from './words/index.ts'
import { type AnyGame, type Command, print, type World } from './world.ts'

/** Makes the folder of a new game, after the pattern of the game to learn from, and enters it where games are known. */
export const newGame: Command = {
  name: 'new',
  usage: '<id> [--title "…"]',
  async run(argv, world) {
    const { flags, words } = parse('new', argv, { title: 'text' })
    const [id, surplus] = words
    if (id === undefined) throw new BadInput('new needs an id, such as: new plum-tree')
    if (surplus !== undefined) throw new BadInput(`"${surplus}" is one word too many`)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
      throw new BadInput(`"${id}" is no id: small letters and digits, words parted by a hyphen`)
    }
    if (existsSync(join(world.root, 'games', id))) throw new BadInput(`there is a folder games/${id} already`)
    const pattern = await patternIn(world)
    make(world.root, pattern, id, renaming(pattern, id, flags.title))
    print(world.out, wordsIn(languageFrom(undefined, world.env)).made(id))
    return 0
  },
}

/** The game to learn from. */
async function patternIn({ games }: World): Promise<AnyGame> {
  for (const id of games.ids) {
    const game = await games.load(id)
    if (game.unlisted) return game
  }
  throw new BadInput('there is no game to learn from')
}

type Rename = (text: string) => string

/** Puts the names of the new game in place of the pattern's: its id, its title, its types, the ids of its rules. */
function renaming({ id: old, title: oldTitle }: AnyGame, id: string, title = spaced(id)): Rename {
  const prefix = (name: string): string => `${name.replace('-', '').slice(0, 2).toUpperCase()}-`
  const names: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\b${prefix(old)}(?=[A-Z]{2,4}-\\d)`, 'g'), prefix(id)],
    // Where it is a name in a text or a path, and where it is one in the program.
    [new RegExp(`(?<=['"/])${old}(?=['"/.])|(?<=^  )${old}(?=: \\(\\))`, 'gm'), id],
    [new RegExp(`(?<=['"#] ?)${oldTitle}(?=['":])`, 'g'), title],
    [new RegExp(`\\b${old}\\b`, 'g'), camel(id)],
    [new RegExp(`\\b${oldTitle}(?=\\b|State)`, 'g'), pascal(id)],
  ]
  return (text) => names.reduce((changed, [name, other]) => changed.replace(name, other), text)
}

const pascal = (id: string): string => id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const spaced = (id: string): string =>
  id
    .split('-')
    .map((word) => pascal(word))
    .join(' ')

function make(root: string, pattern: AnyGame, id: string, rename: Rename): void {
  const from = join(root, 'games', pattern.id)
  const to = join(root, 'games', id)
  for (const name of filesIn(from)) {
    const file = join(to, name.replace(`${pattern.id}.test`, `${id}.test`))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, rename(readFileSync(join(from, name), 'utf8')))
  }
  register(join(root, 'games', 'registry.ts'), pattern.id, id, rename)
  tidy(root, id)
}

/** Without recordings: those of the pattern are of another game. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !/(^|[\\/])(recorded|node_modules|dist)[\\/]/.test(name))
}

/** The one line by which all programs know the game. */
function register(file: string, old: string, id: string, rename: Rename): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.includes(`./${old}/index.ts`))
  if (at < 0) throw new BadInput(`games/registry.ts does not have ${old}`)
  const line = rename(lines[at] as string).replace(/^ {2}([\w-]+):/, `  '${id}':`)
  writeFileSync(file, lines.toSpliced(at + 1, 0, line).join('\n'))
}

/** Other names have other lengths, and so lines break elsewhere. */
function tidy(root: string, id: string): void {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const paths = [join('games', id), join('games', 'registry.ts')]
  spawnSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root, stdio: 'ignore' })
}
