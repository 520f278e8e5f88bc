import { entriesFor, type Game, type GameFile, type GameTypes, History, type Seat, viewOf } from '@boardroom/kernel'
import type { Sight } from './contract.ts'
import type { Lesson } from './lesson.ts'

/** Whoever learns has the first seat. */
export const LEARNER: Seat = 0

/** The table as a seat sees it, with the moves it may make. */
export function sightAt<G extends GameTypes>(history: History<G>, seat: Seat = LEARNER): Sight<G> {
  const { table, moves } = history
  const log = entriesFor(history.log, seat)
  const last = moves.findLastIndex((played) => played.seat === seat) + 1
  return {
    view: viewOf(table, seat),
    seat,
    question: table.asked().includes(seat) ? table.current : null,
    moves: table.legal(seat),
    log,
    news: log.filter(({ seq }) => seq >= last && last > 0).map(({ entry }) => entry),
  }
}

/** After how many moves of the recorded way a chapter begins: at the first position that starts it. */
export function startOf(game: Game<GameTypes>, lesson: Lesson, file: GameFile, chapter: number): number {
  const starts = lesson.chapters[chapter]?.starts
  if (!starts) throw new Error(`${lesson.id} has no chapter ${chapter}`)
  const { seats, options, seed, moves } = file
  const history = new History(game, { seats: seats.length, options, seed })
  for (let made = 0; ; made++) {
    if (history.table.asked().includes(LEARNER) && starts(sightAt(history))) return made
    const next = moves[made]
    if (!next) throw new Error(`${lesson.id}: the recorded way does not come to chapter ${chapter + 1}`)
    const refusal = history.play(next.seat, next.move)
    if (refusal) throw new Error(`${lesson.id}: move ${made + 1} of the recorded way is refused by ${refusal.rule}`)
  }
}
