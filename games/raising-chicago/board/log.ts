import type { IconName } from '@boardroom/board-kit'
import type { Language, Logged } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import { boardWords } from './context.ts'

/** Rounds are headings of the log. */
export function heading({ entry }: Logged<Entry>, language: Language): string | null {
  return entry.type === 'round' ? boardWords(language).roundOf(entry.round) : null
}

const ENTRY_ICONS: Readonly<Record<Entry['type'], IconName>> = {
  round: 'clock',
  markers: 'vote',
  placed: 'vote',
  toll: 'money',
  exchanged: 'cube',
  won: 'trophy',
  uncovered: 'cube',
  'no-bid': 'dot',
  poverty: 'down',
  paid: 'cube',
  symbol: 'appeal',
  final: 'flag',
  gained: 'good',
  'no-extension': 'dot',
  advanced: 'up',
  'track-end': 'up',
  raised: 'storey',
  moved: 'forward',
  storeys: 'storey',
  'prestige-raised': 'director',
  'prestige-revealed': 'eye',
  neighbourhood: 'home',
  card: 'share',
  produced: 'automation',
  'used-tile': 'play',
  took: 'cube',
  'storey-added': 'storey',
  banners: 'flag',
  section: 'check',
  letters: 'log',
  'ward-tile': 'goal',
  scored: 'appeal',
  winners: 'trophy',
}

export function entryIcon(entry: Entry): IconName {
  return ENTRY_ICONS[entry.type]
}
