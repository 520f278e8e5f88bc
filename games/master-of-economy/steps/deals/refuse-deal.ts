import type { CompanyId } from '../../components/index.ts'
import { dealsOf, limitsOf, packetPrice } from '../../model/deals.ts'
import { isSeat } from '../../model/money.ts'
import { canRaise } from '../../model/payments.ts'
import { companyOf, managesNextYear, playerAt } from '../../model/players.ts'
import { holderOf, packetsOfPlayers } from '../../model/shares.ts'
import type { Refused } from '../../refusals.ts'
import type { Holder, MasterOfEconomyState } from '../../state.ts'

/** So many purchases, sales and transactions in all (ME-SHR-02, ME-MTG-62, ME-MTG-63). */
export function refuseLimit(state: MasterOfEconomyState, holder: Holder, kind: 'bought' | 'sold'): Refused | null {
  const deals = dealsOf(state, holder)
  const limits = limitsOf(state, holder)
  if (deals[kind] < limits[kind] && deals.bought + deals.sold < limits.all) return null
  if (!isSeat(holder)) return { rule: 'ME-SHR-02' }
  return { rule: managesNextYear(state, holder) ? 'ME-MTG-62' : 'ME-MTG-63' }
}

export function refusePrice(
  state: MasterOfEconomyState,
  holder: Holder,
  issuer: CompanyId,
  size: number,
  given: number | null,
): Refused | null {
  const price = packetPrice(state, issuer, size, given ?? 0)
  if (isSeat(holder)) return playerAt(state, holder).cash < price ? { rule: 'ME-MTG-61', price } : null
  if (canRaise(state, { for: 'packet', company: holder, issuer, size, given })) return null
  return { rule: 'ME-SHR-06', price, cash: companyOf(state, holder).cash }
}

/** Of a company with a manager some player must keep a packet (ME-MTG-65). */
export function refuseSale(
  state: MasterOfEconomyState,
  holder: Holder,
  issuer: CompanyId,
  size: number,
): Refused | null {
  if (holderOf(state, issuer, size) !== holder) return { rule: 'ME-SHR-07', holder }
  const limit = refuseLimit(state, holder, 'sold')
  if (limit) return limit
  const last = isSeat(holder) && issuer !== state.shadow && packetsOfPlayers(state, issuer) === 1
  return last ? { rule: 'ME-MTG-65' } : null
}
