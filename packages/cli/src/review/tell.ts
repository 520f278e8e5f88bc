import {
  dearest,
  isCostly,
  keyDecisions,
  MARKS,
  type Moment,
  type Review,
  type Reviewed,
  type SeatReview,
  sayEstimate,
  sayWhyBetter,
  turnedAt,
  whyBetter,
} from '@boardroom/bots'
import {
  type GameText,
  type GameTypes,
  type Language,
  type Move,
  type Names,
  type Played,
  type Reasons,
  viewOf,
} from '@boardroom/kernel'
import type { Words } from '../words/index.ts'

interface Telling {
  readonly text: GameText<GameTypes>
  readonly names: Names
  readonly language: Language
  readonly words: Words['review']
  /** Null if the game has no words for what a move brings. */
  readonly reasons: Reasons<GameTypes> | null
}

/** Rows of the table of chances. */
const ROWS = 12

/** A review in words: each seat, the chances over the game, what turned it, and what to look at again with what was better. */
export function reviewLines(work: Review<GameTypes>, telling: Telling): string[] {
  const { words, names } = telling
  const { decisions, course, seats, turningPoints, budget } = work.result
  const known = course.filter(({ chances }) => chances !== null)
  const scores = work.history.table.result?.scores ?? []
  const key = seats.flatMap((seat) => keyDecisions(ofSeat(decisions, seat), scores)).sort((a, b) => a.seq - b.seq)
  const everyone = seats.map(({ seat }) => names.seat(seat))
  return [
    ...seats.flatMap((seat) => [seatLine(seat, telling), ...dearestLines(ofSeat(decisions, seat), telling)]),
    '',
    words.chances(everyone.join(', ')),
    ...(known.length === 0 ? [words.unknown] : sampled(known).map((each) => chanceLine(each))),
    '',
    words.turning,
    ...turningPoints.map(({ seq }) => turnLine(work, seq, telling)),
    '',
    key.length === 0 ? words.noKey : words.key,
    ...key.flatMap((each) => keyLines(work, each, isCostly(each, scores), telling)),
    '',
    words.base(budget.worlds),
  ]
}

function seatLine({ seat, decisions, marks, lost, luck }: SeatReview, { words, names }: Telling): string {
  const counted = MARKS.map((mark) => `${words.marks[mark]} ${marks[mark]}`).join(', ')
  return words.seat(names.seat(seat), decisions, counted, percent(lost), luck === null ? '?' : signedPercent(luck))
}

function ofSeat(decisions: readonly Reviewed[], { seat }: SeatReview): Reviewed[] {
  return decisions.filter((each) => each.seat === seat)
}

/** What cost most, one by one, whoever was going to win. */
function dearestLines(own: readonly Reviewed[], { words, reasons, language }: Telling): string[] {
  const amounts = reasons?.words[language]
  if (!amounts) return []
  const said = dearest(own).map(({ seq, worthLoss }) => words.move(seq + 1, amounts.amount(worthLoss.mean)))
  return said.length > 0 ? [words.dearest(said.join(', '))] : []
}

function sampled(known: readonly Moment[]): Moment[] {
  const count = Math.min(ROWS, known.length)
  return Array.from(
    { length: count },
    (_, i) => known[Math.round((i * (known.length - 1)) / Math.max(1, count - 1))] as Moment,
  )
}

function chanceLine({ seq, chances }: Moment): string {
  return `  ${String(seq + 1).padStart(4)}  ${(chances ?? []).map((chance) => percent(chance).padStart(5)).join('  ')}`
}

function turnLine(work: Review<GameTypes>, seq: number, telling: Telling): string {
  const turn = turnedAt(work.result.course, seq, 0)
  const { words, names } = telling
  const said = turn && words.turned(names.seat(turn.seat), percent(turn.before), percent(turn.after))
  return `  ${[playedLine(work, seq, telling), ...(said ? [said] : [])].join(' | ')}`
}

function keyLines(
  work: Review<GameTypes>,
  { seq, mark, loss, worthLoss, better }: Reviewed,
  costly: boolean,
  telling: Telling,
): string[] {
  const { words, reasons, language } = telling
  const amounts = reasons?.words[language]
  const judged =
    amounts && (costly || mark === null || mark === 'good')
      ? words.costly(sayEstimate(worthLoss, amounts))
      : `${mark ? words.marks[mark] : ''}, −${percent(loss.mean)} ± ${percent(loss.error)}`
  const why =
    better && reasons && amounts && sayWhyBetter(whyBetter(work.history, seq, better, reasons), amounts, language)
  return [
    `  ${playedLine(work, seq, telling)} | ${judged}`,
    ...(better ? [`        ${words.better(moveText(work, seq, better, telling))}`] : []),
    ...(why ? [`        ${why}`] : []),
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
