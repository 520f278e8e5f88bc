import { type Law, lawsOf } from '@boardroom/game-kit'
import {
  COMPANIES,
  type CompanyId,
  FACTORIES,
  FACTORY_SPACES,
  GOODS,
  GREY,
  LOAN,
  MARKERS,
  SIZES,
  successMarkers,
  TRACK,
  WAREHOUSE,
} from './components/index.ts'
import { packetsOfPlayers } from './model/shares.ts'
import { factoriesLeft, goodsIn, goodsLeft } from './model/warehouse.ts'
import type { Company, MasterOfEconomyState, Shares } from './state.ts'
import { moneyIn } from './view.ts'

/** Nothing appears and nothing vanishes: what must hold of every position. */
export const broken = lawsOf((state: MasterOfEconomyState, law) => {
  money(state, law)
  pieces(state, law)
  for (const id of COMPANIES) {
    const company = state.companies[id]
    const shares = state.shares[id]
    if (company) companyLaws(state, id, company, law)
    if (shares) packets(state, id, shares, law)
    law(Boolean(shares) === (Boolean(company) || state.shadow === id), `${id} is in play without shares, or reverse`)
  }
  order(state, law)
  market(state, law)
  players(state, law)
})

function whole(n: number): boolean {
  return Number.isInteger(n) && n >= 0
}

/** Every euro$ comes from the bank or goes there (ME-GEN-02). */
function money(state: MasterOfEconomyState, law: Law): void {
  const off = moneyIn(state) + state.bank
  law(off === 0, `money is off by ${off}`)
}

/** Wooden pieces are limited (ME-GEN-13). */
function pieces(state: MasterOfEconomyState, law: Law): void {
  for (const good of GOODS) law(goodsLeft(state, good) >= 0, `there are too many goods of the kind ${good}`)
  for (const id of FACTORIES) law(factoriesLeft(state, id) >= 0, `there are too many factories of the kind ${id}`)
}

function companyLaws(state: MasterOfEconomyState, id: CompanyId, company: Company, law: Law): void {
  law(whole(company.cash), `${id} has ${company.cash} euro$`)
  law(company.manager >= 0 && company.manager < state.seats, `${id} is managed by seat ${company.manager}`)
  law(whole(company.loans) && company.loans <= LOAN.most, `${id} has ${company.loans} loans`)
  for (const good of GOODS) law(whole(company.goods[good]), `${id} has ${company.goods[good]} ${good}`)
  for (const factory of FACTORIES) {
    const count = company.factories[factory]
    law(whole(count) && count <= FACTORY_SPACES, `${id} has ${count} factories of the kind ${factory}`)
    const supplied = company.supplied[factory]
    law(whole(supplied) && supplied <= count, `${id} supplies ${supplied} factories of the kind ${factory}`)
  }
  const busy = /^(production|trade)/.test(state.phase)
  law(busy || goodsIn(company) <= WAREHOUSE, `${id} stores ${goodsIn(company)} goods`)
  law(packetsOfPlayers(state, id) > 0, `no player holds a packet of ${id}`)
}

/** Every packet is in one place where it may be (ME-GEN-09, ME-GEN-11). */
function packets(state: MasterOfEconomyState, id: CompanyId, { points, packets: places }: Shares, law: Law): void {
  law(whole(points) && points <= TRACK.last, `${id} has ${points} points`)
  law(places.length === SIZES.length, `${id} has ${places.length} packets`)
  for (const [i, holder] of places.entries()) {
    const sane =
      holder === 'bank' ||
      (typeof holder === 'number' ? holder < state.seats : holder !== id && Boolean(state.companies[holder]))
    law(sane, `the packet of ${i + 1} shares of ${id} is at ${holder}`)
  }
}

/** Every company in play has one place (ME-GEN-06); before the first year places are still missing. */
function order(state: MasterOfEconomyState, law: Law): void {
  const inPlay = COMPANIES.filter((id) => state.companies[id])
  const placed = new Set(state.order)
  law(placed.size === state.order.length, 'a company has two places')
  law(
    state.order.every((id) => state.companies[id]),
    'a company out of the game has a place',
  )
  law(state.year === 0 || placed.size === inPlay.length, 'a company has no place')
}

function market(
  { market: { demand, buys, offers }, phase, shadow, order: companies }: MasterOfEconomyState,
  law: Law,
): void {
  const used = new Map<CompanyId, number>()
  for (const good of GOODS) {
    law(whole(demand[good]) && demand[good] <= offers[good].length, `demand for ${good} is at ${demand[good]}`)
    for (const id of COMPANIES) used.set(id, (used.get(id) ?? 0) + buys[good][id])
    for (const [i, id] of offers[good].entries()) {
      if (!id) continue
      if (id === shadow) law(i === GREY - 1, `a shadow marker lies on cell ${i + 1}`)
      else used.set(id, (used.get(id) ?? 0) + 1)
    }
  }
  const trading = phase === 'trade-1' || phase === 'trade-2'
  for (const [id, count] of used) {
    const most = trading && companies.includes(id) ? MARKERS.most : 0
    law(whole(count) && count <= most, `${id} has ${count} markers on the market`)
  }
}

function players(state: MasterOfEconomyState, law: Law): void {
  const markers = successMarkers(state.seats)
  for (const [seat, { cash, relations, debt, success }] of state.players.entries()) {
    law(whole(cash) && whole(relations) && whole(debt), `seat ${seat} has ${cash} euro$, ${relations} markers`)
    law(Boolean(success) === Boolean(state.shadow), `seat ${seat}: success markers go with the shadow company`)
    for (const value of [success?.laid ?? null, success?.shown ?? null]) {
      law(value === null || markers.includes(value), `seat ${seat} has no success marker ${value}`)
    }
    law(!success || success.laid === null || success.laid !== success.shown, `seat ${seat} lays one marker twice`)
  }
}
