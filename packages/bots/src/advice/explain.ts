import type { Change, Count, GameTypes, Move, Parts, Reasons, Seat, Table } from '@boardroom/kernel'
import { tableAfter } from '../ahead.ts'
import { meanOf } from './numbers.ts'

/** What a part of a position's worth gains or loses. */
export interface Gain {
  readonly part: string
  readonly worth: number
}

/** Rounding must not become a reason. */
const NOTHING = 1e-9

/** What a move changes at once that a player can count, and that no hidden fact decides; the weightiest first. */
export function changesBy<G extends GameTypes>(
  { counts }: Pick<Reasons<G>, 'counts'>,
  worlds: readonly Table<G>[],
  move: Move,
  seat: Seat,
): Change[] {
  const [first = [], ...others] = worlds.map((world) =>
    weighed(counts(world.state, seat), counts(tableAfter(world, move, seat).state, seat)),
  )
  const everywhere = ({ change }: Weighed): boolean =>
    others.every((other) => other.some((one) => same(one.change, change)))
  return first
    .filter(everywhere)
    .sort((a, b) => b.weight - a.weight)
    .map(({ change }) => change)
}

interface Weighed {
  readonly change: Change
  readonly weight: number
}

function weighed(before: readonly Count[], after: readonly Count[]): Weighed[] {
  const known = new Map([...before, ...after].map((count) => [keyOf(count), count]))
  return [...known.values()].flatMap((count) => {
    const [was, is] = [before, after].map((counts) => counts.find((each) => keyOf(each) === keyOf(count))?.value ?? 0)
    const change = { what: count.what, of: count.of ?? '', before: was as number, after: is as number }
    const weight = Math.abs((change.after - change.before) * count.each)
    return weight < NOTHING ? [] : [{ change, weight }]
  })
}

function keyOf({ what, of }: Count): string {
  return `${what}/${of ?? ''}`
}

function same(one: Change, other: Change): boolean {
  return one.what === other.what && one.of === other.of && one.after === other.after && one.before === other.before
}

/** In which parts of its worth a position is better or worse than others, the weightiest first. */
export function gainsOver(own: readonly Parts[], others: readonly Parts[]): Gain[] {
  const names = new Set([...own, ...others].flatMap((parts) => Object.keys(parts)))
  const mean = (of: readonly Parts[], part: string): number => meanOf(of.map((parts) => parts[part] ?? 0))
  return [...names]
    .map((part) => ({ part, worth: mean(own, part) - mean(others, part) }))
    .filter(({ worth }) => Math.abs(worth) > NOTHING)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
}

/** Differences that matter less than this part of the greatest one are left out. */
const MINOR = 0.2

/**
 * In what one can count lines end otherwise than others do, on average, the weightiest first: `before` is what the others come
 * to. What there is in some of them only cannot be compared.
 */
export function outcomesOver(own: readonly (readonly Count[])[], others: readonly (readonly Count[])[]): Change[] {
  const found = [...new Map(own.flat().map((count) => [keyOf(count), count])).values()].flatMap((count) => {
    const [mine, theirs] = [own, others].map((lines) =>
      lines.flatMap((line) => line.filter((each) => keyOf(each) === keyOf(count))),
    ) as [Count[], Count[]]
    if (mine.length < own.length || theirs.length < others.length) return []
    const [after, before] = [mine, theirs].map((counts) => Math.round(meanOf(counts.map(({ value }) => value))))
    const change = { what: count.what, of: count.of ?? '', before: before as number, after: after as number }
    const each = Math.max(...[...mine, ...theirs].map((one) => one.each))
    return [{ change, weight: Math.abs((change.after - change.before) * each) }]
  })
  const most = Math.max(NOTHING, ...found.map(({ weight }) => weight))
  return found
    .filter(({ weight }) => weight >= MINOR * most && weight > NOTHING)
    .sort((a, b) => b.weight - a.weight)
    .map(({ change }) => change)
}
