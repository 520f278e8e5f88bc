import { count, dollars, either, list } from '@boardroom/game-kit/en'
import {
  type CardId,
  cardOf,
  cityOf,
  type DonationId,
  donationOf,
  type Gain,
  type Reward,
  type SlotId,
  type SpaceId,
  slotOf,
  type Take,
} from '../../components/index.ts'
import type { Place } from '../../entries.ts'
import { names } from './names.ts'

export { count, either, list } from '@boardroom/game-kit/en'

export const goods = (number: number): string => count(number, 'good')
export const employees = (number: number): string => count(number, 'employee')
export const steps = (number: number): string => count(number, 'step')
export const research = (number: number): string => count(number, 'research point')

/** “$2 and 1 good”. */
export function gain(what: Gain): string {
  const parts = [
    ...(what.money ? [dollars(what.money)] : []),
    ...(what.goods ? [goods(what.goods)] : []),
    ...(what.vp ? [`${what.vp} VP`] : []),
    ...(what.research ? [research(what.research)] : []),
    ...(what.employee ? [count(what.employee, 'new employee')] : []),
  ]
  return parts.length > 0 ? list(parts) : 'nothing'
}

export function taken(take: Take, amount: number): string {
  return gain({ [take]: amount })
}

export function reward({ circle, endVp, cap }: Reward, disc = true): string {
  if (circle && !disc) return 'an empty circle, because no disc is left'
  if (circle) {
    const pays = 'choice' in circle ? either(circle.choice.map(gain)) : gain(circle)
    return `a project (income ${pays})`
  }
  if (endVp) return `${endVp} VP at the end`
  return cap ? `donation limit +${cap} VP` : 'nothing'
}

export function spot(space: SpaceId): string {
  return `row ${space.slice(1, 2)}, column ${space.slice(3)}`
}

export function place({ space, there }: Place): string {
  if (there === 'lobby') return 'the lobby'
  return there ? names.departments[there] : `the empty space in ${spot(space)}`
}

/** The city, and in larger ones what its space takes. */
export function slot(id: SlotId): string {
  const { city, accepts } = slotOf(id)
  const { name } = cityOf(city)
  return accepts === 'any' ? name : `${name} (${names.projects[accepts]})`
}

export function town(id: SlotId): string {
  return cityOf(slotOf(id).city).name
}

export function donation(id: DonationId): string {
  return `“${names.donations[id]}” (${names.categories[donationOf(id).category]})`
}

/** What Andrew would choose with a card, and what he gives. */
export function card(id: CardId): string {
  const { mainAction, donation: gift } = cardOf(id)
  return `${names.actions[mainAction]}, donation ${donation(gift)}`
}
