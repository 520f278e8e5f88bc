import type { GameTypes, Result, Seat } from './step.ts'
import type { Language } from './words.ts'

/** Something that one wants to know of many games: what was chosen, and how those who chose it fared. */
export interface Topic<G extends GameTypes> {
  readonly id: string
  /** What seats chose, as the log tells everybody; a seat that did not come to choose is missing. */
  chosen(log: readonly G['entry'][], seats: number): readonly Choice[]
  readonly words: Readonly<Record<Language, TopicWords>>
}

/** What one seat chose, from the first choice to the one that followed from it. */
export interface Choice {
  readonly seat: Seat
  readonly path: readonly string[]
}

export interface TopicWords {
  /** The question, as a heading. */
  readonly title: string
  readonly help: string
  /** What the last choice of a path is called. */
  name(path: readonly string[]): string
}

/** How often something was chosen, what it won, and the sums of scores and of their squares. */
export interface Tally {
  readonly times: number
  /** A shared win counts as a part of one. */
  readonly won: number
  readonly score: number
  readonly squares: number
}

/** What came out in games of so many seats: by topic, and by path with every path that it goes on from. */
export interface Explored {
  readonly seats: number
  readonly games: number
  readonly topics: Readonly<Record<string, Readonly<Record<string, Tally>>>>
}

/** One finished game, as far as it matters here. */
export interface Told<G extends GameTypes> {
  /** What everybody could read. */
  readonly log: readonly G['entry'][]
  readonly result: Pick<Result, 'scores' | 'winners'>
}

const NOTHING: Tally = { times: 0, won: 0, score: 0, squares: 0 }

/** Paths are kept as one text: ids have no slashes. */
const SLASH = '/'

export function pathIn(key: string): readonly string[] {
  return key.split(SLASH)
}

export function keyOfPath(path: readonly string[]): string {
  return path.join(SLASH)
}

/** What was known, and one more game. */
export function explored<G extends GameTypes>(
  known: Explored,
  topics: readonly Topic<G>[],
  { log, result }: Told<G>,
): Explored {
  const more = topics.map((topic) => {
    const tallies = { ...known.topics[topic.id] }
    for (const { seat, path } of topic.chosen(log, known.seats)) {
      path.forEach((_, end) => {
        const key = keyOfPath(path.slice(0, end + 1))
        tallies[key] = counted(tallies[key] ?? NOTHING, seat, result)
      })
    }
    return [topic.id, tallies] as const
  })
  return { ...known, games: known.games + 1, topics: { ...known.topics, ...Object.fromEntries(more) } }
}

export function unexplored(seats: number): Explored {
  return { seats, games: 0, topics: {} }
}

function counted(tally: Tally, seat: Seat, { scores, winners }: Told<GameTypes>['result']): Tally {
  const score = scores[seat] ?? 0
  const won = winners.includes(seat) ? 1 / winners.length : 0
  return {
    times: tally.times + 1,
    // Thirds add up to whole games again.
    won: Number((tally.won + won).toFixed(4)),
    score: tally.score + score,
    squares: tally.squares + score * score,
  }
}

/** What games of bots with themselves came to, as it is kept with a game. */
export interface ExploredByBots {
  readonly date: string
  readonly rules: string
  readonly bot: string
  /** Among so many of its first decisions each bot made one at random. */
  readonly varied: number
  /** One for each number of seats. */
  readonly tables: readonly Explored[]
}
