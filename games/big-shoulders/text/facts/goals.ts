import type { Seat } from '@boardroom/kernel'
import { COMPANIES, type GoalId } from '../../components/index.ts'
import { automationOf, managersOf, workersOf } from '../../model/company.ts'
import type { Company } from '../../state.ts'
import type { TableView } from '../../types.ts'
import { directedBy } from './position.ts'

type Measure = (view: TableView, seat: Seat) => number

const sum =
  (of: (company: Company) => number): Measure =>
  (view, seat) =>
    directedBy(view, seat).reduce((total, { company }) => total + of(company), 0)

const best =
  (of: (company: Company) => number): Measure =>
  (view, seat) =>
    Math.max(0, ...directedBy(view, seat).map(({ company }) => of(company)))

const held =
  (of: (company: Company, seat: Seat) => number): Measure =>
  (view, seat) =>
    COMPANIES.reduce((total, id) => {
      const company = view.board.companies[id]
      return company ? total + of(company, seat) : total
    }, 0)

/** How far each player is with a Goal, as the table shows it before the end decides. */
const measures: Readonly<Record<GoalId, Measure>> = {
  'most-managers': sum(managersOf),
  'most-salespeople': sum((company) => company.salespeople),
  'most-capital-assets': sum((company) => (company.asset ? 1 : 0)),
  'most-workers': sum(workersOf),
  'most-automation': sum(automationOf),
  'highest-appeal': best((company) => company.appeal),
  'most-company-cash': best((company) => company.treasury),
  'most-partners': (view, seat) => view.board.players[seat]?.partners.active ?? 0,
  'most-common': held((company, seat) => company.common.seats[seat] ?? 0),
  'most-preferred': held((company, seat) => (company.preferred === seat ? 1 : 0)),
}

export function goalStanding(view: TableView, goal: GoalId): number[] {
  return view.board.players.map((_, seat) => measures[goal](view, seat))
}

/** Who would be paid for the Goal as things stand; a value of nothing never is. */
export function goalLeaders(view: TableView, goal: GoalId): Seat[] {
  const standing = goalStanding(view, goal)
  const most = Math.max(...standing)
  return most > 0 ? standing.flatMap((value, seat) => (value === most ? [seat] : [])) : []
}
