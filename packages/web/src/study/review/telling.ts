import type { Moment, Reviewed } from '@boardroom/bots'
import { isCostly } from '@boardroom/bots/marks'
import type { Seat } from '@boardroom/kernel'
import { chapterOf, ruleOfKind } from '../../help/search.ts'
import type { Rules } from '../../help/use-rules.ts'
import type { TableContextValue } from '../../table/context.ts'
import { roundStarts } from '../../table-page/film/standings.ts'
import { percent } from '../../words/percent.ts'
import type { ReviewWords } from '../../words/review.en.ts'
import type { StudyState } from '../study-table.ts'
import type { Sign } from './marks.tsx'

/** A part of the game with a heading, such as a round, from one move to the next heading. */
export interface Stretch {
  readonly from: number
  readonly label: string
}

/** The rounds of the game, as its log heads them. */
export function stretchesOf({ board, language }: TableContextValue, { main: { log, end } }: StudyState): Stretch[] {
  return roundStarts(log, end, board).map((logged) => ({
    from: logged.seq,
    label: board.heading(logged, language) ?? '',
  }))
}

/** The part that a move lies in; nothing before the first heading. */
export function stretchAt(stretches: readonly Stretch[], seq: number): string {
  return stretches.findLast(({ from }) => from <= seq)?.label ?? stretches[0]?.label ?? ''
}

type Told = Pick<TableContextValue, 'text' | 'names' | 'opened' | 'board' | 'language'>

/**
 * What the log says about a move. A move that it is silent about is called by its rule: what stands there instead is a new
 * round, or what happens to somebody else.
 */
export function sayDecision(
  { text, names, opened, board, language }: Told,
  rules: Rules | null,
  { main: { log } }: { readonly main: Pick<StudyState['main'], 'log'> },
  { seq, kind, seat }: Pick<Reviewed, 'seq' | 'kind' | 'seat'>,
): string {
  const there = log.filter((logged) => logged.seq === seq + 1)
  // What was secret then says more than that something was chosen.
  const said = there.find(({ to }) => to?.includes(seat)) ?? there[0]
  const isOwn = said && board.heading(said, language) === null && whoIsIn(said.entry, seat) === seat
  if (isOwn) return text.entry(said.entry, names)
  return rules?.[ruleOfKind(opened.game, kind)]?.title ?? kind
}

/** Whom an entry names; somebody whom it does not name did what it tells. */
function whoIsIn(entry: object, otherwise: Seat): unknown {
  if ('seat' in entry) return entry.seat
  return 'winner' in entry ? entry.winner : otherwise
}

/** What a kind of decision belongs to: the chapter of its rule. */
export function sayArea({ board, language, opened }: TableContextValue, kind: string): string {
  return board.chapter(chapterOf(ruleOfKind(opened.game, kind)), language)
}

/** What something is worth, in the game's own currency. */
export function sayWorth({ board, language }: TableContextValue, worth: number): string {
  return board.amount(Math.round(worth), language)
}

/** Losses by a heading, the greatest first. */
export function lossesBy(
  errors: readonly Reviewed[],
  of: (error: Reviewed) => string,
): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const error of errors) sums.set(of(error), (sums.get(of(error)) ?? 0) + error.loss.mean)
  return [...sums].sort(([, a], [, b]) => b - a)
}

interface Fortune {
  readonly name: string
  readonly won: boolean
  /** How the draws changed the chance to win, and how much of it clear errors cost. */
  readonly luck: number
  readonly lost: number
}

/** Draws that moved the chances less are not said to have helped anybody. */
const EVEN = 0.03

/** What the draws did to somebody; where a game was lost, also what it was lost by. */
export function sayLuck(words: ReviewWords, { name, won, luck, lost }: Fortune): string {
  const much = percent(Math.abs(luck))
  const said =
    Math.abs(luck) < EVEN ? words.luckEven : luck > 0 ? words.luckFor(name, much) : words.luckAgainst(name, much)
  if (won) return said
  return `${said} ${lost >= EVEN ? words.lostByErrors(percent(lost)) : words.lostBySmall}`
}

export function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length)
}

export function ofSeat(decisions: readonly Reviewed[], seat: Seat): Reviewed[] {
  return decisions.filter((each) => each.seat === seat)
}

/**
 * The sign of a decision. Marks go by the chance to win, which hardly moves once a game is decided: a move that still gave a lot
 * away is not called good.
 */
export function signOf(decision: Reviewed, scores: readonly number[]): Sign {
  return isCostly(decision, scores) ? 'costly' : decision.mark
}

/** Since when a seat was ahead for good, or behind: the first of the last moments on that side of an even chance. */
export function settledSince(course: readonly Moment[], seat: Seat, won: boolean): number | null {
  const known = course.flatMap(({ seq, chances }) => (chances ? [{ seq, chances }] : []))
  const isAhead = (chances: readonly number[]): boolean => (chances[seat] ?? 0) >= 1 / chances.length
  const other = known.findLastIndex(({ chances }) => isAhead(chances) !== won)
  return known[other + 1]?.seq ?? null
}
