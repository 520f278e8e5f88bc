import { readFileSync } from 'node:fs'
import { loadGame } from '@boardroom/games'
import { type GameFile, History, parseFile, toFile } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { seriousFindings } from './findings.ts'
import {
  askedOf,
  clickMove,
  complaintsOf,
  hostDuel,
  joinInGerman,
  moveOn,
  type OnlinePerson,
  onlinePerson,
  startTable,
  together,
  twoAtTable,
} from './online-people.ts'
import { serverHere } from './online-server.ts'
import { beSure, movesMade, settle } from './play.ts'

const server = await serverHere()

test('two people found companies and play a whole game, each in their own language', async () => {
  const { anna, ben } = await twoAtTable(server.url)
  const people = [anna, ben]
  const headline = anna.page.locator('.table-headline')
  expect(await headline.innerText()).toContain('1875')
  for (let i = 0; i < 400 && (await headline.innerText()).includes('1875'); i++) await moveOn(people)
  expect(await headline.innerText()).toContain('1885')
  await ben.page.getByText('1885').first().waitFor()
  const english = await anna.page.locator('.log').first().innerText()
  const german = await ben.page.locator('.log').first().innerText()
  expect(english).not.toBe(german)
  expect(german).toMatch(/ für | kauft | passt /)
  // They close their laptops; the next day the tables are where they were.
  await Promise.all(people.map(({ page }) => page.reload()))
  for (let i = 0; i < 2_000 && !(await anna.page.locator('.end-screen').count()); i++) await moveOn(people)
  await Promise.all(people.map(({ page }) => page.waitForSelector('.end-screen')))
  for (const person of people) expect(complaintsOf(person)).toEqual([])
}, 300_000)

test('a kill -9 during a turn loses nothing', async () => {
  const { anna, ben } = await twoAtTable(server.url)
  const people = [anna, ben]
  for (let i = 0; i < 6; i++) await moveOn(people)
  await ben.page.getByLabel('Schreib etwas').fill('Bis gleich!')
  await ben.page.getByRole('button', { name: 'Senden' }).click()
  await anna.page.locator('.side-chat').getByText('Bis gleich!').waitFor()

  for (let round = 0; round < 3; round++) {
    const mover = await askedOf(people)
    const before = await movesMade(mover.page)
    if (round === 0) {
      // The server is gone before the click: the move waits.
      await server.kill()
      await mover.page.locator('.strip-warn').waitFor()
      await clickMove(mover)
    } else {
      // The server is gone while the move is on its way: nobody knows whether it was written.
      await clickMove(mover)
      await server.kill()
    }
    await server.start()
    await settle(mover.page, before)
    await together(people, before + 1)
    await Promise.all(people.map(({ page }) => page.waitForSelector('.strip-warn', { state: 'detached' })))
    await moveOn(people)
  }
  const moves = await movesMade(anna.page)
  await anna.page.reload()
  await together(people, moves)
  await anna.page.locator('.side-chat').getByText('Bis gleich!').waitFor()
  expect(await anna.page.locator('.side-chat li').count()).toBe(1)
  for (const person of people) expect(complaintsOf(person)).toEqual([])
})

/** Moves on until a move can be taken back, and takes it back. */
async function undoSomething(people: readonly OnlinePerson[]): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const person = await askedOf(people)
    const before = await movesMade(person.page)
    await moveOn(people)
    const undo = person.page.getByRole('button', { name: /^(Undo|Rückgängig)$/, disabled: false })
    if (before < 4 || !(await undo.count())) continue
    await undo.click()
    await together(people, before)
    return
  }
  throw new Error('nothing could be taken back')
}

test('one’s own undo, going back by consent, and giving a table up', async () => {
  const { anna, ben } = await twoAtTable(server.url)
  const people = [anna, ben]
  await undoSomething(people)
  const before = await movesMade(anna.page)
  await anna.page.keyboard.press('[')
  await anna.page.keyboard.press('[')
  await anna.page.getByRole('button', { name: 'Propose to go back here' }).click()
  await ben.page.getByText(`Anna schlägt vor, zu Zug ${before - 2} zurückzugehen.`).waitFor()
  await ben.page.getByRole('button', { name: 'Einverstanden' }).click()
  await anna.page.keyboard.press('Escape')
  await together(people, before - 2)
  await moveOn(people)
  await together(people, before - 1)

  await anna.page.getByRole('button', { name: 'Table menu' }).click()
  await anna.page.getByRole('button', { name: 'Propose to give the table up' }).click()
  await beSure(anna.page)
  await ben.page.getByRole('button', { name: 'Einverstanden' }).click()
  await anna.page.getByText('This table was cancelled by everyone’s consent.').waitFor()
  await anna.page.getByText('Nobody plays here any more.').waitFor()
  for (const { page } of people) expect(await page.locator('.prompt-asked, .seat-asked').count()).toBe(0)
  await ben.page.getByRole('link', { name: 'Online-Tische' }).waitFor()
  await expect.poll(() => anna.page.locator('.spot-open').count()).toBe(0)
  for (const person of people) expect(complaintsOf(person)).toEqual([])
})

