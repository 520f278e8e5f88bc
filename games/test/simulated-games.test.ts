import {
  type Chance,
  chanceFrom,
  type Game,
  type GameTypes,
  History,
  hashOf,
  type Move,
  problemsOf,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { games, seatCounts } from './every-game.ts'

/** Games with every option drawn at random, so that options meet each other. */
function randomOptions(game: Game<GameTypes>, chance: Chance): Record<string, unknown> {
  return Object.fromEntries(game.options.map(({ id, values }) => [id, chance.pick(values)]))
}

describe.each(games)('simulated games of $title', (game) => {
  describe.each(seatCounts(game))('with %i seats', (seats) => {
    test.each([1, 2, 3])('all laws hold after every move, and undo takes back exactly one (game %i)', (number) => {
      const chance = chanceFrom(`${game.id}/${seats}/${number}`)
      const options = randomOptions(game, chance)
      const history = new History(game, { seats, options, seed: `simulated/${number}` })
      while (!history.table.over) {
        const seat = chance.pick(history.table.asked())
        const moves = history.table.legal(seat)
        expect(moves.length, `seat ${seat} at ${history.table.current?.step}`).toBeGreaterThan(0)
        const before = hashOf(history.table)
        const logged = history.log.length
        const move = chance.pick(moves)
        expect(history.play(seat, move)).toBeNull()
        if (history.canUndo(seat)) {
          expect(history.undo(seat)).toBeNull()
          expect(hashOf(history.table)).toBe(before)
          expect(history.log.length).toBe(logged)
          expect(history.play(seat, move as Move)).toBeNull()
        }
        const problems = problemsOf(history.table)
        if (problems.length > 0) throw new Error(`after move ${history.moves.length}: ${problems.join('; ')}`)
      }
      expect(history.table.result?.scores).toHaveLength(seats)
      expect(hashOf(history.at(history.moves.length))).toBe(hashOf(history.table))
    })
  })
})
