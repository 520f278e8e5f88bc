import { type AppealBonus, COMPANIES, type CompanyId, SUPPLY } from '../components/index.ts'
import type { BigShouldersState, Player } from '../state.ts'
import { openFactories, salespersonRoom, workersOf } from './company.ts'
import { atTop } from './prices.ts'

/** What decides about a bonus: a state has it, and so has everyone's view. */
export interface BonusPosition extends Pick<BigShouldersState, 'companies'> {
  readonly players: readonly Pick<Player, 'partners'>[]
}

/** BS-APL-08 lists what keeps a company from receiving a bonus. */
export function canReceive({ companies, players }: BonusPosition, id: CompanyId, bonus: AppealBonus): boolean {
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
      return !atTop(company.price)
  }
}

/** The Partner a second time is worth nothing at all if the table plays it so (BS-APL-13). */
export function isWorthless(at: BonusPosition, id: CompanyId, bonus: AppealBonus, repeatPartnerCash: boolean): boolean {
  return bonus === 'partner' && !repeatPartnerCash && !canReceive(at, id, bonus)
}
