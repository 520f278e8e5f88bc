import { firstOf, topicsOf } from '@boardroom/game-kit'
import { siteOf } from './components/index.ts'
import { topics as de } from './text/de/topics.ts'
import { topics as en } from './text/en/topics.ts'
import type { RaisingChicago } from './types.ts'

export type TopicId = 'bids' | 'wards' | 'tracks' | 'outskirts'

export const topics = topicsOf<RaisingChicago, TopicId>(
  {
    bids: (log) =>
      firstOf(
        log.flatMap((entry) =>
          entry.type === 'placed' && entry.marker === entry.seat ? [[entry.seat, entry.takes ?? 'toll']] : [],
        ),
        2,
      ),
    wards: (log) =>
      firstOf(
        log.flatMap((entry) =>
          entry.type === 'raised' && entry.owner !== 'third' ? [[entry.owner, String(siteOf(entry.site).ward)]] : [],
        ),
        2,
      ),
    tracks: (log) =>
      firstOf(
        log.flatMap((entry) => (entry.type === 'advanced' ? [[entry.seat, entry.track]] : [])),
        2,
      ),
    outskirts: (log) =>
      firstOf(
        log.flatMap((entry) => (entry.type === 'moved' && entry.owner !== 'third' ? [[entry.owner, entry.tile]] : [])),
      ),
  },
  { en, de },
)
