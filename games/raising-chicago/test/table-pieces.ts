import {
  type AnyProjectId,
  BANNERS_PER_TRACK,
  CARD_IDS,
  type CardId,
  COUNCIL_IDS,
  cardOf,
  FIELD_IDS,
  FINAL_IDS,
  FINALS_IN_PLAY,
  LETTERS,
  NEIGHBOURHOOD_TILE_IDS,
  OUTSKIRTS_SITE_IDS,
  OUTSKIRTS_TILE_IDS,
  PRESTIGE_DISPLAY,
  PRESTIGE_IDS,
  PROJECT_IDS,
  PROJECT_STACKS,
  projectOf,
  RESOURCES,
  type Resource,
  ROUNDS,
  SITE_IDS,
  SLOTS,
  SQUARES,
  WARD_TILE_IDS,
  WARDS,
} from '../components/index.ts'
import { sideOf } from '../model/auction.ts'
import { type Building, isBuilding, type Owner, type RaisingChicagoState } from '../state.ts'
import type { Position } from './position.ts'

/** Named cards go where they are named, the others to the deck. */
export function placeCards(state: RaisingChicagoState, position: Position): void {
  const named = new Set<CardId>(position.deck)
  for (const { cards, pile } of state.companies) for (const card of [...cards, ...pile]) named.add(card)
  for (const slot of Object.values(position.slots ?? {})) if (slot.card) named.add(slot.card)
  const take = (fits: (id: CardId) => boolean): CardId => {
    const card = CARD_IDS.find((id) => !named.has(id) && fits(id))
    if (!card) throw new Error('there is no such card left')
    named.add(card)
    return card
  }
  for (const [seat, company] of state.companies.entries()) {
    for (const [letter, count] of Object.entries(position.companies?.[seat]?.letters ?? {})) {
      for (let i = 0; i < count; i++) company.pile.push(take((id) => cardOf(id).letter === letter))
    }
  }
  for (const [i, id] of SLOTS.entries()) {
    const wanted = position.slots?.[id]
    const slot = state.slots[i]
    if (!slot) continue
    slot.markers = SQUARES.map((square) => wanted?.markers?.[square] ?? null)
    slot.winner = wanted?.winner ?? null
    slot.card = wanted?.card ?? null
    const squares = wanted?.squares
    if (squares) slot.card = take((card) => `${sideOf(state.seats, card).squares}` === `${squares}`)
    // Every project lies beside a card.
    else if (wanted && !wanted.card) slot.card = take(() => true)
  }
  state.deck = [...(position.deck ?? []), ...CARD_IDS.filter((id) => !named.has(id))]
}

export function placePrestige(state: RaisingChicagoState, { display, stack, city }: Position): void {
  const standing = Object.values(city ?? {}).flatMap((there) => ('prestige' in there ? [there.prestige] : []))
  const rest = PRESTIGE_IDS.filter((id) => !standing.includes(id) && !display?.includes(id) && !stack?.includes(id))
  const shown = display ?? rest.splice(0, PRESTIGE_DISPLAY)
  state.display = Array.from({ length: PRESTIGE_DISPLAY }, (_, space) => shown[space] ?? null)
  state.prestigeStack = [...(stack ?? []), ...rest]
}

/** Buildings of projects that nobody speaks of. */
export function placeBuildings(state: RaisingChicagoState, position: Position): void {
  const named = new Set<AnyProjectId>(position.projectStack)
  for (const { project } of Object.values(position.slots ?? {})) if (project) named.add(project)
  const building = (kind: 'raise' | 'move', { owner, storeys }: { owner: Owner; storeys: number }): Building => {
    const project = PROJECT_IDS.find((id) => !named.has(id) && projectOf(id).kind === kind)
    if (!project) throw new Error('there are no projects left for so many buildings')
    named.add(project)
    return { project, owner, storeys }
  }
  state.city = SITE_IDS.map((id) => {
    const there = position.city?.[id]
    if (!there) return null
    return 'prestige' in there ? { prestige: there.prestige, rotation: there.rotation ?? 0 } : building('raise', there)
  })
  const moved = OUTSKIRTS_SITE_IDS.map((id) => position.moved?.[id])
  for (const [i, there] of moved.entries()) if (there) state.outskirts[i] = building('move', there)
}

