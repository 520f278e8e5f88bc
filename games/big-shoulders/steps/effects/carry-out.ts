import { type Frame, frame } from '@boardroom/kernel'
import { companyOf, salespersonRoom } from '../../company.ts'
import type { CompanyId, Cubes, SpaceEffect } from '../../components/index.ts'
import { countCubes, moveUpTo } from '../../cubes.ts'
import { payTreasuryDividend } from '../../dividends.ts'
import type { Table } from '../../types.ts'
import { hireWorkers } from '../action/hire-workers.ts'
import { advanceAppeal } from './appeal.ts'
import { automation } from './automation.ts'
import { buyAsset } from './buy-asset.ts'
import { gainManager } from './managers.ts'
import { takeResources } from './take-resources.ts'
import { gainWorker } from './workers.ts'

/** Carries out what a space does for a company; what needs a decision goes on the agenda, Appeal comes last. */
export function carryOut(table: Table, company: CompanyId, effect: SpaceEffect): void {
  if (effect.haymarket) takeFixed(table, company, effect.haymarket)
  if (effect.goods) gainGoods(table, company, effect.goods, 'building')
  if (effect.salespeople) gainSalespeople(table, company, effect.salespeople)
  if (effect.dividend) payTreasuryDividend(table, company, effect.dividend)
  table.next(...questionsOf(table, company, effect))
}

function questionsOf(table: Table, company: CompanyId, effect: SpaceEffect): Frame[] {
  const frames: Frame[] = []
  if (effect.choose && countCubes(table.state.haymarket) > 0) {
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
export function takeFixed(table: Table, company: CompanyId, wanted: Partial<Cubes>): void {
  const { state } = table
  const cubes = moveUpTo(state.haymarket, companyOf(state, company).resources, wanted)
  if (countCubes(cubes) > 0) table.log({ type: 'took', company, cubes })
  else table.log({ type: 'lost', company, piece: 'resources' })
}

export function gainGoods(
  table: Table,
  company: CompanyId,
  count: number,
  from: 'building' | 'manager' | 'bonus-tokens',
): void {
  companyOf(table.state, company).goods += count
  table.log({ type: 'goods', company, count, from })
}

/** As many as there is room for; the rest goes back (BS-EMP-05, BS-EMP-06). */
export function gainSalespeople(table: Table, id: CompanyId, wanted: number): void {
  const company = companyOf(table.state, id)
  const count = Math.min(wanted, salespersonRoom(id, company))
  company.salespeople += count
  if (count > 0) table.log({ type: 'salespeople', company: id, count })
  else table.log({ type: 'lost', company: id, piece: 'salesperson' })
}
