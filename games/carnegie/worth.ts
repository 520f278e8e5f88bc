import type { Judge, Seat } from '@boardroom/kernel'
import { ACTIONS, departmentOf, PROJECTS, REGIONS, type RegionId, ROUNDS, SPACES, WELFARE } from './components/index.ts'
import { activeAt, departmentAt } from './model/company.ts'
import { capOf, donationCost } from './model/donations.ts'
import { playerAt } from './model/players.ts'
import { capRaise, openCircles } from './model/tabs.ts'
import { currentEvent, eventAt } from './model/timeline.ts'
import { networkHopes } from './prospects/network-hopes.ts'
import { actionHopes, departmentHopes, isToBegin, staffWorth } from './prospects/prospects.ts'
import { circleWorth, meansWorth, transportWorth } from './prospects/values.ts'
import { type DonationScores, paidVp, payBest, scoreOf } from './scoring.ts'
import type { CarnegieState, Player } from './state.ts'
import type { Carnegie } from './types.ts'
import tuned from './weights.json' with { type: 'json' }

/** What the parts of a position's worth count; tuned, see `weights.json` for how and when. */
export type Weights = Readonly<typeof tuned.weights>

export const WEIGHTS: Weights = tuned.weights

/**
 * What a position is worth to a seat, in victory points: what it would score now, and what its means, employees,
 * tabs and missions promise for the rounds left. A rough estimate made of few parts, so that each can be argued about.
 */
export function judge(weights: Weights): Judge<Carnegie> {
  return { worth: (state, seat) => worthBy(weights, state, seat) }
}

export const { worth } = judge(WEIGHTS)

/** What the worth of a position is made of, in victory points. */
export type Part =
  | 'score'
  | 'means'
  | 'staff'
  | 'missions'
  | 'tabs'
  | 'tracks'
  | 'donations'
  | 'network'
  | 'saving'
  | 'turn'
type Parts = Readonly<Record<Part, number>>

const NOTHING: Parts = {
  score: 0,
  means: 0,
  staff: 0,
  missions: 0,
  tabs: 0,
  tracks: 0,
  donations: 0,
  network: 0,
  saving: 0,
  turn: 0,
}

export function partsOf(state: CarnegieState, seat: Seat): Parts {
  return partsBy(WEIGHTS, state, seat)
}

function worthBy(w: Weights, state: CarnegieState, seat: Seat): number {
  const { score, means, staff, missions, tabs, tracks, donations, network, saving, turn } = partsBy(w, state, seat)
  return score + means + staff + missions + tabs + tracks + donations + network + saving + turn
}

function partsBy(w: Weights, state: CarnegieState, seat: Seat): Parts {
  const player = state.players[seat]
  if (!player) return NOTHING
  const { total, donations } = scoreOf(state, seat)
  const score = total + welfareHopes(player)
  if (state.phase === 'scoring' || state.phase === 'over') return { ...NOTHING, score }
  const left = roundsLeft(state)
  return {
    score,
    means: Math.min(1, left / 4) * meansWorth(w, player),
    staff: staffWorth(w, player, left),
    missions: missionsWorth(w, state, player, left),
    tabs: tabsWorth(w, player, left),
    tracks: tracksWorth(w, player, left),
    donations: donationGrowth(w, player, donations, left),
    network: networkHopes(w, state, seat, left) * Math.min(1, left / 5),
    saving: w.saving * Math.min(1, player.money / donationCost(player)) * Math.min(1, left / 3),
    turn: thisTurn(w, state, seat, left),
  }
}

/**
 * Rounds whose action is not chosen yet, in few stages: if every round made hopes a little smaller, a bot would rather
 * sell its goods one by one than end its turn.
 */
function roundsLeft(state: CarnegieState): number {
  const begun = state.round - (state.chosen ? 0 : 1)
  // Andrew's choice follows on the human's last move of a round: only the human's own choice moves time on.
  const left = ROUNDS - Math.max(0, state.andrew && begun % 2 === 0 ? begun - 1 : begun)
  if (left > 12) return 14
  if (left > 7) return 9
  return left > 3 ? 5 : left
}

/** Welfare donations turn what is left over into points. */
function welfareHopes(player: Player): number {
  const own = WELFARE.filter((id) => player.donations.includes(id))
  if (own.length === 0) return 0
  const cap = capOf(player)
  const best = payBest(player, cap, own)
  let sum = 0
  for (const id of own) sum += Math.min(Math.max(0, cap - paidVp(id, player.paid[id])), paidVp(id, best[id]))
  return 0.8 * sum
}

