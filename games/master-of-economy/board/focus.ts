import type { Logged, View } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import type { Phase } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { currentOf } from './context.ts'
import { lastTrade } from './trade-steps.ts'

export type SectionId = 'overview' | 'meeting' | 'market' | 'report' | 'companies' | 'shares'

const TRADING: readonly SectionId[] = ['overview', 'meeting', 'market', 'companies', 'report', 'shares']
const BUILDING: readonly SectionId[] = ['overview', 'meeting', 'companies', 'market', 'shares', 'report']
const SHARING: readonly SectionId[] = ['overview', 'meeting', 'shares', 'companies', 'market', 'report']

/** What each phase needs comes first; order and success are always on top. */
const ORDER: Readonly<Record<Phase, readonly SectionId[]>> = {
  setup: BUILDING,
  'investment-1': BUILDING,
  'supply-1': BUILDING,
  'production-1': BUILDING,
  'trade-1': TRADING,
  finance: ['overview', 'meeting', 'shares', 'companies', 'report', 'market'],
  'investment-2': BUILDING,
  'supply-2': BUILDING,
  'production-2': BUILDING,
  'trade-2': TRADING,
  meeting: SHARING,
  order: SHARING,
  over: ['overview', 'shares', 'companies', 'report', 'market'],
}

/** Steps with a panel of their own. */
const PANELS = [
  ...['agree-cash', 'auction', 'success-marker', 'shortage', 'repayment', 'new-loan', 'support'],
  ...['embezzlement', 'motions', 'dividend-vote', 'candidature', 'election-vote', 'tie-break'],
]

export function hasPanel(view: View<MasterOfEconomy>): boolean {
  return PANELS.includes(currentOf(view).step)
}

export function orderOf(view: View<MasterOfEconomy>, log: readonly Logged<Entry>[]): readonly SectionId[] {
  return ORDER[view.board.phase].filter((id) => {
    if (id === 'meeting') return hasPanel(view)
    return id !== 'report' || lastTrade(log).steps.length > 0
  })
}

const STEP_FOCUS: Readonly<Record<string, SectionId>> = {
  'choose-company': 'companies',
  investment: 'companies',
  supply: 'companies',
  'give-up': 'companies',
  'forced-sale': 'companies',
  bidding: 'market',
  'company-deal': 'shares',
  'player-deal': 'shares',
  'buy-backs': 'shares',
}

/** The section where the present question is answered. */
export function focusOf(view: View<MasterOfEconomy>): SectionId {
  if (hasPanel(view)) return 'meeting'
  return STEP_FOCUS[currentOf(view).step] ?? 'overview'
}
