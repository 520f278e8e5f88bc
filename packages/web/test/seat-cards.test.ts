import { expect, test } from 'vitest'
import { anotherBot, reseated, seatsFor } from '../src/table/seat-cards.ts'

const namesOf = (seats: readonly { readonly name: string }[]) => seats.map(({ name }) => name)

test('a person who takes the chair of a bot is not called like it', () => {
  const seats = seatsFor(3, 'Dora')
  const shared = reseated(seats, 1, null)
  expect(namesOf(shared)).toEqual(['Dora', '', seats[2]?.name])
  expect(shared[1]?.bot).toBeNull()
  const back = reseated(shared, 1, 'hard')
  expect(namesOf(back)).toEqual(namesOf(seats))
  expect(back[1]?.bot).toBe('hard')
})

test('a name that somebody has chosen stays, whoever plays', () => {
  const seats = reseated(seatsFor(2, 'Dora'), 1, null).map((seat, i) => (i === 1 ? { ...seat, name: 'Emil' } : seat))
  expect(namesOf(reseated(reseated(seats, 1, 'easy'), 1, null))).toEqual(['Dora', 'Emil'])
})

test('no two bots of a table share a name', () => {
  const [you, , last] = seatsFor(3, 'Dora')
  if (!you || !last) throw new Error('too few seats')
  const seats = [you, last]
  const all = [...seats, anotherBot(seats)]
  expect(new Set(namesOf([...all, anotherBot(all)])).size).toBe(4)
})
