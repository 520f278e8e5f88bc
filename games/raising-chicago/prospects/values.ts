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
import type { Weights } from '../worth.ts'

/** What tiles on the company board are worth. */
export function holdWorth(w: Weights, hold: Company['hold'], tracks: Company['tracks'], left: number): number {
  let sum = hold.joker * w.joker + hold.favour * w.favour
  for (const resource of RESOURCES) sum += heap(w, hold[resource], tracks[resource] === LAST_FIELD, left)
  return left > 0 ? sum : w.last * sum
}

function heap(w: Weights, count: number, free: boolean, left: number): number {
  const useful = free ? 0 : Math.min(count, left > 0 ? w.enough : PERSONAL.cost)
  return useful * w.resource + (count - useful) * w.surplus
}

/** What a tile spent now is worth. */
export function spentWorth(w: Weights, value: number, left: number): number {
  return left > 0 ? value : w.last * value
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
export function trackWorth(w: Weights, seats: number, tracks: Company['tracks'], left: number): number {
  const { start } = trackSetup(seats)
  const share = Math.min(1, left / 4)
  let sum = 0
  for (const resource of RESOURCES) {
    const field = tracks[resource]
    sum += 0.5 * permanents(seats, tracks, resource) * permanentWorth(w, left)
    sum += (field - start) * stepWorth(w, left)
    if (field === LAST_FIELD) sum += PERSONAL.section + left
  }
  // A column pays when the last marker arrives: the rearmost marker holds the others back.
  return sum + Math.min(tracks.timber, tracks.jackscrew, tracks.masonry) * w.column * share
}

/** A permanent saves a resource in every project to come. */
function permanentWorth(w: Weights, left: number): number {
  return w.permanent * w.projectsARound * Math.min(4, left)
}

/** A step brings the next permanent nearer; every third field has one. */
function stepWorth(w: Weights, left: number): number {
  return w.step * Math.min(1, left / 4) + (0.5 / 3) * permanentWorth(w, left)
}

export function rewardWorth(w: Weights, reward: Reward, left: number): number {
  switch (reward.type) {
    case 'joker':
      return reward.amount * w.joker
    case 'favour':
      return reward.amount * w.favour
    case 'prestige':
      return reward.amount
    case 'extension':
      return reward.amount * w.extension * left
    case 'competence':
      return reward.steps * stepWorth(w, left)
    case 'resources':
      return RESOURCES.reduce((sum, resource) => sum + reward.amounts[resource], 0) * w.resource
  }
}

/** What a card will still give from its place under the board. */
export function cardWorth(
  w: Weights,
  state: RaisingChicagoState,
  card: CardId,
  place: number,
  spaces: number,
  left: number,
): number {
  const { mode, reward } = sideOf(state.seats, card)
  const letter = state.council ? w.letter : 0
  if (mode === 'once') return letter
  const stays = Math.max(0, (spaces - place) / w.projectsARound)
  return letter + rewardWorth(w, reward, left) * Math.min(left, stays)
}

/** The further down, the dearer: a step now also makes those to come dearer. */
export function povertyWorth(w: Weights, poverty: number, left: number): number {
  if (left === 0) return -(POVERTY[Math.min(poverty, LAST_POVERTY)] ?? 0)
  const more = w.povertyARound * left
  return penalty(w, more) - penalty(w, poverty + more)
}

/** The poverty track as a smooth curve. */
function penalty(w: Weights, steps: number): number {
  return w.povertySquare * steps * steps + w.poverty * steps
}
