import { LAST_POVERTY, POVERTY, RESOURCES, type Resource, type Token } from '../../components/index.ts'
import type { Settlement } from '../../model/payment.ts'
import type { Pay } from '../../steps/execute/payment.ts'

/** Whether two ways to settle a kind of resource are the same. */
export function sameWay(one: Settlement | null, other: Settlement | null): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  return one.plain === other.plain && one.joker === other.joker
}

/** The ways in which some legal payment settles a kind of resource: the cheapest payment's first. */
export function waysFor(pays: readonly Pay[], resource: Resource): Settlement[] {
  const ways: Settlement[] = []
  for (const pay of pays) {
    const way = pay[resource]
    if (way !== null && !ways.some((known) => sameWay(known, way))) ways.push(way)
  }
  return ways
}

/** What a payment takes away in all, and how many kinds it leaves unpaid. */
export function spentBy(pay: Pay): { readonly spent: Partial<Record<Token, number>>; readonly short: number } {
  const spent: Partial<Record<Token, number>> = {}
  let short = 0
  for (const resource of RESOURCES) {
    const way = pay[resource]
    if (way === 'favour') spent.favour = (spent.favour ?? 0) + 1
    else if (way === 'short') short++
    else if (way) {
      spent[resource] = way.plain
      spent.joker = (spent.joker ?? 0) + way.joker
    }
  }
  return { spent, short }
}

/** How far shortages lead down the poverty track, which has an end, and what that costs when the game is over. */
export function fallFor(poverty: number, short: number): { readonly steps: number; readonly loss: number } {
  const field = Math.min(poverty + short, LAST_POVERTY)
  return { steps: field - poverty, loss: (POVERTY[field] ?? 0) - (POVERTY[poverty] ?? 0) }
}

/** A way chosen for one kind. */
export interface Choice {
  readonly resource: Resource
  readonly way: Settlement
}

/** The cheapest payment that fits the choices, the newest first; older ones give way where they no longer fit. */
export function payWith(pays: readonly Pay[], choices: readonly Choice[]): Pay | undefined {
  let left = pays
  for (const { resource, way } of choices) {
    const fitting = left.filter((pay) => sameWay(pay[resource], way))
    if (fitting.length > 0) left = fitting
  }
  return left[0]
}

/** One more choice. The other kinds stay as they are shown, those that were chosen last before all others. */
export function choosing(choices: readonly Choice[], shown: Pay, choice: Choice): Choice[] {
  const latest = new Set([...choices.map(({ resource }) => resource), ...RESOURCES])
  const others = [...latest].flatMap((resource) => {
    const way = shown[resource]
    return resource === choice.resource || way === null ? [] : [{ resource, way }]
  })
  return [choice, ...others]
}
