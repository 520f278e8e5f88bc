import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { SITE_IDS, type Site, STOREY_PRESTIGE, siteOf } from '../../components/index.ts'
import { addPrestige } from '../../model/prestige.ts'
import { advance, give } from '../../model/rewards.ts'
import { asking, type Kind, type Turn } from '../../types.ts'
import { useTile } from '../tiles/use-tile.ts'
import { checkNeighbourhoods } from './neighbourhoods.ts'
import { type Running, runningProject, takeStoreys } from './running.ts'

const fields = { site: oneOf(SITE_IDS) }

export type Raise = MoveOf<'raise', typeof fields>

const MOVES: readonly Raise[] = SITE_IDS.map((site) => ({ type: 'raise', site }))

/** Any empty site in any ward (RC-RAI-05), then substeps B to F. */
const raiseBuilding: Kind<Running, Raise> = {
  type: 'raise',
  rule: 'RC-RAI-05',
  fields,
  candidates: () => MOVES,
  refuse: (state, _params, _seat, { site }) =>
    state.city[siteOf(site).index] === null ? null : { rule: 'RC-RAI-05', site },
  apply(turn, { slot }, seat, { site: id }) {
    const { state } = turn
    const site = siteOf(id)
    const project = runningProject(state, slot)
    const storeys = takeStoreys(state, slot, seat)
    state.city[site.index] = { project, owner: seat, storeys }
    turn.log({ type: 'raised', owner: seat, project, site: id, storeys })
    turn.done()
    takeSiteReward(turn, seat, site)
    advanceColumn(turn, seat, site)
    gainForStoreys(turn, seat, storeys)
    checkNeighbourhoods(turn, seat, site)
  },
}

/** C: the reward of the site (RC-RAI-07). */
export function takeSiteReward(turn: Turn, seat: Seat, site: Site): void {
  if (site.reward) give(turn, seat, site.reward, 'site')
}

/** D: a step on the track of the banner above the site (RC-RAI-08). */
export function advanceColumn(turn: Turn, seat: Seat, site: Site): void {
  const banner = turn.state.banners[site.column - 1]
  if (banner) advance(turn, seat, banner, 1)
}

/** E: prestige for every storey (RC-RAI-09, RC-MOV-06). */
export function gainForStoreys(turn: Turn, seat: Seat, storeys: number): void {
  const points = storeys * STOREY_PRESTIGE
  addPrestige(turn.state, seat, points)
  turn.log({ type: 'storeys', seat, prestige: points })
}

export const raise = asking({
  name: 'raise',
  seats: (_state, { seat }: Running) => [seat],
  moves: [raiseBuilding, useTile],
})