test('one’s tables are on the home page and in the lobby; a private link brings them to another device', async () => {
  const { anna, path } = await twoAtTable(server.url)
  await anna.go('/lobby')
  await anna.page.locator(`.table-line a[href="${path}"]`).waitFor()
  // From there a table of every game is one click away.
  const offered = await anna.page
    .locator('a[href$="?online"]')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  expect(offered).toEqual(expect.arrayContaining([...SHELF.keys()].map((game) => `/play/${game}?online`)))
  await anna.go('/')
  await anna.page.locator(`.continue-online a[href="${path}"]`).waitFor()
  await anna.go('/account')
  const link = await anna.page.getByRole('textbox', { name: 'Your private link' }).inputValue()
  const phone = await onlinePerson(server.url, { width: 390, height: 844 })
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'Go on as Anna' }).click()
  await phone.page.locator(`.table-line a[href="${path}"]`).click()
  // Only Anna has Buildings in hand.
  await phone.page.waitForSelector('.table .hand .building', { state: 'attached' })
  expect(complaintsOf(phone)).toEqual([])
  expect(complaintsOf(anna)).toEqual([])
})

test('an account adopts the guest’s tables, signs out and in again, and can be deleted', async () => {
  const { anna, ben, path } = await twoAtTable(server.url)
  const { page } = anna
  const email = `anna-${Date.now()}@example.org`
  await anna.go('/account')
  await page.getByRole('radio', { name: 'Create an account' }).check()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('New password').fill('a long password')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText('You are signed in to an account.').waitFor()
  await anna.go('/lobby')
  await page.locator(`.table-line a[href="${path}"]`).waitFor()
  await anna.go('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('The server does not know you yet.').waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('You are signed in to an account.').waitFor()
  await page.getByRole('button', { name: 'Delete everything about me' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('a long password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('The server does not know you yet.').waitFor()
  // At the table a bot plays on.
  await ben.page.getByRole('img', { name: 'so lange spielt ein Bot' }).first().waitFor()
  expect(complaintsOf(anna)).toEqual([])
})

/** A recorded game without its last move. */
async function nearlyOver(): Promise<GameFile> {
  const recorded = new URL('../games/big-shoulders/test/recorded/2-defaults.json', import.meta.url)
  const file = parseFile(readFileSync(recorded, 'utf8'))
  const game = await loadGame(file.game)
  const history = new History(game, { seats: file.seats.length, options: file.options, seed: file.seed })
  for (const { seat, move } of file.moves.slice(0, -1)) history.play(seat, move)
  return toFile(history, ['Anna', 'Ben'])
}

test('the end of a game: scores, the revealed seed, the file, and a rematch', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url, { language: 'de' })
  const people = [anna, ben]
  await hostDuel(anna, 'Anna')
  const imported = await anna.context.request.post(`${server.url}/api/tables/import`, {
    data: await nearlyOver(),
    headers: { 'x-boardroom': '1' },
  })
  const { id } = (await imported.json()) as { id: string }
  await anna.go(`/table/${id}`)
  const link = await anna.page.getByLabel('Invite link for seat 2').inputValue()
  await anna.page.getByRole('button', { name: 'Take a seat' }).click()
  await joinInGerman(ben, link, 'Ben')
  await startTable(anna, ben)
  for (let i = 0; i < 20 && !(await anna.page.locator('.end-screen').count()); i++) await moveOn(people)
  await Promise.all(people.map(({ page }) => page.waitForSelector('.end-screen')))
  expect(await anna.page.locator('.score-total td').allInnerTexts()).toHaveLength(2)
  await anna.page.locator('.chart').first().waitFor()

  const download = anna.page.waitForEvent('download')
  await anna.page.locator('.end-head').getByRole('button', { name: 'Save game file' }).click()
  const file = parseFile(readFileSync(await (await download).path(), 'utf8'))
  expect(file.result).not.toBeNull()
  await anna.page.getByRole('button', { name: 'Table menu' }).click()
  await anna.page.getByText(file.seed).waitFor()
  await anna.page.keyboard.press('Escape')

  await anna.page.getByRole('button', { name: 'Rematch' }).click()
  await anna.page.waitForSelector('.waiting-room')
  await ben.page.getByRole('button', { name: 'Revanche' }).click()
  await ben.page.waitForSelector('.waiting-room')
  expect(new URL(ben.page.url()).pathname).toBe(new URL(anna.page.url()).pathname)
  await startTable(anna, ben)
  await moveOn(people)
  for (const person of people) expect(complaintsOf(person)).toEqual([])
})

test('online pages have no serious findings', async () => {
  const anna = await onlinePerson(server.url)
  const { page } = anna
  const link = await hostDuel(anna, 'Anna')
  const room = new URL(page.url()).pathname
  for (const [path, sign] of [
    [room, '.waiting-room'],
    ['/lobby', '.table-line'],
    ['/account', '.private-link'],
    ['/play/big-shoulders?online', '.online-rules'],
    ['/reset?token=some', '.account-form'],
  ] as const) {
    await anna.go(path)
    await page.waitForSelector(sign)
    expect(await seriousFindings(page)).toEqual([])
  }
  const ben = await onlinePerson(server.url, { width: 390, height: 844 })
  await ben.page.goto(link)
  await ben.page.waitForSelector('.join')
  expect(await seriousFindings(ben.page)).toEqual([])
  await anna.go(room)
  await page.getByRole('button', { name: 'Give to a bot' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('.prompt-asked')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Table menu' }).click()
  expect(await seriousFindings(page)).toEqual([])
})

test('a link that keeps no chair says so before it asks for a name', async () => {
  const anna = await onlinePerson(server.url)
  const link = await hostDuel(anna, 'Anna')
  const ben = await onlinePerson(server.url, { language: 'de' })
  await ben.page.goto(link)
  await ben.page.locator('.chair-own', { hasText: 'dein Platz' }).waitFor()
  await joinInGerman(ben, link, 'Ben')
  const { page } = await onlinePerson(server.url)
  await page.goto(link)
  await page.getByRole('heading', { name: 'This chair is taken' }).waitFor()
  expect(await page.locator('.join input').count()).toBe(0)
  await page.getByRole('link', { name: 'Look at the table' }).click()
  await page.waitForSelector('.waiting-room')
  await page.goto(link.slice(0, -8))
  await page.getByRole('heading', { name: 'This invitation leads nowhere' }).waitFor()
  expect(await page.locator('.lost input').count()).toBe(0)
})

test('on a phone an invitation goes straight to whatever one writes to friends with', async () => {
  const anna = await onlinePerson(server.url, { width: 390, height: 844 })
  const { page } = anna
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.title = `sent ${url}`
    }
  })
  const link = await hostDuel(anna, 'Anna')
  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
  await page.waitForFunction((sent) => document.title === `sent ${sent}`, link)
})

test('whoever finds no table finds the way on', async () => {
  const { page, go } = await onlinePerson(server.url)
  for (const [path, title] of [
    ['/table/AAAAAAAAAAAAAAAAAAAAAA', 'No table here'],
    ['/enter/nobody', 'Your private link'],
  ] as const) {
    await go(path)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('.house-nav').count()).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'To the home page' }).click()
    await page.waitForSelector('.home')
  }
})

