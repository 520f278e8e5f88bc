import { chanceFrom } from '@boardroom/kernel'
import {
  ACTIONS,
  type ActionId,
  CARD_IDS,
  type CardId,
  type Cell,
  cardOf,
  DECKS,
  DONATION_IDS,
  type DonationId,
  departmentOf,
  FINAL_COLUMN,
  leftToRight,
  NEUTRAL_DISCS,
  type RegionId,
  ROW_END,
  SLOTS,
  type Slot,
  type SlotId,
  STRIP_IDS,
  STRIPS,
  slotOf,
  TILE_IDS,
  TILES_IN_BOX,
  type TileId,
} from '../components/index.ts'
import { noTiles } from '../setup.ts'
import type { CarnegieState, Owner } from '../state.ts'
import type { Position } from './position.ts'

/** Towns that examples do not build in, then all other spaces from the south. */
const OUT_OF_THE_WAY: readonly Slot[] = [
  ...(['charleston', 'san-antonio', 'memphis', 'el-paso', 'boise', 'helena'] as const).flatMap((city) =>
    leftToRight(city),
  ),
  ...[...SLOTS].reverse(),
]

export function occupy(state: CarnegieState, owner: Owner): void {
  const slot = OUT_OF_THE_WAY.find((candidate) => state.slots[candidate.index] === null)
  if (!slot) throw new Error('the map is full')
  state.slots[slot.index] = owner
}

export function placeTimeline(state: CarnegieState, position: Position): void {
  for (const action of ACTIONS) state.markers[action] = position.markers?.[action] ?? 0
  const free = [...STRIP_IDS]
  for (const action of ACTIONS) {
    const cell = position.nextCell?.[action]
    if (!cell || state.markers[action] >= ROW_END - 1) continue
    const strip = free.find((id) => sideWith(id, state.markers[action], cell))
    const side = strip && sideWith(strip, state.markers[action], cell)
    if (!strip || !side) throw new Error(`no strip has ${cell} there`)
    free.splice(free.indexOf(strip), 1)
    state.timeline[action] = { strip, side }
  }
  for (const action of ACTIONS) {
    if (position.nextCell?.[action] && state.markers[action] < ROW_END - 1) continue
    state.timeline[action] = { strip: free.shift() ?? 'strip-1', side: 'a' }
  }
  const moved = ACTIONS.reduce((sum, action) => sum + state.markers[action], 0)
  state.round = position.round ?? moved + 1
  let missing = state.round - 1 - moved
  for (const action of ACTIONS) {
    if (position.markers?.[action] !== undefined || position.nextCell?.[action]) continue
    const step = Math.min(missing, ROW_END)
    state.markers[action] += step
    missing -= step
  }
}

function sideWith(strip: (typeof STRIP_IDS)[number], marker: number, cell: Cell): 'a' | 'b' | null {
  if (STRIPS[strip].a[marker] === cell) return 'a'
  return STRIPS[strip].b[marker] === cell ? 'b' : null
}

export function placeNeutral(state: CarnegieState, position: Position): void {
  const total = NEUTRAL_DISCS[state.seats] ?? 0
  let left = total
  const isSlot = (on: SlotId | DonationId): on is SlotId => !(DONATION_IDS as readonly string[]).includes(on)
  const full = (position.fullCities ?? []).flatMap((city) =>
    leftToRight(city).filter((slot) => state.slots[slot.index] === null),
  )
  for (const on of [...(position.neutral ?? []), ...full.map((slot) => slot.id)]) {
    if (isSlot(on)) state.slots[slotOf(on).index] = 'neutral'
    else state.neutral.donations.push(on)
    left--
  }
  for (; left > 0; left--) occupy(state, 'neutral')
  state.neutral.discs = 0
}

