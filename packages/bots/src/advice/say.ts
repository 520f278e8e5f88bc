import type { Figures, Language, ReasonWords } from '@boardroom/kernel'
import type { WhyBetter } from '../review/reason.ts'
import type { Suggestion } from './advice.ts'
import type { Gain } from './explain.ts'
import type { Estimate } from './numbers.ts'

/** So much is said about one move. */
const CHANGES = 3
const GAINS = 2
const RESULTS = 3
/** What matters less than this part of the greatest difference is left out. */
const MINOR = 0.2

interface Frame {
  readonly others: (list: string) => string
  readonly made: (list: string) => string
  readonly playedOn: (list: string) => string
  readonly instead: (figures: Figures) => string
  readonly rivals: string
  readonly quiet: string
}

const frames: Readonly<Record<Language, Frame>> = {
  en: {
    others: (list) => `Against the other moves: ${list}.`,
    made: (list) => `Against the move made: ${list}.`,
    playedOn: (list) => `Played on by bots: ${list}.`,
    instead: ({ name, before, after }) => `${name} ${after} instead of ${before}`,
    rivals: 'Most of what it gains is what the others lose by it.',
    quiet: 'Changes nothing that could be counted yet.',
  },
  de: {
    others: (list) => `Verglichen mit den anderen Zügen: ${list}.`,
    made: (list) => `Verglichen mit dem gemachten Zug: ${list}.`,
    playedOn: (list) => `Von Bots weitergespielt: ${list}.`,
    instead: ({ name, before, after }) => `${name} ${after} statt ${before}`,
    rivals: 'Am meisten zählt, was die anderen dadurch verlieren.',
    quiet: 'Ändert noch nichts Zählbares.',
  },
}

/** Why a move is suggested: what it changes at once, and what it promises compared with the others. */
export function sayWhy(
  { changes, gains, ahead }: Pick<Suggestion, 'changes' | 'gains' | 'ahead'>,
  words: ReasonWords,
  language: Language,
): string {
  const { others, rivals } = frames[language]
  const differences = sayGains(gains, words)
  return [
    sayChanges(changes, words, language),
    ...(differences ? [others(differences)] : []),
    ...(isAtTheirCost(gains, ahead) ? [rivals] : []),
  ].join(' ')
}

/** Whether a move is ahead of others by what it takes from the others at the table rather than by what it brings. */
function isAtTheirCost(gains: readonly Gain[], ahead: number): boolean {
  const own = gains.reduce((sum, { worth }) => sum + worth, 0)
  return ahead > MINOR * Math.abs(gains[0]?.worth ?? 0) && own < ahead / 2
}

/**
 * Why a move is better than the one that was made: what it changes at once, and what it comes to when both are played on. That
 * is said in what one sees on the table; only where nothing of it differs in the worth of the position.
 */
export function sayWhyBetter(
  { changes, gains, outcomes }: Pick<WhyBetter, 'changes' | 'gains' | 'outcomes'>,
  words: ReasonWords,
  language: Language,
): string {
  const { made, playedOn, instead } = frames[language]
  const results = outcomes
    .flatMap((outcome) => words.figures(outcome) ?? [])
    .filter(({ before, after }) => before !== after)
    .slice(0, RESULTS)
    .map(instead)
  const differences = sayGains(gains, words)
  const compared = results.length > 0 ? [playedOn(results.join('; '))] : differences ? [made(differences)] : []
  return [sayChanges(changes, words, language), ...compared].join(' ')
}

function sayChanges(changes: Suggestion['changes'], words: ReasonWords, language: Language): string {
  const told = changes.slice(0, CHANGES).map((change) => words.change(change))
  return told.length > 0 ? `${capitalized(told.join('; '))}.` : frames[language].quiet
}

/** „+$120 dividends to come, −$40 cash“. */
export function sayGains(gains: readonly Gain[], words: ReasonWords): string {
  const most = Math.abs(gains[0]?.worth ?? 0)
  return gains
    .filter(({ worth }) => Math.abs(worth) >= MINOR * most && words.amount(Math.abs(worth)) !== words.amount(0))
    .slice(0, GAINS)
    .map(({ part, worth }) => `${signed(worth, words)} ${words.part(part)}`)
    .join(', ')
}

/** “$120 ± $15”; an error too small to be said is not. */
export function sayEstimate({ mean, error }: Estimate, { amount }: ReasonWords): string {
  if (!Number.isFinite(error) || amount(error) === amount(0)) return amount(mean)
  return `${amount(mean)} ± ${amount(error)}`
}

export function signed(worth: number, words: ReasonWords): string {
  return `${worth < 0 ? '−' : '+'}${words.amount(Math.abs(worth))}`
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
