import type { Result, Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, GOAL_REWARD, type GoalId } from './components/index.ts'
import { automationOf, managersOf, priceOf, sharesOf, workersOf } from './model/company.ts'
import { playerAt } from './model/players.ts'
import type { BigShouldersState, Company, Public } from './state.ts'

export interface Score {
  readonly cash: number
  /** Goals accomplished, at $200 each. */
  readonly goals: readonly GoalId[]
  readonly goalMoney: number
  /** What the shares of each company are worth. */
  readonly shares: Readonly<Partial<Record<CompanyId, number>>>
  readonly shareMoney: number
  readonly total: number
}

/** What a score depends on. */
type Scored = Public & Pick<BigShouldersState, 'options'>

/** Personal cash, goals, and shares at their final price (BS-END-02). */
export function scoresOf(state: Scored): Score[] {
  return state.players.map((player, seat) => {
    const goals = state.goals.filter((goal) => goalWinners(state, goal).includes(seat))
    const shares: Partial<Record<CompanyId, number>> = {}
    let shareMoney = 0
    for (const id of COMPANIES) {
      const company = state.companies[id]
      if (!company) continue
      const worth = sharesOf(company, seat) * priceOf(company, state.options)
      if (worth > 0) shares[id] = worth
      shareMoney += worth
    }
    const goalMoney = goals.length * GOAL_REWARD
    return { cash: player.cash, goals, goalMoney, shares, shareMoney, total: player.cash + goalMoney + shareMoney }
  })
}

/** All players tied for the first place; nothing never wins (BS-END-04). */
export function goalWinners(state: Public, goal: GoalId): Seat[] {
  const values = goalValues(state, goal)
  const most = Math.max(...values)
  return most > 0 ? values.flatMap((value, seat) => (value === most ? [seat] : [])) : []
}

/** How far each player is with a Goal (BS-END-05 to 07). */
export function goalValues(state: Public, goal: GoalId): number[] {
  return state.players.map((_, seat) => measure(state, goal, seat))
}

/** Whether a seat is among a Goal's winners: bots ask for every move they think about. */
export function winsGoal(state: Public, goal: GoalId, seat: Seat): boolean {
  const own = measure(state, goal, seat)
  if (own <= 0) return false
  for (let other = 0; other < state.players.length; other++) if (measure(state, goal, other) > own) return false
  return true
}

const salespeopleOf = ({ salespeople }: Company): number => salespeople
const assetsOf = ({ asset }: Company): number => (asset ? 1 : 0)
const appealOf = ({ appeal }: Company): number => appeal
const treasuryOf = ({ treasury }: Company): number => treasury

function measure(state: Public, goal: GoalId, seat: Seat): number {
  switch (goal) {
    case 'most-managers':
      return sumOf(state, seat, managersOf)
    case 'most-salespeople':
      return sumOf(state, seat, salespeopleOf)
    case 'most-capital-assets':
      return sumOf(state, seat, assetsOf)
    case 'most-workers':
      return sumOf(state, seat, workersOf)
    case 'most-automation':
      return sumOf(state, seat, automationOf)
    case 'highest-appeal':
      return bestOf(state, seat, appealOf)
    case 'most-company-cash':
      return bestOf(state, seat, treasuryOf)
    case 'most-partners':
      return playerAt(state, seat).partners.active
    case 'most-common':
      return holdings(state, (company) => company.common.seats[seat] as number)
    case 'most-preferred':
      return holdings(state, (company) => (company.preferred === seat ? 1 : 0))
  }
}

function sumOf(state: Public, seat: Seat, of: (company: Company) => number): number {
  let sum = 0
  for (const id of state.appealOrder) {
    const company = state.companies[id]
    if (company?.director === seat) sum += of(company)
  }
  return sum
}

function bestOf(state: Public, seat: Seat, of: (company: Company) => number): number {
  let best = 0
  for (const id of state.appealOrder) {
    const company = state.companies[id]
    if (company?.director === seat) best = Math.max(best, of(company))
  }
  return best
}

function holdings(state: Public, of: (company: Company) => number): number {
  return COMPANIES.reduce((total, id) => {
    const company = state.companies[id]
    return company ? total + of(company) : total
  }, 0)
}

/** The highest score; of equals the one with more goals; else they share the victory (BS-END-08). */
export function winnersOf(scores: readonly Pick<Score, 'total' | 'goals'>[]): Seat[] {
  const rank = (score: Pick<Score, 'total' | 'goals'>): number => score.total * 100 + score.goals.length
  const most = Math.max(...scores.map(rank))
  return scores.flatMap((score, seat) => (rank(score) === most ? [seat] : []))
}

export type Breakdown = Omit<Score, 'total'>

export function resultOf(state: Scored): Result<Breakdown> {
  const scores = scoresOf(state)
  return {
    scores: scores.map((score) => score.total),
    winners: winnersOf(scores),
    breakdown: scores.map(({ cash, goals, goalMoney, shares, shareMoney }) => ({
      cash,
      goals,
      goalMoney,
      shares,
      shareMoney,
    })),
  }
}
