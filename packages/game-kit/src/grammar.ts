/** At the beginning of a sentence. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function dollars(amount: number): string {
  return `$${amount}`
}
