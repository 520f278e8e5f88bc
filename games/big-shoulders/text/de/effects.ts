import { dollars } from '@boardroom/game-kit/de'
import type { Names } from '@boardroom/kernel'
import {
  APPEAL_CASH,
  APPEAL_END,
  type AssetId,
  assetOf,
  type Building,
  type BuildingId,
  buildingOf,
  type CertificateKind,
  eraOf,
  type GeneralSpace,
  type ImmediateBonus,
  type ManagerBonus,
} from '../../components/index.ts'
import type { Certificates } from '../../model/company.ts'
import { countCubes } from '../../model/cubes.ts'
import type { PriceMove } from '../../model/prices.ts'
import type { AtOnce } from '../facts/moves.ts'
import type { Gain, Placement } from '../facts/placement.ts'
import type { AppealRise, BonusAhead } from '../facts/position.ts'
import { count, cubes, goods, list, managers, resources, salespeople, workers } from './grammar.ts'
import { names as book } from './names.ts'

const KINDS: readonly CertificateKind[] = ['director', 'preferred', 'common']

/** „die Vorzugsaktie und 2 Gemeinschaftsaktien“. */
export function certificates(counts: Certificates): string {
  const parts = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    kind === 'common'
      ? count(counts.common, book.certificates.common, `${book.certificates.common}n`)
      : `die ${book.certificates[kind]}`,
  )
  return list(parts)
}

export function shareValue({ from, to }: PriceMove): string {
  return from === to ? `Aktienkurs bleibt bei ${dollars(from)}` : `Aktienkurs ${dollars(from)} → ${dollars(to)}`
}

/** What a Capital Asset brings when it is bought. */
export function atOnce(asset: AssetId): string {
  return list(assetOf(asset).immediate.map(immediate))
}

function immediate(bonus: ImmediateBonus): string {
  if ('worker' in bonus) return workers(bonus.worker)
  if ('automate' in bonus) return `${workers(bonus.automate)} automatisieren`
  return `+${bonus.appeal} Attraktivität`
}

/** What a Capital Asset does once per Decade. */
export function power(asset: AssetId): string {
  const { effect, fee } = assetOf(asset)
  const price = fee > 0 ? ` (Gebühr ${dollars(fee)})` : ''
  if (effect.appeal) return `+${effect.appeal} Attraktivität`
  if (effect.haymarket) return `${cubes(effect.haymarket)} vom Haymarket Square${price}`
  if (effect.revenue) return `+${dollars(effect.revenue)} Gewinn`
  if (effect.shareValueSteps) {
    return `Aktienkurs +${count(effect.shareValueSteps, 'Schritt', 'Schritte')} nach der Produktion`
  }
  return 'kein Kursverlust beim Einbehalten oder durch fremde Verkäufe'
}

/** The same as things lie for the company that buys. */
export function bonusNow(bonus: AtOnce): string {
  if (bonus.what === 'appeal') return appeal(bonus)
  if (bonus.what === 'worker') return bonus.possible ? workers(1) : 'kein Platz für einen Arbeiter'
  return bonus.possible ? `${workers(1)} automatisieren` : 'kein Arbeiter zum Automatisieren'
}

export function managerBonus(bonus: ManagerBonus): string {
  const parts = [
    ...(bonus.goods ? [goods(bonus.goods)] : []),
    ...(bonus.resources ? [resources(bonus.resources)] : []),
    ...(bonus.appeal ? [`+${bonus.appeal} Attraktivität`] : []),
  ]
  return list(parts)
}

/** The same with what its Appeal comes to now. */
export function managerNow({ appeal: _, ...bonus }: ManagerBonus, rise: AppealRise | null): string {
  return list([...(bonus.goods || bonus.resources ? [managerBonus(bonus)] : []), ...(rise ? [appeal(rise)] : [])])
}

