import { type GameTypes, History } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { at } from '../games/carnegie/board/places.ts'
import { cityOf, slotOf } from '../games/carnegie/components/index.ts'
import { type Carnegie, carnegie } from '../games/carnegie/index.ts'
import { networkVp } from '../games/carnegie/model/network.ts'
import { scoreOf } from '../games/carnegie/scoring.ts'
import { closeBrowser, visitor } from './browser.ts'
import { recorded } from './carnegie.ts'
import { openFile, untilAsked } from './play.ts'
import { fileOf, momentsOf } from './positions.ts'

afterAll(closeBrowser)

/** How much of the table the window shows, and the height of the smallest name of a city in it. */
function seenOfMap(page: Page): Promise<{ readonly across: number; readonly down: number; readonly name: number }> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const { a } = new DOMMatrix(getComputedStyle(document.querySelector('.stage-world') as Element).transform)
    const names = [...document.querySelectorAll('.cg-city-name')].map((name) => getComputedStyle(name).fontSize)
    return { across: view.width / a, down: view.height / a, name: Math.min(...names.map(Number.parseFloat)) * a }
  })
}

test.each([
  [390, 844, 400, 370],
  [360, 740, 370, 300],
])(
  'on a phone of %s x %s much of the map is seen while it is asked about, with names that can be read',
  async (width, height, across, down) => {
    const { page, go } = await visitor({ width, height })
    await go('/')
    await openFile(page, (await momentsOf('carnegie')).get('building'))
    await untilAsked(page)
    await page.locator('.cg-slot.spot-open').first().waitFor()
    await expect.poll(async () => (await seenOfMap(page)).across).toBeGreaterThanOrEqual(across)
    const seen = await seenOfMap(page)
    expect(seen.down).toBeGreaterThanOrEqual(down)
    expect(seen.name).toBeGreaterThanOrEqual(12)
    // What one has is still in sight below it.
    const purse = await page.locator('.cg-purse').boundingBox()
    const prompt = await page.locator('.table-prompt').boundingBox()
    expect((purse?.y ?? 0) + (purse?.height ?? 0)).toBeLessThanOrEqual((prompt?.y ?? 0) + 1)
  },
)

/** A position in which a project joins two major cities, the move, and what the game itself says of both. */
function joining() {
  for (const file of recorded) {
    const history = new History(carnegie, { seats: file.seats.length, options: file.options, seed: file.seed })
    for (const { seat, move: made } of file.moves) {
      const move = made as Carnegie['move']
      const before = structuredClone(history.table.state)
      const asked = fileOf(history as unknown as History<GameTypes>)
      history.play(seat, move)
      const { state } = history.table
      if (seat !== 0 || move.type !== 'build-project' || networkVp(state, 0) <= networkVp(before, 0)) continue
      return {
        asked,
        slot: at.slot(move.slot),
        region: cityOf(slotOf(move.slot).city).region,
        vp: `${networkVp(before, 0)}→${networkVp(state, 0)}★`,
        goods: `${before.players[0]?.goods} → ${state.players[0]?.goods}`,
        end: `${scoreOf(before, 0).total} → ${scoreOf(state, 0).total}`,
      }
    }
  }
  throw new Error('nobody joins anything')
}

test.each([
  [1440, 900],
  [390, 844],
])(
  'what joined cities bring stands on the sea at %s x %s, clear of the space that is pointed at',
  async (width, height) => {
    const { asked, slot, region, vp, goods, end } = joining()
    const { page, go, complaints } = await visitor({ width, height })
    await go('/')
    await openFile(page, asked)
    await untilAsked(page)
    const space = page.locator(`[data-place="${slot}"]`)
    // Beside a wide stage it is part of what the project brings, on a phone a card of its own.
    const paper = width > 860 ? '.hint' : '.cg-joins'
    const card = page.locator(paper)
    expect(await card.count()).toBe(0)
    if (width > 860) await space.hover()
    else {
      await page.locator(`[data-stop="${region}"]`).tap()
      await space.tap()
      await page.locator('.offer').waitFor()
    }
    await card.locator('.cg-joins-vp').waitFor()
    expect((await card.locator('.cg-joins-vp').innerText()).replace(/\s/g, '')).toBe(vp)
    expect(await card.locator('.cg-joins-end').innerText()).toContain(end)
    expect(await page.locator('.cg-outcome').innerText()).toContain(goods)
    expect(await page.locator('.cg-link-next').count()).toBe(1)
    expect(await page.locator('.cg-way-coming').count()).toBeGreaterThan(0)
    const parts = [paper, '.stage-view', `[data-place="${slot}"]`]
    const boxes = await page.evaluate((selectors) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [own = new DOMRect(), view = new DOMRect(), spot = new DOMRect()] = selectors.map(box)
      const inside =
        own.left >= view.left && own.right <= view.right && own.top >= view.top && own.bottom <= view.bottom
      const apart = own.left > spot.right || own.right < spot.left || own.top > spot.bottom
      return { inside, apart }
    }, parts)
    expect(boxes).toMatchObject({ inside: true, apart: true })
    expect(complaints).toEqual([])
  },
)
