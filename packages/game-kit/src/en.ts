import { dollarsIn } from './grammar.ts'

export { capitalized, signed } from './grammar.ts'

/** “$1,200”. */
export const dollars = dollarsIn('en')

// British rules of enumeration: the texts do without a comma before “and”.
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** “coal, iron and wood”. */
export const list = (items: readonly string[]): string => and.format(items)

/** “coal, iron or wood”. */
export const either = (items: readonly string[]): string => or.format(items)

/** “1 share”, “2 shares”. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
