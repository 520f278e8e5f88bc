import { integer, type MoveOf, oneOf } from '@boardroom/kernel'
import { CELLS, type CompanyId, GOODS, MARKERS } from '../../components/index.ts'
import type { Marker } from '../../entries.ts'
import { offerAt } from '../../model/market.ts'
import { managerOf, playerAt } from '../../model/players.ts'
import type { Refused } from '../../refusals.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { asking, type Kind, type Turn } from '../../types.ts'

export interface Bidding {
  readonly company: CompanyId
  /** The company's markers, in the order in which they were placed. */
  readonly placed: Marker[]
}

const buyFields = { good: oneOf(GOODS) }
const offerFields = { good: oneOf(GOODS), cell: integer(1, CELLS) }
const endFields = {}
export type PlaceBuy = MoveOf<'place-buy', typeof buyFields>
export type PlaceOffer = MoveOf<'place-offer', typeof offerFields>
export type EndBids = MoveOf<'end-bids', typeof endFields>

const BUYS: readonly PlaceBuy[] = GOODS.map((good) => ({ type: 'place-buy', good }))
const OFFERS: readonly PlaceOffer[] = GOODS.flatMap((good) =>
  Array.from({ length: CELLS }, (_, i) => ({ type: 'place-offer' as const, good, cell: i + 1 })),
)

/** Six markers, and a seventh for a relations marker of the manager (ME-TRD-02 to ME-TRD-04). */
function refuseMarker(state: MasterOfEconomyState, { placed }: Bidding, seat: number): Refused | null {
  if (placed.length < MARKERS.free) return null
  if (placed.length >= MARKERS.most) return { rule: 'ME-TRD-04' }
  return playerAt(state, seat).relations === 0 ? { rule: 'ME-TRD-03' } : null
}

/** The relations marker goes only if the seventh marker is really placed (ME-TRD-27). */
function place(turn: Turn, { company, placed }: Bidding, seat: number, marker: Marker): void {
  placed.push(marker)
  if (placed.length <= MARKERS.free) return
  playerAt(turn.state, seat).relations--
  turn.log({ type: 'seventh-marker', seat, company })
}

/** Any number on a field; neither goods nor cash are needed yet (ME-TRD-05, ME-TRD-08). */
const placeBuy: Kind<Bidding, PlaceBuy> = {
  type: 'place-buy',
  rule: 'ME-TRD-05',
  fields: buyFields,
  candidates: (state, params, seat) => (refuseMarker(state, params, seat) ? [] : BUYS),
  refuse: (state, params, seat) => refuseMarker(state, params, seat),
  apply(turn, params, seat, { good }) {
    turn.state.market.buys[good][params.company]++
    place(turn, params, seat, { good, cell: null })
  },
}

/** One marker on a cell (ME-TRD-06); the shadow company's counts as well (ME-SHD-11). */
const placeOffer: Kind<Bidding, PlaceOffer> = {
  type: 'place-offer',
  rule: 'ME-TRD-06',
  fields: offerFields,
  candidates: (state, params, seat) => (refuseMarker(state, params, seat) ? [] : OFFERS),
  refuse(state, params, seat, { good, cell }) {
    const by = offerAt(state, good, cell)
    return by ? { rule: 'ME-TRD-06', good, cell, by } : refuseMarker(state, params, seat)
  },
  apply(turn, params, seat, { good, cell }) {
    turn.state.market.offers[good][cell - 1] = params.company
    place(turn, params, seat, { good, cell })
  },
}

const END: readonly EndBids[] = [{ type: 'end-bids' }]

const endBids: Kind<Bidding, EndBids> = {
  type: 'end-bids',
  rule: 'ME-TRD-02',
  fields: endFields,
  candidates: () => END,
  refuse: () => null,
  apply(turn, { company, placed }) {
    turn.done()
    turn.log({ type: 'bids', company, markers: placed.slice() })
  },
}

/** All bids of a company in one turn (ME-TRD-02). */
export const bidding = asking({
  name: 'bidding',
  seats: (state, { company }: Bidding) => [managerOf(state, company)],
  moves: [placeOffer, placeBuy, endBids],
})
