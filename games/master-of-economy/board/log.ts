import type { IconName } from '@boardroom/board-kit'
import type { Language, Logged } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import { boardWords, nameBook } from './context.ts'

/** Years and phases are headings of the log. */
export function heading({ entry }: Logged<Entry>, language: Language): string | null {
  if (entry.type === 'year') return boardWords(language).year(entry.year)
  return entry.type === 'phase' ? nameBook(language).phases[entry.phase] : null
}

const ENTRY_ICONS: Partial<Record<Entry['type'], IconName>> = {
  company: 'flag',
  shadow: 'eye',
  bid: 'money',
  place: 'flag',
  built: 'building',
  'factory-sold': 'building',
  supplied: 'cube',
  'electricity-lost': 'close',
  produced: 'good',
  'not-produced': 'close',
  'given-up': 'close',
  bids: 'flag',
  'seventh-marker': 'link',
  row: 'good',
  local: 'good',
  import: 'load',
  export: 'up',
  fine: 'money',
  'no-demand': 'close',
  cancel: 'close',
  unpaid: 'close',
  success: 'up',
  contributed: 'money',
  'forced-sale': 'building',
  interest: 'bank',
  repaid: 'bank',
  loan: 'bank',
  bought: 'share',
  sold: 'share',
  exchanged: 'share',
  'bought-back': 'share',
  'purchase-bonus': 'money',
  'manager-bonus': 'manager',
  embezzled: 'bag',
  motion: 'vote',
  'dividend-vote': 'vote',
  dividend: 'money',
  candidates: 'vote',
  'election-vote': 'vote',
  elected: 'manager',
  office: 'manager',
  support: 'link',
  relations: 'link',
  order: 'flag',
  payout: 'money',
  score: 'trophy',
  pair: 'people',
  winners: 'trophy',
}

export function entryIcon(entry: Entry): IconName {
  return ENTRY_ICONS[entry.type] ?? 'dot'
}
