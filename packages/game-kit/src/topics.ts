import type { Choice, GameTypes, Language, Seat, Topic, TopicWords } from '@boardroom/kernel'

/** What a language says about the topics of a game; what it lacks does not compile. */
export type TopicBook<Id extends string> = Readonly<Record<Id, TopicWords>>

export function topicsOf<G extends GameTypes, Id extends string>(
  chosen: Readonly<Record<Id, Topic<G>['chosen']>>,
  words: Readonly<Record<Language, TopicBook<Id>>>,
): readonly Topic<G>[] {
  const ids = Object.keys(chosen) as Id[]
  return ids.map((id) => ({ id, chosen: chosen[id], words: { en: words.en[id], de: words.de[id] } }))
}

type Chosen = readonly [seat: Seat, what: string]

/** The first choices of each seat, one after the other. */
export function firstOf(chosen: readonly Chosen[], most = 1): Choice[] {
  const paths = new Map<Seat, string[]>()
  for (const [seat, what] of chosen) paths.set(seat, [...(paths.get(seat) ?? []), what])
  return [...paths].map(([seat, path]) => ({ seat, path: path.slice(0, most) }))
}

/** One choice of each seat: what all that it did comes to. */
export function ofAll(seats: number, what: (seat: Seat) => string): Choice[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, path: [what(seat)] }))
}

/** What something is called that came out of a path: games of other rules may have chosen what is gone. */
export function nameIn(book: Readonly<Record<string, string>>, id = ''): string {
  return book[id] ?? id
}
