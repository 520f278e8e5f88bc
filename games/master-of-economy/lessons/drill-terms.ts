import type { NameBook } from '../text/catalogue.ts'
import { contested } from './drills/demand.ts'
import { rising } from './drills/packets.ts'
import { allVotes, companyId, type Seen, votes } from './facts.ts'

interface Language {
  readonly book: NameBook
  /** For a company that cannot be named, and for votes in it. */
  readonly company: string
  readonly someVotes: string
  votesOf(own: number, all: number): string
}

/** What the drills speak of, in the words of a language. */
export function drillTerms({ book, company, someVotes, votesOf }: Language) {
  return {
    named(sight: Seen): string {
      const id = companyId(sight)
      return id ? book.companies[id] : company
    },
    share(sight: Seen): string {
      const id = companyId(sight)
      return id ? votesOf(votes(sight, id, sight.seat), allVotes(sight, id)) : someVotes
    },
    good: (sight: Seen): string => book.goods[contested(sight) ?? 'coal'].name,
    issuer: (sight: Seen): string => book.companies[rising(sight) ?? 'blue-eyes'],
  }
}
