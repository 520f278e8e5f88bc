import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { prestige, SITE_IDS, SITES, siteOf, TILE_STOREY_PRESTIGE } from '../../components/index.ts'
import { buildingAt } from '../../model/city.ts'
import { companyAt } from '../../model/companies.ts'
import { give } from '../../model/rewards.ts'
import { asking, type Kind } from '../../types.ts'

const fields = { site: oneOf(SITE_IDS) }

export type AddStorey = MoveOf<'add-storey', typeof fields>

const MOVES: readonly AddStorey[] = SITE_IDS.map((site) => ({ type: 'add-storey', site }))

/** Tile 7: one more storey under an own building in a ward; no neighbourhood is looked at (RC-OUT-11). */
const add: Kind<{ seat: Seat }, AddStorey> = {
  type: 'add-storey',
  rule: 'RC-OUT-11',
  fields,
  candidates: (state, _params, seat) =>
    MOVES.filter((_, i) => buildingAt(state, SITES[i]?.index ?? -1)?.owner === seat),
  refuse: (state, _params, seat, { site }) =>
    buildingAt(state, siteOf(site).index)?.owner === seat ? null : { rule: 'RC-OUT-11' },
  apply(turn, _params, seat, { site }) {
    const { state } = turn
    const building = buildingAt(state, siteOf(site).index)
    if (!building) return
    companyAt(state, seat).supply--
    building.storeys++
    turn.log({ type: 'storey-added', seat, site, storeys: building.storeys })
    give(turn, seat, prestige(TILE_STOREY_PRESTIGE), 'tile')
    turn.done()
  },
}

export const addStorey = asking({
  name: 'add-storey',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [add],
})