export function placeAndrew(state: CarnegieState, position: Position): void {
  const { andrew } = state
  if (!andrew) return
  const wanted = position.andrew ?? {}
  const card = wanted.card ?? null
  const named = [...(card ? [card] : []), ...(wanted.pile ?? [])]
  const count = { ...DECKS[state.options.difficulty] }
  for (const id of named) count[cardOf(id).kind]--
  const others = chanceFrom('deck').shuffle(CARD_IDS.filter((id) => !named.includes(id)))
  const rest = others.filter((id) => count[cardOf(id).kind]-- > 0)
  andrew.filed = (wanted.filed ?? []).flatMap((n, at) =>
    Array.from({ length: n }, () => ({ card: rest.pop() as CardId, position: at })),
  )
  andrew.pile = [...(wanted.pile ?? []), ...rest]
  andrew.card = card
  andrew.revealed = wanted.revealed ?? card !== null
  andrew.position = wanted.position ?? 0
  andrew.tiles = [...(wanted.tiles ?? [])]
  andrew.donations = [...(wanted.donations ?? [])]
  Object.assign(andrew.transport, wanted.transport)
  for (const city of wanted.projects ?? []) {
    const slot = leftToRight(city).find((candidate) => state.slots[candidate.index] === null)
    if (slot) state.slots[slot.index] = 'andrew'
  }
}

/** Andrew's discs beyond those named stand in towns. */
export function balanceAndrewsDiscs(state: CarnegieState, position: Position): void {
  const { andrew } = state
  if (!andrew) return
  const onMap = (): number => state.slots.filter((owner) => owner === 'andrew').length
  andrew.discs = position.andrew?.discs ?? 26 - andrew.donations.length - onMap()
  while (26 - andrew.donations.length - onMap() > andrew.discs) occupy(state, 'andrew')
}

/** With a display of its own, other tiles are in the box and in other companies. */
export function placeTiles(state: CarnegieState, position: Position): void {
  const rest = noTiles()
  for (const tile of TILE_IDS) {
    rest[tile] = 2 - (state.andrew?.tiles.filter((other) => other === tile).length ?? 0)
    for (const { departments, reserve } of state.players) {
      if (departments.includes(tile)) rest[tile]--
      if (reserve === tile) rest[tile]--
    }
  }
  state.display = noTiles()
  state.box = noTiles()
  for (const tile of position.display ?? []) {
    state.display[tile]++
    rest[tile]--
  }
  let boxed = TILES_IN_BOX[state.seats] ?? 0
  // The rarest in examples first, one of each, so that the other copy stays on display.
  for (let pass = 0; pass < 2; pass++) {
    for (const tile of [...TILE_IDS].reverse()) {
      if (boxed === 0 || rest[tile] === 0) continue
      rest[tile]--
      state.box[tile]++
      boxed--
    }
  }
  if (!position.display) {
    for (const tile of TILE_IDS) state.display[tile] += rest[tile]
    return
  }
  for (const tile of TILE_IDS) {
    for (; rest[tile] > 0; rest[tile]--) buildAnywhere(state, tile, position)
  }
}

function buildAnywhere(state: CarnegieState, tile: TileId, position: Position): void {
  const named = Object.keys(position.players ?? {}).map(Number)
  const seats = [...state.players.keys()].sort((a, b) => Number(named.includes(a)) - Number(named.includes(b)))
  for (const seat of seats) {
    const player = state.players[seat]
    const site = player?.departments.indexOf(null) ?? -1
    if (!player || site < 0 || player.departments.includes(tile)) continue
    player.departments[site] = tile
    return
  }
  throw new Error(`nobody has room for ${departmentOf(tile).type} ${tile}`)
}

/** A row and cell with this event: for the final column its own row at position 4. */
export function rowWith(income: RegionId | null, donation: boolean): { row: ActionId; cell: Cell; last: boolean } {
  if (income && donation) {
    const row = ACTIONS.find((action) => FINAL_COLUMN[action] === income) ?? 'hr'
    return { row, cell: income, last: true }
  }
  return { row: 'hr', cell: income ?? 'donation', last: false }
}
