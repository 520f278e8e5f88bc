import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { SLOTS, type SlotId, SQUARES, type Square } from '../../components/index.ts'
import { bidder, bidsForThird, slotAt, squareKind, tollFor } from '../../model/auction.ts'
import { companyAt } from '../../model/companies.ts'
import { canPayToll } from '../../model/payment.ts'
import type { Refused } from '../../refusals.ts'
import type { RaisingChicagoState } from '../../state.ts'
import { asking, type Kind, type Turn } from '../../types.ts'
import { useTile } from '../tiles/use-tile.ts'
import { isDue, payOrAsk } from './toll.ts'

/** Whose marker is placed: the company's own, or the third colour's under it. */
const BIDS = ['own', 'third'] as const
export type Bid = (typeof BIDS)[number]

/** What is still to be placed in the turn; unset where it begins. */
export interface Bidding {
  readonly seat?: Seat
  readonly marker?: Bid
}

const fields = { marker: oneOf(BIDS), slot: oneOf(SLOTS), square: oneOf(SQUARES) }

export type Place = MoveOf<'place', typeof fields>

const MOVES: Readonly<Record<Bid, readonly Place[]>> = { own: movesOf('own'), third: movesOf('third') }
const BOTH: readonly Place[] = [...MOVES.own, ...MOVES.third]

function movesOf(marker: Bid): Place[] {
  return SLOTS.flatMap((slot) => SQUARES.map((square) => ({ type: 'place' as const, marker, slot, square })))
}

/** One marker on an empty square of any card (RC-BID-05). */
const place: Kind<Bidding, Place> = {
  type: 'place',
  rule: 'RC-BID-05',
  fields,
  candidates(state, { marker }, seat) {
    if (marker) return MOVES[marker]
    return bidsForThird(companyAt(state, seat)) ? BOTH : MOVES.own
  },
  refuse(state, due, seat, { marker, slot, square }) {
    return refuseMarker(state, due, seat, marker) ?? refuseSquare(state, seat, slot, square)
  },
  apply(turn, due, seat, { marker, slot, square }) {
    const company = companyAt(turn.state, seat)
    const first = due.marker === undefined
    const both = first && bidsForThird(company)
    if (!first) turn.done()
    if (marker === 'own') company.auction--
    else company.third--
    // The first of two markers is completed, toll included, before the second (RC-TWO-09).
    if (both) turn.next(frame(secondMarker, { seat, marker: marker === 'own' ? 'third' : 'own' }))
    setMarker(turn, seat, marker, slot, square)
  },
}

function refuseMarker(state: RaisingChicagoState, due: Bidding, seat: Seat, marker: Bid): Refused | null {
  if (due.marker) return marker === due.marker ? null : { rule: 'RC-TWO-06' }
  return marker === 'own' || bidsForThird(companyAt(state, seat)) ? null : { rule: 'RC-TWO-04' }
}

function refuseSquare(state: RaisingChicagoState, seat: Seat, id: SlotId, square: Square): Refused | null {
  const slot = slotAt(state, id)
  if (slot.card === null) return { rule: 'RC-BID-05' }
  const owner = slot.markers[SQUARES.indexOf(square)] ?? null
  if (owner !== null) return { rule: 'RC-BID-06', owner }
  if (square !== 'tl') return null
  const company = companyAt(state, seat)
  const toll = tollFor(state, company, slot)
  return canPayToll(company.hold, toll) ? null : { rule: 'RC-BID-09', toll }
}

/** The square's resource is taken, or the toll paid (RC-BID-07 to RC-BID-09). */
function setMarker(turn: Turn, seat: Seat, marker: Bid, id: SlotId, square: Square): void {
  const { state } = turn
  const company = companyAt(state, seat)
  const slot = slotAt(state, id)
  const owner = marker === 'own' ? seat : 'third'
  slot.markers[SQUARES.indexOf(square)] = owner
  const takes = slot.card && squareKind(state.seats, slot.card, square)
  if (takes) company.hold[takes]++
  turn.log({ type: 'placed', seat, marker: owner, slot: id, square, takes })
  if (square !== 'tl') return
  const toll = tollFor(state, company, slot)
  if (isDue(toll)) payOrAsk(turn, seat, toll)
}

/** Until nobody has a marker on the auction board (RC-BID-01). */
export const bid = asking({
  name: 'bid',
  seats(state, _params: Bidding) {
    const seat = bidder(state)
    return seat === null ? [] : [seat]
  },
  moves: [place, useTile],
})

/** With two players: the other one of the two markers of a turn (RC-TWO-06). */
export const secondMarker = asking({
  name: 'second-marker',
  seats: (_state, { seat }: Bidding) => (seat === undefined ? [] : [seat]),
  moves: [place],
})
