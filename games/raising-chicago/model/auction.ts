import { itemAt, type Seat } from '@boardroom/kernel'
import {
  type Amounts,
  CARD_COLOUR,
  CARDS,
  type CardId,
  type CardSide,
  RESOURCES,
  type Resource,
  SLOTS,
  type SlotId,
  SQUARES,
  type Square,
} from '../components/index.ts'
import type { Company, Owner, Public, RaisingChicagoState, Slot } from '../state.ts'
import { companyAt, isFree } from './companies.ts'

export function slotAt(state: Pick<Public, 'slots'>, id: SlotId): Slot {
  const slot = state.slots[SLOTS.indexOf(id)]
  if (!slot) throw new Error(`there is no slot ${id}`)
  return slot
}

/** The side of a card that is used (RC-SET-04). */
export function sideOf(seats: number, card: CardId): CardSide {
  return CARDS[card][CARD_COLOUR[seats] ?? 'red']
}

/** The kind on a square of a card; the toll space shows none. */
export function squareKind(seats: number, card: CardId, square: Square): Resource | null {
  return sideOf(seats, card).squares[SQUARES.indexOf(square) - 1] ?? null
}

/** The company with the most own markers on the auction board, by row if tied (RC-BID-02). */
export function bidder(state: RaisingChicagoState): Seat | null {
  let best: Seat | null = null
  let most = 0
  for (let row = 0; row < state.rows.length; row++) {
    const seat = itemAt(state.rows, row)
    const { auction } = companyAt(state, seat)
    if (auction > most) {
      best = seat
      most = auction
    }
  }
  return best
}

/** With its last two markers a company also places the third-colour marker under it (RC-TWO-05). */
export function bidsForThird(company: Company): boolean {
  return company.third > 0 && company.third >= company.auction
}

/** What lies open on the resource squares of a slot's card. */
export function uncovered(seats: number, { card, markers }: Pick<Slot, 'card' | 'markers'>): Amounts {
  const open = { timber: 0, jackscrew: 0, masonry: 0 }
  if (!card) return open
  const { squares } = sideOf(seats, card)
  for (let i = 0; i < squares.length; i++) if (markers[i + 1] === null) open[itemAt(squares, i)]++
  return open
}

/** What the toll space costs a company now: a kind whose track is at its end is free (RC-BID-08, RC-BID-09). */
export function tollFor(
  state: Pick<RaisingChicagoState, 'seats'>,
  company: Pick<Company, 'tracks'>,
  slot: Slot,
): Amounts {
  const toll = { ...uncovered(state.seats, slot) }
  for (const resource of RESOURCES) if (isFree(company.tracks, resource)) toll[resource] = 0
  return toll
}

/** The most markers; if tied, the best-placed one (RC-WIN-02, RC-WIN-03). */
export function winnerOf({ markers }: Pick<Slot, 'markers'>): Owner | null {
  let winner: Owner | null = null
  let most = 0
  // Squares come in the order that breaks ties, so the first to reach the most markers has the best place.
  for (const owner of markers) {
    if (owner === null) continue
    const count = countMarkers(markers, owner)
    if (count > most) {
      winner = owner
      most = count
    }
  }
  return winner
}

export function countMarkers(markers: Slot['markers'], owner: Owner): number {
  let count = 0
  for (const marker of markers) if (marker === owner) count++
  return count
}
