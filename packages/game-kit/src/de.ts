import { dollarsIn } from './grammar.ts'

export { capitalized, signed } from './grammar.ts'

/** „$1.200“. */
export const dollars = dollarsIn('de')

const and = new Intl.ListFormat('de', { type: 'conjunction' })
const or = new Intl.ListFormat('de', { type: 'disjunction' })

/** „Kohle, Eisen und Holz“. */
export const list = (items: readonly string[]): string => and.format(items)

/** „Kohle, Eisen oder Holz“. */
export const either = (items: readonly string[]): string => or.format(items)

/** „1 Aktie“, „2 Aktien“. Many a German noun has the same form for one and for many: „1 Arbeiter“, „2 Arbeiter“. */
export function count(number: number, one: string, many = one): string {
  return `${number} ${number === 1 ? one : many}`
}
