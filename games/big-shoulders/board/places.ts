import type { Place } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { type CompanyId, isBuilding, type ResourceId, type SpaceId } from '../components/index.ts'

/** Places of the board, as `data-place` names them. */
export const at = {
  company: (id: CompanyId): Place => `company:${id}`,
  treasury: (id: CompanyId): Place => `company:${id}:treasury`,
  goods: (id: CompanyId): Place => `company:${id}:goods`,
  asset: (id: CompanyId): Place => `company:${id}:asset`,
  /** Counted from 1. */
  factory: (id: CompanyId, number: number): Place => `company:${id}:factory:${number}`,
  /** By the price, in dollars. */
  price: (price: number): Place => `price:${price}`,
  appeal: (space: number): Place => `appeal:${space}`,
  pool: 'pool',
  /** An action space; a Building is one too. */
  space: (id: SpaceId): Place => (isBuilding(id) ? `city:${id}` : `spaces:${id}`),
  city: 'city',
  jobs: 'job-market',
  stall: (resource: ResourceId): Place => `haymarket:${resource}`,
  haymarket: 'haymarket',
  car: (space: string): Place => `supply:${space}`,
  supply: 'supply',
  demand: (row: string, column: string): Place => `demand:${row}:${column}`,
  assets: 'assets',
  onSale: (id: string): Place => `assets:${id}`,
  goal: (id: string): Place => `goals:${id}`,
  decades: 'decades',
  order: 'turn-order',
  priority: 'turn-order:priority',
  seat: (seat: Seat): Place => `seat:${seat}`,
  cash: (seat: Seat): Place => `seat:${seat}:money`,
  bank: 'bank',
} as const
