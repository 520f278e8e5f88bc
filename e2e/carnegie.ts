import type { Page } from 'playwright-core'
import type { Visit, Visitor } from './browser.ts'
import { playNow, point } from './play.ts'

/** Against Andrew. */
export function soloGame(visit: Visit = {}): Promise<Visitor> {
  return playNow('carnegie', visit)
}

/** The log is a pull away, and still knows. */
export async function told(page: Page, what: string | RegExp): Promise<void> {
  await page.locator('.side-log .log-line', { hasText: what }).first().waitFor({ state: 'attached' })
}

/** A narrow table shows the region with most of the spaces that are asked for; the others are a step away. */
export async function spaceInSight(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const space = [...document.querySelectorAll('.cg-slot.spot-open')].find((spot) => {
      const { left, top, right, bottom } = spot.getBoundingClientRect()
      return left >= view.left && top >= view.top && right <= view.right && bottom <= view.bottom
    })
    return space?.getAttribute('data-place')
  })
  return `[data-place="${await found.jsonValue()}"]`
}

/** Sides, first project and reserved tile, all by pointing. */
export async function toSixSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Industry side B' }).click()
  await point(page, '.cg-sides-go')
  await point(page, await spaceInSight(page))
  await point(page, '.cg-tile.spot-open')
}
