import type { Result, Seat } from '@boardroom/kernel'
import {
  ANDREW,
  builtVp,
  type Counted,
  cityOf,
  type DonationId,
  departmentOf,
  donationOf,
  isTile,
  JOKER_VP,
  type ProjectType,
  REGIONS,
  TRACK_END,
  VP_CARDS,
  WELFARE,
  type WelfareId,
} from './components/index.ts'
import type { Outcome } from './entries.ts'
import { activeEmployees, departmentsOf } from './model/company.ts'
import { capOf } from './model/donations.ts'
import { cityVp, slotsOf } from './model/map.ts'
import { networkVp } from './model/network.ts'
import { playerAt } from './model/players.ts'
import { endVp } from './model/tabs.ts'
import { levelOf } from './model/tracks.ts'
import type { CarnegieState, Player, Public, PublicPlayer } from './state.ts'

export type DonationScores = Partial<Record<DonationId, number>>

export interface Score {
  readonly direct: number
  readonly jokers: number
  readonly active: number
  readonly departments: number
  readonly tabs: Readonly<Record<ProjectType, number>>
  readonly network: number
  readonly cities: number
  readonly donations: DonationScores
  readonly total: number
}

/** What a seat's position scores at the end (CG-END-01 to CG-END-08). */
export function scoreOf(state: Public, seat: Seat): Score {
  const player = playerAt(state, seat)
  const { housing, commerce, industry, infrastructure } = player.tabs
  const direct = player.vp
  const jokers = JOKER_VP * player.jokers
  const active = activeEmployees(player)
  const departments = departmentVp(player)
  const tabs = {
    housing: endVp('housing', housing),
    commerce: endVp('commerce', commerce),
    industry: endVp('industry', industry),
    infrastructure: endVp('infrastructure', infrastructure),
  }
  const network = networkVp(state, seat)
  const cities = cityVp(state, seat)
  const donations = donationScores(state, seat)
  const listed = sum(Object.values(tabs)) + sum(Object.values(donations))
  const total = direct + jokers + active + departments + network + cities + listed
  // Written out: bots ask for it after every move they think about.
  return { direct, jokers, active, departments, tabs, network, cities, donations, total }
}

