import { readFile } from 'node:fs/promises'
import { loadGame } from '@boardroom/games'
import { checkFile, History, hashUnder } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  askedOf,
  clickMove,
  complaintsOf,
  joinInGerman,
  type OnlinePerson,
  onlinePerson,
  startTable,
  together,
} from './online-people.ts'
import { serverHere } from './online-server.ts'
import { movesMade, openFile, settle, someMove, untilAsked } from './play.ts'

const server = await serverHere()

async function hotSeat(person: OnlinePerson): Promise<void> {
  const { page } = person
  await person.go('/play/big-shoulders')
  await page.getByRole('button', { name: 'Duel' }).click()
  await page.getByLabel('Name').nth(0).fill('Anna')
  await page.getByLabel('Name').nth(1).fill('Ben')
  await page.locator('.seat-form select').nth(1).selectOption('')
  await page.getByRole('button', { name: 'Start' }).click()
  await untilAsked(page)
}

async function savedFile(page: Page): Promise<Record<string, unknown>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save game file' }).first().click(),
  ])
  return JSON.parse(await readFile(await download.path(), 'utf8'))
}

/** The fingerprint of a file's last position under another version of the rules. */
async function hashOfFile(rules: string, data: unknown): Promise<string> {
  const file = checkFile(data)
  const history = new History(await loadGame(file.game), {
    seats: file.seats.length,
    options: file.options,
    seed: file.seed,
  })
  for (const { seat, move } of file.moves) history.play(seat, move)
  return hashUnder(rules, history.table)
}

test('a game begun at one screen goes on online, with its moves', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url, { language: 'de' })
  await hotSeat(anna)
  for (let i = 0; i < 3; i++) {
    await someMove(anna.page)
    await untilAsked(anna.page)
  }
  const moves = await movesMade(anna.page)
  await anna.page.getByRole('button', { name: 'Go on online' }).click()
  await anna.page.getByRole('radio', { name: 'Anna' }).check()
  await anna.page.getByLabel('Your name at the table').fill('Anna')
  await anna.page.getByRole('button', { name: 'Put it online' }).click()
  await anna.page.getByText('This table goes on from a game file.').waitFor()
  const link = await anna.page.getByLabel('Invite link for seat 2').inputValue()
  await joinInGerman(ben, link, 'Ben')
  await startTable(anna, ben)
  await together([anna, ben], moves)
  const mover = await askedOf([anna, ben])
  await clickMove(mover)
  await settle(mover.page, moves)
  await together([anna, ben], moves + 1)
  for (const person of [anna, ben]) expect(complaintsOf(person)).toEqual([])
})

test('a game against bots goes on online with the same bots', async () => {
  const anna = await onlinePerson(server.url)
  const { page } = anna
  await anna.go('/')
  await page.locator('[data-way="bots"]').click()
  await untilAsked(page)
  await someMove(page)
  await untilAsked(page)
  const moves = await movesMade(page)
  await page.getByRole('button', { name: 'Go on online' }).click()
  await page.getByLabel('Your name at the table').fill('Anna')
  await page.getByRole('button', { name: 'Put it online' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('.prompt-asked')
  expect(await movesMade(page)).toBe(moves)
  expect(await page.locator('.seat-strip').getByRole('img', { name: 'Bot' }).count()).toBe(2)
  // What may be taken away from a running game is no whole game.
  const running = await savedFile(page)
  expect(running).toMatchObject({ format: 'boardroom/running' })
  expect(running).not.toHaveProperty('seed')
  await anna.go('/')
  await openFile(page, running)
  await page.getByText('This file shows a running online game').waitFor()
  expect(complaintsOf(anna)).toEqual([])
})

test('a table that comes out differently now is not opened, but can be saved as it is', async () => {
  const anna = await onlinePerson(server.url)
  const { page } = anna
  await hotSeat(anna)
  await someMove(page)
  await untilAsked(page)
  const file = await savedFile(page)
  await anna.go('/')
  // As if the rules had been others: the same moves, another position.
  const older = { ...file, rules: '0.1.0', hash: 'another' }
  await openFile(page, older)
  await page.getByText('This table was played under older rules').waitFor()
  expect(await savedFile(page)).toEqual(older)
  // What was played under an older version and still comes out the same goes on.
  await anna.go('/')
  await openFile(page, { ...file, rules: '0.1.0', hash: await hashOfFile('0.1.0', file) })
  await untilAsked(page)
  expect(complaintsOf(anna)).toEqual([])
})
