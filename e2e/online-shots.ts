import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Visit } from './browser.ts'
import { askedOf, clickMove, hostDuel, joinInGerman, onlinePerson, startTable, together } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { settle } from './play.ts'
import { shoot } from './shoot.ts'

const LOOKS: readonly (readonly [Visit, Visit])[] = [
  [
    { width: 1440, theme: 'light' },
    { width: 390, height: 844, theme: 'dark', language: 'de' },
  ],
  [
    { width: 1024, height: 768, theme: 'dark' },
    { width: 1440, theme: 'light', language: 'de' },
  ],
]

/** Pictures of online play: its pages, and a table as its two people see it. */
export function onlineShots(): void {
  describe('online', () => {
    let server: OnlineServer
    beforeAll(async () => {
      server = await OnlineServer.start()
    })
    afterAll(() => server.close())

    test.each(LOOKS)('%o, %o', async (host, guest) => {
      const anna = await onlinePerson(server.url, { ...host, settings: { name: 'Anna' } })
      // Nobody knows yet what he is called.
      const ben = await onlinePerson(server.url, { ...guest, settings: { name: '' } })
      const ofAnna = `${host.width}-${host.theme}-en`
      const ofBen = `${guest.width}-${guest.theme}-de`
      const link = await hostDuel(anna, 'Anna')
      await anna.page.waitForTimeout(300)
      await shoot(anna.page, `online-waiting-${ofAnna}`)
      await ben.page.goto(link)
      await ben.page.waitForSelector('.join')
      await ben.page.waitForTimeout(300)
      await shoot(ben.page, `online-join-${ofBen}`)
      await joinInGerman(ben, link, 'Ben')
      await shoot(ben.page, `online-waiting-${ofBen}`)
      await startTable(anna, ben)
      if ((host.width ?? 0) > 860) {
        await anna.page.getByLabel('Say something').fill('Good luck!')
        await anna.page.getByRole('button', { name: 'Send' }).click()
      }
      for (let i = 0; i < 12; i++) {
        const person = await askedOf([anna, ben])
        const before = await clickMove(person)
        await settle(person.page, before)
        await together([anna, ben], before + 1)
      }
      await shoot(anna.page, `online-table-${ofAnna}`)
      await shoot(ben.page, `online-table-${ofBen}`)
      for (const [person, look] of [
        [anna, ofAnna],
        [ben, ofBen],
      ] as const) {
        await person.go('/lobby')
        await person.page.waitForSelector('.table-line')
        await shoot(person.page, `online-lobby-${look}`)
        await person.go('/account')
        await person.page.waitForSelector('.private-link')
        await shoot(person.page, `online-account-${look}`)
        await person.context.close()
      }
    })
  })
}
