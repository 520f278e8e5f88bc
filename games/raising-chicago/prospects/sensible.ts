import type { Seat } from '@boardroom/kernel'
import { type Amounts, RESOURCES, SLOTS, type SlotId } from '../components/index.ts'
import { companyAt } from '../model/companies.ts'
import { needFor, type Payment } from '../model/payment.ts'
import type { Company, RaisingChicagoState } from '../state.ts'
import type { Giving } from '../steps/exchange.ts'
import type { RaisingChicago } from '../types.ts'

/** A step of poverty saves all tiles of its kind: for so few it does not pay. */
const FEW = 2

/** Nobody stays short of a tile or two that he has, or exchanges tiles that he could pay with for others. */
export function sensible(state: RaisingChicagoState, seat: Seat, move: RaisingChicago['move']): boolean {
  if (move.type === 'give') return move[(paramsOf(state) as Giving).get] === 0
  if (move.type !== 'pay' && move.type !== 'exchange') return true
  const company = companyAt(state, seat)
  const need = dueNow(state, company)
  if (!need) return true
  if (move.type === 'pay') return !isShortOfFew(company, need, move)
  return need[move.get] > company.hold[move.get] && lackOf(company, need) > company.hold.joker
}

function paramsOf(state: RaisingChicagoState): object {
  return state.agenda.at(-1)?.params ?? {}
}

/** What is to be paid, for a project or as a toll. */
function dueNow(state: RaisingChicagoState, company: Company): Amounts | null {
  const { slot, toll }: { readonly slot?: SlotId; readonly toll?: Amounts } = paramsOf(state)
  if (toll) return toll
  const project = slot && state.slots[SLOTS.indexOf(slot)]?.project
  return project ? needFor(state.seats, company, project) : null
}

/** Tiles that jokers have to stand in for. */
function lackOf({ hold }: Company, need: Amounts): number {
  return RESOURCES.reduce((sum, resource) => sum + Math.max(0, need[resource] - hold[resource]), 0)
}

function isShortOfFew({ hold }: Company, need: Amounts, payment: Payment): boolean {
  // Jokers that the other kinds do not need.
  let jokers = hold.joker
  for (const resource of RESOURCES) {
    const way = payment[resource]
    if (way !== null && typeof way === 'object') jokers -= Math.max(0, need[resource] - hold[resource])
  }
  return RESOURCES.some(
    (resource) => payment[resource] === 'short' && need[resource] <= FEW && hold[resource] + jokers >= need[resource],
  )
}
