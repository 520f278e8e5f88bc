import { readdirSync, readFileSync } from 'node:fs'
import { type GameFile, type GameTypes, History, parseFile, type View, viewOf } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { type Carnegie, carnegie } from '../games/carnegie/index.ts'
import { type Visit, type Visitor, visitor } from './browser.ts'
import { openFile, playNow, point, untilAsked } from './play.ts'
import { fileOf } from './positions.ts'

const folder = new URL('../games/carnegie/test/recorded/', import.meta.url)
export const recorded = readdirSync(folder).map((name) => parseFile(readFileSync(new URL(name, folder), 'utf8')))

/** The first position of the recorded games in which the first seat is asked about something like that. */
function positionWhen(is: (view: View<Carnegie>, moves: readonly Carnegie['move'][]) => boolean): GameFile {
  for (const file of recorded) {
    const history = new History(carnegie, { seats: file.seats.length, options: file.options, seed: file.seed })
    for (const { seat, move } of file.moves) {
      const { table } = history
      if (seat === 0 && is(viewOf(table, 0), table.legal(0))) return fileOf(history as unknown as History<GameTypes>)
      history.play(seat, move as Carnegie['move'])
    }
  }
  throw new Error('nobody was ever asked that')
}

/** Somebody who is asked about it. */
export async function askedWhen(is: Parameters<typeof positionWhen>[0], visit: Visit = {}): Promise<Visitor> {
  const guest = await visitor(visit)
  await guest.go('/')
  await openFile(guest.page, positionWhen(is))
  await untilAsked(guest.page)
  return guest
}

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
