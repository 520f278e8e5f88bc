import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Bot,
  botNamed,
  CLOSELY,
  EMPTY_BOOK,
  type Found,
  type PuzzleBook,
  type PuzzleGame,
  puzzleAt,
  sightOf,
  turnOf,
} from '@boardroom/bots'
import { BadInput, type Chance, chanceFrom, type GameTypes, type Reasons, samePlain, Table } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { gameFrom } from '../table-setting.ts'
import { wordsIn } from '../words/index.ts'
import { type AnyGame, type Command, print } from '../world.ts'

const FLAGS = { want: 'text', games: 'text', bot: 'text', anew: 'switch' } as const

/** Puzzles of one game are alike. */
const MOST_A_GAME = 8

/**
 * Looks for puzzles in games that bots play with themselves, on the seeds `puzzle-1`, `puzzle-2`, …, and writes them down
 * after every game: a search that is stopped goes on with the next one.
 */
export const puzzles: Command = {
  name: 'puzzles',
  usage: '<game> [--want n] [--games n] [--bot name] [--anew]',
  async run(argv, world) {
    const { flags, words } = parse('puzzles', argv, FLAGS)
    const game = await gameFrom(words, 'puzzles', world)
    const reasons = await game.insight?.reasons?.()
    if (!reasons) throw new BadInput(`${game.id} cannot say why a move is good`)
    const bot = botNamed(flags.bot ?? 'medium')
    await bot.ready?.(game)
    const want = whole('--want', flags.want ?? '60', 1)
    const games = whole('--games', flags.games ?? '100000', 1)
    const path = join(world.root, 'games', game.id, 'puzzles.json')
    let book = flags.anew ? EMPTY_BOOK : bookIn(path)
    const say = wordsIn('en').puzzles
    for (let i = 0; i < games && book.puzzles.length < want; i++) {
      const seed = `puzzle-${book.games.length + 1}`
      const { choices, found } = search(game, bot, seed, reasons)
      book = withGame(book, bot, { seed, seats: game.seats.max, choices }, found)
      write(path, book)
      print(world.out, [say.progress(seed, found.length, book.puzzles.length, want)])
    }
    return 0
  },
}

interface Searched {
  readonly choices: readonly number[]
  readonly found: readonly Found[]
}

/** Plays one game and looks at every decision on the way. */
function search(game: AnyGame, bot: Bot, seed: string, reasons: Reasons<GameTypes>): Searched {
  const seats = game.seats.max
  const table = Table.start(game, { seats, seed })
  table.silent = true
  const luck: Chance[] = Array.from({ length: seats }, (_, seat) => chanceFrom(`${seed}/bot/${seat}`))
  const choices: number[] = []
  const found: Found[] = []
  while (!table.over) {
    const seat = turnOf(table)
    const puzzle = puzzleAt(table, seat, reasons)
    if (puzzle) found.push(puzzle)
    const sight = sightOf(table, seat, luck[seat] as Chance)
    const move = bot.choose(sight)
    choices.push(sight.moves.findIndex((legal) => samePlain(legal, move)))
    table.apply(seat, move)
  }
  return { choices, found: varied(found) }
}

/** A few of them, of as many kinds as there are, spread over the game. */
function varied(found: readonly Found[]): Found[] {
  const chosen: Found[] = []
  const clarity = ({ behind, right }: Found): number =>
    Math.min(...behind.filter((_, place) => !right.includes(place))) || 0
  const sorted = found.toSorted((a, b) => clarity(b) - clarity(a))
  for (const puzzle of sorted) {
    const alike = chosen.some(({ step, seat }) => step === puzzle.step && seat === puzzle.seat)
    if (!alike && chosen.length < MOST_A_GAME) chosen.push(puzzle)
  }
  return chosen.sort((a, b) => a.at - b.at)
}

/** The game is kept as far as the last puzzle goes; one without puzzles only counts. */
function withGame(book: PuzzleBook, bot: Bot, game: PuzzleGame, found: readonly Found[]): PuzzleBook {
  const until = found.at(-1)?.at ?? 0
  const place = book.games.length
  return {
    date: new Date().toISOString().slice(0, 10),
    bot: bot.name,
    worlds: CLOSELY,
    games: [...book.games, { ...game, choices: game.choices.slice(0, until) }],
    puzzles: [...book.puzzles, ...found.map((each) => ({ ...each, id: `${place + 1}-${each.at}`, game: place }))],
  }
}

function bookIn(path: string): PuzzleBook {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleBook) : EMPTY_BOOK
}

/** A game and a puzzle a line, so that a change can be read; by renaming, so that a stop leaves one state or the other. */
function write(path: string, { games, puzzles, ...head }: PuzzleBook): void {
  const lines = (items: readonly object[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')
  const entries = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`)
  const text = `{\n${entries.join('')}  "games": [\n${lines(games)}\n  ],\n  "puzzles": [\n${lines(puzzles)}\n  ]\n}\n`
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
