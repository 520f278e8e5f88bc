import {
  type CardId,
  EXCHANGE_RATE,
  LAST_FIELD,
  LAST_POVERTY,
  PERSONAL,
  POVERTY,
  RESOURCES,
  type Resource,
  type Reward,
} from '../components/index.ts'
import { sideOf } from '../model/auction.ts'
import { permanents, trackSetup } from '../model/companies.ts'
import type { Company, RaisingChicagoState } from '../state.ts'

/** What things are worth in prestige while rounds are left. Rough figures, found by playing. */
export const VALUE = {
  /** A resource that will be needed, and one too many. */
  resource: 0.6,
  surplus: 0.25,
  joker: 0.9,
  favour: 2.6,
  /** A step on a track besides the permanents that it leads to. */
  step: 0.7,
  /** A permanent saves one resource in every project. */
  permanent: 0.75,
  extension: 0.5,
  /** Each storey strengthens its ward. */
  storey: 0.35,
  /** A marker that came back bids again. */
  marker: 0.55,
  symbol: 0.9,
  tile: 1.4,
  letter: 0.3,
} as const

/** Projects that a company may hope for in a round. */
const PROJECTS_A_ROUND = 1.6

/** So many of a kind are needed in a round; what lies beyond helps little. */
const ENOUGH = 7

/** In the last round tiles only help with the personal project. */
const LAST = 0.6

/** What tiles on the company board are worth. */
export function holdWorth(hold: Company['hold'], tracks: Company['tracks'], left: number): number {
  let sum = hold.joker * VALUE.joker + hold.favour * VALUE.favour
  for (const resource of RESOURCES) sum += heap(hold[resource], tracks[resource] === LAST_FIELD, left)
  return left > 0 ? sum : LAST * sum
}

function heap(count: number, free: boolean, left: number): number {
  const useful = free ? 0 : Math.min(count, left > 0 ? ENOUGH : PERSONAL.cost)
  return useful * VALUE.resource + (count - useful) * VALUE.surplus
}

/** What a tile spent now is worth. */
export function spentWorth(value: number, left: number): number {
  return left > 0 ? value : LAST * value
}

/** What the open sections of the personal project promise, if need be after exchanges. */
export function sectionHopes({ hold, sections, tracks }: Company): number {
  const open = RESOURCES.filter((resource) => !sections.includes(resource) && tracks[resource] !== LAST_FIELD)
  const missing = (resource: Resource): number => Math.max(0, PERSONAL.cost - hold[resource])
  let jokers = hold.joker
  let spare = RESOURCES.reduce((sum, resource) => {
    return sum + (open.includes(resource) ? Math.max(0, hold[resource] - PERSONAL.cost) : hold[resource])
  }, 0)
  let hopes = 0
  for (const resource of open.toSorted((one, other) => missing(one) - missing(other))) {
    const lacking = Math.max(0, missing(resource) - jokers)
    if (lacking * EXCHANGE_RATE > spare) continue
    jokers -= missing(resource) - lacking
    spare -= lacking * EXCHANGE_RATE
    // The nearer, the better: otherwise an exchange would be worth nothing.
    hopes += PERSONAL.section - 0.1 * lacking
  }
  return hopes
}

/** Tracks save resources for the rounds left; the last field frees from a kind for good. */
export function trackWorth(seats: number, tracks: Company['tracks'], left: number): number {
  const { start } = trackSetup(seats)
  const share = Math.min(1, left / 4)
  let sum = 0
  for (const resource of RESOURCES) {
    const field = tracks[resource]
    sum += 0.5 * permanents(seats, tracks, resource) * permanentWorth(left)
    sum += (field - start) * stepWorth(left)
    if (field === LAST_FIELD) sum += PERSONAL.section + left
  }
  // A column pays when the last marker arrives: the rearmost marker holds the others back.
  return sum + Math.min(tracks.timber, tracks.jackscrew, tracks.masonry) * 0.5 * share
}

/** A permanent saves a resource in every project to come. */
function permanentWorth(left: number): number {
  return VALUE.permanent * PROJECTS_A_ROUND * Math.min(4, left)
}

/** A step brings the next permanent nearer; every third field has one. */
function stepWorth(left: number): number {
  return VALUE.step * Math.min(1, left / 4) + (0.5 / 3) * permanentWorth(left)
}

export function rewardWorth(reward: Reward, left: number): number {
  switch (reward.type) {
    case 'joker':
      return reward.amount * VALUE.joker
    case 'favour':
      return reward.amount * VALUE.favour
    case 'prestige':
      return reward.amount
    case 'extension':
      return reward.amount * VALUE.extension * left
    case 'competence':
      return reward.steps * stepWorth(left)
    case 'resources':
      return RESOURCES.reduce((sum, resource) => sum + reward.amounts[resource], 0) * VALUE.resource
  }
}

/** What a card will still give from its place under the board. */
export function cardWorth(
  state: RaisingChicagoState,
  card: CardId,
  place: number,
  spaces: number,
  left: number,
): number {
  const { mode, reward } = sideOf(state.seats, card)
  const letter = state.council ? VALUE.letter : 0
  if (mode === 'once') return letter
  const stays = Math.max(0, (spaces - place) / PROJECTS_A_ROUND)
  return letter + rewardWorth(reward, left) * Math.min(left, stays)
}

/** Steps that a round usually costs. */
const POVERTY_A_ROUND = 0.45

/** The further down, the dearer: a step now also makes those to come dearer. */
export function povertyWorth(poverty: number, left: number): number {
  if (left === 0) return -(POVERTY[Math.min(poverty, LAST_POVERTY)] ?? 0)
  const more = POVERTY_A_ROUND * left
  return penalty(more) - penalty(poverty + more)
}

/** The poverty track as a smooth curve. */
function penalty(steps: number): number {
  return 0.16 * steps * steps + 0.9 * steps
}
