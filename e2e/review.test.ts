import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { blunderedGame, keptReview, openFile, WORLDS } from './reviewed.ts'

afterAll(closeBrowser)

const { file, review } = await blunderedGame()

test.each([
  {
    ...({ width: 1440, language: 'en', theme: 'light' } as const),
    ...{ open: 'Review', based: /Based on 1 imagined/ },
    ...{ better: 'Play the better line', step: 'Next move', back: 'Back to the game', at: /better line, move 2 of/ },
  },
  {
    ...({ width: 390, language: 'de', theme: 'dark' } as const),
    ...{ open: 'Rückblick', based: /Beruht auf 1 ausgedachten/ },
    ...{ better: 'Bessere Fortsetzung spielen', step: 'Nächster Zug', back: 'Zurück zur Partie' },
    at: /bessere Fortsetzung, Zug 2 von/,
  },
])('a finished game is reviewed, and a better line played, at $width px ($language)', async (told) => {
  const { width, language, theme } = told
  const { page, go, complaints } = await visitor({ width, height: 844, language, theme })
  await go('/')
  const id = await openFile(page, file)
  await page.getByRole('link', { name: told.open }).click()
  await page.waitForURL(new RegExp(`/study/${id}`))
  await go(`/study/${id}?worlds=${WORLDS}`)
  await page.waitForFunction((text) => new RegExp(text).test(document.body.innerText), told.based.source)
  // The same file and budget give the same review as in Node.
  expect((await keptReview(page))?.decisions).toEqual(JSON.parse(JSON.stringify(review.decisions)))
  expect(await seriousFindings(page)).toEqual([])
  const blunder = review.decisions.find(({ seat, mark }) => seat === 0 && mark === 'blunder')
  await page.locator('.review-decision[data-mark="blunder"]').first().click()
  await page.waitForSelector(`#board[data-seq="${blunder?.seq}"]`)
  await page.getByRole('button', { name: told.better }).click()
  await page.waitForSelector(`#board[data-seq="${(blunder?.seq ?? 0) + 1}"]`)
  await page.getByRole('button', { name: told.step }).click()
  await page.waitForFunction((text) => new RegExp(text).test(document.body.innerText), told.at.source)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/review-${width}.png` })
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: told.back }).click()
  await page.waitForSelector(`#board[data-seq="${blunder?.seq}"]`)
  // A click on the graph leads to the moment.
  const curves = page.locator('.review-curves')
  const { width: wide = 0, height = 0 } = (await curves.boundingBox()) ?? {}
  await curves.click({ position: { x: wide - 2, y: height / 2 } })
  await page.waitForSelector(`#board[data-seq="${file.moves.length}"]`)
  expect(complaints).toEqual([])
})

test('a review that is stopped or whose page is closed goes on, and comes to the same', async () => {
  const { page, go } = await visitor()
  await go('/')
  const id = await openFile(page, file)
  await go(`/study/${id}?worlds=${WORLDS}`)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText(/Stopped after/).waitFor()
  // That nothing was found yet is no verdict.
  expect(await page.getByText(/Nothing stands out|No clear errors/).count()).toBe(0)
  await page.getByRole('button', { name: 'Go on' }).click()
  // Killed half way: what was put aside is not thought about again.
  await expect.poll(async () => (await keptReview(page))?.decisions.length ?? 0).toBeGreaterThan(0)
  await page.reload()
  await page.getByText(/Based on 1 imagined/).waitFor()
  const kept = await keptReview(page)
  expect(kept?.complete).toBe(true)
  expect(kept?.decisions).toEqual(JSON.parse(JSON.stringify(review.decisions)))
})
