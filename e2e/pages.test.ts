import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'

afterAll(closeBrowser)

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test.each(WIDTHS)('nothing on the first page is wider than the window ($width px)', async (size) => {
  const { page, go } = await visitor({ ...size, language: 'de' })
  await go('/')
  await page.locator('.game-card').last().waitFor()
  expect(await page.locator('.game-card').count()).toBe(SHELF.size)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  const loaded = await page.locator('.window-picture').evaluateAll(async (pictures) => {
    const images = pictures.filter((picture) => picture instanceof HTMLImageElement)
    await Promise.all(images.map((image) => image.decode()))
    return images.map(({ naturalWidth }) => naturalWidth)
  })
  expect(loaded.length).toBe(SHELF.size)
  for (const width of loaded) expect(width).toBeGreaterThan(0)
})

test('a game whose values are not the printed ones says so on its card', async () => {
  const { page, go } = await visitor()
  await go('/')
  for (const [game, { reconstructed }] of SHELF) {
    const note = page.locator(`[data-game="${game}"] .game-note`)
    if (reconstructed) await note.filter({ hasText: 'values reconstructed' }).waitFor()
    else expect(await note.count()).toBe(0)
  }
})

test('one’s own name is asked for once', async () => {
  const { page, go } = await visitor({ settings: { name: '' } })
  await go('/')
  await page.locator('[data-way="bots"]').click()
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
  await page.locator('[data-way="bots"]').click()
  await dialog.waitFor()
  // Written at once, without looking for the field.
  await page.keyboard.type('Dora')
  await page.keyboard.press('Enter')
  await page.locator('.seat-strip', { hasText: 'Dora' }).first().waitFor()
  await go('/')
  await page.locator('.table-line', { hasText: 'Dora' }).waitFor()
  await page.locator('[data-way="bots"]').click()
  await page.locator('.seat-strip', { hasText: 'Dora' }).first().waitFor()
})

