import { afterAll, expect, test } from 'vitest'
import { total } from '../games/raising-chicago/board/rewards.tsx'
import { type CardSide, SLOTS, type SlotId } from '../games/raising-chicago/components/index.ts'
import { sideOf, slotAt } from '../games/raising-chicago/model/auction.ts'
import { cardSpaces, companyAt } from '../games/raising-chicago/model/companies.ts'
import { closeBrowser, visitor } from './browser.ts'
import { openFile, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'
import { type AtTable, gameAt, isPaying, open, openAt, outOf } from './raising-chicago.ts'

afterAll(closeBrowser)

test('where a prestige building would stand is seen, with who gains by it', async () => {
  const { page } = await openAt((table) => table.current?.step === 'prestige-site')
  const ghost = page.locator('.rc-site.rc-ghost')
  expect(await ghost.count()).toBe(0)
  await page.locator('.rc-site.spot-open').first().hover()
  await ghost.waitFor()
  // Its arrows leave the pointer to the site: it would come and go under it.
  expect(await page.locator('.rc-arrows:not([data-explain])').count()).toBe(1)
})

test('what a building brings is listed at the side, with the numbers that the desk has then', async () => {
  const { page } = await openAt((table) => table.current?.step === 'raise')
  const site = page.locator('.rc-site.spot-open').last()
  await site.hover()
  const list = page.locator('.hint .rc-outcome')
  await list.waitFor()
  const next = await page.locator('.rc-nameplate .rc-prestige .figure-next').innerText()
  const listed = list.locator('.rc-change', { has: page.locator('.rc-sign-prestige') })
  expect((await listed.last().innerText()).split('→')[1]?.trim()).toBe(next.replace('→', '').trim())
  expect(await list.locator('li').last().innerText()).toContain('Card comes in')
  // It lies on the desk already, where it would push the others.
  expect(await page.locator('.rc-desk .rc-own-card').first().getAttribute('class')).toContain('rc-to-come')
  // All around the site stays in sight, and another site behind the list can be pointed at.
  const [box, at, stage] = await Promise.all(
    ['.popover.hint', '.rc-site.rc-ghost', '.stage-view'].map((each) => page.locator(each).boundingBox()),
  )
  if (!box || !at || !stage) throw new Error('something is out of sight')
  expect(box.x > at.x + at.width || box.x + box.width < at.x).toBe(true)
  expect(box.y >= stage.y && box.y + box.height <= stage.y + stage.height).toBe(true)
  expect(await outOf(page, '.popover.hint', '.rc-outcome *')).toBe(0)
})

test('what a bid brings is listed above its notice board, which stays in sight with all the others', async () => {
  const { page } = await openAt((table) => table.current?.step === 'bid', { width: 1280, height: 720 })
  const square = page.locator('.rc-square.spot-open:not(.rc-toll)').first()
  await square.hover()
  const list = page.locator('.hint .rc-outcome')
  await list.waitFor()
  expect(await list.innerText()).toMatch(/You lead|leads/)
  const next = (await page.locator('.rc-crate .figure-next').innerText()).replace('→', '').trim()
  expect((await list.locator('.rc-change').innerText()).split('→')[1]?.trim()).toBe(next)
  const box = await page.locator('.popover.hint').boundingBox()
  const boards = await page.locator('.rc-notice').first().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(boards?.y ?? 0)
})

test('plans to come say on the table what they cost, as the paper does that lists them', async () => {
  const later = ({ state, current }: AtTable): boolean => state.round === 3 && current?.step === 'bid'
  const { page } = await openAt(later, { width: 1280, height: 720, language: 'de' })
  const numbers = (all: string): Promise<string[]> => page.locator(all).allInnerTexts()
  const onTable = await numbers(':is(.rc-hole, .rc-final) .rc-costs > b > [aria-hidden]')
  expect(onTable.length).toBe(3 * (5 + 4))
  expect(await outOf(page, '.rc-hole', '*')).toBe(0)
  await page.keyboard.press('o')
  await page.locator('.rc-office h3 button').click()
  await page.locator('.rc-coming').waitFor()
  expect(onTable).toEqual(await numbers('.rc-coming .rc-cost-of > b'))
})

/** The longest that a card gives: a step on a track in one row, resources in two. */
const GIVES = [
  ['competence', 5, 1024, 768],
  ['resources', 6, 1024, 768],
  ['resources', 6, 1280, 720],
  ['competence', 5, 1440, 900],
  ['resources', 6, 1920, 1080],
] as const

test.each(GIVES)(
  'cards that give %s stay as they are on a desk of %s in a window of %s x %s',
  async (type, spaces, width, height) => {
    const most = ({ reward }: CardSide): boolean =>
      reward.type === type && (reward.type !== 'resources' || total(reward.amounts) > 1)
    const has = ({ state }: AtTable): boolean =>
      companyAt(state, 0).cards.some((card) => most(sideOf(state.seats, card))) &&
      cardSpaces(companyAt(state, 0)) === spaces
    const { page } = await open(gameAt(has), { width, height })
    expect(await outOf(page, '.rc-desk .rc-own-card', ':is(.rc-sign:not(.rc-sign-recurring), b)')).toBe(0)
  },
)

test('the desk ends with the window, however many cards lie on it', async () => {
  const hasMany = ({ state }: AtTable): boolean => cardSpaces(companyAt(state, 0)) > 6
  // In this game it comes soon.
  const { page } = await open(gameAt(hasMany, 25), { width: 1024, height: 768 })
  const desk = page.locator('.rc-desk')
  expect(await desk.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
})

test('what every seat could pay with stands in one line of its strip, each kind by its sign', async () => {
  const { page, go } = await visitor({ width: 1280, height: 720 })
  await go('/')
  await openFile(page, (await momentsOf('raising-chicago')).get('bidding'))
  await untilAsked(page)
  const lines = await page.locator('.seat-figures').evaluateAll((all) =>
    all.map((each) => {
      const tops = [...each.querySelectorAll('[data-explain]')].map((one) =>
        Math.round(one.getBoundingClientRect().top),
      )
      return [new Set(tops.slice(4)).size, each.querySelectorAll('svg:not(.icon)').length]
    }),
  )
  expect(lines).toEqual(Array.from({ length: 4 }, () => [1, 5]))
  const held = await page.locator('[data-place="seat:0:timber"]').allInnerTexts()
  expect(held.length).toBe(2)
  const [crate, strip] = held.map((each) => /\d+/.exec(each)?.[0])
  expect(strip).toBe(crate)
})

test('what a prestige building brings is listed, but not what its move brings to light', async () => {
  const { page } = await openAt((table) => table.current?.step === 'prestige-site')
  await page.locator('.rc-site.spot-open').first().hover()
  const list = page.locator('.hint .rc-outcome')
  await list.waitFor()
  const told = await list.innerText()
  expect(told).toMatch(/track\n\d+ → \d+/)
  expect(told).toContain('At the end, by arrows')
  expect(await page.locator('.hint-final').count()).toBe(1)
  expect(await page.locator('.hint').innerText()).not.toContain('New on display')
})

test('a prestige building is chosen with all sites in sight', async () => {
  const { page } = await openAt((table) => table.current?.step === 'prestige-building')
  await page.locator('.rc-prestige-choice.spot-open').first().waitFor()
  await expect.poll(() => outOf(page, '.stage-view', ':is(.rc-site, .rc-prestige-choice)')).toBe(0)
})

test('while one project is paid for, the others that were won tell what they will cost', async () => {
  const later = ({ state, current }: AtTable): SlotId[] => {
    const { slot } = (current?.params ?? {}) as { slot?: SlotId }
    return slot ? SLOTS.slice(SLOTS.indexOf(slot) + 1).filter((id) => slotAt(state, id).winner === 0) : []
  }
  const history = gameAt((table) => isPaying(table) && later(table).length > 0)
  const { page } = await open(history, { width: 1024, height: 768 })
  const then = await page.locator('.rc-then').allInnerTexts()
  expect(then.map((each) => /[IV]+/.exec(each)?.[0])).toEqual(later(history.table))
  expect(await outOf(page, '.rc-sheet', '.rc-then')).toBe(0)
})

test('cards that give nothing more are told from those that give in every round', async () => {
  const used = ({ state }: AtTable): number => {
    const { cards, fresh } = companyAt(state, 0)
    return cards.slice(fresh).filter((card) => sideOf(state.seats, card).mode === 'once').length
  }
  const history = gameAt((table) => used(table) > 0 && table.current?.step === 'bid')
  const { page } = await open(history)
  expect(await page.locator('.rc-desk .rc-over').count()).toBe(used(history.table))
})

test.each(['bid', 'raise', 'payment'])('the rail beside the table begins at the same height at %s', async (step) => {
  const { page } = await openAt((table) => table.current?.step === step, { width: 1280, height: 720, language: 'de' })
  const line = await page.locator('.table-headline').evaluate((each) => {
    const { height } = each.getBoundingClientRect()
    return height / Number.parseFloat(getComputedStyle(each).fontSize)
  })
  expect(line).toBeLessThan(2)
})
