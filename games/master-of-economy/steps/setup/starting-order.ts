import { clockwiseFrom, frame, integer, type MoveOf, type Seat } from '@boardroom/kernel'
import { type CompanyId, HIGHEST_BID } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { beginYear } from '../year/begin-year.ts'

function chosenBy(state: MasterOfEconomyState, seat: Seat): CompanyId {
  const { company } = playerAt(state, seat)
  if (!company) throw new Error(`seat ${seat} has no company`)
  return company
}

/** The only chance of the game (ME-SET-12, ME-GEN-15). */
export const drawOrder = happening({
  name: 'draw-order',
  happen(turn) {
    const { state } = turn
    state.order = turn.chance.shuffle(state.players.map((_, seat) => chosenBy(state, seat)))
    turn.log({ type: 'order-drawn', order: state.order.slice() })
    turn.next(frame(beginYear, {}))
  },
})

/** Takes any seat, also one that nobody sits on. */
export function hasPlace({ players, order }: MasterOfEconomyState, seat: Seat): boolean {
  const company = players[seat]?.company
  return company ? order.includes(company) : false
}

/** One place after the other; the last player takes the last place for nothing (ME-AUC-01, ME-AUC-02). */
export const beginAuction = happening({
  name: 'begin-auction',
  happen(turn, { from }: { from: Seat }) {
    const { state } = turn
    const without = clockwiseFrom(state, from).filter((seat) => !hasPlace(state, seat))
    const [only] = without
    if (only === undefined) turn.next(frame(beginYear, {}))
    else if (without.length === 1) takePlace(turn, only, 0)
    else turn.next(frame(auction, { place: state.order.length + 1, last: 0, active: without }))
  },
})

/** The price is noted as a debt; no cash moves (ME-AUC-05). */
function takePlace(turn: Turn, seat: Seat, price: number): void {
  const { state } = turn
  const company = chosenBy(state, seat)
  playerAt(state, seat).debt = price
  state.order.push(company)
  turn.log({ type: 'place', seat, company, place: state.order.length, price })
  turn.next(frame(beginAuction, { from: (seat + 1) % state.seats }))
}

export interface Auction {
  readonly place: number
  /** The last bid; whoever made it is the last of the active. */
  readonly last: number
  /** Who has not passed; the first is on turn. */
  readonly active: readonly Seat[]
}

const bidFields = { amount: integer(1, HIGHEST_BID) }
const passFields = {}
export type Bid = MoveOf<'bid', typeof bidFields>
export type PassBid = MoveOf<'pass-bid', typeof passFields>

const BIDS: readonly Bid[] = Array.from({ length: HIGHEST_BID }, (_, i) => ({ type: 'bid', amount: i + 1 }))

const bid: Kind<Auction, Bid> = {
  type: 'bid',
  rule: 'ME-AUC-03',
  fields: bidFields,
  candidates: (_state, { last }) => BIDS.slice(last),
  refuse: (_state, { last }, _seat, { amount }) => (amount <= last ? { rule: 'ME-AUC-03', last } : null),
  apply(turn, { place, active }, seat, { amount }) {
    turn.done()
    turn.log({ type: 'bid', seat, place, amount })
    turn.next(frame(auction, { place, last: amount, active: [...active.slice(1), seat] }))
  },
}

const PASS: readonly PassBid[] = [{ type: 'pass-bid' }]

/** Out of this auction only; the last one left wins (ME-AUC-03, ME-AUC-04). */
const pass: Kind<Auction, PassBid> = {
  type: 'pass-bid',
  rule: 'ME-AUC-03',
  fields: passFields,
  candidates: () => PASS,
  refuse: () => null,
  apply(turn, { place, last, active }, seat) {
    turn.done()
    turn.log({ type: 'bid-passed', seat, place })
    const left = active.slice(1)
    const [winner] = left
    if (left.length === 1 && winner !== undefined) takePlace(turn, winner, last)
    else turn.next(frame(auction, { place, last, active: left }))
  },
}

export const auction = asking({
  name: 'auction',
  seats: (_state, { active }: Auction) => active.slice(0, 1),
  moves: [bid, pass],
})
