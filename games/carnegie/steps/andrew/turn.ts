import {
  type ActionId,
  type Card,
  cardOf,
  departmentOf,
  TILE_IDS,
  TRACK_END,
  VP_CARDS,
} from '../../components/index.ts'
import type { ShiftReason } from '../../entries.ts'
import { isTaken } from '../../model/donations.ts'
import { firstFreeSlot } from '../../model/map.ts'
import { currentEvent } from '../../model/timeline.ts'
import { isLastTaken } from '../../model/tracks.ts'
import type { Andrew, CarnegieState } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'

/** Andrew ignores income; at a donation he makes the one on his card (CG-SOL-12, CG-SOL-13). */
export const andrewsEvent = happening({
  name: 'andrews-event',
  happen(turn) {
    const { state } = turn
    const { andrew } = state
    if (!andrew?.card || !currentEvent(state).donation) return
    const { donation } = cardOf(andrew.card)
    if (andrew.discs === 0 || isTaken(state, donation)) {
      shift(turn, andrew, 1, 'donation')
      return
    }
    andrew.discs--
    andrew.donations.push(donation)
    turn.log({ type: 'andrew-donates', donation })
  },
})

/** Andrew carries out the chosen action's line of his card, whoever chose it (CG-SOL-14). */
export const andrewsAction = happening({
  name: 'andrews-action',
  happen(turn) {
    const { andrew, chosen } = turn.state
    if (andrew?.card && chosen) LINES[chosen.action](turn, andrew, cardOf(andrew.card))
  },
})

const LINES: Readonly<Record<ActionId, (turn: Turn, andrew: Andrew, card: Card) => void>> = {
  hr: (turn, andrew, card) => shift(turn, andrew, card.hr, 'hr'),
  management: takeTiles,
  construction: build,
  rnd: advance,
}

/** For each type the lowest tile not yet taken this turn; a missing one shifts the card (CG-SOL-16). */
function takeTiles(turn: Turn, andrew: Andrew, card: Card): void {
  const { display } = turn.state
  const taken = new Set<string>()
  for (const type of card.management) {
    const tile = TILE_IDS.find((id) => display[id] > 0 && departmentOf(id).type === type && !taken.has(id))
    if (!tile) continue
    taken.add(tile)
    display[tile]--
    andrew.tiles.push(tile)
    turn.log({ type: 'andrew-takes', tile })
  }
  shift(turn, andrew, card.management.length - taken.size, 'tiles')
}

/** One disc in each city, on the first free space from the left (CG-SOL-17). */
function build(turn: Turn, andrew: Andrew, card: Card): void {
  const { state } = turn
  let missing = 0
  for (const city of card.construction) {
    const slot = andrew.discs > 0 ? firstFreeSlot(state, city) : null
    if (!slot) missing++
    else {
      andrew.discs--
      state.slots[slot.index] = 'andrew'
      turn.log({ type: 'andrew-builds', slot: slot.id })
    }
  }
  shift(turn, andrew, missing, 'cities')
}

/** His disc moves as far as it can (CG-SOL-18). */
function advance(turn: Turn, andrew: Andrew, card: Card): void {
  const { region, steps } = card.rnd
  let missing = steps
  while (missing > 0 && canAdvance(turn.state, andrew, region)) {
    andrew.transport[region]++
    missing--
  }
  if (missing < steps) turn.log({ type: 'andrew-advances', region, space: andrew.transport[region] })
  shift(turn, andrew, missing, 'steps')
}

function canAdvance(state: CarnegieState, andrew: Andrew, region: Card['rnd']['region']): boolean {
  const space = andrew.transport[region]
  return space < TRACK_END - 1 || (space < TRACK_END && !isLastTaken(state, region))
}

/** The card never goes beyond the last VP card (CG-SOL-19). */
function shift(turn: Turn, andrew: Andrew, by: number, reason: ShiftReason): void {
  if (by === 0) return
  andrew.position = Math.min(VP_CARDS.length - 1, andrew.position + by)
  turn.log({ type: 'andrew-shifts', reason, by, position: andrew.position })
}
