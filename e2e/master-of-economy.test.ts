import type { Story } from '@boardroom/board-kit'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { COMPANIES } from '../games/master-of-economy/components/index.ts'
import { shareValueOf } from '../games/master-of-economy/model/shares.ts'
import type { MasterOfEconomyState } from '../games/master-of-economy/state.ts'
import type { MasterOfEconomy } from '../games/master-of-economy/types.ts'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { THIRD_YEAR, until } from './master-of-economy.ts'
import { movesMade, openFile, playNow, point, settle, someMove, untilAsked } from './play.ts'
import { gameFiles } from './positions.ts'

afterAll(closeBrowser)

async function toBids(page: Page): Promise<void> {
  await point(page, '.me-choice-card.spot-open')
  await until(page, '.me-cell.spot-open')
}

test('[ME-SET-01] options that do not fit the number of seats are not offered', async () => {
  const { page, go } = await visitor()
  await go('/play/master-of-economy')
  const pairs = page.getByRole('radiogroup', { name: 'Two against two' })
  const shadow = page.getByRole('radiogroup', { name: 'Shadow company', exact: true })
  // Only the first group of options lies open.
  const unfold = async (): Promise<void> => {
    await page.locator('.option-group').first().waitFor()
    const closed = page.locator('.option-group:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
  }
  await unfold()
  const chosen = async () => [await pairs.count(), await shadow.count()]
  await shadow.getByRole('radio', { name: 'With it', exact: true }).check()
  expect(await chosen()).toEqual([0, 1])

  await page.getByRole('button', { name: 'Add a seat' }).click()
  await unfold()
  await pairs.getByRole('radio', { name: 'Seats 1 and 3' }).check()
  expect(await chosen()).toEqual([1, 0])
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.me-choice-card').first().waitFor()
})

test('a half-year with a trade phase, by pointing', async () => {
  const { page, complaints } = await playNow('master-of-economy')
  await page.locator('.me-choice-card.spot-shut, .me-choice-card.spot-open').first().waitFor()
  await point(page, '.me-choice-card.spot-open')
  await until(page, '.me-site-asked .me-lot.spot-open')
  await point(page, '.me-site-asked .me-lot.spot-open')
  expect(await page.locator('.me-site-asked .me-built').count()).toBeGreaterThan(0)

  await until(page, '.me-cell.spot-open')
  const markers = page.locator('.me-markers')
  expect(await markers.innerText()).toContain('6 of 6 left')
  await point(page, '.me-cell.spot-open')
  await point(page, '.me-berth.spot-open')
  expect(await markers.innerText()).toContain('4 of 6 left')
  await page.locator('.me-cell.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toContain('ME-TRD-06')

  await until(page, '.me-leaf .me-report')
  const report = page.locator('.me-report')
  await page.getByRole('button', { name: 'From the start' }).click()
  expect(await report.innerText()).toMatch(/1 of \d+/)
  const first = await report.locator('.me-report-steps p').innerText()
  await page.getByRole('button', { name: 'To the end' }).click()
  expect(await report.locator('.me-deal-coming').count()).toBe(0)
  expect(first).not.toBe('')
  // It goes with the next move, and comes back when it is asked for.
  await someMove(page)
  await untilAsked(page)
  await report.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Trade report' }).click()
  await report.waitFor()
  expect(complaints).toEqual([])
})

/** Bids after which the trade is resolved and a meeting begins, all in one move of somebody else. */
const LAST_BIDS: Story<MasterOfEconomy> = {
  seats: 4,
  options: {},
  moments: [{ name: 'bids', is: ({ year, phase }, step) => year === 3 && phase === 'trade-2' && step === 'bidding' }],
}

const LOAN: Story<MasterOfEconomy> = {
  seats: 3,
  options: {},
  moments: [{ name: 'loan', is: ({ year }, step) => year === 1 && step === 'new-loan' }],
}

test.each([1440, 390])('the film of a trade shows the bids where they lay, uncovered, at %s px', async (width) => {
  const { page, go } = await visitor({ width, motion: true, settings: { film: 'fast', confirm: 'never' } })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', LAST_BIDS as unknown as Story)).get('bids'))
  await untilAsked(page)
  const seen = await page.evaluateHandle(() => {
    const pictures = { ofTrade: 0, covered: 0, bare: 0 }
    const isSeen = (what: string): boolean =>
      [...document.querySelectorAll(what)].some((each) => each.checkVisibility())
    const look = (): void => {
      if (isSeen('.film [data-shot="export"]')) {
        pictures.ofTrade++
        if (isSeen('.me-leaf, .me-interior')) pictures.covered++
        if (!isSeen('.me-cell .me-flag')) pictures.bare++
      }
      requestAnimationFrame(look)
    }
    look()
    return pictures
  })
  await page.locator('.prompt-primary').click()
  // The meeting asks as soon as the film is over.
  await page.locator('.me-interior .spot-open').first().waitFor()
  const { ofTrade, covered, bare } = await seen.jsonValue()
  expect(ofTrade).toBeGreaterThan(0)
  expect([covered, bare]).toEqual([0, 0])
  // In the hall a report would lie over those who sit there.
  expect(await page.locator('.me-leaf').count()).toBe(0)
})

test.each([1440, 1024])(
  'at %s px the report of a trade lies whole on the table, beside the slip of a loan',
  async (width) => {
    const { page, go } = await visitor({ width })
    await go('/')
    await openFile(page, (await gameFiles('master-of-economy', LOAN as unknown as Story)).get('loan'))
    await page.locator('.me-slip').waitFor()
    await page.locator('.me-desk-report').click()
    const box = async (what: string) => {
      const {
        x,
        y,
        width: w,
        height: h,
      } = (await page.locator(what).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { left: x, top: y, right: x + w, bottom: y + h }
    }
    await page.locator('.me-leaf-close').waitFor()
    const [slip, leaf, cross, stage] = [
      await box('.me-slip'),
      await box('.stage-leaf'),
      await box('.me-leaf-close'),
      await box('.stage-view'),
    ]
    expect(leaf.left >= slip.right || leaf.bottom <= slip.top).toBe(true)
    expect(cross.right).toBeLessThanOrEqual(Math.min(leaf.right, stage.right))
  },
)

const DUEL: Story<MasterOfEconomy> = {
  seats: 2,
  options: { startOrder: 'draw', shadowCompany: 'on' },
  moments: [{ name: 'markers', is: ({ year }, step) => year === 3 && step === 'success-marker' }],
}

/** How many of these can be seen in the window onto the harbour, and how many there are. */
function seenOf(page: Page, what: string): Promise<readonly [seen: number, all: number]> {
  return page.evaluate((selector) => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    const isIn = ({ left, right, top, bottom }: DOMRect): boolean =>
      left >= view.left - 3 && right <= view.right + 3 && top >= view.top - 3 && bottom <= view.bottom + 3
    return [boxes.filter(isIn).length, boxes.length] as const
  }, what)
}

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('at %s x %s prices and the works of all are in sight while one invests', async (width, height) => {
  const { page, go } = await visitor({ width, height })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', THIRD_YEAR as unknown as Story)).get('investing'))
  await untilAsked(page)
  for (const what of ['.me-quay .me-cell', '.me-quay .me-berth', '.me-site .me-lot', '.me-yard li'])
    await expect.poll(async () => (await seenOf(page, what))[0], { message: what }).toBe((await seenOf(page, what))[1])
  // The report that lies open goes with the move, though the next question is one's own again.
  await page.locator('.me-desk-report').click()
  await page.locator('.me-leaf').waitFor()
  await point(page, '.me-desk .me-lot.spot-open')
  await page.locator('.me-leaf').waitFor({ state: 'detached' })
})

test('where the shadow company stands is in sight while a success marker is laid', async () => {
  const { page, go } = await visitor({ width: 1280, height: 720 })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', DUEL as unknown as Story)).get('markers'))
  await page.locator('.me-success-paper').waitFor()
  await expect.poll(() => seenOf(page, '.me-stand')).toEqual([3, 3])
})

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('at %s x %s no letter on the quays is smaller than 12 px', async (width, height) => {
  const { page, go } = await visitor({ width, height, language: 'de' })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', THIRD_YEAR as unknown as Story)).get('bids'))
  await untilAsked(page)
  await point(page, '.me-quay .me-cell.me-sensible')
  const small = () =>
    page.evaluate(() => {
      const world = document.querySelector('.stage-world') as Element
      const scale = new DOMMatrix(getComputedStyle(world).transform).a
      return [...document.querySelectorAll('.place[data-place="market"] *, .place[data-place="track"] *')]
        .filter((each) => [...each.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
        .filter((each) => !each.closest('.visually-hidden') && each.checkVisibility())
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) * scale < 12)
        .map((each) => each.textContent)
    })
  await expect.poll(small).toEqual([])
})

test('a marker that is pointed at is seen on the quays; the box that explains the cell comes to who waits', async () => {
  const { page, go } = await visitor({ motion: true, settings: { film: 'off' } })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', THIRD_YEAR as unknown as Story)).get('bids'))
  await untilAsked(page)
  await page.locator('.me-quay .me-cell.me-sensible').first().hover()
  await page.locator('.me-steps').waitFor()
  await page.locator('.hint').waitFor({ state: 'attached' })
  expect(await page.locator('.hint').isVisible()).toBe(false)
  await page.locator('.hint').waitFor()
  // Why something cannot be done is said at once.
  await page.locator('.me-quay .me-cell.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-late').count()).toBe(0)
})

/** Whether one's company can buy back the smallest packet that somebody has, or only some of its shares. */
function canBuyBack(state: MasterOfEconomyState): boolean {
  return COMPANIES.some((id) => {
    const company = state.companies[id]
    const packets = state.shares[id]?.packets ?? []
    const held = packets.findIndex((holder) => holder !== null && holder !== 'bank')
    if (company?.manager !== 0 || held < 0) return false
    return company.cash >= (held + 2) * shareValueOf(state, id) && packets.slice(0, held).includes('bank')
  })
}

const BUY_BACK: Story<MasterOfEconomy> = {
  seats: 3,
  options: {},
  moments: [{ name: 'buy-back', is: (state, step) => step === 'buy-backs' && canBuyBack(state) }],
}

test('shares are bought back by a packet and a stepper, which says what they cost and what stays', async () => {
  const { page, go, complaints } = await visitor()
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', BUY_BACK as unknown as Story)).get('buy-back'))
  const stepper = page.locator('.me-stepper')
  await stepper.waitFor()
  // No sentence for each number of shares.
  expect(await page.locator('.me-buy-back .spot').count()).toBe(1)
  const said = async () => ({ shares: Number(await stepper.locator('b').innerText()), cost: await stepper.innerText() })
  const most = await said()
  expect(await page.getByRole('button', { name: 'More shares' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Fewer shares' }).click()
  const fewer = await said()
  expect(fewer.shares).toBe(most.shares - 1)
  expect(fewer.cost).toMatch(/costs \d+/)
  expect(fewer.cost).not.toBe(most.cost)
  await page.getByRole('button', { name: 'More shares' }).click()
  expect(await said()).toEqual(most)
  await page.getByRole('button', { name: 'Fewer shares' }).click()
  const before = await movesMade(page)
  await stepper.locator('.spot-open').click()
  await settle(page, before)
  const bought = fewer.shares === 1 ? /buys? back 1 share/ : new RegExp(`buys? back ${fewer.shares} `)
  await page.locator('.side-log', { hasText: bought }).waitFor()
  expect(complaints).toEqual([])
})

test('seats are told apart by their signs, companies by their colours', async () => {
  const { page } = await playNow('master-of-economy')
  const marks = await page
    .locator('.seat-strip .seat-mark path')
    .evaluateAll((all) => all.map((mark) => ({ colour: getComputedStyle(mark).fill, sign: mark.getAttribute('d') })))
  expect(new Set(marks.map(({ sign }) => sign)).size).toBe(marks.length)
  expect(new Set(marks.map(({ colour }) => colour)).size).toBe(1)
  const companies = await page
    .locator('.me-site-head .me-crest > path:first-child')
    .evaluateAll((all) => all.map((crest) => getComputedStyle(crest).fill))
  expect(new Set(companies).size).toBe(COMPANIES.length)
  expect(companies).not.toContain(marks[0]?.colour)
})

test('a shareholder meeting, and on to the second year', async () => {
  const { page, complaints } = await playNow('master-of-economy')
  await point(page, '.me-choice-card.spot-open')
  await until(page, '.me-interior .me-chair-votes')
  expect(await page.locator('.me-chair-manager').first().innerText()).toMatch(/\d+\s+votes?/)
  const headline = page.locator('.table-headline')
  for (let i = 0; i < 60 && !(await headline.innerText()).startsWith('Year 2'); i++) {
    await someMove(page)
    await untilAsked(page)
  }
  expect(await headline.innerText()).toContain('Year 2')
  await page
    .locator('.log', { hasText: /elected|manage/i })
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

const TEMPTED: Story<MasterOfEconomy> = {
  seats: 3,
  options: {},
  moments: [{ name: 'tempted', is: ({ year }, step) => year === 1 && step === 'embezzlement' }],
}

test('what is asked back in the hall lies at what was pressed, within the hall', async () => {
  const { page, go } = await visitor({ settings: { confirm: 'always' } })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', TEMPTED as unknown as Story)).get('tempted'))
  await untilAsked(page)
  const nothing = page.locator('.me-interior .me-option.spot-open').first()
  await nothing.click()
  const [asked, pressed, hall] = await Promise.all(
    [page.locator('.offer'), nothing, page.locator('.me-interior')].map((each) => each.boundingBox()),
  )
  if (!asked || !pressed || !hall) throw new Error('nothing was asked')
  expect(asked.x + asked.width).toBeLessThanOrEqual(hall.x + hall.width)
  expect(pressed.y - (asked.y + asked.height)).toBeLessThan(20)
})

test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
  const { page } = await playNow('master-of-economy', { width, height: 900 })
  expect(await seriousFindings(page)).toEqual([])
  await toBids(page)
  expect(await seriousFindings(page)).toEqual([])
})

test('a marker is placed at a tap, for it can be undone; bids that others answer are asked about', async () => {
  const phone = await playNow('master-of-economy', { width: 390, height: 640 })
  await until(phone.page, '.me-tall .me-sensible.spot-open')
  // On a very low phone the cells are longer than the window: the best one is in sight.
  const edges = await phone.page.evaluate(() =>
    ['.me-tall .me-best', '.table-prompt'].map((what) => document.querySelector(what)?.getBoundingClientRect()),
  )
  expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0)
  const before = await movesMade(phone.page)
  await phone.page.locator('.me-tall .me-sensible.spot-open').first().tap()
  await expect.poll(() => movesMade(phone.page)).toBe(before + 1)
  expect(await phone.page.locator('.offer').count()).toBe(0)
  await phone.page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => movesMade(phone.page)).toBe(before)

  const { page } = await playNow('master-of-economy')
  await until(page, '.me-cell.spot-open')
  const made = await movesMade(page)
  await page.locator('.prompt-primary').click()
  await page.locator('.offer .button-primary').waitFor()
  expect(await movesMade(page)).toBe(made)
  await page.locator('.offer .button-primary').click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made)
})

test('[ME-TRD-20] only sensible cells glow, and a fine is threatened before the bids are confirmed', async () => {
  const { page, complaints } = await playNow('master-of-economy')
  await until(page, '.me-at-market .me-sensible.spot-open')
  const open = await page.locator('.me-at-market .me-cell.spot-open').count()
  const glowing = page.locator('.me-at-market .me-cell.me-sensible')
  expect(await glowing.count()).toBeGreaterThan(0)
  expect(await glowing.count()).toBeLessThan(open / 2)
  expect(await page.locator('.me-best').count()).toBe(1)
  // Nobody has a ship in the first year.
  await point(page, '.me-quay[data-place="market:ship"] .me-cell.spot-open')
  await page.locator('.me-cell-fine', { hasText: 'fine' }).waitFor()
  expect(await page.locator('.me-desk-bids').innerText()).toContain('Fine of 1')
  expect(complaints).toEqual([])
})
