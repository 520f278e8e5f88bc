import type { RefusalIn } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId } from './components/index.ts'
import type { Holder, Phase } from './state.ts'

/** What each refusal needs to be said in words. */
export interface RefusalFacts {
  'ME-GEN-05': object
  'ME-GEN-06': object
  'ME-GEN-21': { phase: Phase }
  'ME-SET-02': { company: CompanyId }
  'ME-AUC-03': { last: number }
  'ME-AUC-07': object
  'ME-INV-02': object
  'ME-INV-03': object
  'ME-INV-04': object
  'ME-INV-05': { factory: FactoryId }
  'ME-INV-06': { factory: FactoryId }
  'ME-INV-07': { cash: number }
  'ME-INV-08': object
  'ME-INV-11': { factory: FactoryId }
  'ME-SUP-04': { factory: FactoryId; missing: GoodId[] }
  'ME-SUP-05': object
  'ME-SUP-08': { factory: FactoryId; have: number }
  'ME-PRD-03': object
  'ME-TRD-02': object
  'ME-TRD-03': object
  'ME-TRD-04': object
  'ME-TRD-06': { good: GoodId; cell: number; by: CompanyId }
  'ME-TRD-24': object
  'ME-LON-03': { cash: number }
  'ME-LON-04': object
  'ME-LON-05': object
  'ME-LON-06': object
  'ME-SHR-02': object
  'ME-SHR-04': { issuer: CompanyId; size: number }
  'ME-SHR-05': object
  'ME-SHR-06': { price: number; cash: number }
  'ME-SHR-07': { holder: Holder }
  'ME-SHR-08': { issuer: CompanyId; size: number }
  'ME-MTG-04': { cost: number; cash: number }
  'ME-MTG-05': object
  'ME-MTG-09': { most: number }
  'ME-MTG-11': object
  'ME-MTG-30': { size: number }
  'ME-MTG-32': { price: number; cash: number }
  'ME-MTG-33': { rest: number }
  'ME-MTG-35': object
  'ME-MTG-41': object
  'ME-MTG-43': { why: 'no-candidate' | 'no-votes' }
  'ME-MTG-45': object
  'ME-MTG-61': { price: number }
  'ME-MTG-62': object
  'ME-MTG-63': object
  'ME-MTG-65': object
  'ME-ORD-02': { have: number }
  'ME-CSH-02': { missing: number }
  'ME-CSH-03': object
  'ME-CSH-05': { least: number }
  'ME-SHD-05': object
  'ME-SHD-07': object
}

export type Refused = RefusalIn<RefusalFacts>
