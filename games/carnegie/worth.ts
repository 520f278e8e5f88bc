import type { Judge, Seat } from '@boardroom/kernel'
import { type DonationId, departmentOf, donationOf, PROJECTS, REGIONS, TABS, WELFARE } from './components/index.ts'
import { capOf, donationCost } from './model/donations.ts'
import { capRaise, circleAt, openCircles } from './model/tabs.ts'
import { actionHopes, stepsToCome } from './prospects/hopes.ts'
import { networkHopes } from './prospects/network-hopes.ts'
import { type Outlook, outlookOf } from './prospects/outlook.ts'
import { discsOf, staffWorth } from './prospects/staff.ts'
import { worthOfUsing } from './prospects/uses.ts'
import { circleWorth, meansWorth, transportWorth } from './prospects/values.ts'
import { andrewScore, type DonationScores, paidVp, payBest, scoreOf } from './scoring.ts'
import type { CarnegieState, Player } from './state.ts'
import type { Carnegie } from './types.ts'
import tuned from './weights.json' with { type: 'json' }

/** What the parts of a position's worth count; tuned, see `weights.json` for how and when. */
export type Weights = Readonly<typeof tuned.weights>

export const WEIGHTS: Weights = tuned.weights

/**
 * What a position is worth to a seat, in victory points: what it would score now, and what its means, employees,
 * tabs and missions promise for the events and actions left. A rough estimate made of few parts, so that each can be
 * argued about.
 */
export function judge(weights: Weights): Judge<Carnegie> {
  return { worth: (state, seat) => worthBy(weights, state, seat), sensible }
}

export const { worth } = judge(WEIGHTS)

/** A good brings $1 at any time, which is next to nothing: not before the last payments. */
export function sensible({ phase }: CarnegieState, _seat: Seat, { type }: Carnegie['move']): boolean {
  return type !== 'sell-good' || phase === 'scoring'
}

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
  // Alone it is Andrew who must be beaten; his donations score with what the human has built.
  const score = total + welfareHopes(player) - (andrewScore(state)?.total ?? 0)
  if (state.phase === 'scoring' || state.phase === 'over') return { ...NOTHING, score }
  const outlook = outlookOf(state, seat)
  const { uses, now } = outlook
  const income = projectIncome(w, player)
  const building = uses.construction + (now === 'construction' ? 1 : 0)
  return {
    score,
    means: meansWorth(w, player, outlook),
    staff: staffWorth(w, player, outlook, stepsToCome(state, seat, now)) + reserveWorth(w, player, outlook),
    missions: missionsWorth(w, player, outlook, income),
    tabs: tabsWorth(w, player, outlook, income, building),
    tracks: tracksWorth(w, player, outlook),
    donations: donationGrowth(w, player, donations, outlook),
    network: networkHopes(w, state, seat, uses.rnd > 1) * Math.min(1, building / 2),
    saving: outlook.donations > 0 ? w.saving * Math.min(1, player.money / donationCost(player)) : 0,
    turn: thisTurn(w, state, seat, outlook) + laterWorth(w, outlook),
  }
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

/** The department that is to be built first. */
function reserveWorth(w: Weights, { reserve }: Player, { uses, now }: Outlook): number {
  if (!reserve || (uses.management === 0 && now !== 'management')) return 0
  return w.reserve * worthOfUsing(w, reserve) * Math.max(0, uses[departmentOf(reserve).type] - 1)
}

/**
 * Employees abroad bring transport income each when their region comes up, and with it the income of all projects, once
 * an event: whoever has several there can take it several times.
 */
