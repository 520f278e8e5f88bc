import type { Story } from '@boardroom/board-kit'
import { companiesOf, playerAt } from '../games/big-shoulders/model/players.ts'
import type { BigShoulders } from '../games/big-shoulders/types.ts'
import { type Visit, type Visitor, visitor } from './browser.ts'
import { openFile, untilAsked } from './play.ts'
import { gameFiles } from './positions.ts'

/** When a desk is fullest: with a first charter beside a whole hand, and with several of them late in a game for two. */
export const FULL: Story<BigShoulders> = {
  seats: 2,
  options: {},
  moments: [
    {
      name: 'a whole hand',
      is: (state) => state.phase === 'stock' && companiesOf(state, 0).length > 0 && playerAt(state, 0).hand.length > 2,
    },
    { name: 'several charters', is: (state) => state.phase !== 'building' && companiesOf(state, 0).length > 1 },
    {
      name: 'Goods of two kinds',
      is: (state, step) =>
        step === 'distribution' && companiesOf(state, 0).some((id) => (state.companies[id]?.bonusGoods ?? 0) > 0),
    },
    { name: 'founding', is: (_, step) => step === 'founding' },
    { name: 'hiring', is: (_, step) => step === 'hire-workers' },
    { name: 'building', is: (_, step) => step === 'choose-buildings' },
    { name: 'buying', is: (_, step) => step === 'production' },
    {
      name: 'acting for several',
      is: (state, step) => step === 'action-turn' && companiesOf(state, 0).length > 1,
    },
    {
      name: 'a used asset',
      is: ({ turn, companies }, step) =>
        step === 'production' && (companies[turn?.company ?? 'swift']?.asset?.exhausted ?? false),
    },
    { name: 'the last to pass', is: ({ phase, passes }) => phase === 'stock' && passes === 1 },
    { name: 'the second stock phase', is: ({ decade, phase }) => decade === 2 && phase === 'stock' },
  ],
}

/** With four seats, all of which are paid. */
export const PAYING: Story<BigShoulders> = {
  seats: 4,
  options: { mode: 'advanced' },
  moments: [
    { name: 'stock', is: ({ decade, phase }) => decade === 2 && phase === 'stock' },
    { name: 'selling', is: ({ decade }, step) => decade === 3 && step === 'distribution' },
    { name: 'the last stock phase', is: ({ decade, phase }) => decade === 5 && phase === 'stock' },
    { name: 'shares of most companies', is: ({ decade }, step) => decade === 5 && step === 'action-turn' },
  ],
}

/** Opens a moment of a story as somebody who has just come. */
export async function openMoment(story: Story<BigShoulders>, name: string, visit: Visit = {}): Promise<Visitor> {
  return toMoment(await visitor(visit), story, name)
}

/** The same as somebody who is there already. */
export async function toMoment(guest: Visitor, story: Story<BigShoulders>, name: string): Promise<Visitor> {
  const { page, go } = guest
  await go('/')
  await openFile(page, (await gameFiles('big-shoulders', story as Story)).get(name))
  await untilAsked(page)
  return guest
}
