import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { told } from './carnegie.ts'
import {
  askedOf,
  clickMove,
  complaintsOf,
  joinInGerman,
  type OnlinePerson,
  onlinePerson,
  playersAfter,
  startTable,
  together,
} from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { settle } from './play.ts'

afterAll(closeBrowser)

describe('online', () => {
  let server: OnlineServer
  beforeAll(async () => {
    server = await OnlineServer.start()
  })
  afterAll(() => server.close())

  async function host({ page, go }: OnlinePerson): Promise<string> {
    await go('/play/carnegie?online')
    await page.getByRole('button', { name: 'Duel' }).click()
    await page.getByLabel('Your name').fill('Anna')
    await page.getByRole('button', { name: 'Create the table' }).click()
    return page.getByLabel('Invite link for seat 2').inputValue()
  }

  function sidesIn(frames: readonly string[], seat: number): unknown[] {
    return playersAfter(frames).flatMap((players) => players[seat]?.['sides'] ?? [])
  }

  test('two people play the setup and a whole round', async () => {
    const anna = await onlinePerson(server.url)
    const ben = await onlinePerson(server.url, { language: 'de' })
    const people = [anna, ben]
    await joinInGerman(ben, await host(anna), 'Ben')
    await startTable(anna, ben)
    const headline = anna.page.locator('.table-headline')
    for (let i = 0; i < 120 && !(await headline.innerText()).startsWith('Round 2'); i++) {
      const person = await askedOf(people)
      const before = await clickMove(person)
      await settle(person.page, before)
      await together(people, before + 1)
    }
    expect(await headline.innerText()).toMatch(/^Round 2 of 20/)
    expect(await ben.page.locator('.table-headline').innerText()).toMatch(/^Runde 2 von 20/)
    await told(ben.page, / wählt .* Ereignis: /)
    // Nobody was told the other's sides before both had chosen.
    expect(sidesIn(anna.frames, 1).length).toBeGreaterThan(0)
    for (const told of [...sidesIn(anna.frames, 1), ...sidesIn(ben.frames, 0)]) expect(typeof told).toBe('boolean')
    for (const person of people) expect(complaintsOf(person)).toEqual([])
  })
})
