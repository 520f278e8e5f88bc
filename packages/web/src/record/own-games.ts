import type { ScoreRow } from '@boardroom/board-kit'
import type { Result, Seat } from '@boardroom/kernel'
import type { OwnError, OwnGameSummary } from '@boardroom/wire'
import type { TableRecord } from '../table/store.ts'

/** A finished game of which it is beyond doubt whose it was. */
export interface OwnGame {
  readonly id: string
  readonly game: string
  readonly seat: Seat
  readonly seats: number
  /** The levels of the bots, and `people`, each once; none where one plays alone. */
  readonly against: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly result: Result
  readonly score: number
  /** 1 for a win, less for a shared one, 0 for none. */
  readonly won: number
  readonly when: number
  readonly hinted: number
  /** What a review has found; null for games that were not reviewed to their end. */
  readonly errors: readonly OwnError[] | null
}

/** Those of this browser in which one person sat among bots, the oldest first. */
export function ownGames(records: readonly TableRecord[]): OwnGame[] {
  return records.flatMap((record) => ownGame(record) ?? []).sort(byTime)
}

export function byTime(a: OwnGame, b: OwnGame): number {
  return a.when - b.when
}

function ownGame({ id, game, seats, options, result, updated, hinted }: TableRecord): OwnGame | null {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  const [seat] = people
  if (!result || people.length !== 1 || seat === undefined) return null
  return {
    ...{ id, game, options, errors: null },
    ...outcome(result, seat, seats),
    when: updated,
    hinted: hinted?.[seat] ?? 0,
  }
}

/** One that was played on the server. */
export function gameOnServer({ table, game, options, seat, seats, result, endedAt, errors }: OwnGameSummary): OwnGame {
  return { id: table, game, options, ...outcome(result, seat, seats), when: endedAt, hinted: 0, errors }
}

function outcome(result: Result, seat: Seat, seats: readonly { readonly bot: string | null }[]) {
  const others = seats.filter((_, other) => other !== seat)
  return {
    ...{ result, seat, seats: seats.length },
    against: [...new Set(others.map(({ bot }) => bot ?? 'people'))],
    score: result.scores[seat] ?? 0,
    won: result.winners.includes(seat) ? 1 / result.winners.length : 0,
  }
}

export interface Tally {
  readonly played: number
  readonly won: number
  readonly mean: number
  readonly best: number
}

export function tallyOf(games: readonly OwnGame[]): Tally {
  const scores = games.map(({ score }) => score)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
  return {
    played: games.length,
    won: sum(games.map(({ won }) => won)),
    mean: games.length === 0 ? 0 : sum(scores) / games.length,
    best: Math.max(0, ...scores),
  }
}

/** Groups in the order in which they first come up. */
export function groupedBy(games: readonly OwnGame[], key: (game: OwnGame) => string): Map<string, OwnGame[]> {
  const groups = new Map<string, OwnGame[]>()
  for (const game of games) groups.set(key(game), [...(groups.get(key(game)) ?? []), game])
  return groups
}

/** By so many games at a time, so that one lucky game is not taken for progress. */
const TREND = 5

/** The mean score of each game and the few before it. */
export function trendOf(scores: readonly number[]): number[] {
  return scores.map((_, last) => {
    const part = scores.slice(Math.max(0, last - TREND + 1), last + 1)
    return part.reduce((all, each) => all + each, 0) / part.length
  })
}

interface Part {
  readonly label: string
  readonly yours: number
  readonly theirs: number | null
}

/** The means of each category: one's own, and those of whoever won instead. */
export function partsOf(games: readonly OwnGame[], rowsOf: (game: OwnGame) => readonly ScoreRow[]): readonly Part[] {
  const own = new Map<string, number[]>()
  const winners = new Map<string, number[]>()
  const note = (sums: Map<string, number[]>, { label, values }: ScoreRow, seat: Seat): void => {
    sums.set(label, [...(sums.get(label) ?? []), values[seat] ?? 0])
  }
  for (const game of games) {
    for (const row of rowsOf(game).filter(({ below }) => !below)) {
      note(own, row, game.seat)
      if (game.won === 0) for (const seat of game.result.winners) note(winners, row, seat)
    }
  }
  const mean = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0) / numbers.length
  return [...own].map(([label, values]) => {
    const theirs = winners.get(label)
    return { label, yours: mean(values), theirs: theirs ? mean(theirs) : null }
  })
}
