import { type Law, lawsOf } from '@boardroom/game-kit'
import {
  BANNERS_PER_TRACK,
  CARD_IDS,
  EXTENSIONS,
  FINALS_IN_PLAY,
  isFinal,
  LAST_FIELD,
  LAST_POVERTY,
  MARKERS,
  NEIGHBOURHOOD_TILE_IDS,
  OUTSKIRTS_SITE_IDS,
  PRESTIGE_IDS,
  PROJECT_IDS,
  RESOURCES,
  ROUNDS,
  SET_SYMBOLS,
  TOKENS,
  WARD_TILE_IDS,
} from './components/index.ts'
import { bidder, countMarkers } from './model/auction.ts'
import { allStoreys } from './model/city.ts'
import { cardSpaces, trackSetup } from './model/companies.ts'
import { type Company, isBuilding, type RaisingChicagoState } from './state.ts'

/** Nothing appears and nothing vanishes: what must hold of every position. */
export const broken = lawsOf((state: RaisingChicagoState, law) => {
  for (const [seat, company] of state.companies.entries()) {
    markers(state, company, seat, law)
    board(state, company, seat, law)
  }
  ranking(state, law)
  projects(state, law)
  cards(state, law)
  tiles(state, law)
  buildings(state, law)
  thirdColour(state, law)
})

function whole(n: number): boolean {
  return Number.isInteger(n) && n >= 0
}

/** Every piece exactly once. */
function once(pieces: readonly (string | null)[], expected: readonly string[], what: string, law: Law): void {
  const there = pieces.filter((piece) => piece !== null)
  const different = new Set(there)
  law(different.size === there.length, `a piece lies twice among the ${what}`)
  const complete = there.length === expected.length && expected.every((piece) => different.has(piece))
  law(complete, `${there.length} of ${expected.length} ${what}`)
}

/** 25 of each colour: supply, auction board, cards, storeys (RC-SUP-04). */
function markers(state: RaisingChicagoState, { supply, auction }: Company, seat: number, law: Law): void {
  const onCards = state.slots.reduce((sum, slot) => sum + countMarkers(slot.markers, seat), 0)
  const all = supply + auction + onCards + allStoreys(state, seat)
  law(all === MARKERS.all && whole(supply) && whole(auction), `seat ${seat} has ${all} bid markers`)
  law(auction <= MARKERS.mostInRow, `seat ${seat} has ${auction} markers in its row`)
}

function board(state: RaisingChicagoState, company: Company, seat: number, law: Law): void {
  for (const token of TOKENS) law(whole(company.hold[token]), `seat ${seat} holds ${company.hold[token]} ${token}`)
  const { start } = trackSetup(state.seats)
  for (const track of RESOURCES) {
    const field = company.tracks[track]
    law(whole(field) && field >= start && field <= LAST_FIELD, `seat ${seat}: the ${track} marker is on ${field}`)
  }
  law(whole(company.poverty) && company.poverty <= LAST_POVERTY, `seat ${seat} is on poverty field ${company.poverty}`)
  law(company.cards.length <= cardSpaces(company), `seat ${seat} has ${company.cards.length} cards under its board`)
  law(whole(company.fresh) && company.fresh <= company.cards.length, `seat ${seat} has ${company.fresh} new cards`)
  law(
    SET_SYMBOLS.every((symbol) => whole(company.symbols[symbol])),
    `seat ${seat} has odd symbol tiles`,
  )
}

/** The ranking names everyone once, and nobody before someone with more prestige (RC-PRE-03). */
function ranking({ seats, companies, ranking: order, rows }: RaisingChicagoState, law: Law): void {
  const everyone = (seatsThere: readonly number[]) => new Set(seatsThere).size === seats && seatsThere.length === seats
  law(everyone(order), 'the ranking does not name everyone once')
  law(rows.length === 0 || everyone(rows), 'the rows do not belong to everyone once')
  law(
    order.every((seat, i) => {
      const below = companies[order[i + 1] ?? -1]
      return !below || (companies[seat]?.prestige ?? 0) >= below.prestige
    }),
    'the ranking does not follow prestige',
  )
}

