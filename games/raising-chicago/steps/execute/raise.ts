import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { SITE_IDS, type Site, STOREY_PRESTIGE, siteOf } from '../../components/index.ts'
import { addPrestige } from '../../prestige.ts'
import { advance, give } from '../../rewards.ts'
import type { Asking, Kind, Table } from '../../types.ts'
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
  apply(table, { slot }, seat, { site: id }) {
    const { state } = table
    const site = siteOf(id)
    const project = runningProject(state, slot)
    const storeys = takeStoreys(state, slot, seat)
    state.city[site.index] = { project, owner: seat, storeys }
    table.log({ type: 'raised', owner: seat, project, site: id, storeys })
    table.done()
    takeSiteReward(table, seat, site)
    advanceColumn(table, seat, site)
    gainForStoreys(table, seat, storeys)
    checkNeighbourhoods(table, seat, site)
  },
}

/** C: the reward of the site (RC-RAI-07). */
export function takeSiteReward(table: Table, seat: Seat, site: Site): void {
  if (site.reward) give(table, seat, site.reward, 'site')
}

/** D: a step on the track of the banner above the site (RC-RAI-08). */
export function advanceColumn(table: Table, seat: Seat, site: Site): void {
  const banner = table.state.banners[site.column - 1]
  if (banner) advance(table, seat, banner, 1)
}

/** E: prestige for every storey (RC-RAI-09, RC-MOV-06). */
export function gainForStoreys(table: Table, seat: Seat, storeys: number): void {
  const points = storeys * STOREY_PRESTIGE
  addPrestige(table.state, seat, points)
  table.log({ type: 'storeys', seat, prestige: points })
}

export const raise: Asking<Running> = {
  name: 'raise',
  seats: (_state, { seat }) => [seat],
  moves: [raiseBuilding, useTile],
}
