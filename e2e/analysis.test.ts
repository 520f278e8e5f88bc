import { expect, test } from 'vitest'
import { visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { hostDuel, joinInGerman, onlinePerson, startTable } from './online-people.ts'
import { serverHere } from './online-server.ts'
import { untilAsked } from './play.ts'
import { erringGame, keptReview, openFile } from './reviewed.ts'

const server = await serverHere()
const file = await erringGame('analysis')

test.each([
  {
    ...({ width: 1440, language: 'en', theme: 'dark' } as const),
    ...{ bots: 'Bots play on', stop: 'Stop the bots', compare: 'Compare', share: /Copy a link/, rename: /^Rename: / },
    ...{ name: 'Name of the line', chance: 'Win chance', line: 'What if', weigh: 'Evaluate' },
  },
  {
    ...({ width: 390, language: 'de', theme: 'light' } as const),
    ...{ bots: 'Bots spielen weiter', stop: 'Bots anhalten', compare: 'Vergleichen', share: /Link zu dieser/ },
    ...{ rename: /^Umbenennen: /, name: 'Name der Variante', chance: 'Siegchance', line: 'Was wäre wenn' },
    weigh: 'Bewerten',
  },
])('moves are tried, named, compared and shared at $width px ($language)', async (told) => {
  const { width, language, theme } = told
  const { page, go, complaints } = await visitor({ width, height: 844, language, theme })
  await go('/')
  const id = await openFile(page, file)
  // Where one of the players often played anyhow, bots do something else before long.
  const from = Math.floor(0.7 * file.moves.length)
  await go(`/study/${id}?mode=analysis&at=${from}`)
  await page.waitForSelector(`#board[data-seq="${from}"]`)
  await page.getByRole('button', { name: told.bots }).click()
  await page.locator('.study-line').nth(1).waitFor()
  await page.getByRole('button', { name: told.stop }).click()
  await page.getByRole('button', { name: told.rename }).first().click()
  await page.getByLabel(told.name).fill(told.line)
  await page.keyboard.press('Enter')
  await page.locator('.study-line', { hasText: told.line }).waitFor()
  await page.getByRole('button', { name: told.weigh }).click()
  const promised = page.locator('.study-outlook tbody tr', { hasText: /\d %/ })
  await promised.nth(1).waitFor()
  expect(await promised.count()).toBe(2)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: told.compare }).click()
  const rows = page.locator('.study-compare .study-promise', { hasText: told.chance })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(2)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/compare-${width}.png` })
  await page.keyboard.press('Escape')
  const at = await page.locator('#board').getAttribute('data-seq')
  await page.getByRole('button', { name: told.share }).click()
  await page.locator('.study-tools p', { hasText: /Link|link/ }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/analysis-${width}.png` })
  expect(complaints).toEqual([])
  // Somebody else, who has no such table, sees the same.
  const friend = await visitor({ language })
  await friend.page.goto(`${link.replace('?', '?mode=analysis&')}`)
  await friend.page.locator('.study-line', { hasText: told.line }).waitFor()
  await friend.page.waitForSelector(`#board[data-seq="${at}"]`)
  // The lines are kept with the table.
  await page.reload()
  await page.locator('.study-line', { hasText: told.line }).waitFor()
})

test('a table of one’s own can be analysed while it is played, and stays as it is', async () => {
  const person = await onlinePerson(server.url)
  const { page } = person
  await person.go('/')
  await page.locator('[data-game="big-shoulders"] .button-primary').click()
  await untilAsked(page)
  const table = page.url()
  const at = await page.locator('#board').getAttribute('data-seq')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Analysis' }).click()
  await page.waitForSelector('.study-analysis .prompt-asked')
  await page.getByText('what you cannot see is imagined').waitFor()
  await page.getByRole('button', { name: 'Bots play on' }).click()
  await page.waitForFunction(
    (from) => Number(document.querySelector('#board')?.getAttribute('data-seq')) > from + 2,
    Number(at),
  )
  await page.goto(table)
  expect(await untilAsked(page)).toBe('asked')
  expect(await page.locator('#board').getAttribute('data-seq')).toBe(at)
})

test('a game that people are playing is not analysed', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url, { language: 'de' })
  await joinInGerman(ben, await hostDuel(anna, 'Anna'), 'Ben')
  await startTable(anna, ben)
  const id = new URL(anna.page.url()).pathname.split('/').at(-1)
  await anna.go(`/study/${id}?mode=analysis`)
  await anna.page.getByText('cannot be analysed before it is over').waitFor()
  await anna.go(`/table/${id}`)
  await anna.page.waitForSelector('#board')
  expect(await anna.page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0)
})

test('a finished game on the server is reviewed there, once for everybody', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url, { language: 'de' })
  const link = await hostDuel(anna, 'Anna')
  await joinInGerman(ben, link, 'Ben')
  const made = await anna.page.evaluate(
    async (body) =>
      (
        await fetch('/api/tables/import', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      ).json(),
    JSON.stringify(file),
  )
  await anna.go(`/study/${made.id}?worlds=1`)
  await anna.page.getByText(/Based on 1 imagined/).waitFor()
  await ben.go(`/study/${made.id}?worlds=1`)
  await ben.page.getByText(/Beruht auf 1 ausgedachten/).waitFor()
  // Neither of their browsers has thought about it.
  for (const { page } of [anna, ben]) expect(await keptReview(page)).toBeUndefined()
})
