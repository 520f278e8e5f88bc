import { firstOf, ofAll, topicsOf } from '@boardroom/game-kit'
import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from './components/index.ts'
import type { Entry } from './entries.ts'
import { topics as de } from './text/de/topics.ts'
import { topics as en } from './text/en/topics.ts'
import type { MasterOfEconomy } from './types.ts'

export type TopicId = 'factories' | 'shares' | 'embezzling' | 'elections'

/** From so many times on they are not told apart. */
const OFTEN = { embezzling: 4, elections: 3 } as const

/** Every entry, with who manages each company when it is written. */
function withManagers(log: readonly Entry[]): (readonly [Entry, ReadonlyMap<CompanyId, Seat>])[] {
  let managers: ReadonlyMap<CompanyId, Seat> = new Map()
  return log.map((entry) => {
    if (entry.type === 'company' || entry.type === 'office') {
      managers = new Map([...managers, [entry.company, entry.seat]])
    }
    return [entry, managers]
  })
}

export const topics = topicsOf<MasterOfEconomy, TopicId>(
  {
    factories: (log) =>
      firstOf(
        withManagers(log).flatMap(([entry, managers]) => {
          const seat = entry.type === 'built' ? managers.get(entry.company) : undefined
          return entry.type === 'built' && seat !== undefined ? [[seat, entry.factory]] : []
        }),
        2,
      ),
    shares: (log) => {
      const bought = withManagers(log).flatMap(([entry, managers]) => {
        if (entry.type !== 'bought' || typeof entry.holder === 'string') return []
        const whose = managers.get(entry.issuer) === entry.holder ? 'own' : 'other'
        return [{ seat: entry.holder, path: [String(entry.size), whose] }]
      })
      return bought.filter(({ seat }, place) => bought.findIndex((other) => other.seat === seat) === place)
    },
    embezzling: (log, seats) => {
      const embezzled = log.filter((entry) => entry.type === 'embezzled')
      return ofAll(seats, (seat) => atMost(OFTEN.embezzling, embezzled.filter((each) => each.seat === seat).length))
    },
    elections: (log, seats) => {
      const founded = log.filter((entry) => entry.type === 'company')
      const isFounder = (seat: Seat, company: CompanyId): boolean =>
        founded.some((each) => each.seat === seat && each.company === company)
      const won = log
        .filter((entry) => entry.type === 'office')
        .filter(({ seat, company }) => !isFounder(seat, company))
      return ofAll(seats, (seat) => atMost(OFTEN.elections, won.filter((each) => each.seat === seat).length))
    },
  },
  { en, de },
)

function atMost(most: number, times: number): string {
  return String(Math.min(most, times))
}