/** Employees abroad bring transport income each and the income of all projects once, when their region comes up. */
function missionsWorth(w: Weights, state: CarnegieState, player: Player, left: number): number {
  const projects = projectIncome(w, player)
  let sum = 0
  for (const region of REGIONS) {
    const count = player.missions[region]
    if (count === 0) continue
    const soon = soonness(state, region) * Math.min(1, left / 3)
    const home = w.home * Math.min(1, left / 8)
    sum += soon * (count * (home + w.transport * transportWorth(w, player, region)) + w.projects * projects)
  }
  return sum
}

function projectIncome(w: Weights, player: Player): number {
  let sum = 0
  for (const project of PROJECTS) {
    for (const income of openCircles(project, player.tabs[project])) sum += circleWorth(w, income)
  }
  return sum
}

/** How likely a region's income is in the next rounds: cells right of the markers, near ones more than far ones. */
function soonness(state: CarnegieState, region: RegionId): number {
  let missed = 1
  for (const row of ACTIONS) {
    let weight = 0.45
    for (let cell = state.markers[row] + 1; cell <= 5; cell++) {
      if (state.chosen?.row === row && cell === state.markers[row] + 1) continue
      if (eventAt(state, row, cell).income === region) missed *= 1 - weight
      weight *= 0.6
    }
  }
  return 1 - missed
}

/** Discs that wait will be projects; open circles pay several times more. */
function tabsWorth(w: Weights, player: Player, left: number): number {
  const soon = Math.min(1, left / 5)
  let sum = Math.min(6, left / 3) * w.circle * projectIncome(w, player)
  let waiting = 0
  for (const project of PROJECTS) {
    waiting += player.tabs[project].waiting
    if (capRaise(project, player.tabs[project]) > 0) sum += w.cap * player.donations.length
  }
  const builders = buildersOf(player)
  for (let i = 0; i < waiting; i++) sum += Math.max(0, (i < builders ? w.disc : w.idleDisc) - w.crowd * i) * soon
  return sum
}

/** Employees who can build a project. */
function buildersOf(player: Player): number {
  let builders = 0
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (department && departmentOf(department).projects) builders += activeAt(player, space)
  }
  return builders
}

/** Better transport income for the employees to come home, and a step towards the railroad. */
function tracksWorth(w: Weights, player: Player, left: number): number {
  const trips = Math.min(4, left / 4)
  const soon = Math.min(1, left / 5)
  let sum = 0
  for (const region of REGIONS) {
    const spaces = player.transport[region] - 1
    sum += w.track * trips * transportWorth(w, player, region) + w.space * spaces * soon
  }
  return sum
}

/** Donations made early grow with the company. */
function donationGrowth(w: Weights, player: Player, scores: DonationScores, left: number): number {
  if (player.donations.length === 0) return 0
  const cap = capOf(player)
  let sum = 0
  for (const id of player.donations) sum += Math.min(cap - (scores[id] ?? 0), w.growth * left)
  return sum
}

/** What the own step still has to give: unspent points, unused employees, the income of the event. */
function thisTurn(w: Weights, state: CarnegieState, seat: Seat, left: number): number {
  let sum = 0
  const { turn } = state
  if (turn?.seat === seat) sum += 0.75 * w.research * turn.research + 0.8 * w.step * turn.steps
  if (isOwnRound(state, seat)) sum += eventHopes(w, state, seat) + departmentHopes(w, state, seat, left)
  else sum += jokerHopes(w, state, seat, left)
  return sum
}

/** What a joker's action promises beyond the one that was chosen. */
function jokerHopes(w: Weights, state: CarnegieState, seat: Seat, left: number): number {
  const { turn, chosen } = state
  if (w.joker === 0 || state.phase !== 'departments' || turn?.seat !== seat || !turn.action || !chosen) return 0
  if (turn.action === chosen.action) return 0
  const other = actionHopes(w, state, seat, turn.action, left)
  return w.joker * (other - actionHopes(w, state, seat, chosen.action, left))
}

/**
 * Hopes matter for the choice of the action. In rounds that others chose they would only reward whoever ends a turn
 * early to get to the next one.
 */
function isOwnRound(state: CarnegieState, seat: Seat): boolean {
  if (!state.chosen) return false
  return state.andrew ? state.round % 2 === 1 : state.startPlayer === seat
}

function eventHopes(w: Weights, state: CarnegieState, seat: Seat): number {
  const pending = state.phase === 'action' || isToBegin(state, 'begin-event', seat)
  const own = state.turn?.seat === seat && state.phase === 'event' && !state.turn.returned
  if (!pending && !own) return 0
  const player = playerAt(state, seat)
  const { income, donation } = currentEvent(state)
  let sum = donation && player.money >= 5 * (player.donations.length + 1) ? w.donationHope : 0
  if (income && player.missions[income] > 0) {
    const each = w.home + transportWorth(w, player, income)
    sum += w.eventHope * (player.missions[income] * each + projectIncome(w, player))
  }
  return sum
}
