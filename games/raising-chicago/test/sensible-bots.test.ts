import { botNamed, sightOf } from '@boardroom/bots'
import { chanceFrom } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import type { Token } from '../components/index.ts'
import { sensible } from '../prospects/sensible.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { type Given, given } from './given.ts'
import { BLUE } from './moves.ts'

/** Mistakes that a person would call stupid. */
test.each(['easy', 'medium', 'hard:500'])('%s spends a joker rather than a poverty step', (level) => {
  // project-08 costs 1, 2, 1.
  const table = given(
    { at: 'execute', slot: 'I' },
    {
      companies: { [BLUE]: { hold: { timber: 1, jackscrew: 2, joker: 1 }, poverty: 1 } },
      slots: { I: { project: 'project-08', winner: BLUE, markers: { tr: BLUE } } },
    },
  )
  expect(table.step()).toBe('payment')
  const bot = botNamed(level)
  table.does(BLUE, bot.choose(sightOf(table.table, BLUE, chanceFrom('sensible'))) as never)
  expect(table.company(BLUE).poverty).toBe(1)
  expect(table.company(BLUE).hold.joker).toBe(0)
})

/** Blue bids on a toll space that costs 3 timber. */
function atToll(hold: Partial<Record<Token, number>>): Given {
  const table = given(
    { at: 'bid' },
    {
      companies: { [BLUE]: { auction: 3, hold } },
      slots: { I: { project: 'project-08', card: 'card-01' } },
    },
  ).does(BLUE, { type: 'place', marker: 'own', slot: 'I', square: 'tl' })
  expect(table.step()).toBe('toll')
  return table
}

/** What bots think about at all. Before the toll is paid they would seem to have more tiles than after it. */
function thinksOf({ table }: Given): RaisingChicagoMove[] {
  return table.legal(BLUE).filter((move) => sensible(table.state, BLUE, move))
}

test('tiles are exchanged before a toll only where it could not be paid, for what is lacking', () => {
  const rich = atToll({ timber: 6, jackscrew: 6, masonry: 6, joker: 2 })
  expect(new Set(thinksOf(rich).map(({ type }) => type))).toEqual(new Set(['pay-toll']))
  const poor = atToll({ jackscrew: 9, joker: 1 })
  expect(thinksOf(poor)).toEqual([{ type: 'exchange', get: 'timber' }])
})

test('nobody gives a tile to get the same', () => {
  const table = atToll({ timber: 6, jackscrew: 6, masonry: 6, joker: 2 }).does(BLUE, {
    type: 'exchange',
    get: 'timber',
  })
  const gifts = thinksOf(table)
  expect(gifts.length).toBeGreaterThan(3)
  expect(gifts.every((gift) => gift.type === 'give' && gift.timber === 0)).toBe(true)
})