function missionsWorth(w: Weights, player: Player, { incomes, soon, uses }: Outlook, income: number): number {
  const home = w.home * Math.min(1, uses.hr / 2)
  let sum = 0
  for (const region of REGIONS) {
    const count = player.missions[region]
    if (count === 0 || incomes[region] === 0) continue
    const each = home * soon[region] + w.transport * transportWorth(w, player, region)
    let tickets = 0
    let part = w.projects
    for (let i = Math.min(count, incomes[region]); i > 0; i--) {
      tickets += part
      part *= w.tickets
    }
    sum += count * each + tickets * income * (0.5 + 0.5 * soon[region])
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

/** Discs that wait will be projects; open circles pay several times more; every step brings the next reward nearer. */
function tabsWorth(
  w: Weights,
  player: Player,
  { incomes, uses, donations }: Outlook,
  income: number,
  building: number,
): number {
  const payments = incomes.west + incomes.midwest + incomes.east + incomes.south
  let sum = w.circle * payments * income
  const built = Math.min(1, building / 2)
  const researching = Math.min(1, uses.rnd / 2)
  for (const project of PROJECTS) {
    const tab = player.tabs[project]
    for (let i = 1; i <= tab.waiting; i++) {
      const circle = circleAt(project, tab, tab.built + i)
      if (circle) sum += built * w.circleAhead * payments * circleWorth(w, circle)
    }
    if (capRaise(project, tab) > 0) sum += w.cap * (player.donations.length + Math.min(3, donations))
    sum += w.progress * researching * (SPENT[project][tab.side][tab.step] ?? 0)
  }
  const waiting = discsOf(player)
  for (let i = 0; i < waiting; i++) sum += Math.max(0, w.disc - w.crowd * i) * built
  return sum
}

const spentOn = (side: (typeof TABS)['housing']['A']): number[] => {
  let spent = 0
  return [0, ...side.steps.map(({ cost }) => (spent += cost))]
}

/** Research points that the steps of each tab cost so far. */
const SPENT = Object.fromEntries(
  PROJECTS.map((project) => [project, { A: spentOn(TABS[project].A), B: spentOn(TABS[project].B) }]),
) as Record<(typeof PROJECTS)[number], Record<'A' | 'B', number[]>>

/** Better transport income for the employees to come home, and a step towards the railroad. */
function tracksWorth(w: Weights, player: Player, { incomes, uses }: Outlook): number {
  const researching = Math.min(1, uses.rnd / 2)
  let sum = 0
  for (const region of REGIONS) {
    const spaces = player.transport[region] - 1
    sum += w.track * incomes[region] * transportWorth(w, player, region) + w.space * spaces * researching
  }
  return sum
}

/** Donations made early grow with the company. */
function donationGrowth(w: Weights, player: Player, scores: DonationScores, outlook: Outlook): number {
  if (player.donations.length === 0) return 0
  const cap = capOf(player)
  let sum = 0
  for (const id of player.donations) sum += Math.min(cap - (scores[id] ?? 0), growthOf(w, id, outlook))
  return sum
}

function growthOf(w: Weights, id: DonationId, { uses, donations }: Outlook): number {
  const { formula } = donationOf(id)
  if (formula.kind !== 'per') return 0
  switch (formula.count) {
    case 'departments-of-type':
      return w.growth * 0.7 * uses.management
    case 'departments-all':
      return w.growth * uses.management
    case 'regions-at-railroad':
      return w.growth * 1.5 * uses.rnd
    case 'own-donations':
      return w.growth * 2.5 * donations
    case 'active-employees':
      return w.growth * uses.hr
    default:
      return w.growth * formula.vp * 0.7 * uses.construction
  }
}

/** What the own step still has to give: unspent points, unused employees, the income of the event. */
function thisTurn(w: Weights, state: CarnegieState, seat: Seat, { now }: Outlook): number {
  const { turn } = state
  const inHand = turn?.seat === seat ? 0.75 * w.research * turn.research : 0
  return now ? inHand + actionHopes(w, state, seat, now) : inHand
}

/** Every action is chosen about five times: one that comes before the company is ready for it is lost. */
function laterWorth(w: Weights, { uses }: Outlook): number {
  return (
    w['later-hr'] * uses.hr +
    w['later-management'] * uses.management +
    w['later-construction'] * uses.construction +
    w['later-rnd'] * uses.rnd
  )
}
