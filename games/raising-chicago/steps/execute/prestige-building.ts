import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import {
  PRESTIGE_BANNER,
  PRESTIGE_IDS,
  type PrestigeId,
  ROTATIONS,
  type Rotation,
  SITES,
  type Site,
  siteOf,
} from '../../components/index.ts'
import { purpleIsFree } from '../../model/city.ts'
import { advance } from '../../model/rewards.ts'
import type { Owner, RaisingChicagoState } from '../../state.ts'
import { asking, type Kind, type Turn } from '../../types.ts'
import { useTile } from '../tiles/use-tile.ts'
import { checkNeighbourhoods } from './neighbourhoods.ts'
import { advanceColumn, takeSiteReward } from './raise.ts'
import type { Running } from './running.ts'

const chooseFields = { building: oneOf(PRESTIGE_IDS) }

export type ChoosePrestige = MoveOf<'choose-prestige', typeof chooseFields>

const CHOICES = new Map(
  PRESTIGE_IDS.map((building) => [building, { type: 'choose-prestige', building } satisfies ChoosePrestige]),
)

/** One of the face-up prestige buildings (RC-MOV-08). */
const choosePrestige: Kind<Running, ChoosePrestige> = {
  type: 'choose-prestige',
  rule: 'RC-MOV-08',
  fields: chooseFields,
  candidates: (state) => state.display.flatMap((building) => (building && CHOICES.get(building)) ?? []),
  refuse: (state, _params, _seat, { building }) => (state.display.includes(building) ? null : { rule: 'RC-MOV-08' }),
  apply(turn, { seat }, _seat, { building }) {
    turn.done()
    turn.next(frame(prestigeSite, { seat, building }))
  },
}

export const prestigeBuilding = asking({
  name: 'prestige-building',
  seats: (_state, { seat }: Running) => [seat],
  moves: [choosePrestige, useTile],
})

export interface Placing {
  readonly seat: Seat
  readonly building: PrestigeId
}

const placeFields = { site: oneOf(SITES.map((site) => site.id)), rotation: oneOf(ROTATIONS) }

export type PlacePrestige = MoveOf<'place-prestige', typeof placeFields>

const PLACES: readonly PlacePrestige[] = SITES.flatMap(placesOn)
const PURPLE_PLACES: readonly PlacePrestige[] = SITES.filter((site) => site.purple).flatMap(placesOn)

function placesOn({ id }: Site): PlacePrestige[] {
  return ROTATIONS.map((rotation) => ({ type: 'place-prestige', site: id, rotation }))
}

/** Its site, a purple one as long as there is one, and its rotation (RC-MOV-09 to RC-MOV-11). */
const placePrestige: Kind<Placing, PlacePrestige> = {
  type: 'place-prestige',
  rule: 'RC-MOV-11',
  fields: placeFields,
  candidates: (state) => (purpleIsFree(state) ? PURPLE_PLACES : PLACES),
  refuse(state, _params, _seat, { site: id }) {
    const site = siteOf(id)
    if (state.city[site.index] !== null) return { rule: 'RC-MOV-10', site: id }
    return !site.purple && purpleIsFree(state) ? { rule: 'RC-MOV-09', site: id } : null
  },
  apply(turn, { building }, seat, { site: id, rotation }) {
    const { state } = turn
    const site = siteOf(id)
    setPrestige(turn, seat, building, site, rotation)
    takeSiteReward(turn, seat, site)
    const banner = state.banners[PRESTIGE_BANNER]
    if (banner) advance(turn, seat, banner, 1)
    advanceColumn(turn, seat, site)
    refill(turn)
    turn.done()
    checkNeighbourhoods(turn, seat, site)
  },
}

export const prestigeSite = asking({
  name: 'prestige-site',
  seats: (_state, { seat }: Placing) => [seat],
  moves: [placePrestige, useTile],
})

export function setPrestige(turn: Turn, owner: Owner, building: PrestigeId, site: Site, rotation: Rotation): void {
  const { state } = turn
  state.display[state.display.indexOf(building)] = null
  state.city[site.index] = { prestige: building, rotation }
  turn.log({ type: 'prestige-raised', owner, building, site: site.id, rotation })
}

/** The top of the stack goes to the space just emptied; from an empty stack nothing comes (RC-MOV-14). */
export function refill(turn: Turn): void {
  const { state } = turn
  const space = emptySpace(state)
  const next = space < 0 ? undefined : state.prestigeStack.shift()
  if (!next) return
  state.display[space] = next
  turn.reveal()
  turn.log({ type: 'prestige-revealed', building: next })
}

function emptySpace(state: RaisingChicagoState): number {
  return state.display.indexOf(null)
}
