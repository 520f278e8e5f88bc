import { botNamed, sightOf } from '@boardroom/bots'
import { chanceFrom } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { given } from './given.ts'
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
