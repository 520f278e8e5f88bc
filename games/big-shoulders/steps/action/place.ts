import { frame, type MoveOf, oneOf, orNull, type Seat } from '@boardroom/kernel'
import {
  APPEAL_CASH,
  BANK_POOL,
  buildingOf,
  COMPANIES,
  type CompanyId,
  GENERAL_SPACE_IDS,
  generalSpace,
  isBuilding,
  SPACE_IDS,
  type SpaceEffect,
  type SpaceId,
  workerPrice,
} from '../../components/index.ts'
import { assetCost, cheapestAsset } from '../../model/asset-row.ts'
import { companyOf, isDirector, openFactories, workersOf } from '../../model/company.ts'
import { pay } from '../../model/money.ts'
import { companiesOf, directsAny, ownerOf, playerAt } from '../../model/players.ts'
import type { Refused } from '../../refusals.ts'
import type { BigShouldersState } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'
import { carryOut } from '../effects/carry-out.ts'
import type { ActionTurn } from './action-turn.ts'
import { firstPlace } from './first-place.ts'

const fields = { space: oneOf(SPACE_IDS), company: orNull(oneOf(COMPANIES)) }

export type Place = MoveOf<'place', typeof fields>

/** Placing a Partner on a space for a company (BS-ACT-02, BS-ACT-12). */
export const place: Kind<ActionTurn, Place> = {
  type: 'place',
  rule: 'BS-ACT-02',
  fields,
  candidates(state, own, seat) {
    const moves: Place[] = []
    if (own.placed) return moves
    const companies = companiesOf(state, seat)
    if (companies.length === 0) moves.push({ type: 'place', space: BANK_POOL, company: null })
    for (const company of companies) {
      for (const space of GENERAL_SPACE_IDS) moves.push({ type: 'place', space, company })
      for (const player of state.players) {
        for (const space of player.built) moves.push({ type: 'place', space, company })
      }
    }
    return moves
  },
  refuse(state, own, seat, { space, company }) {
    if (own.placed) return { rule: 'BS-ACT-02', why: 'once' }
    if (space === BANK_POOL || company === null) return refuseWithoutCompany(state, seat, space, company)
    if (!isDirector(state, company, seat)) return { rule: 'BS-ACT-07', company }
    return refuseSpace(state, space) ?? refuseUse(state, space, company)
  },
  apply(turn, own, seat, { space, company }) {
    const { state } = turn
    own.placed = true
    playerAt(state, seat).partners.unplaced--
    state.placed.push({ space, seat })
    turn.log({ type: 'placed', seat, space, company })
    if (company === null) {
      pay(state, 'bank', seat, APPEAL_CASH)
      turn.log({ type: 'pool-cash', seat, amount: APPEAL_CASH })
    } else {
      use(turn, space, company)
    }
  },
}

/** Only a player without a company goes to the pool, and nowhere else (BS-ACT-17). */
function refuseWithoutCompany(
  state: BigShouldersState,
  seat: Seat,
  space: SpaceId,
  company: CompanyId | null,
): Refused | null {
  if (space !== BANK_POOL) return { rule: 'BS-ACT-02', why: 'company' }
  return directsAny(state, seat) || company !== null ? { rule: 'BS-ACT-17' } : null
}

/** Whether the space is in play and free (BS-ACT-09, BS-ACT-18, BS-ACT-28). */
function refuseSpace(state: BigShouldersState, space: SpaceId): Refused | null {
  if (space === BANK_POOL) return { rule: 'BS-ACT-17' }
  if (isBuilding(space)) {
    if (ownerOf(state, space) === null) return { rule: 'BS-ACT-18' }
  } else {
    const { fromDecade, unlimited } = generalSpace(space)
    if (state.decade < fromDecade) return { rule: 'BS-ACT-28', decade: fromDecade }
    if (unlimited) return null
  }
  return state.placed.some((placement) => placement.space === space) ? { rule: 'BS-ACT-09' } : null
}

function effectOf(space: SpaceId): SpaceEffect {
  if (space === BANK_POOL) return {}
  return isBuilding(space) ? buildingOf(space).effect : generalSpace(space).effect
}

/** Whether the company can pay and meets what the effect demands (BS-ACT-11, BS-ACT-12). */
function refuseUse(state: BigShouldersState, space: SpaceId, id: CompanyId): Refused | null {
  const company = companyOf(state, id)
  const have = company.treasury
  if (isBuilding(space)) {
    const { payer, amount } = buildingOf(space)
    if (payer === 'company' && have < amount) return { rule: 'BS-ACT-13', company: id, amount, have }
  } else if (space !== BANK_POOL) {
    const { cost } = generalSpace(space)
    if (have < cost) return { rule: 'BS-GEN-04', payer: id, have, cost }
  }
  const effect = effectOf(space)
  if (effect.automate && workersOf(company) < effect.automate) {
    return { rule: 'BS-ACT-41', company: id, workers: effect.automate }
  }
  if (effect.dividend && have < effect.dividend) return { rule: 'BS-ACT-33', company: id, amount: effect.dividend }
  if (effect.hireWorkers) return refuseHiring(state, id)
  return effect.buyAsset === undefined ? null : refuseAssets(state, id, effect.buyAsset)
}

function refuseHiring(state: BigShouldersState, id: CompanyId): Refused | null {
  const company = companyOf(state, id)
  if (openFactories(id, company).length === 0) return { rule: 'BS-ACT-21', why: 'no-space', company: id }
  const cost = workerPrice(state.jobMarket)
  return company.treasury < cost ? { rule: 'BS-ACT-20', company: id, cost, have: company.treasury } : null
}

/** The space demands a purchase, so the cheapest tile must be within reach (BS-AST-02). */
function refuseAssets(state: BigShouldersState, id: CompanyId, discount: number): Refused | null {
  const asset = cheapestAsset(state)
  const cost = asset && assetCost(state, asset, discount)
  if (!asset || cost === null) return { rule: 'BS-AST-02', why: 'none', company: id }
  const have = companyOf(state, id).treasury
  return have < cost ? { rule: 'BS-AST-01', asset, company: id, cost, have } : null
}

/** Pays for the space and carries out its effect (BS-ACT-13, BS-ACT-14). */
function use(turn: Turn, space: SpaceId, company: CompanyId): void {
  const { state } = turn
  if (space === BANK_POOL) return
  if (isBuilding(space)) {
    const { payer, amount } = buildingOf(space)
    const owner = ownerOf(state, space)
    if (owner === null) return
    pay(state, payer === 'company' ? company : 'bank', owner, amount)
    turn.log({ type: 'owner-paid', owner, amount, payer: payer === 'company' ? company : 'bank' })
  } else {
    const { cost, funds } = generalSpace(space)
    pay(state, company, 'bank', cost)
    pay(state, 'bank', company, funds)
    if (funds) turn.log({ type: 'funds', company, amount: funds })
  }
  if (space === 'advertising') turn.next(frame(firstPlace, { seat: companyOf(state, company).director }))
  carryOut(turn, company, effectOf(space))
}
