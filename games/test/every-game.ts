import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, loadGame } from '@boardroom/games'
import { type Chance, fittingValues, type Game, type GameTypes, type Move, type OptionValue } from '@boardroom/kernel'

export const games: readonly Game<GameTypes>[] = await Promise.all(GAME_IDS.map(loadGame))

export function seatCounts(game: Game<GameTypes>): number[] {
  return Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
}

/** A game's files below one of its folders, with their texts. */
export function filesOf(game: string, folder: string, ending: string): { name: string; text: string }[] {
  const path = fileURLToPath(new URL(`../${game}/${folder}/`, import.meta.url))
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(path + name, 'utf8') }))
}

/** Every option with every value it may have at a table of so many seats. */
export function optionValues(game: Game<GameTypes>, seats: number): { option: string; value: OptionValue }[] {
  return game.options.flatMap((spec) => fittingValues(spec, seats).map((value) => ({ option: spec.id, value })))
}

const IDLE = /^(end|no|pass|decline|stop)\b/

/** Mostly something other than ending a step or passing, so that much happens. */
export function busyMove(moves: readonly Move[], chance: Chance): Move {
  const busy = moves.filter(({ type }) => !IDLE.test(type))
  return chance.pick(busy.length > 0 && chance.below(4) > 0 ? busy : moves)
}

/** Every option drawn at random, so that options meet each other. */
export function randomOptions(
  { options }: Pick<Game<GameTypes>, 'options'>,
  seats: number,
  chance: Chance,
): Record<string, OptionValue> {
  return Object.fromEntries(options.map((spec) => [spec.id, chance.pick(fittingValues(spec, seats))]))
}
