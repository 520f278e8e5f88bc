import type { Seat } from '@boardroom/kernel'
import {
  type AnyProjectId,
  FINAL_SYMBOL,
  FINALS,
  isFinal,
  PROJECTS,
  projectOf,
  RESOURCES,
  type SetSymbol,
  SLOTS,
  type SlotId,
  SYMBOL_SET,
} from '../components/index.ts'
import { countMarkers, uncovered, winnerOf } from '../model/auction.ts'
import { cardSpaces, companyAt } from '../model/companies.ts'
import { needFor } from '../model/payment.ts'
import type { Company, RaisingChicagoState, Slot } from '../state.ts'
import { cardWorth, povertyWorth, rewardWorth, spentWorth, VALUE } from './values.ts'

/** How far a slot has come: before its payment, before its building stands, or only the card is left. */
type Stage = 'unpaid' | 'unbuilt' | 'built'

/** A reward to come is worth a little less than one in hand, so that nobody puts off paying. */
const SOON = 0.85

const UNBUILT: readonly string[] = ['begin-building', 'raise', 'move']

/** What the projects in the slots promise a company: those it has won, and in the auction those it may win. */
export function slotProspects(state: RaisingChicagoState, seat: Seat, left: number): number {
  const company = companyAt(state, seat)
  const means = meansOf(company)
  let sum = 0
  for (const [i, slot] of state.slots.entries()) {
    const { project } = slot
    if (!project) continue
    const mine = countMarkers(slot.markers, seat)
    const chance = slot.winner === null ? winChance(state, seat, slot) : slot.winner === seat ? 1 : 0
    if (slot.winner === null) sum += mine * (1 - chance) * VALUE.marker
    if (chance === 0) continue
    const stage = slot.winner === null ? 'unpaid' : stageOf(state, SLOTS[i])
    let worth = slot.card ? cardWorth(state, slot.card, 0, cardSpaces(company), left + 1) : 0
    if (stage === 'unpaid') {
      worth += SOON * rewardsWorth(state, company, slot, project, left)
      worth -= costOf(state, company, project, means, chance, left)
    }
    if (stage !== 'built') worth += buildingWorth(project) + mine * (1 + VALUE.storey)
    sum += chance * worth
  }
  return sum
}

/** The agenda tells what is still to come for a slot. */
function stageOf(state: RaisingChicagoState, slot: SlotId | undefined): Stage {
  let stage: Stage = 'built'
  for (const { step, params } of state.agenda) {
    if (step === 'execute-projects') return 'unpaid'
    if ((params as { slot?: SlotId }).slot !== slot) continue
    if (step === 'execute-slot' || step === 'payment' || step === 'begin-payment') return 'unpaid'
    if (UNBUILT.includes(step)) stage = 'unbuilt'
  }
  return stage
}

type Means = { timber: number; jackscrew: number; masonry: number; joker: number }

function meansOf({ hold }: Company): Means {
  return { timber: hold.timber, jackscrew: hold.jackscrew, masonry: hold.masonry, joker: hold.joker }
}

/** How likely the markers as they lie win: by their lead, and by what rivals can still do about it. */
function winChance(state: RaisingChicagoState, seat: Seat, slot: Slot): number {
  const mine = countMarkers(slot.markers, seat)
  if (mine === 0) return 0
  const lead = mine - mostOfOthers(state, seat, slot) + (winnerOf(slot) === seat ? 0.4 : -0.4)
  const free = slot.markers.filter((marker) => marker === null).length
  const threat = Math.min(free, strongestRival(state, seat))
  if (threat === 0) return lead > 0 ? 1 : 0
  return Math.max(0, Math.min(1, 0.5 + lead / (1 + 1.1 * threat)))
}

function mostOfOthers(state: RaisingChicagoState, seat: Seat, slot: Slot): number {
  let most = countMarkers(slot.markers, 'third')
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, countMarkers(slot.markers, other))
  }
  return most
}

/** Markers that a rival still has to place. */
function strongestRival(state: RaisingChicagoState, seat: Seat): number {
  let most = 0
  for (const [other, { auction }] of state.companies.entries()) if (other !== seat) most = Math.max(most, auction)
  return most
}

/** Site and banner; a move brings a tile, a purple site and two steps. */
function buildingWorth(project: AnyProjectId): number {
  return projectOf(project).kind === 'move' ? VALUE.tile + 4 : 1.4
}

/** Printed rewards, the symbol, and in the auction what lies open on the card. */
function rewardsWorth(
  state: RaisingChicagoState,
  company: Company,
  slot: Slot,
  project: AnyProjectId,
  left: number,
): number {
  let sum = 0
  for (const reward of projectOf(project).rewards) sum += rewardWorth(reward, left)
  if (isFinal(project)) {
    for (const symbol of FINALS[project].symbols) sum += FINAL_SYMBOL * company.symbols[symbol]
  } else {
    const { symbol } = PROJECTS[project]
    if (symbol !== 'star') sum += KEPT * symbolWorth(state, company, symbol)
  }
  if (slot.winner !== null) return sum
  const open = uncovered(state.seats, slot)
  return sum + (open.timber + open.jackscrew + open.masonry) * VALUE.resource
}

/** What a symbol tile is worth besides what it scores already. */
export const KEPT = 0.7

/** One more symbol tile: for sets, and for the final projects that show it. */
export function symbolWorth(state: RaisingChicagoState, { finals, symbols }: Company, symbol: SetSymbol): number {
  const shown = (id: keyof typeof FINALS) => FINALS[id].symbols.includes(symbol)
  const hoped = (FINAL_SYMBOL * state.finals.filter(shown).length) / state.seats
  const owned = FINAL_SYMBOL * finals.filter(shown).length
  return VALUE.symbol + hoped + owned + (symbols[symbol] === 0 ? SYMBOL_SET / 5 : 0)
}

/** Resources, jokers and poverty that a project will take; what it takes is gone for the next slot. */
function costOf(
  state: RaisingChicagoState,
  company: Company,
  project: AnyProjectId,
  means: Means,
  chance: number,
  left: number,
): number {
  const need = needFor(state.seats, company, project)
  const step = povertyWorth(company.poverty, left) - povertyWorth(company.poverty + 1, left)
  let cost = 0
  for (const resource of RESOURCES) {
    const missing = Math.max(0, need[resource] - means[resource])
    const pays = (need[resource] - missing) * VALUE.resource + missing * VALUE.joker
    if (missing > means.joker) cost += step + 0.6
    else {
      cost += spentWorth(pays, left)
      means[resource] -= chance * (need[resource] - missing)
      means.joker -= chance * missing
    }
  }
  return cost
}
