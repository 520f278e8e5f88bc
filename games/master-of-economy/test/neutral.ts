import type { Seat, Table } from '@boardroom/kernel'
import type { MasterOfEconomy, MasterOfEconomyMove } from '../types.ts'

const LEAST: Readonly<Record<string, MasterOfEconomyMove>> = {
  'agree-cash': { type: 'agree-cash', open: false },
  auction: { type: 'pass-bid' },
  investment: { type: 'end-investment' },
  bidding: { type: 'end-bids' },
  repayment: { type: 'end-repayment' },
  'company-deal': { type: 'no-deal' },
  'player-deal': { type: 'no-deal' },
  'new-loan': { type: 'decline-loan' },
  embezzlement: { type: 'embezzle', amount: 0 },
  motions: { type: 'no-motion' },
  'dividend-vote': { type: 'vote', yes: false },
  'buy-backs': { type: 'end-buy-back' },
  candidature: { type: 'stand', stand: false },
  support: { type: 'support', markers: 0 },
}

/** The move that does as little as possible: a pass, or the first there is. */
export function neutral(table: Table<MasterOfEconomy>, seat: Seat): MasterOfEconomyMove {
  const known = LEAST[table.current?.step ?? '']
  if (known) return known
  const legal = table.legal(seat) as MasterOfEconomyMove[]
  const first = legal.find(({ type }) => type === 'end-supply') ?? legal[0]
  if (!first) throw new Error(`seat ${seat} has no move`)
  return first
}
