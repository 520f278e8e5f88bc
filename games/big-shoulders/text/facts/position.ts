import type { Seat } from '@boardroom/kernel'
import { type AppealBonus, COMPANIES, type CompanyId } from '../../components/index.ts'
import { appealAfter, bonusesUpTo, canReceive, isWorthless } from '../../model/appeal-bonus.ts'
import type { Company } from '../../state.ts'
import type { TableView } from '../../types.ts'

export interface Holding {
  readonly id: CompanyId
  readonly company: Company
}

export function holding(view: TableView, id: CompanyId | null | undefined): Holding | null {
  const company = id ? view.board.companies[id] : null
  return id && company ? { id, company } : null
}

/** Whom a sentence about a move speaks to: the viewer if asked, otherwise whoever is. */
export function mover({ viewer, asked }: TableView): Seat {
  return viewer !== 'spectator' && (asked.includes(viewer) || asked.length === 0) ? viewer : (asked[0] ?? 0)
}

/** What the current step knows; a move may be put into words at any time, so nothing is certain to be there. */
export function currentParams(view: TableView): Readonly<Record<string, unknown>> {
  return { ...view.agenda.at(-1)?.params }
}

/** The company that the current step is about. */
export function companyHere(view: TableView): Holding | null {
  const { company } = currentParams(view)
  const id = COMPANIES.find((each) => each === company) ?? view.board.turn?.company
  return holding(view, id)
}

/** In an order that stays the same, wherever they stand on the Appeal track. */
export function directedBy(view: TableView, seat: Seat): Holding[] {
  return COMPANIES.flatMap((id) => {
    const found = holding(view, id)
    return found?.company.director === seat ? [found] : []
  })
}

/** A bonus space on the way, and what it brings: the bonus or $25, only the $25, or nothing. */
export interface BonusAhead {
  readonly bonus: AppealBonus
  readonly brings: 'bonus' | 'cash' | 'nothing'
}

export interface AppealRise {
  readonly steps: number
  readonly bonuses: readonly BonusAhead[]
  /** At the end of the track only the token's place in the stack is left to gain (BS-APL-16). */
  readonly end: 'to-the-top' | 'on-top' | null
}

/** What so many steps up the Appeal track bring. */
export function riseOf(view: TableView, { id, company: { appeal } }: Holding, wanted: number): AppealRise {
  const to = appealAfter(appeal, wanted)
  const end = to > appeal ? null : view.board.appealOrder[0] === id ? 'on-top' : 'to-the-top'
  const bonuses = bonusesUpTo(appeal, to).map(({ bonus }) => ({ bonus, brings: brings(view, id, bonus) }))
  return { steps: to - appeal, bonuses, end }
}

function brings({ board, options }: TableView, id: CompanyId, bonus: AppealBonus): BonusAhead['brings'] {
  if (isWorthless(board, id, bonus, options)) return 'nothing'
  return canReceive(board, id, bonus, options) ? 'bonus' : 'cash'
}
