import { frame, integer, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import {
  type Gain,
  LOBBY,
  PROJECTS,
  type ProjectType,
  REGIONS,
  type RegionId,
  START,
  trackSpace,
} from '../../components/index.ts'
import { addInactive, newLobby } from '../../model/company.ts'
import { takeable, times } from '../../model/gains.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { openCircles } from '../../model/tabs.ts'
import { currentEvent } from '../../model/timeline.ts'
import type { PublicPlayer } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'
import { gain } from '../gain.ts'
import { incomeChoice } from './income-choice.ts'

const fields = {
  region: oneOf(REGIONS),
  count: integer(1, START.employees),
  /** How many of them go to the New Lobby. */
  newLobby: integer(0, START.employees),
  /** The transport space whose income is taken; there is only one right one, but people ask. */
  space: integer(1, 5),
}

export type Return = MoveOf<'return', typeof fields>

/** Employees come home: transport income for each, project income once (CG-INC-01 to CG-INC-08). */
export const returnEmployees: Kind<object, Return> = {
  type: 'return',
  rule: 'CG-INC-01',
  fields,
  candidates(state, _params, seat) {
    const { income: region } = currentEvent(state)
    const player = playerAt(state, seat)
    const moves: Return[] = []
    if (!region || state.turn?.returned) return moves
    const hasNewLobby = newLobby(player) >= 0
    for (let count = 1; count <= player.missions[region]; count++) {
      for (let there = 0; there <= (hasNewLobby ? count : 0); there++) {
        moves.push({ type: 'return', region, count, newLobby: there, space: player.transport[region] })
      }
    }
    return moves
  },
  refuse(state, _params, seat, move) {
    const { income } = currentEvent(state)
    if (!income) return { rule: 'CG-EVT-02', why: 'income' }
    if (move.region !== income) return { rule: 'CG-INC-02', region: income }
    if (turnOf(state).returned) return { rule: 'CG-INC-05' }
    const player = playerAt(state, seat)
    const have = player.missions[income]
    if (move.count > have) return { rule: 'CG-INC-01', region: income, have }
    if (move.space !== player.transport[income]) return { rule: 'CG-INC-04' }
    if (move.newLobby > 0 && newLobby(player) < 0) return { rule: 'CG-DEP-04', why: 'not-built' }
    return move.newLobby > move.count ? { rule: 'CG-DEP-04', why: 'count' } : null
  },
  apply(turn, _params, seat, { region, count, newLobby: there }) {
    const player = playerAt(turn.state, seat)
    turnOf(turn.state).returned = true
    player.missions[region] -= count
    addInactive(player, LOBBY, count - there)
    if (there > 0) addInactive(player, newLobby(player), there)
    turn.log({ type: 'returned', seat, region, count, newLobby: there })
    // Choices come after new employees of the transport income have found their lobby.
    const transport = transportIncome(player, region, count)
    turn.log({ type: 'transport-income', seat, region, gain: takeable(player, transport) })
    payProjects(turn, seat)
    gain(turn, seat, transport)
  },
}

/** What employees bring home from a region at the space held now (CG-INC-03, CG-INC-05). */
export function transportIncome(player: PublicPlayer, region: RegionId, count: number): Gain {
  return times(trackSpace(region, player.transport[region]).income, count)
}

/** What the open circles pay: for sure, and by a choice each (CG-INC-06, CG-INC-09). */
export function projectIncome(player: PublicPlayer): {
  readonly gain: Gain
  readonly choices: readonly { readonly project: ProjectType; readonly circle: number }[]
} {
  const choices: { project: ProjectType; circle: number }[] = []
  let money = 0
  let goods = 0
  let vp = 0
  for (const project of PROJECTS) {
    for (const [i, income] of openCircles(project, player.tabs[project]).entries()) {
      if ('choice' in income) choices.push({ project, circle: i + 1 })
      else {
        money += income.money ?? 0
        goods += income.goods ?? 0
        vp += income.vp ?? 0
      }
    }
  }
  return { gain: { ...(money && { money }), ...(goods && { goods }), ...(vp && { vp }) }, choices }
}

/** Every open circle pays once; those with a choice ask. */
function payProjects(turn: Turn, seat: Seat): void {
  const { gain: sum, choices } = projectIncome(playerAt(turn.state, seat))
  gain(turn, seat, sum)
  if (Object.keys(sum).length > 0) turn.log({ type: 'project-income', seat, gain: sum })
  turn.next(...choices.map((choice) => frame(incomeChoice, { seat, ...choice })))
}
