import type { Language } from '@boardroom/kernel'

/** At the beginning of a sentence. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A number that may be less than nothing: with a minus, not a hyphen. */
export function signed(number: number): string {
  return String(number).replace('-', '−')
}

/** An amount of money: thousands set apart as the language does it; the sign stands before the currency. */
export function dollarsIn(language: Language): (amount: number) => string {
  const { format } = new Intl.NumberFormat(language)
  return (amount) => `${amount < 0 ? '−' : ''}$${format(Math.abs(amount))}`
}
