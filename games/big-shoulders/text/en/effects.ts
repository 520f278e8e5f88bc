import { dollars } from '@boardroom/game-kit/en'
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

/** “the Preferred Certificate and 2 Common Certificates”. */
export function certificates(counts: Certificates): string {
  const parts = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    kind === 'common' ? count(counts.common, book.certificates.common) : `the ${book.certificates[kind]}`,
  )
  return list(parts)
}

export function shareValue({ from, to }: PriceMove): string {
  return from === to ? `share value stays at ${dollars(from)}` : `share value ${dollars(from)} → ${dollars(to)}`
}

/** What a Capital Asset brings when it is bought. */
export function atOnce(asset: AssetId): string {
  return list(assetOf(asset).immediate.map(immediate))
}

function immediate(bonus: ImmediateBonus): string {
  if ('worker' in bonus) return workers(bonus.worker)
  if ('automate' in bonus) return `automate ${workers(bonus.automate)}`
  return `+${bonus.appeal} Appeal`
}

/** What a Capital Asset does once per Decade. */
export function power(asset: AssetId): string {
  const { effect, fee } = assetOf(asset)
  const price = fee > 0 ? ` (fee ${dollars(fee)})` : ''
  if (effect.appeal) return `+${effect.appeal} Appeal`
  if (effect.haymarket) return `${cubes(effect.haymarket)} from Haymarket Square${price}`
  if (effect.revenue) return `+${dollars(effect.revenue)} revenue`
  if (effect.shareValueSteps) return `share value +${count(effect.shareValueSteps, 'step')} after production`
  return 'no drop in share value after a Withhold or another player’s sale'
}

/** The same as things lie for the company that buys. */
export function bonusNow(bonus: AtOnce): string {
  if (bonus.what === 'appeal') return appeal(bonus)
  if (bonus.what === 'worker') return bonus.possible ? workers(1) : 'no room for a Worker'
  return bonus.possible ? `automate ${workers(1)}` : 'no Worker to automate'
}

export function managerBonus(bonus: ManagerBonus): string {
  const parts = [
    ...(bonus.goods ? [goods(bonus.goods)] : []),
    ...(bonus.resources ? [resources(bonus.resources)] : []),
    ...(bonus.appeal ? [`+${bonus.appeal} Appeal`] : []),
  ]
  return list(parts)
}

/** The same with what its Appeal comes to now. */
export function managerNow({ appeal: _, ...bonus }: ManagerBonus, rise: AppealRise | null): string {
  return list([...(bonus.goods || bonus.resources ? [managerBonus(bonus)] : []), ...(rise ? [appeal(rise)] : [])])
}

/** “: $20, +1 Appeal”. */
export function bill({ cost, owner, gains, poolCash }: Placement, names: Names): string {
  const parts = gains.map(gain)
  if (owner) {
    const who = owner.you ? 'you' : names.seat(owner.seat)
    parts.unshift(
      owner.payer === 'bank' ? `the bank pays ${who} ${dollars(owner.amount)}` : `${dollars(owner.amount)} to ${who}`,
    )
  }
  if (cost > 0) parts.unshift(dollars(cost))
  if (poolCash > 0) parts.push(`${dollars(poolCash)} for you`)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function gain(gain: Gain): string {
  switch (gain.what) {
    case 'appeal':
      return appeal(gain)
    case 'workers':
      return gain.count === 0 ? 'no room for a Worker' : short(workers(gain.count), gain)
    case 'managers':
      if (gain.count === 0)
        return gain.short === 'supply' ? 'no Manager left in the supply' : 'no factory without a Manager'
      return short(managers(gain.count), gain)
    case 'salespeople':
      return gain.count === 0
        ? 'no room for a Salesperson'
        : `${gain.count < gain.wanted ? `only ${salespeople(gain.count)}, ` : ''}sale price ${dollars(gain.price.from)} → ${dollars(gain.price.to)}`
    case 'goods':
      return goods(gain.count)
    case 'cubes':
      if (countCubes(gain.cubes) === 0) return 'nothing of it in Haymarket Square'
      return gain.missing > 0 ? `only ${cubes(gain.cubes)} there` : cubes(gain.cubes)
    case 'choose':
      if (gain.count === 2) return `2 ${gain.alike ? 'like' : 'unlike'} resources`
      return gain.count === 0 ? 'Haymarket Square is empty' : 'only 1 resource to be had'
    case 'automate':
      return `automate ${workers(gain.count)}`
    case 'asset':
      return `tiles from ${dollars(gain.cost)}`
    case 'dividend':
      return `pays out ${dollars(gain.amount)}, ${dollars(gain.yours)} of it to you; ${shareValue(gain.price)}`
    case 'hire':
      return `from ${dollars(gain.cost)} per Worker`
    case 'funds':
      return `+${dollars(gain.amount)}`
  }
}

function short(what: string, { count, wanted }: { count: number; wanted: number }): string {
  return count < wanted ? `only ${what}` : what
}

export function appeal({ steps, bonuses, end }: AppealRise): string {
  if (end)
    return end === 'on-top'
      ? `already on top of Appeal ${APPEAL_END}, nothing to gain`
      : `to the top of Appeal ${APPEAL_END}`
  const extra = bonuses.length > 0 ? ` (bonus: ${list(bonuses.map(bonusAhead))})` : ''
  return `+${steps} Appeal${extra}`
}

function bonusAhead({ bonus, brings }: BonusAhead): string {
  if (brings === 'bonus') return book.bonuses[bonus]
  return brings === 'cash'
    ? `only ${dollars(APPEAL_CASH)}, as ${book.noBonus[bonus]}`
    : `none, as ${book.noBonus[bonus]}`
}

/** “Era I, company pays $20, 1 new Worker”: what there is to know about a Building besides its name. */
export function buildingDetails(id: BuildingId): string {
  const { workersAdded } = buildingOf(id)
  const arrive = workersAdded > 0 ? `, ${count(workersAdded, 'new Worker')}` : ''
  return `Era ${eraOf(id)}, ${buildingPays(buildingOf(id))}${arrive}`
}

/** “company pays $20” or “bank pays $20”: what the owner of a Building gets for a use. */
export function buildingPays({ payer, amount }: Building): string {
  return `${payer} pays ${dollars(amount)}`
}

/** What a general action space costs and does. */
export function spaceDoes({ cost, funds, effect }: GeneralSpace, workerPrice: number): string {
  const price = cost > 0 ? `${dollars(cost)}: ` : ''
  if (funds > 0) return `+${dollars(funds)} for the company`
  if (effect.hireWorkers) return `Workers, now from ${dollars(workerPrice)}`
  if (effect.appeal) return `${price}+${effect.appeal} Appeal, and first place if you like`
  if (effect.managers) return `${price}${managers(effect.managers)}`
  if (effect.salespeople) return `${price}${salespeople(effect.salespeople)}`
  if (effect.dividend) return `pay out ${dollars(effect.dividend)}, ${dollars(effect.dividend / 10)} per share`
  return 'buy a Capital Asset from the row'
}
