import {
  type ActionId,
  type Card,
  cardOf,
  departmentOf,
  TILE_IDS,
  TRACK_END,
  VP_CARDS,
} from '../../components/index.ts'
import { isTaken } from '../../donations.ts'
import type { ShiftReason } from '../../entries.ts'
import { firstFreeSlot } from '../../map.ts'
import type { Andrew, CarnegieState } from '../../state.ts'
import { currentEvent } from '../../timeline.ts'
import { isLastTaken } from '../../tracks.ts'
import type { Happening, Table } from '../../types.ts'

/** Andrew ignores income; at a donation he makes the one on his card (CG-SOL-12, CG-SOL-13). */
export const andrewsEvent: Happening<object> = {
  name: 'andrews-event',
  happen(table) {
    const { state } = table
    const { andrew } = state
    if (!andrew?.card || !currentEvent(state).donation) return
    const { donation } = cardOf(andrew.card)
    if (andrew.discs === 0 || isTaken(state, donation)) {
      shift(table, andrew, 1, 'donation')
      return
    }
    andrew.discs--
    andrew.donations.push(donation)
    table.log({ type: 'andrew-donates', donation })
  },
}

/** Andrew carries out the chosen action's line of his card, whoever chose it (CG-SOL-14). */
export const andrewsAction: Happening<object> = {
  name: 'andrews-action',
  happen(table) {
    const { andrew, chosen } = table.state
    if (andrew?.card && chosen) LINES[chosen.action](table, andrew, cardOf(andrew.card))
  },
}

const LINES: Readonly<Record<ActionId, (table: Table, andrew: Andrew, card: Card) => void>> = {
  hr: (table, andrew, card) => shift(table, andrew, card.hr, 'hr'),
  management: takeTiles,
  construction: build,
  rnd: advance,
}

/** For each type the lowest tile not yet taken this turn; a missing one shifts the card (CG-SOL-16). */
function takeTiles(table: Table, andrew: Andrew, card: Card): void {
  const { display } = table.state
  const taken = new Set<string>()
  for (const type of card.management) {
    const tile = TILE_IDS.find((id) => display[id] > 0 && departmentOf(id).type === type && !taken.has(id))
    if (!tile) continue
    taken.add(tile)
    display[tile]--
    andrew.tiles.push(tile)
    table.log({ type: 'andrew-takes', tile })
  }
  shift(table, andrew, card.management.length - taken.size, 'tiles')
}

/** One disc in each city, on the first free space from the left (CG-SOL-17). */
function build(table: Table, andrew: Andrew, card: Card): void {
  const { state } = table
  let missing = 0
  for (const city of card.construction) {
    const slot = andrew.discs > 0 ? firstFreeSlot(state, city) : null
    if (!slot) missing++
    else {
      andrew.discs--
      state.slots[slot.index] = 'andrew'
      table.log({ type: 'andrew-builds', slot: slot.id })
    }
  }
  shift(table, andrew, missing, 'cities')
}

/** His disc moves as far as it can (CG-SOL-18). */
function advance(table: Table, andrew: Andrew, card: Card): void {
  const { region, steps } = card.rnd
  let missing = steps
  while (missing > 0 && canAdvance(table.state, andrew, region)) {
    andrew.transport[region]++
    missing--
  }
  if (missing < steps) table.log({ type: 'andrew-advances', region, space: andrew.transport[region] })
  shift(table, andrew, missing, 'steps')
}

function canAdvance(state: CarnegieState, andrew: Andrew, region: Card['rnd']['region']): boolean {
  const space = andrew.transport[region]
  return space < TRACK_END - 1 || (space < TRACK_END && !isLastTaken(state, region))
}

/** The card never goes beyond the last VP card (CG-SOL-19). */
function shift(table: Table, andrew: Andrew, by: number, reason: ShiftReason): void {
  if (by === 0) return
  andrew.position = Math.min(VP_CARDS.length - 1, andrew.position + by)
  table.log({ type: 'andrew-shifts', reason, by, position: andrew.position })
}
