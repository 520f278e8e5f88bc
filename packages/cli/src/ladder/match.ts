import { type GameTypes, type OptionValue, type Seat, Table } from '@boardroom/kernel'
import { playersFor } from '../sim/players.ts'
import { readyBots } from '../table-setting.ts'
import type { AnyGame } from '../world.ts'

/** One game of a ladder: one seat is the bot's, the others are all its rival's. */
export interface Match {
  readonly bot: string
  readonly rival: string
  readonly seed: string
  /** The bot's seat. */
  readonly seat: Seat
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
}

/** How a match went, as it is kept. */
export interface Played extends Match {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** Milliseconds of processor the bot took for its decisions, and how many of them there were. */
  readonly thought: number
  readonly decisions: number
  readonly longest: number
}

/** Every pairing of a bot with a rival, on the same seeds, the bot in every seat once. */
export function matchesOf(
  pairs: readonly (readonly [string, string])[],
  seats: number,
  seeds: readonly string[],
  options: Match['options'],
): Match[] {
  return seeds.flatMap((seed) =>
    pairs.flatMap(([bot, rival]) =>
      Array.from({ length: seats }, (_, seat) => ({ bot, rival, seed, seat, seats, options })),
    ),
  )
}

/** What tells one match from another. */
export function keyOf({ bot, rival, seed, seat, seats, options }: Match): string {
  return JSON.stringify([bot, rival, seed, seat, seats, Object.entries(options ?? {}).sort()])
}

export async function playMatch(game: AnyGame, match: Match): Promise<Played> {
  const { bot, rival, seed, seat, seats, options } = match
  const table: Table<GameTypes> = Table.start(game, { seats, seed, options })
  table.silent = true
  const names = Array.from({ length: seats }, (_, at) => (at === seat ? bot : rival))
  await readyBots(names, game)
  const players = playersFor(names, `${seed}/${seat}`)
  let [thought, decisions, longest] = [0, 0, 0]
  while (!table.over) {
    const turn = players.turn(table)
    const before = process.cpuUsage()
    const move = players.choose(table, turn)
    if (!move) throw new Error(`seat ${turn} has no legal move at ${table.current?.step}`)
    if (turn === seat) {
      const { user, system } = process.cpuUsage(before)
      const spent = (user + system) / 1000
      thought += spent
      decisions++
      longest = Math.max(longest, spent)
    }
    table.apply(turn, move)
  }
  const { scores, winners } = table.result ?? { scores: [], winners: [] }
  return { ...match, scores, winners, thought: Math.round(thought), decisions, longest: Math.round(longest) }
}
