import type { OptionSpec } from './options.ts'
import type { OptionValue } from './step.ts'

/** A default that follows from the value of an option declared before. */
interface DefaultBy<V extends OptionValue> {
  readonly by: string
  readonly values: Readonly<Record<string, V>>
}

/** An option as it is declared; its id and group are where it stands. */
export interface DeclaredOption<V extends OptionValue> extends Omit<OptionSpec, 'id' | 'group'> {
  readonly values: readonly V[]
}

/** One of several values. */
export function choice<const V extends string | number>(
  values: readonly V[],
  standard: NoInfer<V> | DefaultBy<NoInfer<V>>,
  fits?: OptionSpec['fits'],
): DeclaredOption<V> {
  return { values, default: standard, ...(fits && { fits }) }
}

/** On or off. */
export function flag(standard: boolean | DefaultBy<boolean>): DeclaredOption<boolean> {
  return { values: [true, false], default: standard }
}

type Groups = Readonly<Record<string, Readonly<Record<string, DeclaredOption<OptionValue>>>>>

/** A game's options in their order; the groups they were declared in are kept in the type. */
export interface DeclaredOptions<G extends Groups> extends ReadonlyArray<OptionSpec> {
  /** Carries the type only; never set. */
  readonly as?: G
}

/** Options by groups, as players choose them: everything else about them follows from this declaration. */
export function options<G extends Groups>(groups: G): DeclaredOptions<G> {
  return Object.entries(groups).flatMap(([group, declared]) =>
    Object.entries(declared).map(([id, option]) => ({ id, group, ...option })),
  )
}

/** The group of options that a declaration names. */
export type OptionGroupIn<D> = D extends DeclaredOptions<infer G> ? keyof G & string : never

/** The values of all options at a table. */
export type OptionsIn<D> =
  D extends DeclaredOptions<infer G> ? { readonly [Id in IdIn<G[keyof G]>]: ValueIn<G[keyof G], Id> } : never

type IdIn<O> = O extends unknown ? keyof O : never
type ValueIn<O, Id> = O extends unknown
  ? Id extends keyof O
    ? O[Id] extends DeclaredOption<infer V>
      ? V
      : never
    : never
  : never