test('bots play along, and the host fills and empties seats before the start', async () => {
  const anna = await onlinePerson(server.url)
  const { page } = anna
  await hostDuel(anna, 'Anna')
  await page.getByRole('button', { name: 'Give to a bot' }).click()
  await page.getByRole('button', { name: 'Make free' }).click()
  await page.getByRole('button', { name: 'Give to a bot' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (let i = 0; i < 3; i++) {
    await page.waitForSelector('.prompt-asked')
    const before = await clickMove(anna)
    await settle(page, before)
    await page.waitForFunction(
      (made) => Number(document.querySelector('.side-log .history input')?.getAttribute('max')) > made,
      before,
    )
  }
  expect(complaintsOf(anna)).toEqual([])
})

test('the server serves the pages: one page for every address, files that never change for ever', async () => {
  const html = { headers: { accept: 'text/html' } }
  const page = await fetch(`${server.url}/table/somewhere`, html)
  const text = await page.text()
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const script = /assets\/[\w.-]+\.js/.exec(text)?.[0]
  const asset = await fetch(`${server.url}/${script}`)
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${server.url}/api/nowhere`, html)).status).toBe(404)
  expect((await fetch(`${server.url}/..%2f..%2fpackage.json`)).status).toBe(404)
})

test('a long name and a clock do not make a table wider than the phone', async () => {
  const phone = { width: 390, height: 844 }
  const host = await onlinePerson(server.url, phone)
  const { page } = host
  await host.go('/play/big-shoulders?online')
  await page.getByRole('button', { name: 'Duel' }).click()
  await page.getByLabel('Your name').fill('Bartholomew of the Long Name')
  await page.getByLabel('Time to think').selectOption({ label: '1 day a turn' })
  await page.getByRole('button', { name: 'Create the table' }).click()
  const link = await page.getByLabel('Invite link for seat 2').inputValue()
  const guest = await onlinePerson(server.url, { ...phone, language: 'de' })
  await joinInGerman(guest, link, 'Benedikt von Hohenlohe')
  await startTable(host, guest)
  for (const { page } of [host, guest]) {
    await page.waitForSelector('.seat-clock')
    // A phone that is given too much lays the page out wider than its window, and what stands at the lower edge below it.
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([phone.width, phone.height])
    const clocks = await page.locator('.seat-clock').evaluateAll((all) =>
      all.map((clock) => {
        const strip = clock.closest('.seat-strip')?.getBoundingClientRect()
        return clock.getBoundingClientRect().right <= (strip?.right ?? 0)
      }),
    )
    expect(clocks).toEqual([true, true])
  }
})
