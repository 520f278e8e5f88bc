import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { moveByKey, sitDownByKey } from './by-key.ts'
import { playNow, someMove, untilAsked } from './play.ts'
import { askedOutOfSight, overlaps, placesOnStage, placesOutOfSight, underStage } from './stage.ts'

export const WHOLE_GAME = 'a whole game at 1280 x 720: nothing changes its place, and all that is asked is in sight'
export const BY_KEYS = `${WHOLE_GAME}; by keyboard alone`
export const PATIENCE = 1_200_000

interface Expected {
  /** How many places the game has on its stage. */
  readonly places: number
  /** At least so many decisions. */
  readonly decisions: number
  /** By keyboard alone; `varied` where the primary button alone would end every turn at once. */
  readonly keys?: 'plain' | 'varied'
}

/** Plays to the end screen. */
export async function wholeGame(game: string, { keys, ...expected }: Expected): Promise<Visitor> {
  const visitor = await (keys ? sitDownByKey : playNow)(game, { width: 1280, height: 720 })
  const { page, complaints } = visitor
  const places = await placesOnStage(page)
  expect(Object.keys(places).length).toBe(expected.places)
  const desk = await underStage(page)
  const stops = await page.locator('.stage-nav button').allTextContents()
  let decisions = 0
  while ((await untilAsked(page)) === 'asked' && decisions < 600) {
    decisions++
    await expect.poll(() => askedOutOfSight(page)).toEqual([])
    expect(await placesOnStage(page)).toEqual(places)
    expect(await underStage(page)).toEqual(desk)
    // What one leafs through on a phone stays in its order, too.
    expect(await page.locator('.stage-nav button').allTextContents()).toEqual(stops)
    if (decisions % 12 === 1) {
      await page.keyboard.press('o')
      await expect.poll(() => placesOutOfSight(page)).toEqual([])
      await expect.poll(() => overlaps(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
      await page.keyboard.press('f')
    }
    if (keys) await moveByKey(page, keys === 'varied' && decisions % 3 !== 0 ? 'listed' : 'primary')
    else await someMove(page)
  }
  expect(decisions).toBeGreaterThan(expected.decisions)
  await page.waitForSelector('.end-screen')
  expect(complaints).toEqual([])
  return visitor
}
