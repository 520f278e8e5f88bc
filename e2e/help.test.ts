import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { untilAsked } from './play.ts'

afterAll(closeBrowser)

async function atTable(width = 1440, language: 'en' | 'de' = 'en') {
  const { page, go, complaints } = await visitor({ width, language })
  await go('/')
  await page.locator('[data-way="bots"]').click()
  await untilAsked(page)
  return { page, complaints }
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '')

describe.each([1440, 390])('help beside the table at %s px', (width) => {
  test('opens by key at what is asked, is searched, and gives the focus back', async () => {
    const { page, complaints } = await atTable(width)
    const address = page.url()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Help' })
    await help.locator('.rule').first().waitFor()
    expect(await help.getByText('What is asked now').count()).toBe(1)
    expect(await help.locator('.keys kbd').allInnerTexts()).toContain('?')
    // Letters belong to the search, not to the table.
    await help.getByRole('searchbox').fill('sell shares')
    await help.getByRole('status').waitFor()
    expect(await help.locator('.rule').first().innerText()).toMatch(/sell/i)
    expect(await seriousFindings(page)).toEqual([])
    await help.locator('.rule-id').first().click()
    await help.locator('.rule-wanted').waitFor()
    expect(await help.locator('.rule').count()).toBeGreaterThan(1)
    await help.getByRole('button', { name: 'Back' }).click()
    await help.getByText('What is asked now').waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('prompt')
    expect(page.url()).toBe(address)
    expect(await page.locator('.prompt-asked').count()).toBe(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('opens by its button, which gets the focus back', async () => {
    const { page } = await atTable(width, 'de')
    const button = page.getByRole('button', { name: 'Regelhilfe' })
    await button.focus()
    await page.keyboard.press('Enter')
    const help = page.getByRole('dialog', { name: 'Hilfe' })
    await help.waitFor()
    await help.getByRole('searchbox').fill('Dividende')
    expect(await help.locator('.rule').first().innerText()).toMatch(/Dividende/)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Regelhilfe')
    await page.context().close()
  })
})