/** „: $20, +1 Attraktivität“. */
export function bill({ cost, owner, gains, poolCash }: Placement, names: Names): string {
  const parts = gains.map(gain)
  if (owner) {
    const who = owner.you ? 'dich' : names.seat(owner.seat)
    parts.unshift(
      owner.payer === 'bank' ? `${dollars(owner.amount)} von der Bank an ${who}` : `${dollars(owner.amount)} an ${who}`,
    )
  }
  if (cost > 0) parts.unshift(dollars(cost))
  if (poolCash > 0) parts.push(`${dollars(poolCash)} für dich`)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function gain(gain: Gain): string {
  switch (gain.what) {
    case 'appeal':
      return appeal(gain)
    case 'workers':
      return gain.count === 0 ? 'kein Platz für einen Arbeiter' : short(workers(gain.count), gain)
    case 'managers':
      if (gain.count === 0) return gain.short === 'supply' ? 'kein Manager mehr im Vorrat' : 'keine Fabrik ohne Manager'
      return short(managers(gain.count), gain)
    case 'salespeople':
      return gain.count === 0
        ? 'kein Platz für einen Verkäufer'
        : `${gain.count < gain.wanted ? `nur ${salespeople(gain.count)}, ` : ''}Verkaufspreis ${dollars(gain.price.from)} → ${dollars(gain.price.to)}`
    case 'goods':
      return goods(gain.count)
    case 'cubes':
      if (countCubes(gain.cubes) === 0) return 'nichts davon auf dem Haymarket Square'
      return gain.missing > 0 ? `nur ${cubes(gain.cubes)} vorhanden` : cubes(gain.cubes)
    case 'choose':
      if (gain.count === 2) return `2 ${gain.alike ? 'gleiche' : 'verschiedene'} Rohstoffe`
      return gain.count === 0 ? 'der Haymarket Square ist leer' : 'nur 1 Rohstoff zu haben'
    case 'automate':
      return `${workers(gain.count)} automatisieren`
    case 'asset':
      return `Plättchen ab ${dollars(gain.cost)}`
    case 'dividend':
      return `${dollars(gain.amount)} ausgeschüttet, ${dollars(gain.yours)} davon an dich; ${shareValue(gain.price)}`
    case 'hire':
      return `ab ${dollars(gain.cost)} pro Arbeiter`
    case 'funds':
      return `+${dollars(gain.amount)}`
  }
}

function short(what: string, { count: number, wanted }: { count: number; wanted: number }): string {
  return number < wanted ? `nur ${what}` : what
}

export function appeal({ steps, bonuses, end }: AppealRise): string {
  if (end)
    return end === 'on-top'
      ? `auf Attraktivität ${APPEAL_END} schon obenauf, kein Gewinn`
      : `auf Attraktivität ${APPEAL_END} nach oben`
  const extra = bonuses.length > 0 ? ` (Bonus: ${list(bonuses.map(bonusAhead))})` : ''
  return `+${steps} Attraktivität${extra}`
}

function bonusAhead({ bonus, brings }: BonusAhead): string {
  if (brings === 'bonus') return book.bonuses[bonus]
  return brings === 'cash'
    ? `nur ${dollars(APPEAL_CASH)}, denn ${book.noBonus[bonus]}`
    : `keiner, denn ${book.noBonus[bonus]}`
}

/** „Ära I, Firma zahlt $20, 1 neuer Arbeiter“: what there is to know about a Building besides its name. */
export function buildingDetails(id: BuildingId): string {
  const { workersAdded } = buildingOf(id)
  const arrive = workersAdded > 0 ? `, ${count(workersAdded, 'neuer Arbeiter', 'neue Arbeiter')}` : ''
  return `Ära ${eraOf(id)}, ${buildingPays(buildingOf(id))}${arrive}`
}

/** „Firma zahlt $20“ or „Bank zahlt $20“: what the owner of a Building gets for a use. */
export function buildingPays({ payer, amount }: Building): string {
  return `${payer === 'bank' ? 'Bank' : 'Firma'} zahlt ${dollars(amount)}`
}

/** What a general action space costs and does. */
export function spaceDoes({ cost, funds, effect }: GeneralSpace, workerPrice: number): string {
  const price = cost > 0 ? `${dollars(cost)}: ` : ''
  if (funds > 0) return `+${dollars(funds)} für die Firma`
  if (effect.hireWorkers) return `Arbeiter, zurzeit ab ${dollars(workerPrice)}`
  if (effect.appeal) return `${price}+${effect.appeal} Attraktivität, auf Wunsch Platz 1`
  if (effect.managers) return `${price}${managers(effect.managers)}`
  if (effect.salespeople) return `${price}${salespeople(effect.salespeople)}`
  if (effect.dividend) return `${dollars(effect.dividend)} ausschütten, ${dollars(effect.dividend / 10)} pro Anteil`
  return 'ein Kapitalgut aus der Reihe kaufen'
}
