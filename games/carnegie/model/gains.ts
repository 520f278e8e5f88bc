import type { Gain } from '../components/index.ts'
import type { PublicPlayer } from '../state.ts'

/** What of a gain can be taken: no more new employees than are in the own supply (CG-GEN-11). */
export function takeable(player: PublicPlayer, { employee, ...rest }: Gain): Gain {
  const count = Math.min(employee ?? 0, player.employees)
  return count > 0 ? { ...rest, employee: count } : rest
}

export function times(what: Gain, n: number): Gain {
  if (n === 1) return what
  const all: { -readonly [K in keyof Gain]: Gain[K] } = {}
  for (const key of Object.keys(what) as (keyof Gain)[]) all[key] = (what[key] ?? 0) * n
  return all
}

export function plus(one: Gain, other: Gain): Gain {
  const both: { -readonly [K in keyof Gain]: Gain[K] } = { ...one }
  for (const key of Object.keys(other) as (keyof Gain)[]) both[key] = (both[key] ?? 0) + (other[key] ?? 0)
  return both
}
