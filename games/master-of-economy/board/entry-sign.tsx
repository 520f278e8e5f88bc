import type { ReactNode } from 'react'
import type { CompanyId } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { isSeat } from '../model/money.ts'
import { BareCrest, BareGood } from './signs.tsx'

/** Companies do most of what happens, often in one trade all of them: their crests tell whom a line is about. */
export function entrySign(entry: Entry, size: number): ReactNode {
  if (entry.type === 'row') return <BareGood good={entry.good} size={size} />
  const company = companyOf(entry)
  return company && <BareCrest company={company} size={size} />
}

/** The company that an entry is about, unless it is about a seat. */
function companyOf(entry: Entry): CompanyId | null {
  if ('seat' in entry) return null
  if ('buyer' in entry) return entry.buyer
  if ('holder' in entry && entry.type !== 'bought-back') return isSeat(entry.holder) ? null : entry.holder
  return 'company' in entry ? entry.company : null
}