test('a table is removed only by those who are sure', async () => {
  const { page, go } = await visitor()
  await go('/')
  await page.locator('[data-way="bots"]').click()
  await page.locator('.prompt-asked').waitFor()
  await go('/')
  const lines = page.locator('.table-line')
  await lines.first().waitFor()
  await lines.getByRole('button', { name: 'Remove this table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await lines.count()).toBe(1)
  await lines.getByRole('button', { name: 'Remove this table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await lines.waitFor({ state: 'detached' })
  await page.locator('.no-tables').waitFor()
})

test('a record without games says so in a frame of its own, and leads on', async () => {
  const { page, go } = await visitor()
  // Not by way of the first page, whose styles would stay.
  await go('/record')
  const [sentence, button] = await Promise.all(
    ['p', '.button'].map((part) => page.locator(`.no-tables ${part}`).boundingBox()),
  )
  if (!sentence || !button) throw new Error('nothing is said')
  expect(button.y - sentence.y - sentence.height).toBeGreaterThanOrEqual(8)
  expect(await page.locator('.no-tables').evaluate((frame) => getComputedStyle(frame).borderStyle)).toBe('dashed')
})

test('on a phone all four games stand on the first screen', async () => {
  const { page, go } = await visitor({ width: 390, height: 844, language: 'de' })
  await go('/')
  await page.locator('.game-card').last().waitFor()
  const pictures = await page
    .locator('.game-card .window-picture')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
  expect(pictures).toHaveLength(SHELF.size)
  const ways = await page.locator('.house-nav').boundingBox()
  for (const bottom of pictures) expect(bottom).toBeLessThanOrEqual(ways?.y ?? 0)
})

test('on a phone the ways through the house are words, wide enough for a thumb, and cover nothing', async () => {
  const { page, go } = await visitor({ width: 360, height: 740, language: 'de' })
  await go('/play/big-shoulders')
  await page.waitForSelector('.create')
  const ways = page.locator('.house-bar a, .house-bar button')
  for (const { width, height } of await ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect())))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(await page.locator('.house-nav a').allInnerTexts()).toEqual([
    'Spielen',
    'Lernen',
    'Tische',
    'Regeln',
    'Profil',
  ])
  expect(await page.locator('.house-nav [aria-current]').innerText()).toBe('Spielen')
  const edges = await page.evaluate(() =>
    ['.create-start', '.house-nav'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
  )
  expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0)
  await page.locator('.house-foot a').scrollIntoViewIfNeeded()
  await page.locator('.house-foot a').click()
  await page.waitForSelector('.about')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a tab says which page it shows', async () => {
  const { page, go } = await visitor()
  const titled = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title)
  await go('/')
  await titled('Boardroom')
  for (const [way, title] of [
    ['Learn', 'Learn: City of the Big Shoulders – Boardroom'],
    ['Tables', 'Online tables – Boardroom'],
    ['Rules', 'Rules: City of the Big Shoulders – Boardroom'],
    ['Settings', 'Settings – Boardroom'],
    ['Play', 'Boardroom'],
  ] as const) {
    await page.locator('.house-bar').getByRole('link', { name: way, exact: true }).click()
    await titled(title)
  }
})

test('what is reconstructed of a game stands where its note leads', async () => {
  const { page, go } = await visitor({ width: 390, height: 844 })
  await go('/')
  await page.locator('[data-game="raising-chicago"] .game-note').click()
  await page.locator('.about .ledger').nth(3).waitFor()
  const heading = await page.locator('#edition-raising-chicago').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(0)
  expect(heading?.y).toBeLessThan(400)
})

test('the puzzle of the day is one click away', async () => {
  const { page, go } = await visitor()
  await go('/')
  await page.locator('.daily a').click()
  await page.locator('.puzzle-day .button').waitFor()
})

test('on a phone the game one has chosen is in sight among the four', async () => {
  const { page, go } = await visitor({ width: 360, height: 740 })
  const last = [...SHELF.keys()].at(-1)
  await go(`/puzzles/${last}`)
  await page.waitForSelector('.puzzle-day')
  const chosen = await page.locator('.game-switch [aria-current]').boundingBox()
  expect((chosen?.x ?? 0) + (chosen?.width ?? 999)).toBeLessThanOrEqual(360)
})

test('whoever opens something else than a game file is told so in their language', async () => {
  const { page, go } = await visitor({ language: 'de' })
  await go('/')
  for (const text of ['hello', '{"a": 1}']) {
    const file = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('alert').getByText('Das ist keine Spieldatei.').waitFor()
  }
})

test('why an online table cannot be opened is said where one looks, at the button', async () => {
  const { page, go } = await visitor({ width: 390, height: 844 })
  await go('/play/big-shoulders?online')
  await page.getByLabel('Your name').fill('Otto')
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Create the table' }).click()
  const said = page.locator('.create .problem')
  await said.waitFor()
  const box = await said.boundingBox()
  expect(box && box.y > 0 && box.y + box.height < 844).toBe(true)
})

test('a page from before a new edition of the server loads itself anew where one wanted to go', async () => {
  const { page, go } = await visitor()
  await go('/')
  let gone = 0
  await page.route('**/assets/settings-page-*.js', async (route) => {
    gone += 1
    if (gone === 1) await route.fulfill({ status: 404 })
    else await route.continue()
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(gone).toBe(2)
})

test('no page is wider than a small phone', async () => {
  const { page, go } = await visitor({ width: 360, height: 740, language: 'de' })
  const games = ['/rules', '/learn', '/puzzles', '/explore', '/play'].map((path) => `${path}/raising-chicago`)
  for (const path of [...games, '/rules/carnegie/all', '/record', '/settings', '/account', '/about', '/lobby']) {
    await go(path)
    await page.waitForSelector('h1')
    await page.waitForSelector('.loading', { state: 'detached' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(`${path}: ${width}`).toBe(`${path}: 360`)
  }
})
