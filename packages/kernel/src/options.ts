import { isData } from './json.ts'
import type { OptionValue } from './step.ts'

/** A variant, module or edition that a table may be played with. */
export interface OptionSpec {
  readonly id: string
  /** What it is listed under where a table is set up. */
  readonly group: string
  readonly values: readonly OptionValue[]
  /** A value, or the value that follows from an option listed before this one. */
  readonly default: OptionValue | { readonly by: string; readonly values: Readonly<Record<string, OptionValue>> }
  /** Values that are not for every number of seats, and the rule that says so. The default is for all of them. */
  readonly fits?: { readonly rule: string; readonly seats: Readonly<Record<string, readonly number[]>> }
}

/** Input that cannot be used; the message is one line and says what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** An option that this number of seats does not allow. */
export class UnfitOption extends BadInput {
  readonly rule: string
  readonly option: string
  readonly value: OptionValue
  readonly seats: number
  readonly possible: readonly OptionValue[]

  constructor(spec: OptionSpec, value: OptionValue, seats: number) {
    const rule = spec.fits?.rule ?? ''
    const possible = fittingValues(spec, seats)
    const cannot = `option "${spec.id}" cannot be ${JSON.stringify(value)} with ${seats} seats`
    super(`${cannot} (${rule}); possible: ${possible.join(', ')}`)
    this.rule = rule
    this.option = spec.id
    this.value = value
    this.seats = seats
    this.possible = possible
  }
}

/** Every option with its value: what was chosen, else the default. Refuses what is unknown or does not fit the seats. */
export function resolveOptions(
  specs: readonly OptionSpec[],
  chosen: unknown,
  seats: number,
): Record<string, OptionValue> {
  if (!isData(chosen) || Array.isArray(chosen)) {
    throw new BadInput(`options must be an object such as {"${specs[0]?.id ?? 'option'}": …}`)
  }
  const known = specs.map((spec) => spec.id)
  for (const id of Object.keys(chosen)) {
    if (!known.includes(id)) throw new BadInput(`unknown option "${id}"; known: ${known.join(', ') || 'none'}`)
  }
  const resolved: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const wanted = chosen[spec.id] === undefined ? defaultOf(spec, resolved) : chosen[spec.id]
    const value = spec.values.find((each) => each === wanted)
    if (value === undefined) {
      throw new BadInput(`option "${spec.id}" cannot be ${JSON.stringify(wanted)}; possible: ${spec.values.join(', ')}`)
    }
    if (!fits(spec, value, seats)) throw new UnfitOption(spec, value, seats)
    resolved[spec.id] = value
  }
  return resolved
}

/**
 * What was chosen, without what does not fit the seats: for tables and files from before it was refused, in which it
 * had no effect, and for a choice made before the number of seats was known.
 */
export function fittingOptions<T>(
  specs: readonly OptionSpec[],
  chosen: Readonly<Record<string, T>>,
  seats: number,
): Record<string, T> {
  const unfit = specs.filter(({ id, fits }) => fits?.seats[String(chosen[id])]?.includes(seats) === false)
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => !unfit.some((spec) => spec.id === id)))
}

/** The values that a table of so many seats may choose from. */
export function fittingValues(spec: OptionSpec, seats: number): OptionValue[] {
  return spec.values.filter((value) => fits(spec, value, seats))
}

/** Whether an option means anything with so many seats: one whose every special value is for other numbers does not. */
export function matters({ fits }: OptionSpec, seats: number): boolean {
  return !fits || Object.values(fits.seats).some((counts) => counts.includes(seats))
}

function fits(spec: OptionSpec, value: OptionValue, seats: number): boolean {
  return spec.fits?.seats[String(value)]?.includes(seats) ?? true
}

/** Options of a stored state, with the default of every option that came after it was stored. */
export function completeOptions(
  specs: readonly OptionSpec[],
  stored: Readonly<Record<string, OptionValue>>,
): Readonly<Record<string, OptionValue>> {
  if (specs.every(({ id }) => stored[id] !== undefined)) return stored
  const complete: Record<string, OptionValue> = { ...stored }
  for (const spec of specs) {
    const value = complete[spec.id] ?? defaultOf(spec, complete)
    if (value !== undefined) complete[spec.id] = value
  }
  return complete
}

/** The options that are not at their defaults: all that tells one table's rules from another's. */
export function chosenOptions(
  specs: readonly OptionSpec[],
  options: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = options[spec.id]
    if (value !== undefined && value !== defaultOf(spec, options)) chosen[spec.id] = value
  }
  return chosen
}

function defaultOf(spec: OptionSpec, resolved: Readonly<Record<string, OptionValue>>): OptionValue | undefined {
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
