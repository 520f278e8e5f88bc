import type { Seat } from '@boardroom/kernel'
import {
  APPEAL_BONUSES,
  APPEAL_END,
  type AppealBonus,
  CERTIFICATE_LIMIT,
  COMPANIES,
  type CompanyId,
  PRICES,
} from '../../components/index.ts'
import { canReceive, isWorthless } from '../../model/appeal-bonus.ts'
import { sharesOf } from '../../model/company.ts'
import type { Company } from '../../state.ts'
import type { TableView } from '../../types.ts'

/** A share value before and after. */
export interface PriceMove {
  readonly from: number
  readonly to: number
}

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

export function directedBy(view: TableView, seat: Seat): Holding[] {
  return COMPANIES.flatMap((id) => {
    const found = holding(view, id)
    return found?.company.director === seat ? [found] : []
  })
}

/** Every certificate counts as one. */
export function certificatesHeld(view: TableView, seat: Seat): number {
  return COMPANIES.reduce((sum, id) => {
    const company = view.board.companies[id]
    if (!company) return sum
    const special = (company.director === seat ? 1 : 0) + (company.preferred === seat ? 1 : 0)
    return sum + (company.common.seats[seat] ?? 0) + special
  }, 0)
}

export function certificateLimit(view: TableView): number {
  return CERTIFICATE_LIMIT[view.seats] ?? 0
}

/** Where so many steps would take the share value. */
export function priceAfter(company: Company, steps: number): PriceMove {
  const to = Math.min(PRICES.length - 1, Math.max(0, company.price + steps))
  return { from: PRICES[company.price] ?? 0, to: PRICES[to] ?? 0 }
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
export function appealAfter(view: TableView, { id, company }: Holding, wanted: number): AppealRise {
  const steps = Math.min(wanted, APPEAL_END - company.appeal)
  const bonuses = Array.from({ length: steps }, (_, i) => APPEAL_BONUSES[company.appeal + 1 + i] ?? []).flat()
  const end = steps > 0 ? null : view.board.appealOrder[0] === id ? 'on-top' : 'to-the-top'
  return { steps, bonuses: bonuses.map((bonus) => ({ bonus, brings: brings(view, id, bonus) })), end }
}

function brings({ board, options }: TableView, id: CompanyId, bonus: AppealBonus): BonusAhead['brings'] {
  if (isWorthless(board, id, bonus, options['repeatPartnerCash'] === true)) return 'nothing'
  return canReceive(board, id, bonus) ? 'bonus' : 'cash'
}

export function mostSharesOfOthers(company: Company, seat: Seat): number {
  return Math.max(0, ...company.common.seats.map((_, other) => (other === seat ? 0 : sharesOf(company, other))))
}
