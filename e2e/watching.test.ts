import { expect, test } from 'vitest'
import {
  complaintsOf,
  hostDuel,
  joinInGerman,
  moveOn,
  onlinePerson,
  playersAfter,
  startTable,
  together,
  twoAtTable,
} from './online-people.ts'
import { serverHere } from './online-server.ts'
import { movesMade } from './play.ts'

const server = await serverHere()

/** The hands a seat has held, as its owner was told. */
function handsIn(frames: readonly string[], seat: number): string[][] {
  return playersAfter(frames)
    .map((players) => players[seat]?.['hand'])
    .filter(Array.isArray)
}

/** Until the draft hands Buildings on to the neighbour. */
function untilPassedOn(frames: readonly string[], seat: number): string[] {
  const [first = []] = handsIn(frames, seat)
  const passed = playersAfter(frames).findIndex((players) => {
    const hand = players[seat]?.['hand']
    return Array.isArray(hand) && hand.some((building) => !first.includes(building))
  })
  return passed < 0 ? [...frames] : frames.slice(0, passed)
}

/** Which of the Buildings the frames tell of. */
function shown(frames: readonly string[], buildings: readonly string[]): string[] {
  return buildings.filter((building) => frames.some((frame) => frame.includes(`"${building}"`)))
}

test('a spectator sees no hidden hand, on screen or on the wire', async () => {
  const { anna, ben, path } = await twoAtTable(server.url)
  const people = [anna, ben]
  const eve = await onlinePerson(server.url, { width: 1024, height: 768 })
  await eve.go(path)
  await eve.page.waitForSelector('.table')
  for (let i = 0; i < 8; i++) await moveOn(people)
  await together([eve], await movesMade(anna.page))

  const hands = people.map(({ frames }, seat) => handsIn(frames, seat)[0] ?? [])
  for (const hand of hands) expect(hand.length).toBeGreaterThan(0)
  expect(playersAfter(eve.frames).filter((players) => players.length > 0).length).toBeGreaterThan(5)
  expect(shown(eve.frames, hands.flat())).toEqual([])
  expect(shown(untilPassedOn(ben.frames, 1), hands[0] ?? [])).toEqual([])
  expect(shown(untilPassedOn(anna.frames, 0), hands[1] ?? [])).toEqual([])
  for (const player of playersAfter(eve.frames).flat()) {
    for (const pile of ['hand', 'kept', 'discarded']) expect(typeof player[pile]).toBe('number')
  }
  expect(await eve.page.locator('.hand .building').count()).toBe(0)
  expect(await eve.page.locator('.prompt-asked, .spot-open').count()).toBe(0)
  await eve.page.getByText('You are watching').waitFor()
  await anna.page.getByText('1 spectator').waitFor()
  // Who has a name may join in, in the little room beside the board.
  const join = eve.page.locator('.side-chat .chat-join')
  const { y = 0, height = 0 } = (await join.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(768)
  await join.click()
  await eve.page.getByRole('dialog').getByLabel('Your name at the table').fill('Eve')
  await eve.page.keyboard.press('Enter')
  await eve.page.getByLabel('Say something').waitFor()
  for (const person of [...people, eve]) expect(complaintsOf(person)).toEqual([])
})

test('a private table shows itself only to those who sit at it', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url, { language: 'de' })
  const link = await hostDuel(anna, 'Anna', 'private')
  const { pathname } = new URL(anna.page.url())
  await ben.go(pathname)
  await ben.page.getByText('Diesen Tisch gibt es nicht').waitFor()
  await joinInGerman(ben, link, 'Ben')
  await startTable(anna, ben)
  const eve = await onlinePerson(server.url)
  await eve.go(pathname)
  await eve.page.getByText('This table does not exist').waitFor()
  expect(eve.frames).toEqual([])
  expect(complaintsOf(anna)).toEqual([])
})

test('an invite to a private table says whose it is, and complains of nothing', async () => {
  const anna = await onlinePerson(server.url)
  const ben = await onlinePerson(server.url)
  await ben.page.goto(await hostDuel(anna, 'Anna', 'private'))
  await ben.page.getByText('Anna invites you to a table of City of the Big Shoulders.').waitFor()
  // Whoever sits there has a face, and a chair is free.
  expect(await ben.page.locator('.sitter:has(ellipse)').count()).toBe(1)
  expect(await ben.page.locator('.sitter:not(:has(ellipse))').count()).toBe(1)
  expect(complaintsOf(ben)).toEqual([])
})

test('a table is followed, and followed no longer', async () => {
  const { anna, path } = await twoAtTable(server.url)
  const eve = await onlinePerson(server.url)
  const { page } = eve
  await hostDuel(eve, 'Eve')
  const choose = async (name: string): Promise<void> => {
    await eve.go(path)
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('button', { name }).click()
  }
  await choose('Follow this table')
  await eve.go('/lobby')
  await page.getByRole('radio', { name: 'Watched' }).check()
  await page.locator(`.table-line a[href="${path}"]`).waitFor()
  await choose('Follow no longer')
  await eve.go(path)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Follow this table' }).waitFor()
  expect(await page.getByRole('button', { name: 'Follow no longer' }).count()).toBe(0)
  for (const person of [anna, eve]) expect(complaintsOf(person)).toEqual([])
})

test('the past comes in stretches: stepping through it asks the server only now and then', async () => {
  const { anna, ben } = await twoAtTable(server.url)
  const people = [anna, ben]
  for (let i = 0; i < 12; i++) await moveOn(people)
  let asked = 0
  anna.page.on('request', (request) => {
    if (request.url().includes('/view')) asked++
  })
  const board = anna.page.locator('.table-board')
  for (let moves = 11; moves >= 0; moves--) {
    await anna.page.keyboard.press('[')
    await expect.poll(() => board.getAttribute('data-seq')).toBe(String(moves))
  }
  expect(asked).toBeLessThanOrEqual(2)
  for (const person of people) expect(complaintsOf(person)).toEqual([])
})