export function scoresOf(state: Public): Score[] {
  return state.players.map((_, seat) => scoreOf(state, seat))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

/** Departments built; start departments and the reserve score nothing (CG-END-04). */
function departmentVp(player: PublicPlayer): number {
  let vp = 0
  for (let space = 0; space < player.departments.length; space++) {
    const there = player.departments[space]
    if (there && isTile(there)) vp += builtVp(space)
  }
  return vp
}

/** Each own donation, at most the cap (CG-END-08). */
export function donationScores(state: Public, seat: Seat): DonationScores {
  const player = playerAt(state, seat)
  const cap = capOf(player)
  const scores: DonationScores = {}
  for (const id of player.donations) {
    const vp = isWelfare(id) ? paidVp(id, player.paid[id]) : donationVp(state, seat, id)
    scores[id] = Math.min(cap, vp)
  }
  return scores
}

/** What a donation would score if this seat had made it too; one that is paid for scores nothing yet. */
export function wouldScore(state: Public, seat: Seat, id: DonationId): number {
  // Donations that count the own ones count themselves.
  const itself = id === 'rights-donations' ? 2 : 0
  return Math.min(capOf(playerAt<PublicPlayer>(state, seat)), donationVp(state, seat, id) + itself)
}

function isWelfare(id: DonationId): id is WelfareId {
  return (WELFARE as readonly DonationId[]).includes(id)
}

/** What a donation that is not paid for scores with this seat's data, before the cap. */
export function donationVp(state: Public, seat: Seat, id: DonationId): number {
  const { formula } = donationOf(id)
  if (formula.kind === 'fixed') return formula.vp
  return formula.kind === 'per' ? formula.vp * count(state, seat, formula) : 0
}

function count(state: Public, seat: Seat, what: Counted): number {
  const player = playerAt(state, seat)
  switch (what.count) {
    case 'departments-of-type':
      return departmentsOf(player).filter((id) => departmentOf(id).type === what.type).length
    case 'departments-all':
      return departmentsOf(player).length
    case 'projects-of-types':
      return sum(what.types.map((type) => player.tabs[type].built))
    case 'regions-at-railroad':
      return REGIONS.filter((region) => levelOf(player, region) === 'railroad').length
    case 'own-donations':
      return player.donations.length
    case 'active-employees':
      return activeEmployees(player)
    case 'projects-in-region':
      return slotsOf(state, seat).filter((slot) => cityOf(slot.city).region === what.region).length
    case 'projects-in-small-cities':
      return slotsOf(state, seat).filter((slot) => cityOf(slot.city).size === 'small').length
  }
}

/** What one unit of a welfare donation costs. */
export function unitOf(id: WelfareId): { readonly money: number; readonly goods: number } {
  const { formula } = donationOf(id)
  const unit = formula.kind === 'pay' ? formula.unit : {}
  return { money: unit.money ?? 0, goods: unit.goods ?? 0 }
}

/** VP that the next unit paid adds; none at the cap (CG-DON-33). */
export function nextUnitVp(player: PublicPlayer, id: WelfareId): number {
  const scored = (units: number): number => Math.min(capOf(player), paidVp(id, units))
  return scored(player.paid[id] + 1) - scored(player.paid[id])
}

/** VP for units paid, before the cap. */
export function paidVp(id: WelfareId, units: number): number {
  const { formula } = donationOf(id)
  return formula.kind === 'pay' ? formula.vp * units : 0
}

export interface AndrewScore {
  readonly cards: number
  readonly departments: number
  readonly transport: number
  readonly cities: number
  readonly donations: DonationScores
  readonly total: number
}

/** Andrew's final score (CG-SOL-24 to CG-SOL-30). */
export function andrewScore(state: Public): AndrewScore | null {
  const { andrew } = state
  if (!andrew) return null
  const parts = {
    cards: sum(andrew.filed.map(({ position }) => VP_CARDS[position] ?? 0)),
    departments: ANDREW.vpPerTile * andrew.tiles.length,
    transport: ANDREW.vpPerLastSpace * REGIONS.filter((region) => andrew.transport[region] === TRACK_END).length,
    cities: cityVp(state, 'andrew'),
    donations: andrewDonations(state, andrew.donations),
  }
  const { cards, departments, transport, cities, donations } = parts
  return { ...parts, total: cards + departments + transport + cities + sum(Object.values(donations)) }
}

/** As if the human had made them, with the human's cap (CG-SOL-28, CG-SOL-30). */
function andrewDonations(state: Public, donations: readonly DonationId[]): DonationScores {
  const human = playerAt(state, 0)
  const cap = capOf(human)
  const paid = payBest(
    human,
    cap,
    WELFARE.filter((id) => donations.includes(id)),
  )
  const scores: DonationScores = {}
  for (const id of donations) {
    if (isWelfare(id)) scores[id] = Math.min(cap, paidVp(id, paid[id]))
    else scores[id] = wouldScore(state, 0, id)
  }
  return scores
}

/** Pays from what the human has left so that Andrew scores most; goods are not sold for it (CG-SOL-29). */
export function payBest(
  { money, goods }: Pick<Player, 'money' | 'goods'>,
  cap: number,
  donations: readonly WelfareId[],
): Record<WelfareId, number> {
  const most = (id: WelfareId, limit: number): number =>
    donations.includes(id) ? Math.min(limit, Math.ceil(cap / paidVp(id, 1))) : 0
  let best = { 'welfare-goods': 0, 'welfare-money': 0, 'welfare-bundle': 0 }
  let mostVp = -1
  for (let bundles = 0; bundles <= most('welfare-bundle', Math.min(goods, Math.floor(money / 5))); bundles++) {
    const units = {
      'welfare-goods': most('welfare-goods', goods - bundles),
      'welfare-money': most('welfare-money', Math.floor((money - 5 * bundles) / 5)),
      'welfare-bundle': bundles,
    }
    const vp = sum(WELFARE.map((id) => Math.min(cap, paidVp(id, units[id]))))
    if (vp > mostVp) {
      mostVp = vp
      best = units
    }
  }
  return best
}

/** Most VP; tied leaders share the victory (CG-END-11). */
export function winnersOf(scores: readonly Pick<Score, 'total'>[]): Seat[] {
  const most = Math.max(...scores.map((score) => score.total))
  return scores.flatMap((score, seat) => (score.total === most ? [seat] : []))
}

/** Against Andrew the higher total wins; equal totals are a draw (CG-SOL-31). */
export function outcomeOf(human: number, andrew: number): Outcome {
  if (human === andrew) return 'draw'
  return human > andrew ? 'won' : 'lost'
}

/** Alone, the only seat's score tells Andrew's as well. */
export type Breakdown = Score & { readonly andrew?: AndrewScore; readonly outcome?: Outcome }

export function resultOf(state: CarnegieState): Result<Breakdown> {
  const scores = scoresOf(state)
  const andrew = andrewScore(state)
  const totals = scores.map((score) => score.total)
  if (!andrew) return { scores: totals, winners: winnersOf(scores), breakdown: scores.map((score) => ({ ...score })) }
  const outcome = outcomeOf(totals[0] ?? 0, andrew.total)
  return {
    scores: totals,
    winners: outcome === 'won' ? [0] : [],
    breakdown: scores.map((score) => ({ ...score, andrew: { ...andrew }, outcome })),
  }
}
