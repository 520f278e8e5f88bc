import { Picture } from '@boardroom/wire/picture'
import type { Page } from 'playwright-core'
import { type Visit, type Visitor, visitor } from './browser.ts'
import { clickSomeMove, settle } from './play.ts'

/** Somebody in a browser of their own, with everything the server told them. */
export interface OnlinePerson extends Visitor {
  readonly frames: string[]
}

/** What a browser says about a server that is not there is no complaint about the page. */
const LINE_DOWN = /WebSocket connection|ERR_CONNECTION|Failed to load resource: net::/

export async function onlinePerson(url: string, visit: Visit = {}): Promise<OnlinePerson> {
  const person = await visitor(visit)
  const frames: string[] = []
  person.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return { ...person, frames, go: async (path) => void (await person.page.goto(`${url}${path}`)) }
}

/** A player as the boards of all games have them: some fields of each seat. */
export type ToldPlayer = Readonly<Record<string, unknown>>

/** The players on the board as somebody saw them after each of the frames; none before the first picture. */
export function playersAfter(frames: readonly string[]): (readonly ToldPlayer[])[] {
  const picture = new Picture()
  return frames.map((frame) => {
    const message = JSON.parse(frame)
    if (message.type === 'update' || message.type === 'changes') picture.take(message)
    const board = picture.look?.view.board as { readonly players?: readonly ToldPlayer[] } | undefined
    return board?.players ?? []
  })
}

export function complaintsOf({ complaints }: Visitor): string[] {
  return complaints.filter((line) => !LINE_DOWN.test(line))
}

type Finders = 'public' | 'unlisted' | 'private'

/** Sets a table for two up and returns the invite link. */
export async function hostDuel(host: OnlinePerson, name: string, finders: Finders = 'unlisted'): Promise<string> {
  const { page } = host
  await host.go('/play/big-shoulders?online')
  await page.getByRole('button', { name: 'Duel' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Visibility').selectOption(finders)
  await page.getByRole('button', { name: 'Create the table' }).click()
  return page.getByLabel('Invite link for seat 2').inputValue()
}

/** Follows an invite link as a stranger, in German. */
export async function joinInGerman({ page }: OnlinePerson, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Dein Name am Tisch').fill(name)
  await page.getByRole('button', { name: 'Platz nehmen' }).click()
  await page.waitForSelector('.waiting-room')
}

export async function startTable(host: OnlinePerson, guest: OnlinePerson): Promise<void> {
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.table')))
}

/** Whoever is asked. */
export async function askedOf(people: readonly OnlinePerson[]): Promise<OnlinePerson> {
  const waits = people.map(async (person) => {
    await person.page.waitForSelector('.prompt-asked')
    return person
  })
  return Promise.any(waits)
}

async function untilMoves(page: Page, moves: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('.side-log .history input')?.getAttribute('max')) === wanted,
    moves,
  )
}

/** Everyone sees the same number of moves. */
export async function together(people: readonly OnlinePerson[], moves: number): Promise<void> {
  await Promise.all(people.map(({ page }) => untilMoves(page, moves)))
}

/** Clicks a move and waits for nothing but the click. Returns how many moves there were before. */
export const clickMove = ({ page }: OnlinePerson): Promise<number> => clickSomeMove(page)

/** Two people at a table that has begun, one reading English, one German. */
export async function twoAtTable(
  url: string,
  visit: Visit = {},
): Promise<{ anna: OnlinePerson; ben: OnlinePerson; path: string }> {
  const anna = await onlinePerson(url, visit)
  const ben = await onlinePerson(url, { language: 'de' })
  const link = await hostDuel(anna, 'Anna')
  await joinInGerman(ben, link, 'Ben')
  await anna.page.getByText('Ben').first().waitFor()
  await startTable(anna, ben)
  return { anna, ben, path: new URL(anna.page.url()).pathname }
}

/** Somebody who is asked makes a move, and both see it. */
export async function moveOn(people: readonly OnlinePerson[]): Promise<void> {
  const person = await askedOf(people)
  const before = await clickMove(person)
  await settle(person.page, before)
  await together(people, before + 1)
}
