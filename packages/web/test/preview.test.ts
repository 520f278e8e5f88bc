import { greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type Seat, Table, viewOf } from '@boardroom/kernel'
import { expect, it } from 'vitest'
import { previewOf } from '../src/table/preview.ts'

/** Of Raising Chicago: whoever builds last in a round also ends it, and then new projects come to light. */
it('shows what is a move’s own doing, and says that it is final for what begins then', async () => {
  const game = await loadGame('raising-chicago')
  const table = Table.start(game, { seats: 3, seed: 'last' })
  let last = 0
  for (let made = 0; made < 120; made++) {
    const seat = table.asked()[0] as number
    const move = greedy.choose(sightOf(table, seat, chanceFrom(`last/${made}`)))
    const { view, final, entries } = previewOf(game, viewOf(table, seat), move)
    table.apply(seat, move)
    if (move.type !== 'raise') continue
    expect(view?.board).toMatchObject({ phase: 'execute' })
    expect(entries.map(({ entry }) => entry.type)).not.toContain('produced')
    expect(final).toBe(table.final)
    if (final) last++
  }
  expect(last).toBeGreaterThan(1)
})

it('shows all that a move brings that uncovers something, but not what it uncovers', async () => {
  const game = await loadGame('raising-chicago')
  const table = Table.start(game, { seats: 3, seed: 'uncovered' })
  let placed = 0
  for (let made = 0; placed < 4; made++) {
    const seat = table.asked()[0] as Seat
    const move = greedy.choose(sightOf(table, seat, chanceFrom(`uncovered/${made}`)))
    const { view, final, entries } = previewOf(game, viewOf(table, seat), move)
    const before = table.entries.length
    table.apply(seat, move, game.beginnings)
    const told = table.entries.slice(before).map(({ entry }) => entry)
    table.settle()
    if (move.type !== 'place-prestige') continue
    placed++
    expect(final).toBe(true)
    expect(told.map(({ type }) => type)).toContain('prestige-revealed')
    expect(entries.map(({ entry }) => entry)).toEqual(told.filter(({ type }) => type !== 'prestige-revealed'))
    expect(view?.board).toMatchObject({ display: expect.arrayContaining([null]), prestigeStack: 0 })
  }
})

it('shows a sale with the dividends that it is made for, and tells it without them', async () => {
  const game = await loadGame('big-shoulders')
  const table = Table.start(game, { seats: 2, seed: 'preview' })
  for (let made = 0; ; made++) {
    const seat = table.asked()[0] as Seat
    const sale = table.legal(seat).find(({ type }) => type === 'sell-goods')
    if (!sale) {
      table.apply(seat, greedy.choose(sightOf(table, seat, chanceFrom(`preview/${made}`))))
      continue
    }
    const { entries, view, final } = previewOf(game, viewOf(table, seat), sale)
    expect(entries.map(({ entry }) => entry.type)).toEqual(['goods-sold'])
    expect(final).toBe(false)
    table.apply(seat, sale)
    expect(table.play(seat, { type: 'pay-dividends' })).toBeNull()
    expect(view?.board).toEqual(viewOf(table, seat).board)
    return
  }
})
