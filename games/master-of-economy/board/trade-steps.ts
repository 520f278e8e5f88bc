import type { Logged } from '@boardroom/kernel'
import { type CompanyId, FINE } from '../components/index.ts'
import type { Entry } from '../entries.ts'

const KINDS = {
  local: true,
  import: true,
  'import-none': true,
  unpaid: true,
  cancel: true,
  fine: true,
  'fine-waived': true,
  export: true,
  'no-demand': true,
  'shadow-demand': true,
} as const satisfies Partial<Record<Entry['type'], true>>

/** One thing that happened while the market was resolved. */
export type TradeEntry = Extract<Entry, { type: keyof typeof KINDS }>

export function isTrade(entry: Entry): entry is TradeEntry {
  return entry.type in KINDS
}

/** Whether an entry of the log tells of the market: what happens is seen at the quays. */
export function isAtQuays(entry: Entry): boolean {
  return entry.type === 'bids' || entry.type === 'row' || isTrade(entry)
}

interface LastTrade {
  /** Where in the log it began: tells one trade phase from another. */
  readonly begun: number
  readonly steps: readonly TradeEntry[]
}

/** The latest trade phase that was resolved, as far as it went, in the order of its steps. */
export function lastTrade(log: readonly Logged<Entry>[]): LastTrade {
  const end = log.findLastIndex(({ entry }) => isTrade(entry))
  const begun = log.findLastIndex(({ entry }, i) => i < end && entry.type === 'phase')
  const steps = log.slice(begun + 1, end + 1).flatMap(({ entry }) => (isTrade(entry) ? [entry] : []))
  return { begun, steps }
}

export interface Earnings {
  readonly money: number
  readonly exports: number
  readonly fines: number
}

/** What those steps brought a company. */
export function earningsOf(steps: readonly TradeEntry[], company: CompanyId): Earnings {
  let [money, exports, fines] = [0, 0, 0]
  for (const step of steps) {
    if (step.type === 'local') {
      if (step.seller === company) money += step.price
      if (step.buyer === company) money -= step.price
    } else if (!('company' in step) || step.company !== company) continue
    else if (step.type === 'export') {
      money += step.price
      exports++
    } else if (step.type === 'import') money -= step.price
    else if (step.type === 'fine') {
      money -= FINE
      fines++
    }
  }
  return { money, exports, fines }
}
