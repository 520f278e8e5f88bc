import { firstOf, ofAll, topicsOf } from '@boardroom/game-kit'
import { topics as de } from './text/de/topics.ts'
import { topics as en } from './text/en/topics.ts'
import type { BigShoulders } from './types.ts'

export type TopicId = 'company' | 'companies' | 'partners' | 'building'

/** Companies that a seat may found and still be told apart: who founds more has many. */
const MANY = 4

export const topics = topicsOf<BigShoulders, TopicId>(
  {
    company: (log) =>
      log
        .filter((entry) => entry.type === 'founded')
        .filter(({ seat }, place, all) => all.findIndex((other) => other.seat === seat) === place)
        .map(({ seat, company, par }) => ({ seat, path: [company, String(par)] })),
    companies: (log, seats) => {
      const founded = log.filter((entry) => entry.type === 'founded')
      return ofAll(seats, (seat) => String(Math.min(MANY, founded.filter((each) => each.seat === seat).length)))
    },
    partners: (log) =>
      firstOf(
        log.flatMap((entry) => (entry.type === 'placed' ? [[entry.seat, entry.space]] : [])),
        2,
      ),
    building: (log) => firstOf(log.flatMap((entry) => (entry.type === 'built' ? [[entry.seat, entry.building]] : []))),
  },
  { en, de },
)