/** Eight tiles: named ones on their sites and with companies, others on the other sites; used ones in the box. */
export function placeOutskirtsTiles(state: RaisingChicagoState, position: Position): void {
  const held = state.companies.flatMap((company) => company.tiles)
  const lying = Object.values(position.outskirts ?? {})
  const rest = OUTSKIRTS_TILE_IDS.filter((id) => !held.includes(id) && !lying.includes(id))
  // As many sites lost their tile as companies hold one; a building nobody speaks of stands there.
  let taken = held.length
  state.outskirts = OUTSKIRTS_SITE_IDS.map((id, i) => {
    const there = state.outskirts[i] ?? null
    if (position.moved?.[id] && isBuilding(there)) {
      taken--
      return there
    }
    const tile = position.outskirts?.[id] ?? rest.shift()
    if (!tile) throw new Error('there are not enough outskirts tiles')
    return tile
  })
  for (let site = state.outskirts.length - 1; site >= 0 && taken > 0; site--) {
    const id = OUTSKIRTS_SITE_IDS[site]
    if (!id || position.outskirts?.[id] || isBuilding(state.outskirts[site] ?? null)) continue
    state.outskirts[site] = { project: spareMove(state, position), owner: state.seats - 1, storeys: 1 }
    taken--
  }
  for (; taken < 0; taken++) {
    const used = rest.shift()
    if (used) state.box.push(used)
  }
}

function spareMove(state: RaisingChicagoState, position: Position): AnyProjectId {
  const named = Object.values(position.slots ?? {}).map(({ project }) => project)
  const standing = state.outskirts.flatMap((there) => (isBuilding(there) ? [there.project] : []))
  const spare = PROJECT_IDS.find((id) => projectOf(id).kind === 'move' && !named.includes(id) && !standing.includes(id))
  if (!spare) throw new Error('there are no move projects left')
  return spare
}

/** Projects of past rounds that stand nowhere are in the box, those of later rounds in their stacks. */
export function placeProjects(state: RaisingChicagoState, position: Position): void {
  for (const [i, id] of SLOTS.entries()) {
    const slot = state.slots[i]
    if (slot) slot.project = position.slots?.[id]?.project ?? null
  }
  const placed = new Set<AnyProjectId>(state.slots.flatMap(({ project }) => project ?? []))
  for (const there of [...state.city, ...state.outskirts]) if (isBuilding(there)) placed.add(there.project)
  state.stacks = PROJECT_STACKS.map((stack, i) => {
    if (position.projectStack && i === state.round - 1) return [...position.projectStack]
    return i < state.round ? [] : stack.filter((id) => !placed.has(id))
  })
  for (const id of state.stacks.flat()) placed.add(id)
  state.box.push(...PROJECT_IDS.filter((id) => !placed.has(id)))
  placeFinals(state, position, placed)
}

function placeFinals(state: RaisingChicagoState, position: Position, placed: ReadonlySet<AnyProjectId>): void {
  const owned = state.companies.flatMap(({ finals }) => finals)
  const named = FINAL_IDS.filter((id) => placed.has(id) || owned.includes(id))
  const rest = position.finals ?? FINAL_IDS.filter((id) => !named.includes(id)).slice(0, FINALS_IN_PLAY - named.length)
  state.finals = position.finals || state.round < ROUNDS ? [...rest] : []
  if (state.finals.length === 0) state.box.push(...rest)
  state.box.push(...owned)
}

export function placeFields(state: RaisingChicagoState, position: Position): void {
  const named = Object.values(position.fields ?? {})
  const rest = NEIGHBOURHOOD_TILE_IDS.filter((id) => !named.includes(id))
  for (const [seat, company] of state.companies.entries()) {
    company.neighbourhoods = rest.splice(0, position.companies?.[seat]?.neighbourhoods ?? 0)
  }
  if (position.fields) {
    state.fields = FIELD_IDS.map((id) => position.fields?.[id] ?? null)
    state.box.push(...rest)
  } else {
    state.fields = FIELD_IDS.map(() => rest.shift() ?? null)
  }
}

/** Named banners on their spaces, the others as they come. */
export function placeBanners(state: RaisingChicagoState, { banners = {} }: Position): void {
  const left: Record<Resource, number> = {
    timber: BANNERS_PER_TRACK,
    jackscrew: BANNERS_PER_TRACK,
    masonry: BANNERS_PER_TRACK,
  }
  for (const track of Object.values(banners)) if (track) left[track]--
  state.banners = state.banners.map((_, i) => {
    const named = banners[i + 1]
    if (named) return named
    const track = RESOURCES.find((resource) => left[resource] > 0)
    if (!track) throw new Error('there are only three banners of each kind')
    left[track]--
    return track
  })
}

export function placeWardTiles(state: RaisingChicagoState, { wards = {} }: Position): void {
  const owned = state.companies.flatMap((company) => company.wardTiles)
  const named = [...Object.values(wards), ...owned]
  const rest = WARD_TILE_IDS.filter((id) => !named.includes(id))
  state.wardTiles = WARDS.map((ward) => wards[ward] ?? rest.shift() ?? null)
}

export function placeCouncil(state: RaisingChicagoState, council: NonNullable<Position['council']>): void {
  const rest = COUNCIL_IDS.filter((id) => !Object.values(council).includes(id))
  const members = LETTERS.map((letter) => council[letter] ?? rest.shift())
  const [A, B, C, D] = members
  if (A && B && C && D) state.council = { A, B, C, D }
}
