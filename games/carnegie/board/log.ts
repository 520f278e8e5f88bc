import type { IconName } from '@boardroom/board-kit'
import type { Language, Logged } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import { boardWords } from './context.ts'

/** Rounds are headings of the log. */
export function heading({ entry }: Logged<Entry>, language: Language): string | null {
  return entry.type === 'round' ? boardWords(language).roundOf(entry.round) : null
}

/** A card of the film looks back on several rounds. */
export const CARD_EVERY = 5

export function stretch({ entry }: Logged<Entry>, language: Language): string | null {
  return entry.type === 'round' ? boardWords(language).rounds(entry.round, entry.round + CARD_EVERY - 1) : null
}

const ENTRY_ICONS: Readonly<Record<Entry['type'], IconName>> = {
  sides: 'flag',
  'first-start-player': 'director',
  'neutral-disc': 'lock',
  'first-project': 'building',
  reserved: 'asset',
  round: 'clock',
  action: 'flag',
  marker: 'forward',
  returned: 'employee',
  'transport-income': 'money',
  'project-income': 'money',
  'choice-income': 'money',
  hired: 'employee',
  'nobody-to-hire': 'employee',
  donated: 'goal',
  lapsed: 'dot',
  joker: 'appeal',
  used: 'manager',
  traded: 'good',
  stepped: 'employee',
  built: 'asset',
  assigned: 'employee',
  project: 'building',
  'instant-income': 'money',
  developed: 'research',
  advanced: 'up',
  'last-space': 'trophy',
  sold: 'good',
  activated: 'employee',
  'andrew-reveals': 'eye',
  'andrew-donates': 'goal',
  'andrew-takes': 'asset',
  'andrew-builds': 'building',
  'andrew-advances': 'up',
  'andrew-shifts': 'forward',
  'andrew-files': 'appeal',
  paid: 'goal',
  score: 'trophy',
  'andrew-score': 'trophy',
  winners: 'trophy',
}

/** Andrew has no seat, and acts in the wake of one's own moves. */
export function byRival(entry: Entry): boolean {
  return entry.type.startsWith('andrew-') || (entry.type === 'action' && entry.chooser === 'andrew')
}

export function entryIcon(entry: Entry): IconName {
  return ENTRY_ICONS[entry.type]
}
