import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'

afterAll(closeBrowser)

describe.each([
  {
    language: 'en' as const,
    width: 1440,
    find: 'Find the best move',
    behind: /behind the best move/,
    right: 'That is it',
    next: 'Next puzzle',
  },
  {
    language: 'de' as const,
    width: 390,
    find: 'Finde den besten Zug',
    behind: /hinter dem besten Zug/,
    right: 'Das ist er',
    next: 'Nächste Aufgabe',
  },
])('a puzzle in $language at $width px', ({ language, width, find, behind, right, next }) => {
  test('says how far a wrong move is behind, and why the right one is right', async () => {
    const { page, go, complaints } = await visitor({ language, width, height: 860 })
    await go('/puzzles/big-shoulders')
    await page.locator('.puzzle-tile').first().click()
    await page.getByRole('heading', { name: find }).waitFor()
    await page.keyboard.press('m')
    const pass = page.locator('.move-list .move').last()
    await pass.click()
    await page.locator('.tutor').getByText(behind).waitFor()
    await page.locator('.tutor [data-first]').click()
    await page.locator('.tutor [data-show]').click()
    await page.getByRole('heading', { name: right }).waitFor()
    expect(await page.locator('.tutor [data-first]').innerText()).toBe(next)
    await go('/puzzles/big-shoulders')
    await page.locator('.puzzle-tile').first().waitFor()
    expect(await page.locator('.puzzle-tile[data-solved]').count()).toBe(1)
    expect(complaints).toEqual([])
  })
})
