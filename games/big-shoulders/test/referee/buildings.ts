import { type Books, type Course, foul, type Person, type Played } from './books.ts'
import { TILES } from './figures.ts'

export function* buildingPhase(books: Books): Course {
  books.phase = 'building'
  books.says({ type: 'phase', phase: 'building' })
  if (books.decade > 1) deal(books, books.decade <= 3 ? 2 : 3, 2)
  if (books.options.draft) yield* draft(books)
  yield* choose(books)
}

/** What a player is dealt shows only in the own hand. */
export function deal(books: Books, era: number, count: number): void {
  const hands = books.hands()
  for (const [seat, person] of books.people.entries()) {
    const hand = hands[seat] ?? []
    const dealt = hand.filter((id) => !person.hand.includes(id))
    const fair = dealt.every((id) => TILES[id]?.era === era && books.tilesLeft.delete(id))
    if (!fair || dealt.length !== count || hand.length !== person.hand.length + count) {
      foul(`seat ${seat} is dealt ${dealt.join(', ')} to ${person.hand.join(', ')}`)
    }
    person.hand = [...hand]
  }
}

function* draft(books: Books): Course {
  for (let round = 0; round < 2; round++) {
    yield* everyone(books, 'keep-building', (person, { seat, move }) => {
      if (move.type !== 'keep-building') return foul(`${move.type} in a draft`)
      person.hand = person.hand.filter((id) => id !== move.building)
      person.picked = move.building
      books.says({ type: 'draft-picked', seat })
      books.says({ type: 'draft-kept', seat, building: move.building }, [seat])
    })
    const direction = books.decade % 2 === 1 ? 'left' : 'right'
    const hands = books.people.map(({ hand }) => hand)
    for (const [seat, hand] of hands.entries()) {
      const { kept, picked } = books.person(seat)
      if (picked) kept.push(picked)
      books.person(seat).picked = null
      const to = direction === 'left' ? seat + 1 : seat - 1 + books.seats
      books.person(to % books.seats).hand = hand
    }
    books.says({ type: 'hands-passed', direction })
  }
  for (const person of books.people) {
    person.hand = [...person.kept, ...person.hand]
    person.kept = []
  }
}

function* choose(books: Books): Course {
  yield* everyone(books, 'build', (person, { seat, move }) => {
    if (move.type !== 'build') return foul(`${move.type} in place of build`)
    const { play, discard } = move
    person.hand = person.hand.filter((id) => id !== play && id !== discard)
    person.chosen = { play, discard }
    books.says({ type: 'chosen', seat })
    books.says({ type: 'choice', seat, play, discard }, [seat])
  })
  let symbols = 0
  for (const [seat, person] of books.people.entries()) {
    const building = person.chosen?.play ?? foul(`seat ${seat} has not chosen`)
    person.built.push(building)
    person.discarded++
    person.chosen = null
    symbols += TILES[building]?.workers ?? 0
    books.says({ type: 'built', seat, building })
  }
  const count = Math.min(symbols, 12 - books.market)
  books.market += count
  if (count > 0) books.says({ type: 'workers-arrived', count })
  if (books.decade === 3) for (const seat of books.people.keys()) books.partner(seat, 'building')
}

type Answering = (person: Person, played: Played) => void

/** All players at once, in whatever order they answer. */
function* everyone(books: Books, kind: 'keep-building' | 'build', answer: Answering): Course {
  let waiting = [...books.people.keys()]
  while (waiting.length > 0) {
    const played = yield { seats: waiting, moves: (asked) => choices(books.person(asked).hand, kind) }
    waiting = waiting.filter((other) => other !== played.seat)
    answer(books.person(played.seat), played)
  }
}

function choices(hand: readonly string[], kind: 'keep-building' | 'build') {
  if (kind === 'keep-building') return hand.map((building) => ({ type: kind, building }))
  return hand.flatMap((play) =>
    hand.filter((other) => other !== play).map((discard) => ({ type: kind, play, discard })),
  )
}
