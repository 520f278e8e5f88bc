import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { openFile, untilAsked } from './play.ts'
import { questionsOf } from './positions.ts'
import { askedOutOfSight, overlaps, placesOutOfSight } from './stage.ts'

afterAll(closeBrowser)

const SIZES = [
  [1440, 900],
  [1280, 720],
] as const

/** Asked again until it holds, or for so long. */
const SOON = { timeout: 8_000, interval: 50 }

test.each([...SHELF.keys()])(
  '%s: whatever is asked is in sight with the own desk, and no labels overlap, near and far',
  async (game) => {
    const { page, go, complaints } = await visitor({ language: 'de' })
    const wrong: string[] = []
    /** Looked at again for a while: the camera follows a picture late. */
    const expectNone = async (what: string, look: () => Promise<readonly string[]>): Promise<void> => {
      await expect
        .poll(look, SOON)
        .toEqual([])
        .catch(async () => wrong.push(`${what}: ${(await look()).join(', ')}`))
    }
    for (const [name, file] of await questionsOf(game)) {
      await go('/')
      await openFile(page, file)
      await untilAsked(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const where = `${name} at ${width} x ${height}`
        await expectNone(`out of sight, ${where}`, () => askedOutOfSight(page))
        await expectNone(`near, ${where}`, () => overlaps(page))
        await page.keyboard.press('o')
        await expectNone(`not whole, ${where}`, () => placesOutOfSight(page))
        await expectNone(`far, ${where}`, () => overlaps(page))
        await page.keyboard.press('f')
      }
    }
    expect(wrong).toEqual([])
    expect(complaints).toEqual([])
  },
)
