import { itemAt, type MoveOf, oneOf, orNull, type Seat } from '@boardroom/kernel'
import {
  cityOf,
  departmentOf,
  type Gain,
  PROJECT_GOODS,
  PROJECTS,
  type ProjectType,
  REGIONS,
  type RegionId,
  SLOT_IDS,
  SLOTS_FOR,
  type Slot,
  slotOf,
} from '../../components/index.ts'
import { spaceWith } from '../../model/company.ts'
import { takeable } from '../../model/gains.ts'
import { placeProject } from '../../model/map.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { change } from '../../model/supply.ts'
import type { Refused } from '../../refusals.ts'
import type { CarnegieState, Player, PublicPlayer } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'
import { transportIncome } from '../event/return.ts'
import { gain } from '../gain.ts'
import { canUse, putToWork, refuseUse } from './using.ts'

const BUILDERS = ['start-construction', 'engineering', 'outsourcing'] as const
type Builder = (typeof BUILDERS)[number]

const fields = {
  department: oneOf(BUILDERS),
  project: oneOf(PROJECTS),
  slot: oneOf(SLOT_IDS),
  mission: orNull(oneOf(REGIONS)),
}

export type BuildProject = MoveOf<'build-project', typeof fields>

const MOVES = new Map<Builder, Readonly<Record<ProjectType, readonly BuildProject[]>>>(
  BUILDERS.map((department) => {
    const all = (project: ProjectType): BuildProject[] =>
      SLOTS_FOR[project].map((slot) => {
        const mission = buildingOf(department).mission ? regionOf(slot) : null
        return { type: 'build-project', department, project, slot: slot.id, mission }
      })
    return [
      department,
      {
        housing: all('housing'),
        commerce: all('commerce'),
        industry: all('industry'),
        infrastructure: all('infrastructure'),
      },
    ]
  }),
)

export function buildingOf(department: Builder): { mission: boolean; money: number } {
  return departmentOf(department).projects ?? { mission: false, money: 0 }
}

function regionOf(slot: Slot): RegionId {
  return cityOf(slot.city).region
}

/** One project: goods, a disc from its tab, a space on the map, and mostly a mission there (chapter CON). */
export const buildProject: Kind<object, BuildProject> = {
  type: 'build-project',
  rule: 'CG-CON-01',
  fields,
  candidates(state, _params, seat) {
    const player = playerAt(state, seat)
    const own = turnOf(state)
    const moves: BuildProject[] = []
    if (own.action !== 'construction') return moves
    for (const department of BUILDERS) {
      const space = spaceWith(player, department)
      if (space < 0 || !canUse(player, own, space)) continue
      for (const project of PROJECTS) addProjects(moves, state, player, department, project)
    }
    return moves
  },
  refuse(state, _params, seat, { department, project, slot: id, mission }) {
    const player = playerAt(state, seat)
    const { mission: sends, money } = buildingOf(department)
    const refusal = refuseUse(player, turnOf(state), department, sends)
    if (refusal) return refusal
    const slot = slotOf(id)
    return (
      refuseProject(state, player, project, slot, money) ??
      (sends ? refuseMission(slot, mission) : mission === null ? null : { rule: 'CG-EMP-10', department })
    )
  },
  apply(turn, _params, seat, { department, project, slot: id, mission }) {
    const { state } = turn
    const player = playerAt(state, seat)
    const slot = slotOf(id)
    const goods = PROJECT_GOODS[project]
    const { money } = buildingOf(department)
    putToWork(turn, player, turnOf(state), department, mission)
    change(state, seat, { goods: -goods, money: -money })
    // The rightmost disc opens the next circle (CG-CON-06).
    player.tabs[project].waiting--
    player.tabs[project].built++
    placeProject(state, seat, slot)
    turn.log({ type: 'project', seat, project, slot: id, mission, goods, money })
    payInstantly(turn, seat, slot)
  },
}

function addProjects(
  moves: BuildProject[],
  state: CarnegieState,
  player: Player,
  department: Builder,
  project: ProjectType,
): void {
  if (player.tabs[project].waiting === 0 || player.goods < PROJECT_GOODS[project]) return
  const slots = SLOTS_FOR[project]
  const all = MOVES.get(department)?.[project] ?? []
  for (let i = 0; i < slots.length; i++) {
    if (state.slots[itemAt(slots, i).index] === null) moves.push(itemAt(all, i))
  }
}

function refuseProject(
  state: CarnegieState,
  player: Player,
  project: ProjectType,
  slot: Slot,
  money: number,
): Refused | null {
  if (player.tabs[project].waiting === 0) return { rule: 'CG-CON-06', project }
  if (state.slots[slot.index] !== null) return { rule: 'CG-CON-04' }
  if (slot.accepts !== 'any' && slot.accepts !== project) return { rule: 'CG-CON-05', project: slot.accepts }
  const goods = PROJECT_GOODS[project]
  if (player.goods < goods) return { rule: 'CG-CON-02', goods, have: player.goods }
  return player.money < money ? { rule: 'CG-GEN-03', what: 'money', cost: money, have: player.money } : null
}

/** The employee goes to the region of the city (CG-CON-03). */
function refuseMission(slot: Slot, mission: RegionId | null): Refused | null {
  if (mission === null) return { rule: 'CG-EMP-12' }
  return mission === regionOf(slot) ? null : { rule: 'CG-CON-03', city: slot.city, region: mission }
}

/** What a project on this space brings at once: small towns with the transport symbol pay (CG-CON-09). */
export function instantIncome(player: PublicPlayer, slot: Slot): Gain | null {
  const { transportSymbol, region } = cityOf(slot.city)
  return transportSymbol ? transportIncome(player, region, 1) : null
}

function payInstantly(turn: Turn, seat: Seat, slot: Slot): void {
  const player = playerAt(turn.state, seat)
  const income = instantIncome(player, slot)
  if (!income) return
  turn.log({ type: 'instant-income', seat, city: slot.city, gain: takeable(player, income) })
  gain(turn, seat, income)
}
