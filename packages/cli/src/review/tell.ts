import { givenAway, MARKS, type Review, type Reviewed, type SeatReview } from '@boardroom/bots'
import { type GameText, type GameTypes, type Move, type Names, type Played, viewOf } from '@boardroom/kernel'
import type { Words } from '../words/index.ts'

interface Telling {
  readonly text: GameText<GameTypes>
  readonly names: Names
  readonly words: Words['review']
  /** Worth in the game's own currency; null if the game has no words for it. */
  readonly amount: ((worth: number) => string) | null
}

/** Rows of the table of chances. */
const ROWS = 12

/** A review in words: each seat, the chances over the game, what turned it, and every error with what was better. */
export function reviewLines(work: Review<GameTypes>, telling: Telling): string[] {
  const { words, names } = telling
  const { decisions, seats, turningPoints, budget } = work.result
  const known = decisions.filter(({ chances }) => chances !== null)
  const errors = decisions.filter(({ mark }) => mark !== null && MARKS.indexOf(mark) > 1)
  const everyone = seats.map(({ seat }) => names.seat(seat))
  return [
    ...seats.flatMap((seat) => [...seatLines(seat, telling), ...givenLines(ofSeat(decisions, seat), telling)]),
    '',
    words.chances(everyone.join(', ')),
    ...(known.length === 0 ? [words.unknown] : sampled(known).map((each) => chanceLine(each))),
    '',
    words.turning,
    ...turningPoints.map(({ seq, change }) => `  ${playedLine(work, seq, telling)}: ${percent(change)}`),
    '',
    words.errors(errors.length),
    ...errors.flatMap((each) => errorLines(work, each, telling)),
    '',
    words.base(budget.worlds),
  ]
}

function seatLines({ seat, decisions, marks, lost, luck, byStep }: SeatReview, { words, names }: Telling): string[] {
  const counted = MARKS.map((mark) => `${words.marks[mark]} ${marks[mark]}`).join(', ')
  const worst = Object.entries(byStep).sort(([, a], [, b]) => b - a)
  return [
    words.seat(names.seat(seat), decisions, counted, percent(lost), luck === null ? '?' : signedPercent(luck)),
    ...worst.slice(0, 3).map(([step, part]) => `  ${step}: ${percent(part)}`),
  ]
}

function ofSeat(decisions: readonly Reviewed[], { seat }: SeatReview): Reviewed[] {
  return decisions.filter((each) => each.seat === seat)
}

/** What better moves would have been worth, whoever was going to win. */
function givenLines(own: readonly Reviewed[], { words, amount }: Telling): string[] {
  const sums = new Map<string, number>()
  for (const { step, worthLoss } of givenAway(own)) sums.set(step, (sums.get(step) ?? 0) + worthLoss.mean)
  if (sums.size === 0 || !amount) return []
  const worst = [...sums].sort(([, a], [, b]) => b - a).slice(0, 3)
  const all = [...sums.values()].reduce((sum, part) => sum + part, 0)
  return [`  ${words.given(amount(all), worst.map(([step, part]) => `${step} ${amount(part)}`).join(', '))}`]
}

function sampled(known: readonly Reviewed[]): Reviewed[] {
  const count = Math.min(ROWS, known.length)
  return Array.from(
    { length: count },
    (_, i) => known[Math.round((i * (known.length - 1)) / Math.max(1, count - 1))] as Reviewed,
  )
}

function chanceLine({ seq, chances }: Reviewed): string {
  return `  ${String(seq + 1).padStart(4)}  ${(chances ?? []).map((chance) => percent(chance).padStart(5)).join('  ')}`
}

function errorLines(work: Review<GameTypes>, { seq, mark, loss, better }: Reviewed, telling: Telling): string[] {
  const { words } = telling
  const named = mark ? words.marks[mark] : ''
  return [
    `  ${playedLine(work, seq, telling)}: ${named}, −${percent(loss.mean)} ± ${percent(loss.error)}`,
    ...(better ? [`        ${words.better(moveText(work, seq, better, telling))}`] : []),
  ]
}

function playedLine(work: Review<GameTypes>, seq: number, telling: Telling): string {
  const { seat, move } = work.history.moves[seq] as Played
  return `${String(seq + 1).padStart(4)}  ${telling.names.seat(seat)}: ${moveText(work, seq, move, telling)}`
}

function moveText({ history }: Review<GameTypes>, seq: number, move: Move, { text, names }: Telling): string {
  const { seat } = history.moves[seq] as Played
  return text.move(move, viewOf(history.at(seq), seat), names)
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}

function signedPercent(part: number): string {
  return `${part < 0 ? '−' : '+'}${percent(Math.abs(part))}`
}
