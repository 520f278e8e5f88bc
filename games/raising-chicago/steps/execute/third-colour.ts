import {
  OUTSKIRTS_SITE_IDS,
  OUTSKIRTS_TILE_IDS,
  type OutskirtsTileId,
  PRESTIGE_IDS,
  projectOf,
  type Site,
  type SlotId,
} from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import { emptySites, enclosedBy } from '../../model/city.ts'
import { isBuilding } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'
import { awardField } from './neighbourhoods.ts'
import { refill, setPrestige } from './prestige-building.ts'
import { runningProject, takeStoreys } from './running.ts'

/** The third colour builds without payment, reward or choice: always by the lowest number (RC-TWO-13 to RC-TWO-18). */
export const thirdBuilds = happening({
  name: 'third-builds',
  happen(turn, { slot: id }: { slot: SlotId }) {
    const { state } = turn
    const { kind } = projectOf(runningProject(state, id))
    const site = kind === 'raise' ? raiseThird(turn, id) : moveThird(turn, id)
    // Fields of a site are listed by ascending number (RC-TWO-18).
    if (site) for (const field of enclosedBy(state, site)) awardField(turn, field)
    const slot = slotAt(state, id)
    if (slot.card) {
      state.box.push(slot.card)
      turn.log({ type: 'card', owner: 'third', card: slot.card, out: null })
    }
    slot.project = null
    slot.card = null
    slot.winner = null
  },
})

function raiseThird(turn: Turn, slot: SlotId): Site | undefined {
  const { state } = turn
  const [site] = emptySites(state)
  if (!site) return
  const project = runningProject(state, slot)
  const storeys = takeStoreys(state, slot, 'third')
  state.city[site.index] = { project, owner: 'third', storeys }
  turn.log({ type: 'raised', owner: 'third', project, site: site.id, storeys })
  return site
}

/** To the tile with the lowest number, which leaves the game; then the lowest prestige building (RC-TWO-15, RC-TWO-16). */
function moveThird(turn: Turn, slot: SlotId): Site | undefined {
  const { state } = turn
  const project = runningProject(state, slot)
  const storeys = takeStoreys(state, slot, 'third')
  const tile = OUTSKIRTS_TILE_IDS.find((id) => state.outskirts.includes(id))
  if (tile) moveTo(turn, tile, storeys, project)
  const building = PRESTIGE_IDS.find((id) => state.display.includes(id))
  const empty = emptySites(state)
  const site = empty.find(({ purple }) => purple) ?? empty[0]
  if (!building || !site) return
  setPrestige(turn, 'third', building, site, 0)
  refill(turn)
  return site
}

function moveTo(turn: Turn, tile: OutskirtsTileId, storeys: number, project: ReturnType<typeof runningProject>): void {
  const { state } = turn
  const index = state.outskirts.findIndex((there) => !isBuilding(there) && there === tile)
  const site = OUTSKIRTS_SITE_IDS[index]
  if (!site) return
  state.outskirts[index] = { project, owner: 'third', storeys }
  state.box.push(tile)
  turn.log({ type: 'moved', owner: 'third', project, site, storeys, tile })
}
