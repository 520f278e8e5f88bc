import type { Phase } from '../state.ts'
import { stepOf, type TableView } from './context.ts'
import { hasDesk } from './desk.tsx'

export type SectionId = 'desk' | 'auction' | 'city' | 'company' | 'standings' | 'council' | 'coming'

/** What a phone shows together; the desk is there whenever something lies on it. */
export const GROUPS = {
  auction: ['auction'],
  city: ['city'],
  company: ['company'],
  standings: ['standings', 'council', 'coming'],
} as const satisfies Readonly<Record<string, readonly SectionId[]>>

export type GroupId = keyof typeof GROUPS
export const GROUP_IDS = Object.keys(GROUPS) as GroupId[]

const IN_CITY = new Set([
  'raise',
  'move',
  'prestige-building',
  'prestige-site',
  'before-award',
  'neighbourhoods',
  'add-storey',
  'copy-tile',
  'swap-banners',
])

/** The group in which the present question is answered. */
export function focusOf(view: TableView): GroupId {
  const step = stepOf(view)
  if (IN_CITY.has(step)) return 'city'
  return step === 'train' || (hasDesk(step) && step !== 'toll') ? 'company' : 'auction'
}

/** Phases in which no project lies out. */
const NO_AUCTION = new Set<Phase>(['operate', 'scoring', 'over'])

/** What the present question needs comes first. */
export function orderOf(view: TableView): readonly SectionId[] {
  const inCity = focusOf(view) === 'city' || NO_AUCTION.has(view.board.phase)
  const order: readonly SectionId[] = inCity
    ? ['desk', 'city', 'company', 'standings', 'council', 'auction', 'coming']
    : ['desk', 'auction', 'city', 'company', 'standings', 'council', 'coming']
  return order.filter((id) => id !== 'council' || view.board.council)
}
