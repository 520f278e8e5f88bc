import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { readyFor } from '../games/carnegie/steps/departments/using.ts'
import { closeBrowser, visitor } from './browser.ts'
import { askedWhen, soloGame, spaceInSight } from './carnegie.ts'
import { smallestOn } from './findings.ts'
import { openFile, point, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

/** The least height of what hits a space that can be pointed at, of those in the middle of what is seen. */
function narrowestReach(page: Page): Promise<number> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const edge = 60
    const heights = [...document.querySelectorAll('.cg-slot.spot-open')].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      const away = x < view.left + edge || x > view.right - edge || y < view.top + edge || y > view.bottom - edge
      if (away) return []
      const hits = Array.from({ length: 90 }, (_, i) => document.elementFromPoint(x, y + i - 45) === spot)
      return [hits.filter(Boolean).length]
    })
    return Math.min(...heights)
  })
}

test('on a phone: places in one order, nothing too wide, too small to read or to hit', async () => {
  const { page, complaints } = await soloGame({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const stops = ['West', 'Midwest', 'East', 'South', 'Gifts', 'Tiles']
  expect(await page.locator('.stage-nav button').allInnerTexts()).toEqual(stops)
  await page.locator('.cg-sides-go').tap()
  await page.locator('.offer .button-primary').tap()
  await page.locator('.cg-slot.spot-open').first().waitFor()
  for (const part of ['.cg-ribbon', '.cg-desk']) {
    const { font, target } = await smallestOn(page, part)
    expect(font, part).toBeGreaterThanOrEqual(11.9)
    expect(target, part).toBeGreaterThanOrEqual(44)
  }
  // A space is hit well beyond its ring, away from the others of its city.
  await expect.poll(() => narrowestReach(page)).toBeGreaterThanOrEqual(40)
  await page.locator('.stage-nav button', { hasText: 'Gifts' }).tap()
  await page.locator('.cg-small-print').first().waitFor()
  expect(await page.locator('.stage-nav button').allInnerTexts()).toEqual(stops)
  expect(complaints).toEqual([])
})

test('on a phone what comes next in every row of the timeline is in sight while people work, and all of it a tap away', async () => {
  const { page, go } = await visitor({ width: 390, height: 844, language: 'de' })
  await go('/')
  await openFile(page, (await momentsOf('carnegie')).get('building'))
  await untilAsked(page)
  const events = page.locator('.cg-row .cg-event')
  const inSight = () => events.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)
  await expect.poll(inSight).toBe(await events.count())
  expect(await page.locator('.cg-row').count()).toBe(4)
  // In one row: the rest of the window is for the map.
  const rows = await page.locator('.cg-row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
  // ... with nothing of it behind the sign of its action.
  const hidden = () =>
    page.locator('.cg-row').evaluateAll(
      (all) =>
        all.filter((row) => {
          const events = [...row.querySelectorAll('.cg-event')].map((event) => event.getBoundingClientRect())
          const { right } = row.getBoundingClientRect()
          const from = row.querySelector('.cg-action')?.getBoundingClientRect().right ?? 0
          return events.some((event) => event.left < from - 1 || event.right > right)
        }).length,
    )
  expect(await hidden()).toBe(0)
  const cells = page.locator('.cg-cell')
  const unrolled = () => cells.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)
  expect(await unrolled()).toBe(0)
  await page.getByRole('button', { name: 'Zeitplan' }).click()
  await expect.poll(unrolled).toBe(await cells.count())
})

test('on a phone the house comes into sight when people move in it, and what one has lies below the country', async () => {
  const { page } = await soloGame({ width: 360, height: 740 })
  await page.locator('.cg-sides-go').tap()
  await page.locator('.offer .button-primary').tap()
  const bottomOf = (selector: string) =>
    page.evaluate((part) => {
      const prompt = document.querySelector('.table-prompt')?.getBoundingClientRect().top ?? 0
      return prompt - (document.querySelector(part)?.getBoundingClientRect().bottom ?? 0)
    }, selector)
  await page.locator('.cg-slot.spot-open').first().waitFor()
  expect(await bottomOf('.cg-purse .cg-money')).toBeGreaterThanOrEqual(0)
  // Nor has the choice before it, which was scrolled to, left it behind the country.
  await expect.poll(() => bottomOf('.cg-purse .cg-money')).toBeLessThanOrEqual(await bottomOf('.stage-view'))
  await point(page, await spaceInSight(page))
  await point(page, '.cg-tile.spot-open')
  await page.locator('.cg-group-lying.spot-open').first().waitFor()
  await expect.poll(() => bottomOf('.cg-house')).toBeGreaterThanOrEqual(0)
})

const isStep = ({ type }: { readonly type: string }): boolean => type === 'step'

/** What can be pointed at and is not wholly between the upper edge of the table and the prompt. */
function outOfSight(page: Page, selector: string): Promise<(string | null)[]> {
  return page.evaluate((spots) => {
    const top = document.querySelector('.table-board')?.getBoundingClientRect().top ?? 0
    const bottom = document.querySelector('.table-prompt')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll(spots)].flatMap((spot) => {
      const box = spot.getBoundingClientRect()
      const seen = box.top >= top && box.bottom <= bottom && box.left >= -1 && box.right <= innerWidth + 1
      return seen ? [] : [spot.textContent]
    })
  }, selector)
}

