import { type AnyRefusal, chanceFrom, type GameTypes, type Move, sayRefusal } from '@boardroom/kernel'
import { hang, printable } from '../draw/text.ts'
import { randomMove, schemasOf } from '../shapes.ts'
import { type AnyKind, kindsNow, kindsOf, titleOfKind } from './kinds.ts'
import { ruleLines } from './rules.ts'
import type { Sitting } from './sitting.ts'

const SHOWN_TOGETHER = 8
const REASONS_SHOWN = 3
const MOVES_TRIED = 200

/** Why a move is possible or not: one of the list, one written out, one kind of move, or everything. */
export function why(sitting: Sitting, about: string): string[] {
  if (about === '') return whyEverything(sitting)
  if (/^\d+$/.test(about)) return whyNumber(sitting, Number(about))
  return about.startsWith('{') ? whyMove(sitting, about) : whyKind(sitting, about)
}

/** A refusal in words, with the rule it comes from. */
export function refusalLines(sitting: Sitting, refusal: AnyRefusal<GameTypes>): string[] {
  const { paint, words, width } = sitting
  const sentence = sayRefusal(refusal, sitting.text, sitting.language, sitting.names)
  return [
    ...hang(`${paint.bad('✗')} `, `${words.play.notNow}: ${sentence}`, width),
    ...(ruleName(sitting, refusal) ? [`  ${paint.dim(ruleName(sitting, refusal))}`] : []),
  ]
}

function ruleName(sitting: Sitting, { rule }: AnyRefusal<GameTypes>): string {
  const help = sitting.rules[rule]
  return help ? `${rule}  ${help.title}` : ''
}

function whyNumber(sitting: Sitting, number: number): string[] {
  const { words, paint, text, names, view, moves } = sitting
  const move = moves[number - 1]
  if (!move) return [words.play.noSuchMove(moves.length)]
  const kind = kindsOf(sitting.game).find((each) => each.type === move.type)
  return [
    `${paint.good('✓')} ${words.play.possible} ${text.move(move, view, names)}`,
    `  ${paint.dim(JSON.stringify(move))}`,
    ...(kind ? ruleLines(sitting, kind.rule) : []),
  ]
}

function whyMove(sitting: Sitting, json: string): string[] {
  const move = readMove(json)
  if (move === undefined) return [brokenJson(sitting)]
  const refusal = sitting.history.table.refuse(sitting.seat, move)
  if (refusal) return refusalLines(sitting, refusal)
  return [`${sitting.paint.good('✓')} ${sitting.words.play.possible}`]
}

