import { chanceFrom, History, hashOf, problemsOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { busyMove, games, randomOptions, seatCounts } from './every-game.ts'

describe.each(games)('simulated games of $title', (game) => {
  describe.each(seatCounts(game))('with %i seats', (seats) => {
    test.each([1, 2])('all laws hold after every move, and undo takes back exactly one (game %i)', (number) => {
      const chance = chanceFrom(`${game.id}/${seats}/${number}`)
      const options = randomOptions(game, seats, chance)
      const history = new History(game, { seats, options, seed: `simulated/${number}` })
      while (!history.table.over) {
        const seat = chance.pick(history.table.asked())
        const moves = history.table.legal(seat)
        expect(moves.length, `seat ${seat} at ${history.table.current?.step}`).toBeGreaterThan(0)
        const before = hashOf(history.table)
        const logged = history.log.length
        const move = busyMove(moves, chance)
        expect(history.play(seat, move)).toBeNull()
        if (history.canUndo(seat)) {
          expect(history.undo(seat)).toBeNull()
          expect(hashOf(history.table)).toBe(before)
          expect(history.log.length).toBe(logged)
          expect(history.play(seat, move)).toBeNull()
        }
        const problems = problemsOf(history.table)
        if (problems.length > 0) throw new Error(`after move ${history.moves.length}: ${problems.join('; ')}`)
      }
      expect(history.table.result?.scores).toHaveLength(seats)
      expect(hashOf(history.at(history.seq))).toBe(hashOf(history.table))
    })
  })
})
