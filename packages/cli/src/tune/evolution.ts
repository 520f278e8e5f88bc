import type { Chance, Weights } from '@boardroom/kernel'

/** Where the search for better weights stands: logarithmic steps from the weights it began with, and how far to look. */
export interface Evolution {
  readonly base: Weights
  readonly generation: number
  readonly steps: readonly number[]
  readonly spread: readonly number[]
}

/** How far the first generation looks: about so much of each weight. */
const FIRST_SPREAD = 0.25
/** A weight that is zero is looked for around zero. */
const AROUND_ZERO = 0.3

export function beginFrom(base: Weights, spread = FIRST_SPREAD): Evolution {
  const names = Object.keys(base)
  return { base, generation: 0, steps: names.map(() => 0), spread: names.map(() => spread) }
}

export function weightsAt({ base }: Evolution, steps: readonly number[]): Weights {
  return Object.fromEntries(
    Object.entries(base).map(([name, weight], i) => {
      const step = steps[i] ?? 0
      return [name, round(weight === 0 ? AROUND_ZERO * step : weight * Math.exp(step))]
    }),
  )
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}

/** One direction, tried forwards and backwards, so that what both have in common does not count. */
export type Direction = readonly number[]

export function directions({ steps }: Evolution, pairs: number, chance: Chance): Direction[] {
  return Array.from({ length: pairs }, () => steps.map(() => normal(chance)))
}

export function tried({ steps, spread }: Evolution, direction: Direction, sign: 1 | -1): number[] {
  return steps.map((step, i) => step + sign * (spread[i] ?? 0) * (direction[i] ?? 0))
}

/**
 * The next generation, by separable natural evolution (Schaul, Glasmachers and Schmidhuber 2011): towards the directions
 * that did well by rank, each weight with its own spread.
 */
export function evolve(
  at: Evolution,
  looked: readonly Direction[],
  fitness: readonly (readonly [number, number])[],
): Evolution {
  const all = looked.flatMap((direction, i) => [
    { direction, sign: 1, fitness: fitness[i]?.[0] ?? 0 },
    { direction, sign: -1, fitness: fitness[i]?.[1] ?? 0 },
  ])
  all.sort((a, b) => b.fitness - a.fitness)
  const utilities = utilitiesOf(all.length)
  const dimensions = at.steps.length
  const learning = (3 + Math.log(dimensions)) / (10 * Math.sqrt(dimensions))
  const steps: number[] = []
  const spread: number[] = []
  for (let i = 0; i < dimensions; i++) {
    let towards = 0
    let wider = 0
    for (const [rank, { direction, sign }] of all.entries()) {
      const part = sign * (direction[i] ?? 0)
      towards += (utilities[rank] ?? 0) * part
      wider += (utilities[rank] ?? 0) * (part * part - 1)
    }
    steps.push((at.steps[i] ?? 0) + (at.spread[i] ?? 0) * towards)
    spread.push((at.spread[i] ?? 0) * Math.exp((learning / 2) * wider))
  }
  return { base: at.base, generation: at.generation + 1, steps, spread }
}

/** The better half counts, the best most; together they count nothing, so that no fitness means no step. */
function utilitiesOf(count: number): number[] {
  const raw = Array.from({ length: count }, (_, rank) => Math.max(0, Math.log(count / 2 + 1) - Math.log(rank + 1)))
  const sum = raw.reduce((all, each) => all + each, 0)
  return raw.map((each) => each / sum - 1 / count)
}

const PARTS = 1 << 24

/** A number from the normal distribution (Box and Muller). */
function normal(chance: Chance): number {
  const one = (chance.below(PARTS) + 1) / (PARTS + 1)
  return Math.sqrt(-2 * Math.log(one)) * Math.cos((2 * Math.PI * chance.below(PARTS)) / PARTS)
}
