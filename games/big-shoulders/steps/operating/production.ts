import { type Frame, frame, integer, type MoveOf } from '@boardroom/kernel'
import type { CompanyId, Cubes } from '../../components/index.ts'
import { companyOf, factoryAt, goodsMade, openSpaces, printedFactory } from '../../model/company.ts'
import { lackingCubes, moveUpTo } from '../../model/cubes.ts'
import { gainPartner, waitsFor } from '../../model/partners.ts'
import { playerAt } from '../../model/players.ts'
import type { Company } from '../../state.ts'
import { asking, bare, type Kind, type Turn } from '../../types.ts'
import { activate } from '../effects/activate.ts'
import { advanceAppeal } from '../effects/appeal.ts'
import { gainGoods } from '../effects/carry-out.ts'
import { discardAsset } from '../effects/discard-asset.ts'
import { takeResources } from '../effects/take-resources.ts'
import { trade } from '../effects/trade.ts'
import { issue } from './issue.ts'
import { purchase } from './purchase.ts'
import { operating } from './turn.ts'

const fields = { factory: integer(1, 3) }

export type Produce = MoveOf<'produce', typeof fields>

/** One factory produces; from left to right, each once (BS-OPR-13 to 15). */
const produce: Kind<object, Produce> = {
  type: 'produce',
  rule: 'BS-OPR-13',
  fields,
  candidates(state) {
    const { company, progress } = operating(state)
    const factory = progress.produced + 1
    return factory <= company.factories.length ? [{ type: 'produce', factory }] : []
  },
  refuse(state, _params, _seat, { factory }) {
    const { id, company, progress } = operating(state)
    if (factory <= progress.produced) return { rule: 'BS-OPR-13', why: 'done' }
    if (factory > progress.produced + 1 || factory > company.factories.length) return { rule: 'BS-OPR-13', why: 'left' }
    const { missing, lacking } = wantsOf(id, company, factory)
    if (missing > 0) return { rule: 'BS-OPR-13', why: 'workers' }
    return lacking ? { rule: 'BS-OPR-13', why: 'resources', company: id, lacking } : null
  },
  apply(turn, _params, _seat, { factory }) {
    const { state } = turn
    const { id, company, progress } = operating(state)
    progress.stage = 'production'
    progress.produced = factory
    moveUpTo(company.resources, state.haymarket, printedFactory(id, factory).resources)
    const goods = goodsMade(id, company, factory)
    company.goods += goods
    turn.log({ type: 'produced', company: id, factory, goods })
    if (factoryAt(company, factory).manager) turn.next(...managerBonus(turn, id, factory))
    if (factory === company.factories.length) rewardFullProduction(turn, id)
  },
}

/** What a factory lacks to produce: Workers, and cubes. */
export function wantsOf(
  id: CompanyId,
  company: Company,
  factory: number,
): { readonly missing: number; readonly lacking: Partial<Cubes> | null } {
  const missing = openSpaces(id, company, factory)
  return { missing, lacking: lackingCubes(company.resources, printedFactory(id, factory).resources) }
}

/** Goods or resources first, then Appeal with its bonuses (BS-OPR-16 to 19). */
function managerBonus(turn: Turn, company: CompanyId, factory: number): Frame[] {
  const { goods, resources, appeal } = printedFactory(company, factory).manager
  const frames: Frame[] = []
  if (goods) gainGoods(turn, company, goods, 'manager')
  if (resources) frames.push(frame(takeResources, { company, rule: 'manager', count: resources }))
  if (appeal) frames.push(frame(advanceAppeal, { company, steps: appeal }))
  return frames
}

/** All factories in one turn gain the reserved Partner, once (BS-OPR-22, BS-DIR-10, BS-DIR-11). */
function rewardFullProduction(turn: Turn, id: CompanyId): void {
  const { director } = companyOf(turn.state, id)
  if (waitsFor(playerAt(turn.state, director), id)) gainPartner(turn, director, 'factories')
}

/** Ends the Production step; each Appeal Bonus Goods token produces one Good (BS-OPR-21). */
const endProduction = bare({
  type: 'end-production',
  rule: 'BS-OPR-14',
  apply(turn) {
    turn.done()
    const { id, company, progress } = operating(turn.state)
    progress.stage = 'distribution'
    if (company.bonusGoods > 0) gainGoods(turn, id, company.bonusGoods, 'bonus-tokens')
  },
})

/** Emergency fundraising, purchases, then production; a purchase after it has begun is refused (BS-OPR-03). */
export const production = asking({
  name: 'production',
  seats: (state) => [operating(state).company.director],
  moves: [produce, endProduction, purchase, trade, activate, discardAsset, issue],
})
