import { parseFile, replay, resolveOptions } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { filesOf, games, optionValues, seatCounts } from './every-game.ts'

/** Whole games with their exact results. A rule that changes shows here; `npm run record` writes them anew. */
describe.each(games)('recorded games of $title', (game) => {
  const files = filesOf(game.id, 'test/recorded', '.json').map(({ name, text }) => ({ name, file: parseFile(text) }))

  test.each(files)('$name comes out as recorded', ({ file }) => {
    const { table } = replay(game, file)
    expect(table.over).toBe(true)
    expect(table.result?.scores).toEqual(file.result?.scores)
  })

  test('there is one for every seat count with every value of every option that fits it', () => {
    const missing = seatCounts(game).flatMap((seats) => {
      // A game that was recorded before there was an option has its default.
      const recorded = files
        .filter(({ file }) => file.seats.length === seats)
        .map(({ file }) => resolveOptions(game.options, file.options, seats))
      return optionValues(game, seats)
        .filter(({ option, value }) => !recorded.some((options) => options[option] === value))
        .map(({ option, value }) => `${seats} seats, ${option}: ${value}`)
    })
    expect(missing).toEqual([])
  })
})
