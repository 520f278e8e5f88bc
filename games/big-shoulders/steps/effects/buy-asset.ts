import { frame, type MoveOf, oneOf } from '@boardroom/kernel'
import { ASSETS, type AssetId, assetOf, type CompanyId, charterOf } from '../../components/index.ts'
import { assetCost, closeGap, removeAsset } from '../../model/asset-row.ts'
import { companyOf } from '../../model/company.ts'
import { pay } from '../../model/money.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { advanceAppeal } from './appeal.ts'
import { automation } from './automation.ts'
import { gainWorker } from './workers.ts'

export interface Buying {
  readonly company: CompanyId
  readonly discount: number
}

const buyFields = { asset: oneOf(ASSETS) }

export type BuyAsset = MoveOf<'buy-asset', typeof buyFields>

/** Exactly one tile from the row (BS-AST-01, BS-AST-02). */
const buy: Kind<Buying, BuyAsset> = {
  type: 'buy-asset',
  rule: 'BS-AST-02',
  fields: buyFields,
  candidates: (state) =>
    state.assetRow.filter((asset) => asset !== null).map((asset) => ({ type: 'buy-asset', asset })),
  refuse(state, { company, discount }, _seat, { asset }) {
    const cost = assetCost(state, asset, discount)
    if (cost === null) return { rule: 'BS-AST-02', why: 'not-in-row' }
    const have = companyOf(state, company).treasury
    return have < cost ? { rule: 'BS-AST-01', asset, company, cost, have } : null
  },
  apply(turn, { company, discount }, _seat, { asset }) {
    turn.done()
    const { state } = turn
    const space = state.assetRow.indexOf(asset)
    const cost = assetCost(state, asset, discount) ?? 0
    pay(state, company, 'bank', cost)
    turn.log({ type: 'asset-bought', company, asset, cost })
    if (state.options.assetRow === 'close-gap') closeGap(turn, space)
    else state.assetRow[space] = null
    giveBonuses(turn, company, asset)
  },
}

/** Immediate bonuses in their printed order, then the choice of the tile to keep (BS-AST-04, BS-AST-08). */
function giveBonuses(turn: Turn, company: CompanyId, asset: AssetId): void {
  const bonuses = assetOf(asset).immediate.map((bonus) => {
    if ('worker' in bonus) return frame(gainWorker, { company, optional: true })
    if ('automate' in bonus) return frame(automation, { company, left: 1, freed: 0, optional: true })
    return frame(advanceAppeal, { company, steps: bonus.appeal })
  })
  turn.next(...bonuses, frame(keeping, { company, asset }))
}

export const buyAsset = asking({
  name: 'buy-asset',
  seats: (state, { company }: Buying) => [companyOf(state, company).director],
  moves: [buy],
})

export interface Keeping {
  readonly company: CompanyId
  /** The tile just bought; it is ready (BS-AST-10). */
  readonly asset: AssetId
}

const keepFields = { asset: oneOf(ASSETS) }

export type KeepAsset = MoveOf<'keep-asset', typeof keepFields>

/** A charter with one slot keeps the old tile or the new one (BS-AST-08). */
const keep: Kind<Keeping, KeepAsset> = {
  type: 'keep-asset',
  rule: 'BS-AST-08',
  fields: keepFields,
  candidates(state, { company, asset }) {
    const old = companyOf(state, company).asset
    return (old ? [asset, old.id] : [asset]).map((kept) => ({ type: 'keep-asset', asset: kept }))
  },
  refuse(state, params, _seat, { asset }) {
    const old = companyOf(state, params.company).asset?.id
    if (asset === params.asset || asset === old) return null
    return { rule: 'BS-AST-08', company: params.company, slots: charterOf(params.company).assetSlots }
  },
  apply(turn, params, _seat, { asset }) {
    turn.done()
    const company = companyOf(turn.state, params.company)
    const old = company.asset
    if (asset !== params.asset) removeAsset(turn, params.asset)
    else {
      if (old) removeAsset(turn, old.id)
      takeUp(turn, params)
    }
  },
}

function takeUp(turn: Turn, { company, asset }: Keeping): void {
  companyOf(turn.state, company).asset = { id: asset, exhausted: false }
  turn.log({ type: 'asset-kept', company, asset })
}

export const keepAsset = asking({
  name: 'keep-asset',
  seats: (state, { company }: Keeping) => [companyOf(state, company).director],
  moves: [keep],
})

/** Without a slot the tile is gone after its bonus (BS-AST-09). */
export const keeping = happening({
  name: 'keeping',
  happen(turn, params: Keeping) {
    if (charterOf(params.company).assetSlots === 0) removeAsset(turn, params.asset)
    else if (companyOf(turn.state, params.company).asset) turn.next(frame(keepAsset, { ...params }))
    else takeUp(turn, params)
  },
})
