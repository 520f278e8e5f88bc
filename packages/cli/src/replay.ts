import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { text as readAll } from 'node:stream/consumers'
import {
  BadInput,
  type GameFile,
  type GameText,
  type GameTypes,
  type History,
  hashOf,
  parseFile,
  replay as replayFile,
  type Table,
  type Viewer,
  viewOf,
} from '@boardroom/kernel'
import { onlyWord, parse, whole } from './args.ts'
import { paintFor } from './draw/paint.ts'
import { drawSheet } from './draw/sheet.ts'
import { widthOf } from './draw/text.ts'
import { languageFrom } from './language.ts'
import { logLines } from './log.ts'
import { namesOf } from './names.ts'
import { outcomeSheets } from './scores.ts'
import { type Words, wordsIn } from './words/index.ts'
import { type Command, print, printJson, type World } from './world.ts'

const FLAGS = { to: 'text', seat: 'text', lang: 'text', 'seed-hash': 'text', json: 'switch' } as const

/** Plays a game file again, move by move, and tells it in words. */
export const replay: Command = {
  name: 'replay',
  usage: '<file|-> [--to seq] [--seat n|spectator] [--seed-hash sha256] [--lang en|de] [--json]',
  async run(argv, world) {
    const { flags, words } = parse('replay', argv, FLAGS)
    const path = onlyWord(words, 'replay', 'a game file, or - for standard input')
    const language = languageFrom(flags.lang, world.env)
    const file = parseFile(await contentOf(path, world))
    const history = await verified(file, flags.json === true, world)
    fair(file, flags['seed-hash'])
    const viewer = viewerFrom(flags.seat, file.seats.length)
    const wanted = { viewer, to: flags.to === undefined ? null : whole('--to', flags.to, 0, history.moves.length) }
    if (flags.json) printJson(world.out, verdict(file, history, wanted))
    else {
      const text = await history.game.text[language]()
      print(world.out, story(file, history, wanted, text, wordsIn(language), world))
    }
    return 0
  },
}

interface Wanted {
  readonly viewer: Viewer | null
  readonly to: number | null
}

export async function contentOf(path: string, world: World): Promise<string> {
  if (path === '-') return readAll(world.input)
  try {
    return readFileSync(path, 'utf8')
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
    throw new BadInput(`${path}: ${why}; give a game file, such as one saved with "save" in play`)
  }
}

/** The history of a file whose every move is legal. The verdict on a bad one goes to standard output as JSON, too. */
async function verified(file: GameFile, json: boolean, world: World): Promise<History<GameTypes>> {
  try {
    return replayFile(await world.games.load(file.game), file)
  } catch (problem) {
    if (json && problem instanceof BadInput) {
      const { game, seats, moves } = file
      printJson(world.out, { valid: false, game, seats: seats.length, moves: moves.length, problem: problem.message })
    }
    throw problem
  }
}

/** The seed of a table is revealed at its end; its hash was there for all to see from the beginning. */
function fair(file: GameFile, published: string | undefined): void {
  if (published === undefined || published.toLowerCase() === seedHashOf(file)) return
  throw new BadInput(`the seed of this file has the hash ${seedHashOf(file)}, not the one that was published`)
}

function seedHashOf({ seed }: GameFile): string {
  return createHash('sha256').update(seed).digest('hex')
}

function viewerFrom(text: string | undefined, seats: number): Viewer | null {
  if (text === undefined) return null
  if (text === 'spectator') return 'spectator'
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text)
  throw new BadInput(`--seat must be 0 to ${seats - 1} or spectator, not "${text}"`)
}

function positionAt(history: History<GameTypes>, to: number | null): Table<GameTypes> {
  return to === null ? history.table : history.at(history.line.eventAt(to))
}

function verdict(file: GameFile, history: History<GameTypes>, { viewer, to }: Wanted): object {
  const table = positionAt(history, to)
  return {
    valid: true,
    game: file.game,
    rules: file.rules,
    seats: file.seats.length,
    moves: history.moves.length,
    hash: hashOf(history.table),
    seedHash: seedHashOf(file),
    result: history.table.result,
    ...(viewer === null && to === null ? {} : { view: viewOf(table, viewer ?? 'spectator') }),
  }
}

function story(
  file: GameFile,
  history: History<GameTypes>,
  { viewer, to }: Wanted,
  text: GameText<GameTypes>,
  words: Words,
  world: World,
): string[] {
  const table = positionAt(history, to)
  const eye = viewer ?? 'spectator'
  const names = namesOf(file.seats.map((seat) => seat.name))
  const everyone = file.seats.map((_, seat) => names.seat(seat)).join(', ')
  const width = widthOf(world.out)
  const paint = paintFor(world.out, world.env)
  const log = history.log.filter((logged) => logged.seq <= table.state.seq)
  const outcome = table.over ? outcomeSheets(history, text, names, words) : []
  const position = viewer === null && to === null ? [] : text.sheets(viewOf(table, eye), names)
  const sheets = [...position.filter(({ title }) => outcome.every((sheet) => sheet.title !== title)), ...outcome]
  return [
    paint.bold(words.replay.title(history.game.title, everyone)),
    ...(file.rules === history.game.rules ? [] : [words.replay.otherRules(file.rules, history.game.rules)]),
    '',
    ...logLines(log, eye, text, names, width),
    '',
    ...sheets.flatMap((sheet) => [...drawSheet(sheet, width, paint), '']),
    ...(table.over ? [] : [words.replay.position(table.state.seq, history.moves.length)]),
    words.replay.valid(history.moves.length, hashOf(history.table)),
    words.replay.seed(seedHashOf(file)),
  ]
}
