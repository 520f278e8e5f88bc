import type { IconName } from '@boardroom/board-kit'
import type { Language, Logged } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import { boardWords, nameBook } from './context.ts'

/** Decades and phases are headings of the log. */
export function heading({ entry }: Logged<Entry>, language: Language): string | null {
  if (entry.type === 'decade') return `${boardWords(language).decade} ${entry.year}`
  return entry.type === 'phase' ? nameBook(language).phases[entry.phase] : null
}

const ENTRY_ICONS: Partial<Record<Entry['type'], IconName>> = {
  founded: 'flag',
  sold: 'share',
  bought: 'share',
  price: 'up',
  director: 'director',
  built: 'building',
  placed: 'partner',
  partner: 'partner',
  'owner-paid': 'money',
  funds: 'money',
  'pool-cash': 'money',
  hired: 'worker',
  worker: 'worker',
  'workers-arrived': 'worker',
  relocated: 'worker',
  manager: 'manager',
  salespeople: 'salesperson',
  automated: 'automation',
  took: 'cube',
  purchased: 'cube',
  traded: 'cube',
  drawn: 'bag',
  'to-haymarket': 'cube',
  goods: 'good',
  produced: 'good',
  'goods-sold': 'good',
  appeal: 'appeal',
  'appeal-bonus': 'appeal',
  'appeal-cash': 'money',
  'treasury-dividend': 'money',
  dividends: 'money',
  withheld: 'lock',
  revenue: 'money',
  'asset-bought': 'asset',
  'asset-kept': 'asset',
  'asset-removed': 'asset',
  'asset-revealed': 'asset',
  activated: 'asset',
  operates: 'manager',
  issued: 'share',
  goal: 'goal',
  score: 'trophy',
  winners: 'trophy',
}

export function entryIcon(entry: Entry): IconName {
  if (entry.type === 'price' && entry.to < entry.from) return 'down'
  return ENTRY_ICONS[entry.type] ?? 'dot'
}
