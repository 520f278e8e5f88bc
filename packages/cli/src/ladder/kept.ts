import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from '@boardroom/kernel'
import type { AnyGame } from '../world.ts'
import { keyOf, type Match, type Played } from './match.ts'

/** A match as it is kept, with the rules and the bots that it was played by. */
type Line = Played & { readonly rules: string; readonly by: string }

/**
 * The matches of a ladder, kept line by line: who stops goes on later, if rules and bots are the same. Matches of other
 * bots go when the first new one is kept.
 */
export class Kept {
  readonly #file: string
  readonly #rules: string
  readonly #by: string
  readonly #played = new Map<string, Played>()
  #stale = false

  constructor(file: string, game: AnyGame, by: string) {
    this.#file = file
    this.#rules = game.rules
    this.#by = by
    for (const line of linesIn(file)) {
      const { rules, by: others, ...played } = line
      if (rules === this.#rules && others === by) this.#played.set(keyOf(played), played)
      else this.#stale = true
    }
  }

  all(): Played[] {
    return [...this.#played.values()]
  }

  of(match: Match): Played | undefined {
    return this.#played.get(keyOf(match))
  }

  add(played: Played): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    if (this.#stale)
      writeFileSync(
        this.#file,
        this.all()
          .map((each) => this.#lineOf(each))
          .join(''),
      )
    this.#stale = false
    this.#played.set(keyOf(played), played)
    appendFileSync(this.#file, this.#lineOf(played))
  }

  #lineOf(played: Played): string {
    const line: Line = { rules: this.#rules, by: this.#by, ...played }
    return `${JSON.stringify(line)}\n`
  }
}

/** A line that was being written when the ladder was stopped is left out. */
function linesIn(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line]
      } catch {
        return []
      }
    })
}

/** What bots play a game by: code and figures. Hints, reviews and names are of the same package and no part of it. */
const PLAYED_BY = (id: string): readonly (readonly [folder: string, files: RegExp])[] => [
  ['packages/bots/src', /^(?!index|names|think).*\.ts$/],
  [`games/${id}`, /^(worth|insight|view)\.ts$|^(weights|forecast)\.json$/],
  [`games/${id}/prospects`, /\.ts$/],
]

/** A short fingerprint of the bots of a game: other code or other figures, other bots. */
export function botsOf(root: string, id: string): string {
  const texts = PLAYED_BY(id).flatMap(([folder, files]) => {
    const at = join(root, folder)
    const names = existsSync(at) ? readdirSync(at).filter((name) => files.test(name)) : []
    return names.sort().map((name) => [name, readFileSync(join(at, name), 'utf8')])
  })
  return fingerprint(texts).slice(0, 12)
}
