import type { Seat } from '@boardroom/kernel'
import { COMPANY_START, noFactories, noGoods, PLAYER_START, SIZES } from '../components/index.ts'
import type { Company, Shares } from '../state.ts'

/** A company at the start (ME-SET-04). */
export function founded(manager: Seat): Company {
  return {
    manager,
    cash: COMPANY_START.cash,
    goods: { ...noGoods(), 'building-materials': COMPANY_START.buildingMaterials },
    factories: noFactories(),
    supplied: noFactories(),
    loans: 0,
    deals: { bought: 0, sold: 0 },
  }
}

/** All packets but the founder's form the bank stack (ME-SET-03, ME-SET-05, ME-SHD-02). */
export function issue(founder: Seat | 'bank'): Shares {
  return { points: 0, packets: SIZES.map((size) => (size === PLAYER_START.packet ? founder : 'bank')) }
}
