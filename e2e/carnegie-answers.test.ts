import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { askedWhen, soloGame, spaceInSight, told, toSixSteps } from './carnegie.ts'
import { point } from './play.ts'

afterAll(closeBrowser)

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where something lies in the window. */
function edgesOf(page: Page, selector: string): Promise<Edges> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    })
}

function isApart(one: Edges, other: Edges): boolean {
  const slack = 3
  return (
    one.right <= other.left + slack ||
    one.left >= other.right - slack ||
    one.bottom <= other.top + slack ||
    one.top >= other.bottom - slack
  )
}

/** Answers in the prompt that take more than a line, or do not lie in it. */
function misplacedAnswers(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.table-prompt')?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll('.prompt-moves .button')].flatMap((button) => {
      const { left, right, top, bottom, height } = button.getBoundingClientRect()
      const inside = left >= prompt.left && right <= prompt.right && top >= prompt.top && bottom <= prompt.bottom + 1
      return inside && height <= 46 ? [] : [button.textContent]
    })
  })
}

test.each([
  [1440, 900, 'en'],
  [1440, 900, 'de'],
  [1280, 720, 'de'],
  [1024, 768, 'en'],
] as const)(
  'every answer has its line in the prompt at %s x %s in %s, however many come home',
  async (width, height, language) => {
    const returning = 3
    const { page } = await askedWhen((_, moves) => moves.filter(({ type }) => type === 'return').length >= returning, {
      width,
      height,
      language,
    })
    expect(await page.locator('.prompt-moves .move').count()).toBeGreaterThanOrEqual(returning)
    expect(await misplacedAnswers(page)).toEqual([])
  },
)

test('a space that means several projects is told about aside, and what each of them brings', async () => {
  const { page } = await askedWhen((_, moves) => {
    const slots = moves.flatMap((move) => (move.type === 'build-project' ? [move.slot] : []))
    return new Set(slots).size < slots.length
  })
  const spaces = page.locator('.cg-slot.spot-open')
  const all = await spaces.count()
  let several = 0
  for (let i = 0; i < all && several === 0; i++) {
    await spaces.nth(i).hover()
    await page.locator('.hint-moves').waitFor()
    several = await page.locator('.hint-moves > p').count()
  }
  expect(several).toBeGreaterThan(1)
  const space = await edgesOf(page, '.cg-slot.spot-chosen')
  const around = { left: space.left - 60, top: space.top - 60, right: space.right + 60, bottom: space.bottom + 60 }
  expect(isApart(await edgesOf(page, '.hint'), around)).toBe(true)
  await page.locator('.cg-slot.spot-chosen').click()
  await page.locator('.offer .cg-outcome').waitFor()
  expect(isApart(await edgesOf(page, '.offer'), around)).toBe(true)
  // What is written fills the box to its foot.
  const blank = () =>
    page.$eval('.offer', (box) => {
      const lowest = Math.max(...[...box.querySelectorAll('*')].map((each) => lowestOf(each)))
      return (box.getBoundingClientRect().bottom - lowest) / box.getBoundingClientRect().height
      function lowestOf(each: Element): number {
        const told = each.matches('button, svg') || (each.children.length === 0 && each.textContent?.trim())
        return told ? each.getBoundingClientRect().bottom : 0
      }
    })
  await expect.poll(blank).toBeLessThan(0.2)
})

test('who is asked where somebody goes answers on the map, and is not asked what for again', async () => {
  const { page } = await askedWhen((_, moves) => {
    const regions = moves.flatMap((move) => (move.type === 'use' && move.mission === 'south' ? [move] : []))
    return regions.filter(({ department }) => department === 'start-finance').length > 1
  })
  await page.locator('.cg-chip.spot-open', { hasText: 'Send somebody for money' }).first().click()
  await page.locator('.offer', { hasText: 'where to' }).waitFor()
  await page.locator('[data-place="track:south:mission"]').click()
  await page.locator('.offer', { hasText: 'what for' }).waitFor({ state: 'detached' })
  await told(page, /sends somebody to the South: \$6/)
})

test('what a tile, a donation or a room is stands beside them, not on the others', async () => {
  const { page } = await soloGame()
  await page.locator('.cg-side').nth(1).hover()
  await page.locator('.hint .explained').waitFor()
  expect(isApart(await edgesOf(page, '.hint'), await edgesOf(page, '.cg-sides-sheet'))).toBe(true)
  await point(page, '.cg-sides-go')
  await point(page, await spaceInSight(page))
  await page.locator('.cg-stage[data-fine]').waitFor()
  await page.locator('.cg-tile.spot-open').last().hover()
  await page.locator('.hint .explained').waitFor()
  for (const part of ['.cg-tiles', '.cg-desk']) {
    expect(isApart(await edgesOf(page, '.hint'), await edgesOf(page, part)), part).toBe(true)
  }
})

test('who goes to a room is told how far it is there, and nothing lies on the others', async () => {
  const { page } = await soloGame()
  await toSixSteps(page)
  await page.locator('.cg-group-lying.spot-open').hover()
  await page.locator('.hint .explained').waitFor()
  expect(isApart(await edgesOf(page, '.hint'), await edgesOf(page, '.cg-house'))).toBe(true)
  await page.locator('.cg-group-lying.spot-open').click()
  await page.locator('button.cg-target').first().hover()
  await page.locator('.hint').waitFor({ state: 'detached' })
  await page.waitForTimeout(600)
  expect(await page.locator('.hint').count()).toBe(0)
})

test('who gave is seen on every plaque, beside two signs and two digits, too', async () => {
  const { page } = await askedWhen(
    ({ board }) => board.players[0]?.donations.includes('rights-homes-shops') === true && board.round > 12,
  )
  await page.locator('.stage-tool-named').first().click()
  await expect.poll(() => page.locator('.cg-stage[data-fine]').count()).toBe(0)
  const cut = await page.locator('.cg-gift .cg-disc-box').evaluateAll((discs) =>
    discs.flatMap((disc) => {
      const plaque = disc.closest('.cg-gift')?.getBoundingClientRect() ?? new DOMRect()
      return disc.getBoundingClientRect().right <= plaque.right ? [] : [disc.closest('.cg-gift')?.textContent]
    }),
  )
  expect(cut).toEqual([])
})

test.each(['en', 'de'] as const)('near, every tile has its whole name, in %s', async (language) => {
  const { page } = await soloGame({ language })
  await point(page, '.cg-sides-go')
  await point(page, await spaceInSight(page))
  await page.locator('.cg-stage[data-fine]').waitFor()
  const names = await page.locator('.cg-tile').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const [name, copies] = ['b', 'small'].map((part) => tile.querySelector(`.cg-tile-name ${part}`))
      const end = tile.getBoundingClientRect().right
      const text = name?.checkVisibility() && name instanceof HTMLElement ? name.innerText : ''
      return { text, fits: (copies?.getBoundingClientRect().right ?? 0) <= end }
    }),
  )
  expect(names.filter(({ fits }) => !fits)).toEqual([])
  expect(names.map(({ text }) => text)).toContain(language === 'en' ? 'Communications' : 'Kommunikation')
})
