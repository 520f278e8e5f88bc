/**
 * Shapes: what a move must look like before anyone asks whether it is legal. A handful of combinators from which
 * both the check and the TypeScript type of a move follow, so the two cannot drift apart.
 */
export interface Shape<T> {
  /** Where the value goes wrong and what was expected there, or null. */
  check(value: unknown, path: string): Misfit | null
  /** Everything that fits, where that is a list. */
  all?(): readonly T[]
  /** The shape as a JSON Schema, for API documentation. */
  readonly schema: Readonly<Record<string, unknown>>
  /** Carries the type only; never set. */
  readonly as?: T
}

export interface Misfit {
  readonly path: string
  readonly expected: string
}

export type Shaped<X> = X extends Shape<infer T> ? T : never

export type Fields = Readonly<Record<string, Shape<unknown>>>

export type ShapedFields<F extends Fields> = { readonly [K in keyof F]: Shaped<F[K]> }

/** One of the listed words or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  const allowed = new Set<unknown>(values)
  const expected = `one of ${values.join(', ')}`
  return {
    check: (value, path) => (allowed.has(value) ? null : { path, expected }),
    all: () => values,
    schema: { enum: values },
  }
}

export function integer(min: number, max: number): Shape<number> {
  const expected = `a whole number from ${min} to ${max}`
  return {
    check: (value, path) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : { path, expected },
    all: () => Array.from({ length: max - min + 1 }, (_, place) => min + place),
    schema: { type: 'integer', minimum: min, maximum: max },
  }
}

export const truth: Shape<boolean> = {
  check: (value, path) => (typeof value === 'boolean' ? null : { path, expected: 'true or false' }),
  all: () => [true, false],
  schema: { type: 'boolean' },
}

/** A list of at most `max` items. */
export function list<T>(item: Shape<T>, max: number): Shape<readonly T[]> {
  const expected = `a list of at most ${max}`
  return {
    check(value, path) {
      if (!Array.isArray(value) || value.length > max) return { path, expected }
      for (let i = 0; i < value.length; i++) {
        const misfit = item.check(value[i], `${path}[${i}]`)
        if (misfit) return misfit
      }
      return null
    },
    schema: { type: 'array', maxItems: max, items: item.schema },
  }
}

/** At most `max` of the listed values, repeats allowed, in any order. */
export function selection<const T extends string>(values: readonly T[], max: number): Shape<readonly T[]> {
  const expected = `at most ${max} of ${values.join(', ')}`
  return {
    check(value, path) {
      if (!Array.isArray(value) || value.length > max) return { path, expected }
      return value.every((item) => values.includes(item)) ? null : { path, expected }
    },
    schema: { type: 'array', maxItems: max, items: { enum: values } },
  }
}

/** A value that may be null. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    check: (value, path) => (value === null ? null : shape.check(value, path)),
    schema: { anyOf: [shape.schema, { type: 'null' }] },
  }
}

/** Checks an object's fields; besides `type` nothing else may be in it. */
export function checkFields(fields: Fields, value: Readonly<Record<string, unknown>>): Misfit | null {
  for (const key in fields) {
    const misfit = fields[key]?.check(value[key], key)
    if (misfit) return misfit
  }
  for (const key in value) {
    if (key !== 'type' && !Object.hasOwn(fields, key)) return { path: key, expected: 'no such field' }
  }
  return null
}
