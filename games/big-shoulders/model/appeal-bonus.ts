import { APPEAL_BONUSES, APPEAL_END, type AppealBonus, COMPANIES, type CompanyId, SUPPLY } from '../components/index.ts'
import type { Options } from '../meta.ts'
import type { Public } from '../state.ts'
import { openFactories, salespersonRoom, workersOf } from './company.ts'
import { atTop } from './prices.ts'

/** Where so many steps take a token (BS-APL-16). */
export function appealAfter(from: number, steps: number): number {
  return Math.min(APPEAL_END, from + steps)
}

/** The bonus spaces that a token moves onto or over, lowest first (BS-APL-04, BS-APL-05). */
export function bonusesUpTo(from: number, to: number): { readonly space: number; readonly bonus: AppealBonus }[] {
  const bonuses = []
  for (let space = from + 1; space <= to; space++) {
    const bonus = APPEAL_BONUSES[space]
    if (bonus) bonuses.push({ space, bonus })
  }
  return bonuses
}

/** BS-APL-08 lists what keeps a company from receiving a bonus. */
export function canReceive(
  { companies, players }: Public,
  id: CompanyId,
  bonus: AppealBonus,
  options: Options,
): boolean {
  const company = companies[id]
  if (!company) return false
  switch (bonus) {
    case 'worker':
      return openFactories(id, company).length > 0
    case 'salesperson':
      return salespersonRoom(id, company) > 0
    case 'automation':
      return workersOf(company) > 0
    case 'partner':
      return players[company.director]?.partners.onAppealTrack ?? false
    case 'bonus-goods':
      return COMPANIES.reduce((sum, other) => sum + (companies[other]?.bonusGoods ?? 0), 0) < SUPPLY.bonusGoods
    case 'share-value':
      return !atTop(company, options)
  }
}

/** The Partner a second time is worth nothing at all if the table plays it so (BS-APL-13). */
export function isWorthless(at: Public, id: CompanyId, bonus: AppealBonus, options: Options): boolean {
  return bonus === 'partner' && !options.repeatPartnerCash && !canReceive(at, id, bonus, options)
}
