import { type Bot, botNamed } from '@boardroom/bots'
import {
  BadInput,
  checkSeats,
  type Language,
  type OptionValue,
  resolveOptions,
  sayUnfit,
  UnfitOption,
} from '@boardroom/kernel'
import { onlyWord, whole } from './args.ts'
import { isProgram } from './strangers/index.ts'
import type { AnyGame, World } from './world.ts'

/** The game that a command is about. */
export function gameFrom(words: readonly string[], command: string, { games }: World): Promise<AnyGame> {
  return games.load(onlyWord(words, command, `a game: ${games.ids.join(', ')}`))
}

/** What `--seats`, `--options` and `--bots` ask for, checked against the game. */

export function seatsFrom(game: AnyGame, text: string | undefined, otherwise: number): number {
  return checkSeats(game, text === undefined ? otherwise : whole('--seats', text, game.seats.min, game.seats.max))
}

export async function optionsFrom(
  game: AnyGame,
  text: string | undefined,
  seats: number,
  language: Language,
): Promise<Record<string, OptionValue>> {
  try {
    return resolveOptions(game.options, text === undefined ? {} : readOptions(game, text), seats)
  } catch (problem) {
    if (!(problem instanceof UnfitOption)) throw problem
    throw new BadInput(sayUnfit(problem, (await game.text[language]()).options, language))
  }
}

function readOptions(game: AnyGame, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const [first] = game.options
    const example = first ? JSON.stringify({ [first.id]: first.values[0] }) : '{}'
    throw new BadInput(`--options must be JSON such as '${example}', not ${text}`)
  }
}

/** One name for all places, or one name for each; or, where they can be waited for, the paths of programs. */
export function botNamesFrom(text: string, places: number, programs: 'programs' | 'none' = 'none'): string[] {
  const names = text.split(',').map((name) => name.trim())
  for (const name of names) if (programs === 'none' || !isProgram(name)) botNamed(name)
  if (names.length === 1) return Array.from({ length: places }, () => names[0] as string)
  if (names.length !== places) {
    throw new BadInput(`--bots names ${names.length} bots; give one name for all, or ${places}`)
  }
  return names
}

export function botsNamed(names: readonly string[]): Bot[] {
  return names.map(botNamed)
}

/** Lets bots load what they need; before they are asked for their first move. */
export async function readyBots(names: Iterable<string>, game: AnyGame): Promise<void> {
  for (const name of new Set(names)) await botNamed(name).ready?.(game)
}
