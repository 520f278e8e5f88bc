import { expect, test } from 'vitest'
import { visitor } from './browser.ts'
import { askedOf, clickMove, complaintsOf, together, twoAtTable } from './online-people.ts'
import { serverHere } from './online-server.ts'
import { movesMade, settle, someMove, untilAsked } from './play.ts'

const server = await serverHere()

test('online, what the other one did is seen on the board, and one’s own turn waits for nobody', async () => {
  const { anna, ben } = await twoAtTable(server.url, { motion: true, settings: { film: 'slow' } })
  const people = [anna, ben]
  let seen = ''
  for (let i = 0; i < 8 && !seen; i++) {
    const person = await askedOf(people)
    const before = await clickMove(person)
    await settle(person.page, before)
    await together(people, before + 1)
    if (person === ben) {
      // Her own move may still be shown before his.
      const film = anna.page.locator('[data-film]', { hasText: 'Ben' })
      await film.waitFor()
      seen = await film.innerText()
      // It is shown over the present, so that the answer can be given while it runs.
      await anna.page.waitForSelector('.prompt-asked, .prompt-text')
    }
  }
  expect(seen).toContain('Ben')
  // Ben has turned it off.
  expect(await ben.page.locator('[data-film]').count()).toBe(0)
  expect([...complaintsOf(anna), ...complaintsOf(ben)]).toEqual([])
  await Promise.all(people.map(({ context }) => context.close()))
})

test('at one screen the film goes on as the next person may see it', async () => {
  const { page, go, complaints, context } = await visitor({ motion: true, settings: { film: 'slow' } })
  await go('/play/big-shoulders')
  await page.getByRole('button', { name: 'Duel' }).click()
  await page.getByLabel('Name').nth(0).fill('Anna')
  await page.getByLabel('Name').nth(1).fill('Ben')
  await page.locator('.seat-form select').nth(1).selectOption('')
  await page.getByRole('button', { name: 'Start' }).click()
  await untilAsked(page)
  const first = (await page.locator('.prompt-line .seat-mark path').first().getAttribute('fill')) ?? ''
  const before = await movesMade(page)
  await someMove(page)
  await expect.poll(() => movesMade(page)).toBe(before + 1)
  await untilAsked(page)
  // The screen is the other one's, who sees what has just been done.
  await expect.poll(() => page.locator('.prompt-line .seat-mark path').first().getAttribute('fill')).not.toBe(first)
  await page.waitForSelector('[data-film]')
  expect(await page.locator('[data-film]').innerText()).toMatch(/Anna|Ben/)
  expect(complaints).toEqual([])
  await context.close()
})
