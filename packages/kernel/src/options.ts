import type { OptionValue } from './step.ts'

/** A variant, module or edition that a table may be played with. */
export interface OptionSpec {
  readonly id: string
  readonly values: readonly OptionValue[]
  /** A value, or the value that follows from an option listed before this one. */
  readonly default: OptionValue | { readonly by: string; readonly values: Readonly<Record<string, OptionValue>> }
}

/** Input that cannot be used; the message is one line and says what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

export function resolveOptions(specs: readonly OptionSpec[], chosen: unknown): Record<string, OptionValue> {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) {
    throw new BadInput(`options must be an object such as {"${specs[0]?.id ?? 'option'}": …}`)
  }
  const wanted = chosen as Record<string, unknown>
  const known = specs.map((spec) => spec.id)
  for (const id of Object.keys(wanted)) {
    if (!known.includes(id)) throw new BadInput(`unknown option "${id}"; known: ${known.join(', ') || 'none'}`)
  }
  const resolved: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = wanted[spec.id] === undefined ? defaultOf(spec, resolved) : wanted[spec.id]
    if (!spec.values.includes(value as OptionValue)) {
      throw new BadInput(`option "${spec.id}" cannot be ${JSON.stringify(value)}; possible: ${spec.values.join(', ')}`)
    }
    resolved[spec.id] = value as OptionValue
  }
  return resolved
}

function defaultOf(spec: OptionSpec, resolved: Record<string, OptionValue>): OptionValue | undefined {
  if (typeof spec.default !== 'object') return spec.default
  return spec.default.values[String(resolved[spec.default.by])]
}

export function checkSeats(game: { title: string; seats: { min: number; max: number } }, seats: unknown): number {
  const { min, max } = game.seats
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadInput(`${game.title} is for ${min} to ${max} seats, not ${seats}`)
  }
  return seats
}