/** Projects: in a stack, in a slot, standing, or in the box; final projects likewise. */
function projects(state: RaisingChicagoState, law: Law): void {
  const standing = [...state.city, ...state.outskirts].flatMap((there) => (isBuilding(there) ? [there.project] : []))
  const inSlots = state.slots.flatMap(({ project }) => project ?? [])
  // While its owner still has choices to make, a moved building stands and its tile lies in the slot.
  const slotted = inSlots.filter((project) => !standing.includes(project))
  const boxed = state.box.filter((piece) => piece.startsWith('project-') || piece.startsWith('final-'))
  const all = [...state.stacks.flat(), ...state.finals, ...slotted, ...standing, ...boxed]
  once(
    all.filter((piece) => piece.startsWith('project-')),
    PROJECT_IDS,
    'projects',
    law,
  )
  const finals = all.filter((piece) => piece.startsWith('final-'))
  law(new Set(finals).size === FINALS_IN_PLAY && finals.length === FINALS_IN_PLAY, `${finals.length} final projects`)
  law(
    state.round === ROUNDS || inSlots.every((project) => !isFinal(project)),
    'a final project is offered before the last round',
  )
}

/** Cards: in the deck, in a slot, with a company, or in the box (RC-SUP-05). */
function cards(state: RaisingChicagoState, law: Law): void {
  const owned = state.companies.flatMap((company) => [...company.cards, ...company.pile])
  const boxed = state.box.filter((piece) => piece.startsWith('card-'))
  once([...state.deck, ...state.slots.map(({ card }) => card), ...owned, ...boxed], CARD_IDS, 'resource cards', law)
}

function tiles(state: RaisingChicagoState, law: Law): void {
  const { companies, box } = state
  const held = companies.flatMap((company) => company.tiles)
  const lying = state.outskirts.flatMap((there) => (isBuilding(there) ? [] : [there]))
  const used = box.filter((piece) => piece.startsWith('outskirts-tile-'))
  const outskirts = [...held, ...lying, ...used]
  const inPlay = OUTSKIRTS_SITE_IDS.length
  law(outskirts.length === inPlay && new Set(outskirts).size === inPlay, `${outskirts.length} outskirts tiles`)
  const won = companies.flatMap((company) => company.neighbourhoods)
  const gone = box.filter((piece) => piece.startsWith('neighbourhood-tile-'))
  once([...state.fields, ...won, ...gone], NEIGHBOURHOOD_TILE_IDS, 'neighbourhood tiles', law)
  const wards = [...state.wardTiles, ...companies.flatMap((company) => company.wardTiles)]
  once([...wards, ...box.filter((piece) => piece.startsWith('ward-'))], WARD_TILE_IDS, 'ward control tiles', law)
  const extensions = companies.reduce((sum, company) => sum + company.extensions, state.extensions)
  law(extensions === EXTENSIONS && whole(state.extensions), `${extensions} company extensions`)
  for (const track of RESOURCES) {
    const banners = state.banners.filter((banner) => banner === track).length
    law(banners === BANNERS_PER_TRACK, `${banners} banners show ${track}`)
  }
}

function buildings(state: RaisingChicagoState, law: Law): void {
  const inCity = state.city.flatMap((there) => (there && !isBuilding(there) ? [there.prestige] : []))
  once([...state.display, ...state.prestigeStack, ...inCity], PRESTIGE_IDS, 'prestige buildings', law)
  for (const there of [...state.city, ...state.outskirts]) {
    if (isBuilding(there)) law(there.storeys >= 1, `${there.project} has ${there.storeys} storeys`)
  }
}

/** Third-colour markers lie under the leftmost own ones, and only with two companies (RC-TWO-02). */
function thirdColour(state: RaisingChicagoState, law: Law): void {
  const present =
    state.companies.some(({ third }) => third > 0) || state.slots.some((slot) => slot.markers.includes('third'))
  law(state.seats === 2 || !present, 'a third colour plays along')
  // Between the two markers of one turn one of them lacks its partner.
  if (state.phase !== 'auction' || state.agenda.some((frame) => frame.step === 'second-marker')) return
  if (state.seats !== 2 || bidder(state) === null) return
  for (const [seat, { auction, third }] of state.companies.entries()) {
    law(third === Math.min(auction, MARKERS.thirdPerRound), `seat ${seat} has ${third} third-colour markers`)
  }
}
