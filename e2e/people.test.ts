import { createOTP } from '@better-auth/utils/otp'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { complaintsOf, hostDuel, joinInGerman, onlinePerson, startTable, twoAtTable } from './online-people.ts'
import { OnlineServer } from './online-server.ts'

let server: OnlineServer

beforeAll(async () => {
  server = await OnlineServer.start()
})
afterAll(async () => {
  await closeBrowser()
  await server.close()
})

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['PEOPLE_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

const base32 = (text: string): string => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return Buffer.from(bytes).toString()
}

test('a second factor is set up, asked for, and replaced by a backup code', async () => {
  const anna = await onlinePerson(server.url)
  const { page } = anna
  const email = `anna-${Date.now()}@example.org`
  await anna.go('/account')
  await page.getByRole('radio', { name: 'Create an account' }).check()
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('New password').fill('a long password')
  await page.getByRole('button', { name: 'Create an account' }).click()
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByRole('button', { name: 'Set up' }).click()
  await section.getByLabel('Password').fill('not my password')
  await section.getByRole('button', { name: 'Go on' }).click()
  await section.getByText('This is not your password.').waitFor()
  await section.getByLabel('Password').fill('a long password')
  await section.getByRole('button', { name: 'Go on' }).click()
  await section.getByRole('img', { name: 'QR code' }).waitFor()
  await shot(page, 'second-factor-1440')
  expect(await seriousFindings(page)).toEqual([])
  const secret = base32(await section.locator('.secret').innerText())
  const code = () => createOTP(secret).totp()
  await section.getByLabel('Code from the app').fill(await code())
  await section.getByRole('button', { name: 'Check the code' }).click()
  await section.getByText('The second factor is on.').waitFor()
  const backup = await section.locator('.backup-codes code').first().innerText()
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'backup-codes-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await section.getByRole('button', { name: 'I have kept them' }).click()

  const signIn = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password').fill('a long password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('One more step').waitFor()
  }
  await signIn()
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Check the code' }).click()
  await page.getByText('This code is not right.').waitFor()
  await page.getByLabel('Code from the app').fill(await code())
  await page.getByRole('button', { name: 'Check the code' }).click()
  await page.getByText('You are signed in to an account.').waitFor()
  await signIn()
  await page.getByRole('button', { name: 'I do not have my phone' }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('One of your backup codes').fill(backup)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('You are signed in to an account.').waitFor()
})

test('somebody is muted, heard again, blocked and reported', async () => {
  const { anna, ben } = await twoAtTable(server.url)
  const say = async (page: Page, label: string, text: string): Promise<void> => {
    await page.getByLabel(label).fill(text)
    await page.getByLabel(label).press('Enter')
  }
  await say(ben.page, 'Schreib etwas', 'you fool')
  const line = anna.page.locator('.side-chat').getByText('you fool')
  await line.waitFor()
  await anna.page.locator('.side-chat .chat-name', { hasText: 'Ben' }).click()
  const menu = anna.page.getByRole('dialog')
  await shot(anna.page, 'person-menu-1440')
  expect(await seriousFindings(anna.page)).toEqual([])
  await menu.getByRole('button', { name: 'Mute' }).click()
  await line.waitFor({ state: 'detached' })
  await menu.getByRole('button', { name: 'Hear again' }).click()
  await line.waitFor()
  await menu.getByRole('button', { name: 'Block' }).click()
  await menu.getByRole('button', { name: 'Report' }).click()
  await menu.getByLabel('What happened?').selectOption('insults')
  await menu.getByLabel('In your words').fill('Not the first time.')
  await menu.getByRole('button', { name: 'Send the report' }).click()
  await menu.getByText('Thank you.').waitFor()
  await anna.go('/account')
  await anna.page.getByRole('heading', { name: 'Muted and blocked' }).waitFor()
  await shot(anna.page, 'account-1440')
  expect(await seriousFindings(anna.page)).toEqual([])
  const download = anna.page.waitForEvent('download')
  await anna.page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('boardroom-data.json')
  await anna.page.getByRole('button', { name: 'Unblock' }).click()
  await anna.page.getByRole('heading', { name: 'Muted and blocked' }).waitFor({ state: 'detached' })

  await ben.page.setViewportSize({ width: 390, height: 844 })
  await ben.page.getByRole('button', { name: 'Tischmenü' }).click()
  await ben.page.getByRole('button', { name: 'Anna …' }).click()
  await ben.page.getByRole('button', { name: 'Melden' }).click()
  await shot(ben.page, 'person-menu-390-de')
  expect(await seriousFindings(ben.page)).toEqual([])
  expect(complaintsOf(anna)).toEqual([])
})

test('a game whose opponent has vanished is ended by the one who is left', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url, { language: 'de', width: 390, height: 844 })
  // A clock that runs out while one looks at it: the pages offer longer ones.
  await anna.page.route('**/api/tables', async (route) => {
    const wish = route.request().postDataJSON()
    const clock = { kind: 'live', bank: 3_000, increment: 0 }
    await route.continue({ postData: JSON.stringify({ ...wish, clock }) })
  })
  const link = await hostDuel(anna, 'Anna')
  await joinInGerman(ben, link, 'Ben')
  await anna.page.getByText('Ben').first().waitFor()
  await startTable(anna, ben)
  const offers = [
    anna.page.getByRole('button', { name: 'End the game' }),
    ben.page.getByRole('button', { name: 'Spiel beenden' }),
  ]
  const [offer] = offers
  const who = await Promise.any(offers.map((each, i) => each.waitFor().then(() => i)))
  const page = who === 0 ? anna.page : ben.page
  await shot(page, `vanished-${who === 0 ? '1440' : '390-de'}`)
  await (offers[who] ?? offer)?.click()
  await page.getByRole('button', { name: who === 0 ? 'Yes' : 'Ja', exact: true }).click()
  await anna.page.getByText(/wins: \w+ has not come back/).waitFor()
  await ben.page.getByText(/gewinnt: \w+ ist nicht zurückgekommen/).waitFor()
})
