import type { Page } from 'playwright-core'
import { type Visit, type Visitor, visitor } from './browser.ts'

/** One click on the home page. */
export async function playNow(game: string, visit: Visit = {}): Promise<Visitor> {
  const guest = await visitor(visit)
  await playAs(guest, game)
  return guest
}

/** The same as somebody who is there already. */
export async function playAs({ page, go }: Visitor, game: string): Promise<void> {
  await go('/')
  await page.locator(`[data-game="${game}"] .button-primary`).click()
  await untilAsked(page)
}

/** Opens a game from a file, on a page that takes one. */
export async function openFile(page: Page, file: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
}

/** Says yes to what is asked before something that is hard to mend. */
export async function beSure(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /Are you sure|Ganz sicher/ })
    .getByRole('button', { name: /^(Yes|Ja)$/ })
    .click()
}

/** Waits until the player is asked, the game is over, or a curtain has fallen. */
export async function untilAsked(page: Page): Promise<'asked' | 'over' | 'curtain'> {
  await page.waitForSelector('.prompt-asked, .end-screen, .curtain')
  if (await page.locator('.end-screen').count()) return 'over'
  return (await page.locator('.curtain').count()) ? 'curtain' : 'asked'
}

/** The number of moves made, from the history. */
export async function movesMade(page: Page): Promise<number> {
  return Number(await page.locator('.side-log .history input').getAttribute('max'))
}

/** Makes some legal move with the mouse, and waits until it is made. */
export async function someMove(page: Page): Promise<void> {
  await settle(page, await clickSomeMove(page))
}

/** The primary button, else a button, else the first of the list. Returns how many moves there were before. */
export async function clickSomeMove(page: Page): Promise<number> {
  const before = await movesMade(page)
  const primary = page.locator('.prompt-primary')
  const button = page.locator('.prompt-moves .move')
  if (await primary.count()) await primary.click()
  else if (await button.count()) await button.first().click()
  else {
    if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
    await page.locator('.move-list .move').first().click()
  }
  return before
}

/** Whether a move was made since, or is asked about once more. */
function answered(page: Page, before: number): Promise<unknown> {
  return page.waitForFunction((made) => {
    const history = document.querySelector('.side-log .history input')
    const gone = !history || Number(history.getAttribute('max')) > made
    return gone || document.querySelector('.offer .button-primary, .offer .move')
  }, before)
}

/** A move that cannot be taken back is asked about once more; of several that a place means, the first is taken. */
export async function settle(page: Page, before: number): Promise<void> {
  await answered(page, before).catch(async () => {
    throw new Error(`no move was made: ${await page.locator('.table-prompt').innerText()}`)
  })
  const offered = page.locator('.offer .button-primary, .offer .move')
  if (!(await offered.count())) return
  await offered.first().click()
  // Else the question that was just answered would be taken for the next one.
  await page.waitForFunction((made) => {
    const history = document.querySelector('.side-log .history input')
    return !history || Number(history.getAttribute('max')) > made
  }, before)
}

/** Points at something that means one move, confirms it where it cannot be taken back, and waits for the next question. */
export async function point(page: Page, selector: string): Promise<void> {
  const before = await movesMade(page)
  await page.locator(selector).first().click()
  await settle(page, before)
  await page.waitForFunction(
    (made) => Number(document.querySelector('.side-log .history input')?.getAttribute('max')) > made,
    before,
  )
  await untilAsked(page)
}
