import { type Frame, frame } from '@boardroom/kernel'
import type { CompanyId, Cubes, SpaceEffect } from '../../components/index.ts'
import { companyOf, salespeopleGained } from '../../model/company.ts'
import { countCubes, moveUpTo } from '../../model/cubes.ts'
import { payTreasuryDividend } from '../../model/dividends.ts'
import type { Turn } from '../../types.ts'
import { hireWorkers } from '../action/hire-workers.ts'
import { advanceAppeal } from './appeal.ts'
import { automation } from './automation.ts'
import { buyAsset } from './buy-asset.ts'
import { gainManager } from './managers.ts'
import { takeResources } from './take-resources.ts'
import { gainWorker } from './workers.ts'

/** Carries out what a space does for a company; what needs a decision goes on the agenda, Appeal comes last. */
export function carryOut(turn: Turn, company: CompanyId, effect: SpaceEffect): void {
  if (effect.haymarket) takeFixed(turn, company, effect.haymarket)
  if (effect.goods) gainGoods(turn, company, effect.goods, 'building')
  if (effect.salespeople) gainSalespeople(turn, company, effect.salespeople)
  if (effect.dividend) payTreasuryDividend(turn, company, effect.dividend)
  turn.next(...questionsOf(turn, company, effect))
}

function questionsOf(turn: Turn, company: CompanyId, effect: SpaceEffect): Frame[] {
  const frames: Frame[] = []
  if (effect.choose && countCubes(turn.state.haymarket) > 0) {
    frames.push(frame(takeResources, { company, rule: effect.choose, count: 2 }))
  }
  if (effect.hireWorkers) frames.push(frame(hireWorkers, { company, hired: 0 }))
  for (let i = 0; i < (effect.workers ?? 0); i++) frames.push(frame(gainWorker, { company, optional: false }))
  for (let i = 0; i < (effect.managers ?? 0); i++) frames.push(frame(gainManager, { company }))
  if (effect.automate) {
    frames.push(frame(automation, { company, left: effect.automate, freed: 0, optional: false }))
  }
  if (effect.buyAsset !== undefined) frames.push(frame(buyAsset, { company, discount: effect.buyAsset }))
  if (effect.appeal) frames.push(frame(advanceAppeal, { company, steps: effect.appeal }))
  return frames
}

/** The printed cubes as far as they lie in Haymarket Square (BS-ACT-36, BS-AST-18). */
export function takeFixed(turn: Turn, company: CompanyId, wanted: Partial<Cubes>): void {
  const { state } = turn
  const cubes = moveUpTo(state.haymarket, companyOf(state, company).resources, wanted)
  if (countCubes(cubes) > 0) turn.log({ type: 'took', company, cubes })
  else turn.log({ type: 'lost', company, piece: 'resources' })
}

export function gainGoods(
  turn: Turn,
  company: CompanyId,
  count: number,
  from: 'building' | 'manager' | 'bonus-tokens',
): void {
  companyOf(turn.state, company).goods += count
  turn.log({ type: 'goods', company, count, from })
}

export function gainSalespeople(turn: Turn, id: CompanyId, wanted: number): void {
  const company = companyOf(turn.state, id)
  const count = salespeopleGained(id, company, wanted)
  company.salespeople += count
  if (count > 0) turn.log({ type: 'salespeople', company: id, count })
  else turn.log({ type: 'lost', company: id, piece: 'salesperson' })
}
