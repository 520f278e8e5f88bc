import type { RefusalIn, Seat } from '@boardroom/kernel'
import type { AppealBonus, AssetId, CompanyId, IndustryId, ResourceId } from './components/index.ts'
import type { Purse } from './model/money.ts'
import type { Phase } from './state.ts'

/** What each refusal needs to be said in words. `why` tells the cases of one rule apart. */
export interface RefusalFacts {
  'BS-GEN-01': { phase: Phase; pending: boolean }
  'BS-GEN-04': { payer: Purse; have: number; cost: number }
  'BS-GEN-09': { company: CompanyId }
  'BS-SET-14': { why: 'turn'; asked: Seat } | { why: 'must' }
  'BS-FND-01': { company: CompanyId }
  'BS-FND-02': { pars: readonly number[] }
  'BS-FND-03': { company: CompanyId; par: number; cost: number; have: number }
  'BS-FND-04': { held: number; limit: number }
  'BS-FND-10': object
  'BS-CRT-02': { company: CompanyId; shares: number }
  'BS-CRT-03': { held: number; limit: number }
  'BS-CRT-04': { company: CompanyId }
  'BS-STK-01': { asked: Seat }
  'BS-STK-02': { excess: number }
  'BS-STK-04': object
  'BS-STK-05': { why: 'not-owned' | 'once' | 'nothing' }
  'BS-STK-10': object
  'BS-STK-11': object
  'BS-STK-12': object
  'BS-STK-13': { cost: number; have: number }
  'BS-STK-14': { company: CompanyId }
  'BS-STK-15': { company: CompanyId }
  'BS-STK-18': { why: 'sold' | 'nothing' }
  'BS-DIR-08': { company: CompanyId }
  'BS-BLD-01': { why: 'chosen' }
  'BS-BLD-03': object
  'BS-BLD-04': object
  'BS-ACT-01': { asked: Seat }
  'BS-ACT-02': { why: 'once' | 'first' | 'company' }
  'BS-ACT-03': object
  'BS-ACT-07': { company: CompanyId }
  'BS-ACT-09': object
  'BS-ACT-10': object
  'BS-ACT-13': { company: CompanyId; amount: number; have: number }
  'BS-ACT-16': object
  'BS-ACT-17': object
  'BS-ACT-18': object
  'BS-ACT-20': { company: CompanyId; cost: number; have: number }
  'BS-ACT-21': { why: 'no-space'; company: CompanyId } | { why: 'at-least-one' }
  'BS-ACT-28': { decade: number }
  'BS-ACT-33': { company: CompanyId; amount: number }
  'BS-ACT-37': { why: 'alike' | 'absent' | 'count' }
  'BS-ACT-38': { why: 'different' | 'absent' | 'count' }
  'BS-ACT-41': { company: CompanyId; workers: number }
  'BS-EMP-01': { company: CompanyId }
  'BS-EMP-03': object
  'BS-AST-01': { asset: AssetId; company: CompanyId; cost: number; have: number }
  'BS-AST-02': { why: 'none'; company: CompanyId } | { why: 'not-in-row' }
  'BS-AST-08': { company: CompanyId; slots: number }
  'BS-AST-15': { why: 'exhausted'; asset: AssetId } | { why: 'none'; company: CompanyId }
  'BS-AST-16': { asset: AssetId }
  'BS-AST-17': { company: CompanyId; fee: number }
  'BS-AST-20': object
  'BS-AST-21': { asset: AssetId }
  'BS-AST-25': object
  'BS-APL-08': { company: CompanyId; bonus: Exclude<AppealBonus, 'partner'> }
  'BS-APL-13': object
  'BS-AUT-01': object
  'BS-AUT-02': object
  'BS-OPR-03': object
  'BS-OPR-04': { why: 'late' | 'basic' | 'nothing' }
  'BS-OPR-07': { company: CompanyId }
  'BS-OPR-08': { why: 'absent' } | { why: 'money'; company: CompanyId; cost: number; have: number }
  'BS-OPR-09': object
  'BS-OPR-10': { why: 'late' | 'ended' | 'haymarket' }
  'BS-OPR-11': object
  'BS-OPR-12': object
  'BS-OPR-13':
    | { why: 'workers' | 'left' | 'done' }
    | { why: 'resources'; company: CompanyId; lacking: Partial<Record<ResourceId, number>> }
  'BS-OPR-17': { count: number }
  'BS-DST-01': { company: CompanyId; industry: IndustryId }
  'BS-DST-02': { company: CompanyId; goods: number }
  'BS-DST-03': object
  'BS-DST-04': object
  'BS-DST-08': { why: 'room' | 'off' }
  'BS-DST-10': object
  'BS-DST-11': object
  'BS-DIV-02': { company: CompanyId; why: 'no-sale' | 'no-production' }
  'BS-VAR-01': object
}

export type RefusalRule = keyof RefusalFacts

export type Refused = RefusalIn<RefusalFacts>
