import type { Seat } from '@boardroom/kernel'
import {
  ACTIONS,
  CITY_IDS,
  type CityId,
  cityOf,
  NEIGHBOURS,
  PROJECTS,
  REGIONS,
  type RegionId,
  ROUNDS,
  SLOTS,
  WELFARE,
} from '../components/index.ts'
import { capOf } from '../model/donations.ts'
import { playerAt } from '../model/players.ts'
import { capRaise, openCircles } from '../model/tabs.ts'
import { currentEvent, eventAt } from '../model/timeline.ts'
import { type DonationScores, paidVp, payBest, scoreOf } from '../scoring.ts'
import type { CarnegieState, Player } from '../state.ts'
import { departmentHopes, isToBegin, staffWorth } from './prospects.ts'
import { circleWorth, heapWorth, transportWorth, VALUE } from './values.ts'

/**
 * The `worth` that bots are measured by: it stays as it is, whatever is learned about the game.
 * What a position is worth to a seat, in victory points: what it would score now, and what its means, employees,
 * tabs and missions promise for the rounds left. A rough estimate made of few parts, so that each can be argued about.
 */
export function worth(state: CarnegieState, seat: Seat): number {
  const player = state.players[seat]
  if (!player) return 0
  const { total, donations } = scoreOf(state, seat)
  const sure = total + welfareHopes(player)
  if (state.phase === 'scoring' || state.phase === 'over') return sure
  const left = roundsLeft(state)
  return (
    sure +
    Math.min(1, left / 4) * (heapWorth(player.money, VALUE.money, 20) + heapWorth(player.goods, VALUE.goods, 5)) +
    staffWorth(player, left) +
    missions(state, player, left) +
    tabs(player, left) +
    tracks(player, left) +
    donationGrowth(player, donations, left) +
    networkHopes(state, seat) * Math.min(1, left / 5) +
    thisTurn(state, seat)
  )
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
function missions(state: CarnegieState, player: Player, left: number): number {
  const projects = projectIncome(player)
  let sum = 0
  for (const region of REGIONS) {
    const count = player.missions[region]
    if (count === 0) continue
    const soon = soonness(state, region) * Math.min(1, left / 3)
    const home = VALUE.home * Math.min(1, left / 8)
    sum += soon * (count * (home + VALUE.transport * transportWorth(player, region)) + VALUE.projects * projects)
  }
  return sum
}

function projectIncome(player: Player): number {
  let sum = 0
  for (const project of PROJECTS) {
    for (const income of openCircles(project, player.tabs[project])) sum += circleWorth(income)
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
function tabs(player: Player, left: number): number {
  const soon = Math.min(1, left / 5)
  let sum = Math.min(6, left / 3) * VALUE.circle * projectIncome(player)
  let waiting = 0
  for (const project of PROJECTS) {
    waiting += player.tabs[project].waiting
    if (capRaise(project, player.tabs[project]) > 0) sum += VALUE.cap * player.donations.length
  }
  for (let i = 0; i < waiting; i++) sum += Math.max(0, VALUE.disc - VALUE.crowd * i) * soon
  return sum
}

/** Better transport income for the employees to come home, and a step towards the railroad. */
function tracks(player: Player, left: number): number {
  const trips = Math.min(4, left / 4)
  const soon = Math.min(1, left / 5)
  let sum = 0
  for (const region of REGIONS) {
    const spaces = player.transport[region] - 1
    sum += VALUE.track * trips * transportWorth(player, region) + VALUE.space * spaces * soon
  }
  return sum
}

/** Donations made early grow with the company. */
function donationGrowth(player: Player, scores: DonationScores, left: number): number {
  if (player.donations.length === 0) return 0
  const cap = capOf(player)
  let sum = 0
  for (const id of player.donations) sum += Math.min(cap - (scores[id] ?? 0), VALUE.growth * left)
  return sum
}

/** What the own step still has to give: unspent points, unused employees, the income of the event. */
function thisTurn(state: CarnegieState, seat: Seat): number {
  let sum = 0
  const { turn } = state
  if (turn?.seat === seat) sum += 0.75 * VALUE.research * turn.research + 0.8 * VALUE.step * turn.steps
  if (isOwnRound(state, seat)) sum += eventHopes(state, seat) + departmentHopes(state, seat)
  return sum
}

/**
 * Hopes matter for the choice of the action. In rounds that others chose they would only reward whoever ends a turn
 * early to get to the next one.
 */
function isOwnRound(state: CarnegieState, seat: Seat): boolean {
  if (!state.chosen) return false
  return state.andrew ? state.round % 2 === 1 : state.startPlayer === seat
}

function eventHopes(state: CarnegieState, seat: Seat): number {
  const pending = state.phase === 'action' || isToBegin(state, 'begin-event', seat)
  const own = state.turn?.seat === seat && state.phase === 'event' && !state.turn.returned
  if (!pending && !own) return 0
  const player = playerAt(state, seat)
  const { income, donation } = currentEvent(state)
  let sum = donation && player.money >= 5 * (player.donations.length + 1) ? VALUE.donationHope : 0
  if (income && player.missions[income] > 0) {
    const each = VALUE.home + transportWorth(player, income)
    sum += VALUE.eventHope * (player.missions[income] * each + projectIncome(player))
  }
  return sum
}

/** Major cities with an own project, and own neighbours of every own city: what networks grow from. */
function networkHopes(state: CarnegieState, seat: Seat): number {
  const own = new Set<number>()
  for (let i = 0; i < SLOTS.length; i++) {
    const slot = SLOTS[i]
    if (slot && state.slots[i] === seat) own.add(slot.cityIndex)
  }
  let hopes = 0
  for (const city of own) {
    hopes += VALUE.major * cityOf(CITY_IDS[city] as CityId).link
    for (const other of NEIGHBOURS[city] ?? []) if (own.has(other)) hopes += VALUE.pair
  }
  return hopes
}
