import type { Base } from '@boardroom/kernel'
import type { Options } from './meta.ts'

export interface OrchardState extends Base<Options> {
  /** By seat, as apples and bids are. */
  coins: number[]
  apples: number[]
  bank: number
  price: number
  /** The price tiles still face down; the last one is turned up next. */
  prices: number[]
  /** Until everybody has bid. */
  bids: (number | null)[]
}
