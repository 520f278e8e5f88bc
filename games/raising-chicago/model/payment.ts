import type { Shape } from '@boardroom/kernel'
import {
  type Amounts,
  type AnyProjectId,
  EXCHANGE_RATE,
  POVERTY,
  projectOf,
  RESOURCES,
  type Resource,
} from '../components/index.ts'
import type { Refused } from '../refusals.ts'
import type { Company } from '../state.ts'
import { isFree, permanents } from './companies.ts'

type Hold = Readonly<Company['hold']>

/** Plain resources of one kind, and jokers that stand in for it. */
export interface Tiles {
  readonly plain: number
  readonly joker: number
}

/** How one kind of resource is settled: with tiles, by a favour, or not at all (RC-PAY-04). */
export type Settlement = Tiles | 'favour' | 'short'

/** A whole payment; kinds that cost nothing have nothing to settle. */
export type Payment = Readonly<Record<Resource, Settlement | null>>

/** More tiles of one kind than any project costs. */
const MOST = 40

export const settlement = tilesOr(['favour', 'short'])

/** So many tiles, or one of these words. */
export function tilesOr<const W extends string>(words: readonly W[]): Shape<Tiles | W> {
  const expected = `${words.join(', ')}, or how many plain and joker from 0 to ${MOST}`
  const count = { type: 'integer', minimum: 0, maximum: MOST }
  return {
    check(value, path) {
      if (words.some((word) => word === value)) return null
      const fits = typeof value === 'object' && value !== null && Object.keys(value).length === 2
      const { plain, joker } = fits ? (value as Record<string, unknown>) : {}
      return isCount(plain) && isCount(joker) ? null : { path, expected }
    },
    schema: {
      anyOf: [
        { enum: words },
        {
          type: 'object',
          properties: { plain: count, joker: count },
          required: ['plain', 'joker'],
          additionalProperties: false,
        },
      ],
    },
  }
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST
}

/** What a project costs a company after its permanents (RC-PAY-02). */
export function needFor(seats: number, { tracks }: Pick<Company, 'tracks'>, project: AnyProjectId): Amounts {
  const { cost } = projectOf(project)
  const need = { timber: 0, jackscrew: 0, masonry: 0 }
  for (const resource of RESOURCES) {
    if (isFree(tracks, resource)) continue
    need[resource] = Math.max(0, cost[resource] - permanents(seats, tracks, resource))
  }
  return need
}

/** Kind by kind in the order of RC-PAY-17; a joker or favour spent on one kind is gone for the next. */
export function refusePayment(hold: Hold, need: Amounts, payment: Payment): Refused | null {
  let jokers = hold.joker
  let favours = hold.favour
  for (const resource of RESOURCES) {
    const way = payment[resource]
    const refusal = refuseSettlement(resource, hold[resource], need[resource], way, jokers, favours)
    if (refusal) return refusal
    if (way === 'favour') favours--
    else if (way !== null && way !== 'short') jokers -= way.joker
  }
  return null
}

function refuseSettlement(
  resource: Resource,
  have: number,
  need: number,
  way: Settlement | null,
  jokers: number,
  favours: number,
): Refused | null {
  if (need === 0) return way === null ? null : { rule: 'RC-PAY-09', resource }
  if (way === null) return { rule: 'RC-PAY-04', resource, need }
  if (way === 'favour') return favours > 0 ? null : { rule: 'RC-PAY-07' }
  if (way === 'short') return have < need ? null : { rule: 'RC-PAY-10', resource, need, have }
  if (way.joker > jokers) return { rule: 'RC-PAY-05', have: jokers }
  if (way.plain > have) return { rule: 'RC-PAY-16', resource, have }
  return way.plain + way.joker === need ? null : { rule: 'RC-PAY-04', resource, need }
}

/** Takes what a payment spends from what is held. */
export function spend(hold: Company['hold'], payment: Payment): void {
  for (const resource of RESOURCES) {
    const way = payment[resource]
    if (way === null || way === 'short') continue
    if (way === 'favour') hold.favour--
    else {
      hold[resource] -= way.plain
      hold.joker -= way.joker
    }
  }
}

/** What a tile is worth to a careful company, in plain resources: only the order of the offers depends on it. */
const JOKER_COST = 1.5
const FAVOUR_COST = 4

interface Offer {
  readonly way: Settlement | null
  readonly jokers: number
  readonly favours: number
  readonly cost: number
}

const NOTHING: readonly Offer[] = [{ way: null, jokers: 0, favours: 0, cost: 0 }]

/** Every way to pay, the cheapest sensible one first. */
export function waysToPay(company: Pick<Company, 'hold' | 'poverty'>, need: Amounts): Payment[] {
  const { hold } = company
  const short = shortageCost(company.poverty)
  const [timber, jackscrew, masonry] = RESOURCES.map((resource) =>
    need[resource] === 0 ? NOTHING : offers(hold, resource, need[resource], short),
  ) as [readonly Offer[], readonly Offer[], readonly Offer[]]
  const ways: { payment: Payment; cost: number }[] = []
  for (const a of timber) {
    for (const b of jackscrew) {
      if (a.jokers + b.jokers > hold.joker || a.favours + b.favours > hold.favour) continue
      for (const c of masonry) {
        if (a.jokers + b.jokers + c.jokers > hold.joker) continue
        if (a.favours + b.favours + c.favours > hold.favour) continue
        const payment = { timber: a.way, jackscrew: b.way, masonry: c.way }
        ways.push({ payment, cost: a.cost + b.cost + c.cost })
      }
    }
  }
  if (ways.length > 1) ways.sort((one, other) => one.cost - other.cost)
  return ways.map(({ payment }) => payment)
}

function offers(hold: Hold, resource: Resource, need: number, shortage: number): Offer[] {
  const all: Offer[] = []
  const most = Math.min(need, hold[resource])
  for (let plain = most; plain >= Math.max(0, need - hold.joker); plain--) {
    const joker = need - plain
    all.push({ way: { plain, joker }, jokers: joker, favours: 0, cost: plain + joker * JOKER_COST })
  }
  if (hold.favour > 0) all.push({ way: 'favour', jokers: 0, favours: 1, cost: FAVOUR_COST })
  if (hold[resource] < need) all.push({ way: 'short', jokers: 0, favours: 0, cost: shortage })
  return all
}

/** A step on the poverty track in plain resources: the further down, the dearer. */
function shortageCost(poverty: number): number {
  const loss = (POVERTY[poverty + 1] ?? 0) - (POVERTY[poverty] ?? 0)
  return loss <= 0 ? 0 : 2.5 + 2 * loss
}

/** Whether a toll can be paid: what is lacking in jokers, or by exchanging what is left over (RC-BID-09). */
export function canPayToll(hold: Hold, toll: Amounts): boolean {
  let lacking = 0
  let spare = 0
  for (const resource of RESOURCES) {
    const left = hold[resource] - toll[resource]
    if (left < 0) lacking -= left
    else spare += left
  }
  return lacking <= hold.joker || Math.floor(spare / EXCHANGE_RATE) >= lacking - hold.joker
}
