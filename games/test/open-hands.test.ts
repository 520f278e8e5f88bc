import { chanceFrom, problemsOf, seenByAll, Table, type Viewer, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { busyMove, games, randomOptions, seatCounts } from './every-game.ts'

/** Positions that are looked at: every so many moves. */
const EVERY = 17

describe.each(games)('$title with all hands open', (game) => {
  test.each(seatCounts(game))('is the same to each of %i seats, and only what nobody knows is drawn anew', (seats) => {
    const chance = chanceFrom(`${game.id}/open/${seats}`)
    const options = randomOptions(game, seats, chance)
    const table = Table.start(game, { seats, options, seed: 'open hands' })
    const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
    for (let moves = 0; !table.over; moves++) {
      if (moves % EVERY === 0) {
        const open = seenByAll(table, `open/${moves}`)
        for (const viewer of viewers) expect(viewOf(open, viewer)).toEqual(viewOf(table, viewer))
        expect(problemsOf(open)).toEqual([])
        expect(open.state.chance.seed).not.toBe(table.state.chance.seed)
      }
      const seat = chance.pick(table.asked())
      table.apply(seat, busyMove(table.legal(seat), chance))
    }
  })
})
