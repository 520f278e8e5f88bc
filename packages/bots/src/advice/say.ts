import type { Language, ReasonWords } from '@boardroom/kernel'
import type { Suggestion } from './advice.ts'
import type { Gain } from './explain.ts'
import type { Estimate } from './numbers.ts'

/** So much is said about one move. */
const CHANGES = 3
const GAINS = 2
/** What matters less than this part of the greatest difference is left out. */
const MINOR = 0.2

interface Frame {
  readonly compared: Readonly<Record<Against, (list: string) => string>>
  readonly quiet: string
}

/** What a move is compared with: the others that were suggested, or the one that was made. */
type Against = 'others' | 'made'

const frames: Readonly<Record<Language, Frame>> = {
  en: {
    compared: {
      others: (list) => `Against the other moves: ${list}.`,
      made: (list) => `Against the move made: ${list}.`,
    },
    quiet: 'Changes nothing that could be counted yet.',
  },
  de: {
    compared: {
      others: (list) => `Verglichen mit den anderen Zügen: ${list}.`,
      made: (list) => `Verglichen mit dem gemachten Zug: ${list}.`,
    },
    quiet: 'Ändert noch nichts Zählbares.',
  },
}

/** Why a move is suggested: what it changes at once, and what it promises compared with the others. */
export function sayWhy(
  { changes, gains }: Pick<Suggestion, 'changes' | 'gains'>,
  words: ReasonWords,
  language: Language,
  against: Against = 'others',
): string {
  const { compared, quiet } = frames[language]
  const told = changes.slice(0, CHANGES).map((change) => words.change(change))
  const differences = sayGains(gains, words)
  return [
    told.length > 0 ? `${capitalized(told.join('; '))}.` : quiet,
    ...(differences ? [compared[against](differences)] : []),
  ].join(' ')
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
