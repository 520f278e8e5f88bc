import { count, dollars, either, list } from '@boardroom/game-kit/de'
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

export { either, list } from '@boardroom/game-kit/de'

export const goods = (number: number): string => count(number, 'Ware', 'Waren')
export const employees = (number: number): string => `${number} Mitarbeiter`
export const steps = (number: number): string => count(number, 'Schritt', 'Schritte')
export const research = (number: number): string => count(number, 'Forschungspunkt', 'Forschungspunkte')

/** „$2 und 1 Ware“. */
export function gain(what: Gain): string {
  const parts = [
    ...(what.money ? [dollars(what.money)] : []),
    ...(what.goods ? [goods(what.goods)] : []),
    ...(what.vp ? [`${what.vp} SP`] : []),
    ...(what.research ? [research(what.research)] : []),
    ...(what.employee ? [`${what.employee} ${what.employee === 1 ? 'neuer' : 'neue'} Mitarbeiter`] : []),
  ]
  return parts.length > 0 ? list(parts) : 'nichts'
}

export function taken(take: Take, amount: number): string {
  return take === 'employee' ? `${amount === 1 ? '1 neuen' : `${amount} neue`} Mitarbeiter` : gain({ [take]: amount })
}

export function reward({ circle, endVp, cap }: Reward, disc = true): string {
  if (circle && !disc) return 'ein leerer Kreis, weil keine Scheibe mehr da ist'
  if (circle) {
    const pays = 'choice' in circle ? either(circle.choice.map(gain)) : gain(circle)
    return `ein Projekt (Einkommen: ${pays})`
  }
  if (endVp) return `${endVp} SP bei Spielende`
  return cap ? `Spendengrenze +${cap} SP` : 'nichts'
}

export function spot(space: SpaceId): string {
  return `Zeile ${space.slice(1, 2)}, Spalte ${space.slice(3)}`
}

export function place({ space, there }: Place): string {
  if (there === 'lobby') return 'Empfang'
  return there ? `„${names.departments[there]}“` : `leeres Feld (${spot(space)})`
}

/** Die Stadt, in größeren auch, was ihr Feld aufnimmt. */
export function slot(id: SlotId): string {
  const { city, accepts } = slotOf(id)
  const { name } = cityOf(city)
  return accepts === 'any' ? name : `${name} (${names.projects[accepts]})`
}

export function town(id: SlotId): string {
  return cityOf(slotOf(id).city).name
}

export function donation(id: DonationId): string {
  return `„${names.donations[id]}“ (${names.categories[donationOf(id).category]})`
}

/** Was Andrew mit einer Karte wählen würde und wofür er spendet. */
export function card(id: CardId): string {
  const { mainAction, donation: gift } = cardOf(id)
  return `${names.actions[mainAction]}, Spende ${donation(gift)}`
}