test('on a phone all rooms are in sight while people move, and stay there when all steps are taken', async () => {
  const { page } = await askedWhen(({ board }, moves) => board.phase === 'setup' && moves.some(isStep), {
    width: 360,
    height: 740,
  })
  const rooms = () => outOfSight(page, '.cg-house .cg-room')
  await expect.poll(rooms).toEqual([])
  while ((await page.locator('.cg-group-standing.spot-open, .cg-group-lying.spot-open').count()) > 0) {
    await page.locator('.cg-group-standing.spot-open, .cg-group-lying.spot-open').first().click()
    await page.locator('button.cg-target').first().click()
    await page.locator('button.cg-target').first().waitFor({ state: 'detached' })
  }
  await expect.poll(rooms).toEqual([])
  // Whoever goes to a place of the map sees it.
  await page.locator('.stage-nav button', { hasText: 'South' }).click()
  await page.locator('.stage-view').waitFor()
})

test('on a phone all tabs lie below the map while research is spent, and a region shows its track', async () => {
  const { page } = await askedWhen(
    (_, moves) =>
      moves.filter(({ type }) => type === 'advance').length === 4 && !moves.some(({ type }) => type === 'use'),
    { width: 390, height: 844, language: 'de' },
  )
  await page.locator('.cg-strip.spot-open').first().waitFor()
  await expect.poll(() => outOfSight(page, '.cg-strip.spot-open')).toEqual([])
  for (const region of ['west', 'midwest', 'east', 'south']) {
    await page.locator(`[data-stop="${region}"]`).tap()
    const track = `[data-place="${region}"] .cg-stations.spot-open`
    expect(await page.locator(track).count()).toBe(1)
    await expect.poll(() => outOfSight(page, track)).toEqual([])
  }
})

test.each([
  [390, 844],
  [360, 740],
])('on a phone of %s x %s the map fills the width while the action is chosen', async (width, height) => {
  const { page } = await askedWhen((_, moves) => moves.some(({ type }) => type === 'choose-action'), { width, height })
  const across = () =>
    page.locator('.stage-world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a * 940)
  await expect.poll(across).toBeGreaterThan(width * 0.9)
  expect(await outOfSight(page, '.cg-row.spot-open')).toEqual([])
})

test('on a phone who went to a region to build stays there for the next project', async () => {
  const region = 'midwest'
  const builders = 2
  const { page } = await askedWhen(
    ({ board: { players, turn } }, moves) => {
      const there = moves.filter((move) => move.type === 'build-project' && move.mission === region)
      const ready = players[0] && turn?.action === 'construction' ? readyFor(players[0], 'construction', turn) : 0
      return there.length > 2 && ready >= builders && players[0] !== undefined && players[0].goods > 2
    },
    { width: 390, height: 844 },
  )
  const stop = page.locator(`[data-stop="${region}"]`)
  await stop.tap()
  await expect.poll(() => stop.getAttribute('aria-current')).toBe('location')
  const place = await spaceInSight(page)
  expect(await page.locator(`.place[data-place="${region}"] ${place}`).count()).toBe(1)
  await point(page, place)
  await page.locator('.cg-slot.spot-open').first().waitFor()
  expect(await stop.getAttribute('aria-current')).toBe('location')
})

test.each([
  [390, 844],
  [360, 740],
])('on a phone of %s x %s all that departments can do is in sight below the map', async (width, height) => {
  const missions = 8
  const { page } = await askedWhen(
    (_, moves) => moves.filter((move) => move.type === 'use' && move.mission !== null).length >= missions,
    { width, height, language: 'de' },
  )
  await page.locator('.cg-at-work .cg-chip.spot-open').nth(1).waitFor()
  await expect.poll(() => outOfSight(page, '.cg-at-work .cg-chip.spot-open')).toEqual([])
})

test('on a phone a tile in hand brings the rooms into sight where it can be built', async () => {
  const { page } = await askedWhen(
    ({ board }, moves) => board.players[0]?.reserve === null && moves.some(({ type }) => type === 'build-department'),
    { width: 390, height: 844 },
  )
  await page.locator('[data-stop="departments"]').tap()
  await page.locator('.cg-tile.spot-open').first().tap()
  await page.locator('.cg-house .cg-target.spot-open').first().waitFor()
  await expect.poll(() => outOfSight(page, '.cg-house .cg-target.spot-open')).toEqual([])
  const map = await page.locator('.stage-view').boundingBox()
  const room = await page.locator('.cg-house .cg-target.spot-open').first().boundingBox()
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + 4)
})

test('on a phone no wall cuts off who stands or lies in a room, in a full house, too', async () => {
  const { page } = await askedWhen(
    ({ board }, moves) => board.round > 12 && new Set(moves.map((move) => move.type === 'step' && move.from)).size > 6,
    { width: 390, height: 844 },
  )
  await page.locator('.cg-group.spot-open').first().waitFor()
  const cut = await page.locator('.cg-house .cg-room').evaluateAll((rooms) =>
    rooms.flatMap((room) => {
      const walls = room.getBoundingClientRect()
      return [...room.querySelectorAll('.cg-staff > *')].flatMap((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left >= walls.left - 1 && right <= walls.right + 1 ? [] : [room.textContent]
      })
    }),
  )
  expect(cut).toEqual([])
})
