import { frame, type MoveOf, oneOf } from '@boardroom/kernel'
import { type AssetId, assetOf, COMPANIES, type CompanyId } from '../../components/index.ts'
import { companyOf, isDirector } from '../../model/company.ts'
import { pay } from '../../model/money.ts'
import { actingCompanies } from '../../model/players.ts'
import { movePrice } from '../../model/prices.ts'
import type { Refused } from '../../refusals.ts'
import type { Company, OperatingTurn } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'
import { beginTurn } from '../operating/turn.ts'
import { advanceAppeal } from './appeal.ts'
import { takeFixed } from './carry-out.ts'

const fields = { company: oneOf(COMPANIES) }

export type Activate = MoveOf<'activate', typeof fields>

/** Using a ready Capital Asset: pay its fee, exhaust it, take its effect (BS-AST-15 to 21). */
export const activate: Kind<object, Activate> = {
  type: 'activate',
  rule: 'BS-AST-15',
  fields,
  candidates(state, _params, seat) {
    return actingCompanies(state, seat)
      .filter((company) => companyOf(state, company).asset?.exhausted === false)
      .map((company) => ({ type: 'activate', company }))
  },
  refuse(state, _params, seat, { company: id }) {
    if (!isDirector(state, id, seat)) return { rule: 'BS-GEN-09', company: id }
    const company = companyOf(state, id)
    if (!company.asset) return { rule: 'BS-AST-15', why: 'none', company: id }
    const asset = company.asset.id
    if (state.turn && state.turn.company !== id) return { rule: 'BS-AST-16', asset }
    if (company.asset.exhausted) return { rule: 'BS-AST-15', why: 'exhausted', asset }
    return refuseUse(state.turn, id, company)
  },
  apply(turn, _params, _seat, { company: id }) {
    const { state } = turn
    beginTurn(state)
    const company = companyOf(state, id)
    if (!company.asset) return
    const { id: asset } = company.asset
    pay(state, id, 'bank', assetOf(asset).fee)
    company.asset.exhausted = true
    turn.log({ type: 'activated', company: id, asset })
    takeEffect(turn, id, asset)
  },
}

/** What keeps a ready tile from being used now: its window, or its fee (BS-AST-17). */
export function refuseUse(turn: OperatingTurn | null, id: CompanyId, { asset, treasury }: Company): Refused | null {
  if (!asset) return { rule: 'BS-AST-15', why: 'none', company: id }
  const refusal = refuseWindow(turn, asset.id)
  if (refusal) return refusal
  const { fee } = assetOf(asset.id)
  return treasury < fee ? { rule: 'BS-AST-17', company: id, fee } : null
}

/** When each tile may be used (BS-AST-16, BS-AST-20, BS-AST-21). */
function refuseWindow(turn: OperatingTurn | null, asset: AssetId): Refused | null {
  const stage = turn?.stage
  switch (assetOf(asset).window) {
    case 'any':
      return null
    case 'operating-before-dividends':
      return stage && stage !== 'closing' ? null : { rule: 'BS-AST-20' }
    case 'after-production':
      return stage === 'distribution' ? null : { rule: 'BS-AST-21', asset }
    case 'reaction':
      return { rule: 'BS-AST-25' }
  }
}

function takeEffect(turn: Turn, company: CompanyId, asset: AssetId): void {
  const { effect } = assetOf(asset)
  if (effect.haymarket) takeFixed(turn, company, effect.haymarket)
  if (effect.shareValueSteps) movePrice(turn, company, effect.shareValueSteps, 'asset')
  if (effect.appeal) turn.next(frame(advanceAppeal, { company, steps: effect.appeal }))
  if (effect.revenue && turn.state.turn) {
    turn.state.turn.revenue += effect.revenue
    turn.log({ type: 'revenue', company, amount: effect.revenue })
  }
}
