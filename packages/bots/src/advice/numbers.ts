/** A mean and its standard error; of one number alone nobody knows the error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

export function meanOf(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum / Math.max(1, numbers.length)
}

export function estimate(numbers: readonly number[]): Estimate {
  const mean = meanOf(numbers)
  const count = numbers.length
  if (count < 2) return { mean, error: Number.POSITIVE_INFINITY }
  let squares = 0
  for (const number of numbers) squares += (number - mean) ** 2
  return { mean, error: Math.sqrt(squares / (count - 1) / count) }
}

/** By how much the first numbers exceed the others, pair by pair. */
export function paired(first: readonly number[], others: readonly number[]): Estimate {
  return estimate(first.map((number, i) => number - (others[i] as number)))
}