/** A move written out as JSON; undefined if it is none. */
export function readMove(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export function brokenJson(sitting: Sitting): string {
  return `${sitting.words.play.brokenJson} ${JSON.stringify(sitting.moves[0])}`
}

function whyKind(sitting: Sitting, word: string): string[] {
  const { words } = sitting
  const wanted = word.toLowerCase()
  const kinds = kindsOf(sitting.game).filter(
    ({ type }) => type.toLowerCase().includes(wanted) || titleOfKind(sitting, type).toLowerCase().includes(wanted),
  )
  if (kinds.length === 0) return [words.play.whyNoKind(printable(word))]
  return kinds.flatMap((kind) => ['', ...kindLines(sitting, kind)])
}

function kindLines(sitting: Sitting, kind: AnyKind): string[] {
  const { paint, words, text, names, view } = sitting
  const title = paint.bold(titleOfKind(sitting, kind.type))
  const refused = kindsNow(sitting).includes(kind) ? refusedCandidates(sitting, kind) : []
  if (refused.length > 0) {
    const reasons = refused.map(
      ({ move, refusal }) => [text.move(move, view, names), reason(sitting, refusal)] as const,
    )
    return [title, ...groupedByReason(sitting, reasons)]
  }
  const possible = sitting.moves.some((move) => move.type === kind.type)
  return [title, ...(possible ? [words.play.whyKindPossible] : refusalLines(sitting, refusalOfKind(sitting, kind)))]
}

function reason(sitting: Sitting, refusal: AnyRefusal<GameTypes>): string {
  const sentence = sayRefusal(refusal, sitting.text, sitting.language, sitting.names)
  return sitting.rules[refusal.rule] ? `${sentence} [${refusal.rule}]` : sentence
}

/** Things with their reasons; those with the same reason together. */
function groupedByReason(sitting: Sitting, pairs: readonly (readonly [what: string, why: string])[]): string[] {
  const { words, paint, width } = sitting
  const byReason = new Map<string, string[]>()
  for (const [what, why] of pairs) byReason.set(why, [...(byReason.get(why) ?? []), what])
  return [...byReason].flatMap(([why, all]) => {
    const whats = [...new Set(all)]
    const rest = whats.length - SHOWN_TOGETHER
    const shown = rest > 0 ? [...whats.slice(0, SHOWN_TOGETHER), words.play.more(rest)] : whats
    return [
      ...hang(`${paint.bad('✗')} `, shown.join(' · '), width),
      ...why.split('\n').flatMap((line) => hang('    ', line, width)),
    ]
  })
}

interface Refused {
  readonly move: Move
  readonly refusal: AnyRefusal<GameTypes>
}

/** What of this kind the present step would think of, but the rules forbid. */
function refusedCandidates(sitting: Sitting, kind: AnyKind): Refused[] {
  const { table } = sitting.history
  const params = table.current?.params ?? {}
  const refused: Refused[] = []
  for (const move of kind.candidates(table.state, params, sitting.seat)) {
    const refusal = table.refuse(sitting.seat, move)
    if (refusal) refused.push({ move, refusal })
  }
  return refused
}

/**
 * Why nothing of this kind is possible. Asked with moves of the right shape; the rarest answer is the most telling one,
 * for the common ones turn down what makes no sense (another player's company, a factory that does not exist).
 */
function refusalOfKind(sitting: Sitting, kind: AnyKind): AnyRefusal<GameTypes> {
  const chance = chanceFrom(kind.type)
  const schemas = schemasOf(sitting.game)
  const answers = new Map<string, { refusal: AnyRefusal<GameTypes>; times: number }>()
  for (let tried = 0; tried < MOVES_TRIED; tried++) {
    const refusal = sitting.history.table.refuse(sitting.seat, randomMove(schemas, kind.type, chance))
    if (!refusal) continue
    const answer = answers.get(refusal.rule)
    if (answer) answer.times++
    else answers.set(refusal.rule, { refusal, times: 1 })
  }
  const [rarest] = [...answers.values()].sort((a, b) => a.times - b.times)
  return rarest?.refusal ?? { rule: kind.rule }
}

/** The kinds of move that are not possible now, and why. */
function whyEverything(sitting: Sitting): string[] {
  const { words, moves } = sitting
  // What the present step knows comes first: it is what the question is about.
  const pairs = [...new Set([...kindsNow(sitting), ...kindsOf(sitting.game)])]
    .filter((kind) => moves.every((move) => move.type !== kind.type))
    .map((kind) => [titleOfKind(sitting, kind.type), reasonsFor(sitting, kind).join('\n')] as const)
  return pairs.length === 0 ? [words.play.whyAllPossible] : [words.play.whyTitle, ...groupedByReason(sitting, pairs)]
}

function reasonsFor(sitting: Sitting, kind: AnyKind): string[] {
  const refused = kindsNow(sitting).includes(kind) ? refusedCandidates(sitting, kind) : []
  const refusals = refused.length > 0 ? refused.map(({ refusal }) => refusal) : [refusalOfKind(sitting, kind)]
  const distinct = [...new Set(refusals.map((refusal) => reason(sitting, refusal)))]
  const rest = distinct.length - REASONS_SHOWN
  return rest > 0 ? [...distinct.slice(0, REASONS_SHOWN), sitting.words.play.more(rest)] : distinct
}
