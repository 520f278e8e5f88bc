import type { Story } from '@boardroom/board-kit'
import { afterAll, expect, test } from 'vitest'
import { companiesOf, playerAt } from '../games/big-shoulders/model/players.ts'
import type { BigShoulders } from '../games/big-shoulders/types.ts'
import { closeBrowser, visitor } from './browser.ts'
import { openFile, untilAsked } from './play.ts'
import { gameFiles } from './positions.ts'
import { overlaps } from './stage.ts'

afterAll(closeBrowser)

/** When a desk is fullest: with a first charter beside a whole hand, and with several of them late in a game for two. */
const FULL: Story<BigShoulders> = {
  seats: 2,
  options: {},
  moments: [
    {
      name: 'a whole hand',
      is: (state) => state.phase === 'stock' && companiesOf(state, 0).length > 0 && playerAt(state, 0).hand.length > 2,
    },
    { name: 'several charters', is: (state) => state.phase !== 'building' && companiesOf(state, 0).length > 1 },
  ],
}

/** Narrower than this, the slots and cubes of a factory no longer lie side by side. */
const FACTORY = 80

test.each([
  [1024, 768],
  [1280, 720],
])('the charter on a full desk is not crushed at %s x %s', async (width, height) => {
  const { page, go } = await visitor({ width, height, language: 'de' })
  const files = await gameFiles('big-shoulders', FULL as Story)
  for (const { name } of FULL.moments) {
    await go('/')
    await openFile(page, files.get(name))
    await untilAsked(page)
    await page.waitForSelector('.bs-open-charter .factory')
    const narrowest = () =>
      page.$$eval('.bs-open-charter .factory', (all) => Math.min(...all.map((each) => each.clientWidth)))
    await expect.poll(narrowest, { message: name }).toBeGreaterThanOrEqual(FACTORY)
    await expect.poll(() => overlaps(page), { message: name }).toEqual([])
    const below = () =>
      page.$$eval(
        '.bs-desk > *',
        (all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)) - innerHeight,
      )
    expect(await below(), name).toBeLessThanOrEqual(0)
  }
})
