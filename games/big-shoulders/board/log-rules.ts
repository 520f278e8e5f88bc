import type { Entry, PriceReason } from '../entries.ts'
import type { RuleId } from '../rule-ids.ts'

const RULES: Readonly<Record<Exclude<Entry['type'], 'price' | 'partner' | 'goods'>, RuleId>> = {
  decade: 'BS-CLN-09',
  phase: 'BS-GEN-01',
  'turn-order': 'BS-SET-16',
  founded: 'BS-FND-03',
  sold: 'BS-STK-06',
  bought: 'BS-STK-13',
  passed: 'BS-STK-18',
  protected: 'BS-AST-23',
  unprotected: 'BS-AST-23',
  director: 'BS-DIR-05',
  'priority-deal': 'BS-STK-20',
  'draft-picked': 'BS-VAR-01',
  'draft-kept': 'BS-VAR-01',
  'hands-passed': 'BS-VAR-02',
  chosen: 'BS-BLD-03',
  choice: 'BS-BLD-03',
  built: 'BS-BLD-05',
  'workers-arrived': 'BS-BLD-07',
  placed: 'BS-ACT-12',
  'owner-paid': 'BS-ACT-13',
  funds: 'BS-ACT-27',
  'pool-cash': 'BS-ACT-17',
  hired: 'BS-ACT-20',
  worker: 'BS-EMP-02',
  manager: 'BS-EMP-03',
  salespeople: 'BS-EMP-05',
  lost: 'BS-EMP-06',
  automated: 'BS-AUT-01',
  relocated: 'BS-AUT-02',
  took: 'BS-ACT-36',
  appeal: 'BS-APL-01',
  'appeal-bonus': 'BS-APL-04',
  'appeal-cash': 'BS-APL-06',
  'first-place': 'BS-ACT-23',
  'treasury-dividend': 'BS-ACT-34',
  'asset-bought': 'BS-AST-01',
  'asset-kept': 'BS-AST-08',
  'asset-removed': 'BS-AST-08',
  'asset-revealed': 'BS-AST-12',
  activated: 'BS-AST-15',
  revenue: 'BS-DIV-08',
  operates: 'BS-OPR-01',
  issued: 'BS-OPR-05',
  purchased: 'BS-OPR-08',
  traded: 'BS-OPR-11',
  produced: 'BS-OPR-15',
  'goods-sold': 'BS-DST-05',
  dividends: 'BS-DIV-03',
  withheld: 'BS-DIV-07',
  drawn: 'BS-SUP-04',
  'bag-refilled': 'BS-SUP-05',
  'to-haymarket': 'BS-CLN-01',
  'demand-removed': 'BS-CLN-04',
  'demand-revealed': 'BS-CLN-07',
  goal: 'BS-END-04',
  score: 'BS-END-02',
  winners: 'BS-END-08',
}

const PRICE_RULES: Readonly<Record<PriceReason, RuleId>> = {
  sale: 'BS-STK-08',
  'sold-out': 'BS-STK-21',
  issue: 'BS-OPR-06',
  dividend: 'BS-PRC-02',
  withhold: 'BS-PRC-06',
  appeal: 'BS-APL-15',
  asset: 'BS-AST-21',
}

const PARTNER_RULES = {
  building: 'BS-BLD-08',
  appeal: 'BS-APL-12',
  factories: 'BS-OPR-22',
} as const satisfies Record<string, RuleId>

const GOODS_RULES = {
  building: 'BS-ACT-39',
  manager: 'BS-OPR-18',
  'bonus-tokens': 'BS-APL-14',
} as const satisfies Record<string, RuleId>

/** The rule by which something happened. */
export function entryRule(entry: Entry): RuleId {
  if (entry.type === 'price') return PRICE_RULES[entry.reason]
  if (entry.type === 'partner') return PARTNER_RULES[entry.from]
  if (entry.type === 'goods') return GOODS_RULES[entry.from]
  return RULES[entry.type]
}
