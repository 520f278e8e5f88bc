import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed } from '@boardroom/bots'
import {
  BadInput,
  chanceFrom,
  type Explored,
  type ExploredByBots,
  explored,
  type GameTypes,
  itemAt,
  Table,
  type Told,
  unexplored,
} from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { playersFor } from '../sim/players.ts'
import { gameFrom } from '../table-setting.ts'
import { wordsIn } from '../words/index.ts'
import { type AnyGame, type Command, print } from '../world.ts'

const FLAGS = { games: 'text', seats: 'text', bot: 'text', anew: 'switch' } as const

/** Games between two times that what was found is written down. */
const ASIDE = 10
/** Each bot makes one of its first decisions at random, so that there is more to see than what it likes best. */
const VARIED = 8

/**
 * Plays games of a bot with itself on the seeds `explore-1`, `explore-2`, …, for every number of seats, and writes down in
 * `games/<id>/explored.json` what was chosen and how it went. One that was stopped goes on where it was.
 */
export const explore: Command = {
  name: 'explore',
  usage: '<game> [--games n] [--seats n] [--bot name] [--anew]',
  async run(argv, world) {
    const { flags, words } = parse('explore', argv, FLAGS)
    const game = await gameFrom(words, 'explore', world)
    const topics = await game.topics?.()
    if (!topics) throw new BadInput(`${game.id} does not say what is worth knowing of many games`)
    const bot = flags.bot ?? 'medium'
    await botNamed(bot).ready?.(game)
    const want = whole('--games', flags.games ?? '200', 1)
    const path = join(world.root, 'games', game.id, 'explored.json')
    let book = flags.anew ? bookFor(game, bot) : bookIn(path, game, bot)
    const say = wordsIn('en').explore
    for (const seats of seatsOf(game, flags.seats)) {
      let found = book.tables.find((each) => each.seats === seats) ?? unexplored(seats)
      while (found.games < want) {
        found = explored(found, topics, played(game, bot, seats, `explore-${found.games + 1}`))
        if (found.games % ASIDE !== 0 && found.games < want) continue
        book = withTable(book, found)
        write(path, book)
        print(world.out, [say.progress(seats, found.games, want)])
      }
    }
    return 0
  },
}

function seatsOf({ seats }: AnyGame, wanted: string | undefined): number[] {
  if (wanted !== undefined) return [whole('--seats', wanted, seats.min, seats.max)]
  // Whoever plays alone has nobody to be compared with.
  const least = Math.max(2, seats.min)
  return Array.from({ length: seats.max - least + 1 }, (_, more) => least + more)
}

function played(game: AnyGame, bot: string, seats: number, seed: string): Told<GameTypes> {
  const table = Table.start(game, { seats, seed })
  const players = playersFor(Array<string>(seats).fill(bot), seed)
  const luck = chanceFrom(`${seed}/varied`)
  const until = Array.from({ length: seats }, () => luck.below(VARIED))
  while (!table.over) {
    const seat = players.turn(table)
    const legal = table.legal(seat)
    const varies = legal.length > 1 && until[seat] === 0
    if (legal.length > 1) until[seat] = itemAt(until, seat) - 1
    const move = varies ? luck.pick(legal) : players.choose(table, seat)
    if (!move) throw new Error(`seat ${seat} has no legal move at ${table.current?.step}`)
    table.apply(seat, move)
  }
  const log = table.entries.filter(({ to }) => !to).map(({ entry }) => entry)
  return { log, result: table.result ?? { scores: [], winners: [] } }
}

function bookFor({ rules }: AnyGame, bot: string): ExploredByBots {
  return { date: today(), rules, bot, varied: VARIED, tables: [] }
}

/** Games by other rules, or of another bot, do not go together with new ones. */
function bookIn(path: string, game: AnyGame, bot: string): ExploredByBots {
  if (!existsSync(path)) return bookFor(game, bot)
  const book = JSON.parse(readFileSync(path, 'utf8')) as ExploredByBots
  const alike = book.rules === game.rules && book.bot === bot && book.varied === VARIED
  return alike ? book : bookFor(game, bot)
}

function withTable(book: ExploredByBots, found: Explored): ExploredByBots {
  const others = book.tables.filter(({ seats }) => seats !== found.seats)
  return { ...book, date: today(), tables: [...others, found].sort((a, b) => a.seats - b.seats) }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** A topic a line; by renaming, so that a stop leaves one state or the other. */
function write(path: string, { tables, ...head }: ExploredByBots): void {
  const entries = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const topicsIn = ({ topics }: Explored): string =>
    Object.entries(topics)
      .map(([id, tallies]) => `        ${JSON.stringify(id)}: ${JSON.stringify(tallies)}`)
      .join(',\n')
  const lines = tables.map(
    (table) =>
      `    {\n      "seats": ${table.seats},\n      "games": ${table.games},\n      "topics": {\n${topicsIn(table)}\n      }\n    }`,
  )
  writeFileSync(`${path}.new`, `{\n${entries.join('')}  "tables": [\n${lines.join(',\n')}\n  ]\n}\n`)
  renameSync(`${path}.new`, path)
}
