import { frame, type MoveOf, oneOf } from '@boardroom/kernel'
import { OUTSKIRTS_SITE_IDS } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { isBuilding } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'
import { useTile } from '../tiles/use-tile.ts'
import { prestigeBuilding } from './prestige-building.ts'
import { gainForStoreys } from './raise.ts'
import { type Running, runningProject, takeStoreys } from './running.ts'

const fields = { site: oneOf(OUTSKIRTS_SITE_IDS) }

export type MoveBuilding = MoveOf<'move', typeof fields>

const MOVES: readonly MoveBuilding[] = OUTSKIRTS_SITE_IDS.map((site) => ({ type: 'move', site }))

/** To an outskirts site whose tile is still there; the tile is taken (RC-MOV-03 to RC-MOV-06). */
const moveBuilding: Kind<Running, MoveBuilding> = {
  type: 'move',
  rule: 'RC-MOV-04',
  fields,
  candidates: () => MOVES,
  refuse: (state, _params, _seat, { site }) =>
    isBuilding(state.outskirts[OUTSKIRTS_SITE_IDS.indexOf(site)] ?? null) ? { rule: 'RC-MOV-04', site } : null,
  apply(turn, running, seat, { site }) {
    const { state } = turn
    const index = OUTSKIRTS_SITE_IDS.indexOf(site)
    const tile = state.outskirts[index]
    if (tile === undefined || isBuilding(tile)) return
    const project = runningProject(state, running.slot)
    const storeys = takeStoreys(state, running.slot, seat)
    companyAt(state, seat).tiles.push(tile)
    state.outskirts[index] = { project, owner: seat, storeys }
    turn.log({ type: 'moved', owner: seat, project, site, storeys, tile })
    gainForStoreys(turn, seat, storeys)
    turn.done()
    turn.next(frame(prestigeBuilding, running))
  },
}

export const move = asking({
  name: 'move',
  seats: (_state, { seat }: Running) => [seat],
  moves: [moveBuilding, useTile],
})
