import { type MoveOf, oneOf } from '@boardroom/kernel'
import {
  type CompanyId,
  FACTORIES,
  FACTORY_SPACES,
  type FactoryId,
  factoryOf,
  INVESTMENT,
} from '../../components/index.ts'
import { pay } from '../../model/money.ts'
import { canRaise, type Payment } from '../../model/payments.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { factoriesLeft } from '../../model/warehouse.ts'
import { asking, type Kind } from '../../types.ts'
import { demand } from '../shortage.ts'

/** A company's turn, with what it has built and sold in it. */
export interface Investment {
  readonly company: CompanyId
  readonly built: FactoryId[]
  readonly sold: FactoryId[]
}

const buildFields = { factory: oneOf(FACTORIES) }
const sellFields = { factory: oneOf(FACTORIES) }
const endFields = {}
export type Build = MoveOf<'build', typeof buildFields>
export type SellFactory = MoveOf<'sell-factory', typeof sellFields>
export type EndInvestment = MoveOf<'end-investment', typeof endFields>

const BUILDS: readonly Build[] = FACTORIES.map((factory) => ({ type: 'build', factory }))
const SALES: readonly SellFactory[] = FACTORIES.map((factory) => ({ type: 'sell-factory', factory }))

/** Everything else is tested before the money (ME-CSH-07). */
const build: Kind<Investment, Build> = {
  type: 'build',
  rule: 'ME-INV-01',
  fields: buildFields,
  candidates: (_state, { built }) => (built.length < INVESTMENT.builds ? BUILDS : []),
  refuse(state, { company: id, built }, _seat, { factory }) {
    const company = companyOf(state, id)
    if (built.length >= INVESTMENT.builds) return { rule: 'ME-INV-02' }
    if (timesIn(built, factory) >= INVESTMENT.sameKind) return { rule: 'ME-INV-03' }
    if (company.factories[factory] >= FACTORY_SPACES) return { rule: 'ME-INV-05', factory }
    if (factoriesLeft(state, factory) === 0) return { rule: 'ME-INV-06', factory }
    if (company.goods['building-materials'] < factoryOf(factory).materials) return { rule: 'ME-INV-04' }
    return canRaise(state, payFor(id, factory)) ? null : { rule: 'ME-INV-07', cash: company.cash }
  },
  apply(turn, { company, built }, _seat, { factory }) {
    built.push(factory)
    demand(turn, payFor(company, factory))
  },
}

function timesIn(built: readonly FactoryId[], factory: FactoryId): number {
  return built.filter((other) => other === factory).length
}

function payFor(company: CompanyId, factory: FactoryId): Payment {
  return { for: 'factory', company, factory }
}

/** Selling gives back no allowance to build (ME-INV-08, ME-INV-09). */
const sell: Kind<Investment, SellFactory> = {
  type: 'sell-factory',
  rule: 'ME-INV-08',
  fields: sellFields,
  candidates: (_state, { sold }) => (sold.length < INVESTMENT.sales ? SALES : []),
  refuse(state, { company, sold }, _seat, { factory }) {
    if (companyOf(state, company).factories[factory] === 0) return { rule: 'ME-INV-11', factory }
    return sold.length >= INVESTMENT.sales ? { rule: 'ME-INV-08' } : null
  },
  apply(turn, { company, sold }, _seat, { factory }) {
    sold.push(factory)
    companyOf(turn.state, company).factories[factory]--
    pay(turn.state, 'bank', company, INVESTMENT.sale)
    turn.log({ type: 'factory-sold', company, factory, price: INVESTMENT.sale })
  },
}

const END: readonly EndInvestment[] = [{ type: 'end-investment' }]

const end: Kind<Investment, EndInvestment> = {
  type: 'end-investment',
  rule: 'ME-INV-01',
  fields: endFields,
  candidates: () => END,
  refuse: () => null,
  apply: (turn) => turn.done(),
}

/** Builds and sales in any sequence (ME-INV-01). */
export const investment = asking({
  name: 'investment',
  seats: (state, { company }: Investment) => [managerOf(state, company)],
  moves: [build, sell, end],
})
