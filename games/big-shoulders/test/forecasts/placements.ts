import { buildingOf, type CompanyId, generalSpace, isBuilding, type SpaceEffect } from '../../components/index.ts'
import { openSpaces } from '../../model/company.ts'
import { countCubes } from '../../model/cubes.ts'
import type { Gain, Placement } from '../../text/facts/placement.ts'
import type { AppealRise } from '../../text/facts/position.ts'
import { type Claim, cashGained, companyIn, entriesOf, type Outcome, priceIn, treasuryGained } from './outcome.ts'

/** What a Partner on a space is said to cost and bring, against what it does. */
export function claimsOfPlacement(facts: Placement, outcome: Outcome): Claim[] {
  const { space, company, cost, owner, gains, poolCash } = facts
  if (!company || space === 'bank-pool') return [['cash from the pool', poolCash, cashGained(outcome)]]
  const effect = isBuilding(space) ? buildingOf(space).effect : generalSpace(space).effect
  const [paid] = entriesOf(outcome.entries, 'owner-paid')
  const funds = gainOf(gains, 'funds')?.amount ?? 0
  const dividend = gainOf(gains, 'dividend')
  const fromCompany = owner?.payer === 'company' ? owner.amount : 0
  const [paidOut] = entriesOf(outcome.entries, 'treasury-dividend')
  const treasury = funds - cost - fromCompany - (dividend?.amount ?? 0) + (paidOut?.treasury ?? 0)
  return [
    ['treasury', treasury, treasuryGained(outcome, company)],
    ['owner', owner && [owner.seat, owner.amount], paid ? [paid.owner, paid.amount] : null],
    ['whether it is yours', owner?.you ?? false, paid?.owner === outcome.seat],
    ...claimsOfGains(gains, effect, company, outcome),
  ]
}

function gainOf<W extends Gain['what']>(gains: readonly Gain[], what: W): Extract<Gain, { what: W }> | undefined {
  return gains.find((gain): gain is Extract<Gain, { what: W }> => gain.what === what)
}

/** A Building that is called by what it does leaves out what it does in full. */
function claimsOfGains(gains: readonly Gain[], effect: SpaceEffect, company: CompanyId, outcome: Outcome): Claim[] {
  const { all, before, after } = outcome
  const cubes = gainOf(gains, 'cubes')
  const [took] = entriesOf(outcome.entries, 'took')
  const claims: Claim[] = []
  if (effect.workers)
    claims.push(['Workers', gainOf(gains, 'workers')?.count ?? effect.workers, entriesOf(all, 'worker').length])
  if (effect.managers) {
    claims.push(['Managers', gainOf(gains, 'managers')?.count ?? effect.managers, entriesOf(all, 'manager').length])
  }
  if (effect.salespeople) {
    const hired = companyIn(after, company).salespeople - companyIn(before, company).salespeople
    claims.push(['Salespeople', gainOf(gains, 'salespeople')?.count ?? effect.salespeople, hired])
  }
  if (effect.goods)
    claims.push(['Goods', effect.goods, companyIn(after, company).goods - companyIn(before, company).goods])
  if (effect.haymarket) {
    const wanted = countCubes({ livestock: 0, steel: 0, wood: 0, coal: 0, ...effect.haymarket })
    const got = took ? countCubes(took.cubes) : 0
    claims.push(
      ['cubes', cubes ? countCubes(cubes.cubes) : wanted, got],
      ['missing cubes', cubes?.missing ?? 0, wanted - got],
    )
  }
  if (effect.choose) {
    const chosen = entriesOf(all, 'took').reduce((most, entry) => Math.max(most, countCubes(entry.cubes)), 0)
    claims.push(['whether cubes can be chosen', (gainOf(gains, 'choose')?.count ?? 2) > 0, chosen > 0])
  }
  if (effect.automate) claims.push(['automation', effect.automate, entriesOf(all, 'automated').length])
  if (effect.hireWorkers)
    claims.push(['the next Worker', gainOf(gains, 'hire')?.cost, entriesOf(all, 'hired')[0]?.cost])
  if (effect.appeal) claims.push(...claimsOfRise(gainOf(gains, 'appeal') ?? null, effect.appeal, company, outcome))
  return [...claims, ...claimsOfMoney(gains, company, outcome)]
}

function claimsOfMoney(gains: readonly Gain[], company: CompanyId, outcome: Outcome): Claim[] {
  const dividend = gainOf(gains, 'dividend')
  if (!dividend) return []
  const building = entriesOf(outcome.entries, 'owner-paid').find(({ owner }) => owner === outcome.seat)
  return [
    ['your dividend', dividend.yours + (building?.amount ?? 0), cashGained(outcome)],
    ['share value before', dividend.price.from, priceIn(outcome.before, company)],
    ['share value after', dividend.price.to, priceIn(outcome.after, company)],
  ]
}

/** Steps, bonuses and the place in the stack; null says that all steps bring nothing besides. */
export function claimsOfRise(rise: AppealRise | null, wanted: number, company: CompanyId, outcome: Outcome): Claim[] {
  const { all, bonuses, before, after } = outcome
  const [moved] = entriesOf(all, 'appeal').filter((entry) => entry.company === company)
  const asked = (rise?.bonuses ?? []).filter(({ brings }) => brings !== 'nothing')
  const first = (state: Outcome['before']): boolean => state.appealOrder[0] === company
  const claims: Claim[] = [
    ['steps', rise?.steps ?? wanted, moved && moved.to - moved.from],
    [
      'bonuses',
      asked.map(({ bonus, brings }) => [bonus, brings === 'bonus']),
      bonuses.map(({ bonus, taken }) => [bonus, taken]),
    ],
  ]
  if (rise?.end) {
    claims.push(
      ['whether it was on top', rise.end === 'on-top', first(before)],
      ['whether it is on top', true, first(after)],
    )
  }
  return claims
}

/** Whether a factory is full after the move, if it was said to be. */
export function claimOfStaff(fills: boolean, factory: number, company: CompanyId, { after }: Outcome): Claim {
  return ['whether the factory is full', fills, openSpaces(company, companyIn(after, company), factory) === 0]
}
