import { firstOf, topicsOf } from '@boardroom/game-kit'
import { cityOf, slotOf } from './components/index.ts'
import { topics as de } from './text/de/topics.ts'
import { topics as en } from './text/en/topics.ts'
import type { Carnegie } from './types.ts'

export type TopicId = 'action' | 'departments' | 'city' | 'donation'

export const topics = topicsOf<Carnegie, TopicId>(
  {
    action: (log) =>
      firstOf(
        log.flatMap((entry) =>
          entry.type === 'action' && entry.chooser !== 'andrew' ? [[entry.chooser, entry.action]] : [],
        ),
        2,
      ),
    departments: (log) =>
      firstOf(
        log.flatMap((entry) => (entry.type === 'built' ? [[entry.seat, entry.tile]] : [])),
        2,
      ),
    city: (log) =>
      log
        .filter((entry) => entry.type === 'first-project')
        .map(({ seat, slot }) => {
          const { city } = slotOf(slot)
          return { seat, path: [cityOf(city).region, city] }
        }),
    donation: (log) =>
      firstOf(log.flatMap((entry) => (entry.type === 'donated' ? [[entry.seat, entry.donation]] : []))),
  },
  { en, de },
)
