import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { movesMade, playNow, settle, untilAsked } from './play.ts'

afterAll(closeBrowser)

test.each([
  { width: 1440, language: 'en', hint: 'Hint', based: /Based on (one way|\d+ ways)/ },
  { width: 390, language: 'de', hint: 'Tipp', based: /Beruht auf (einer|\d+) möglichen/ },
] as const)(
  'a hint says what moves bring and why, at $width px ($language)',
  async ({ width, language, hint, based }) => {
    const { page, complaints } = await playNow('big-shoulders', { width, height: 844, language })
    await page.getByRole('button', { name: hint, exact: true }).click()
    await page.waitForFunction((pattern) => new RegExp(pattern).test(document.body.innerText), based.source)
    const suggested = page.locator('.hints li')
    expect(await suggested.count()).toBe(3)
    expect(await suggested.first().innerText()).toMatch(/\$\d+/)
    expect(await suggested.first().locator('p').innerText()).toMatch(/\.$/)
    expect(await seriousFindings(page)).toEqual([])
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/hint-${width}-${language}.png` })
    const before = await movesMade(page)
    await page.locator('.hints-move').first().click()
    await settle(page, before)
    await untilAsked(page)
    expect(await movesMade(page)).toBeGreaterThan(before)
    expect(complaints).toEqual([])
  },
)

test('a table may be made without hints', async () => {
  const { page, go } = await playNow('big-shoulders')
  await page.keyboard.press('h')
  await page.waitForSelector('.hints')
  await page.keyboard.press('m')
  await page.waitForSelector('.move-list')
  expect(await page.locator('.hints').count(), 'the list takes the place of the hint').toBe(0)
  await go('/play/big-shoulders')
  const off = page.getByRole('radiogroup', { name: 'Hints' }).getByRole('radio', { name: 'Off' })
  await off.focus()
  await page.keyboard.press('Space')
  expect(await off.isChecked()).toBe(true)
  await page.locator('.create-start button').click()
  await untilAsked(page)
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0)
  await page.keyboard.press('h')
  expect(await page.locator('.hints').count()).toBe(0)
})
