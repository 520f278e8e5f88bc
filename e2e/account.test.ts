import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { Mailbox } from './mailbox.ts'
import { complaintsOf, hostDuel, type OnlinePerson, onlinePerson } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { beSure } from './play.ts'

let server: OnlineServer
let mailbox: Mailbox
/** Browsers give passkeys to names only. */
let url: string

beforeAll(async () => {
  mailbox = await Mailbox.open()
  server = await OnlineServer.start({ SMTP_URL: mailbox.url })
  url = server.url.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await closeBrowser()
  await server.close()
  mailbox.close()
})

async function signUp({ page }: OnlinePerson, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Create an account' }).check()
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('New password').fill('a long password')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText('A mail is on its way to').waitFor()
  await page.goto(await mailbox.linkTo(email, server.url, url))
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
  await page.getByText('You can sign in to your account now.').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, 'a long password')
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('You are signed in to an account.').waitFor()
}

/** A device that answers every question for a passkey with yes. */
async function giveAuthenticator({ page, context }: OnlinePerson): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, signs in without a password, and can be removed', async () => {
  const anna = await onlinePerson(url)
  const { page } = anna
  await giveAuthenticator(anna)
  await anna.go('/account')
  await signUp(anna, `passkey-${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('made on ').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('You are signed in to an account.').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Anna')
  await page.getByRole('button', { name: 'Remove' }).click()
  await beSure(page)
  await page.getByText('made on ').waitFor({ state: 'detached' })
  expect(complaintsOf(anna)).toEqual([])
})

test('notices: addresses are kept, and push says why it cannot be', async () => {
  const anna = await onlinePerson(url, { keepsPages: true })
  const { page } = anna
  await hostDuel(anna, 'Anna')
  await anna.go('/account')
  const addresses = [
    ['Webhook', 'https://chat.example.org/turn'],
    ['E-mail to', 'anna@example.org'],
  ] as const
  for (const [label, address] of addresses) {
    const form = page.locator('.address-form', { hasText: label })
    await page.getByLabel(label).fill(address)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Saved' }).waitFor()
  }
  await page.reload()
  for (const [label, address] of addresses) expect(await page.getByLabel(label).inputValue()).toBe(address)
  // Without the permission of the browser there are no notices in it.
  await page.getByRole('group', { name: 'Notices in this browser' }).getByRole('radio', { name: 'On' }).click()
  await page.getByText('The browser does not allow notices from this page.').waitFor()
  expect(complaintsOf(anna)).toEqual([])
})

test('a push shows a notice while no table is open, and leads to the table', async () => {
  const anna = await onlinePerson(url, { keepsPages: true, showsNotices: true })
  const { page, context } = anna
  await context.grantPermissions(['notifications'])
  await anna.go('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Your turn: Big Shoulders', url: `${url}/lobby`, tables: 1 })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await registered, data })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, data: more }) => ({ title, url: more.url }))
    })
  await expect.poll(shown).toEqual([{ title: 'Your turn: Big Shoulders', url: `${url}/lobby` }])
  expect(complaintsOf(anna)).toEqual([])
})

test('a forgotten password: a mail, a new password, and signing in with it', async () => {
  const anna = await onlinePerson(url)
  const { page } = anna
  const email = `forgetful-${Date.now()}@example.org`
  await anna.go('/account')
  await signUp(anna, email)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByText('a mail with a link is on its way').waitFor()
  await page.goto(await mailbox.linkTo(email, server.url, url, '/reset'))
  await page.getByLabel('New password').fill('another long password')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('The new password is saved.').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, 'another long password')
  expect(complaintsOf(anna)).toEqual([])
  await anna.go('/reset?token=long-gone')
  await page.getByLabel('New password').fill('a third long password')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('This link does not work any more.').waitFor()
})

test('a guest leaves this browser, and comes back by the private link', async () => {
  const anna = await onlinePerson(url)
  const { page } = anna
  await hostDuel(anna, 'Anna')
  await anna.go('/account')
  const link = await page.getByRole('textbox', { name: 'Your private link' }).inputValue()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await beSure(page)
  await page.getByText('The server does not know you yet.').waitFor()
  // The next person at this browser is somebody else.
  await anna.go('/')
  await page.waitForSelector('.shelf')
  expect(await page.locator('.continue-online').count()).toBe(0)
  await page.goto(link)
  await page.getByText('Are you Anna?').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect(
    await page
      .context()
      .cookies()
      .then((all) => all.map(({ name }) => name)),
  ).not.toContain('boardroom')
  await page.getByRole('button', { name: 'Go on as Anna' }).click()
  await page.locator('.table-line').waitFor()
  expect(complaintsOf(anna)).toEqual([])
})

test('an account is deleted for good only with its password', async () => {
  const anna = await onlinePerson(url)
  const { page } = anna
  const email = `gone-${Date.now()}@example.org`
  await anna.go('/account')
  await signUp(anna, email)
  await page.getByRole('button', { name: 'Delete everything about me' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByLabel('Your password').fill('a long password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('The server does not know you yet.').waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('E-mail or password is wrong.').waitFor()
})
