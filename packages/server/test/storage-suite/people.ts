import { describe, expect, it } from 'vitest'
import { newId } from '../../src/ids.ts'
import { aPerson, aSeat } from '../storage.ts'
import type { Tried } from './tried.ts'

/** People, and what they say to each other. */
export function triesPeople(here: Tried): void {
  describe('chat', () => {
    it('numbers lines in the order they were said, also when all speak at once', async () => {
      const [table, ada] = [newId(), aPerson()]
      await here.storage.people.create(ada)
      const say = (i: number, person = ada.id) =>
        here.storage.chat.say({ table, person, seat: i % 2 ? null : 0, name: 'Ada', text: `line ${i}`, at: 1_000 + i })
      expect(await say(0, newId())).toBeNull()
      const lines = await Promise.all(Array.from({ length: 10 }, (_, i) => say(i)))
      expect(lines.flatMap((line) => line?.n ?? []).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect((await here.storage.chat.since(table, 0, 100)).map((line) => line.n)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
      expect((await here.storage.chat.since(table, 7, 100)).map((line) => line.n)).toEqual([8, 9, 10])
      expect((await here.storage.chat.since(table, 0, 2)).map((line) => line.n)).toEqual([9, 10])
    })
  })

  describe('people', () => {
    it('finds a person by id, key and account', async () => {
      const person = aPerson({ account: newId() })
      await here.storage.people.create(person)
      expect(await here.storage.people.find(person.id)).toEqual(person)
      expect(await here.storage.people.byKey(person.keyHash ?? '')).toEqual(person)
      expect(await here.storage.people.byAccount(person.account ?? '')).toEqual(person)
      expect(await here.storage.people.byKey('nobody')).toBeNull()
    })

    it('renames the seats of a person, and everyone who holds the table sees that it changed', async () => {
      const person = aPerson()
      await here.storage.people.create(person)
      const table = await here.started({
        seats: [aSeat(0, { kind: 'person', person: person.id, name: 'Ada' }), aSeat(1)],
      })
      await here.storage.people.update(person.id, { name: 'Ada L.', settings: { ...person.settings, language: 'de' } })
      expect(await here.storage.people.find(person.id)).toMatchObject({ name: 'Ada L.', settings: { language: 'de' } })
      expect(await here.storage.tables.find(table.id)).toMatchObject({ version: 2, seats: [{ name: 'Ada L.' }, {}] })
    })

    it('gives everything of a guest to an account', async () => {
      const guest = aPerson()
      const account = aPerson({ name: 'Grace', account: newId() })
      await here.storage.people.create(guest)
      await here.storage.people.create(account)
      const table = await here.started({
        host: guest.id,
        seats: [aSeat(0, { kind: 'person', person: guest.id, name: 'Ada' }), aSeat(1)],
      })
      await here.storage.people.watch(guest.id, table.id, true)
      await here.storage.people.watch(account.id, table.id, true)
      await here.storage.people.merge(guest.id, account.id)
      expect(await here.storage.people.find(guest.id)).toBeNull()
      expect(await here.storage.people.isWatching(account.id, table.id)).toBe(true)
      const found = await here.storage.tables.find(table.id)
      expect(found?.host).toBe(account.id)
      expect(found?.seats[0]).toMatchObject({ person: account.id, name: 'Grace' })
      expect(found?.version).toBeGreaterThan(1)
    })

    it('gives what a guest has against others, and they against the guest, to the account', async () => {
      const [guest, account, ben, eve] = [aPerson(), aPerson({ account: newId() }), aPerson(), aPerson()]
      for (const each of [guest, account, ben, eve]) await here.storage.people.create(each)
      const shun = (person: string, other: string, kind: 'mute' | 'block') =>
        here.storage.conduct.shun({ person, other, kind, at: 1 })
      await shun(guest.id, ben.id, 'block')
      await shun(account.id, ben.id, 'mute')
      await shun(guest.id, account.id, 'mute')
      await shun(eve.id, guest.id, 'block')
      await here.storage.people.merge(guest.id, account.id)
      expect(await here.storage.conduct.shunned(account.id)).toMatchObject([{ other: ben.id, kind: 'mute' }])
      expect(await here.storage.conduct.blocks(account.id, [eve.id, ben.id])).toEqual([eve.id])
      await here.storage.people.remove(eve.id, '-')
      expect(await here.storage.conduct.blocks(account.id, [eve.id])).toEqual([])
    })

    it('counts letters to an address anew after a while', async () => {
      const to = newId()
      const count = (now: number) => here.storage.letters.count(to, now, 100)
      expect([await count(1_000), await count(1_050), await count(1_099), await count(1_101)]).toEqual([1, 2, 3, 1])
    })

    it('forgets a person and keeps the tables of the others', async () => {
      const person = aPerson()
      await here.storage.people.create(person)
      const seats = [aSeat(0, { kind: 'person', person: person.id, name: 'Ada' }), aSeat(1)]
      const table = await here.started({ host: person.id, seats })
      await here.storage.chat.say({ table: table.id, person: person.id, seat: 0, name: 'Ada', text: 'hello', at: 1 })
      await here.storage.people.subscribe({ endpoint: newId(), person: person.id, p256dh: 'k', auth: 'a' })
      await here.storage.people.remove(person.id, '-')
      expect(await here.storage.people.find(person.id)).toBeNull()
      expect(await here.storage.people.subscriptions(person.id)).toEqual([])
      const found = await here.storage.tables.find(table.id)
      expect(found).toMatchObject({ host: null, seats: [{ kind: 'person', person: null, name: '-' }, {}] })
      expect(await here.storage.chat.since(table.id, 0, 9)).toMatchObject([{ person: null, name: '-', text: '-' }])
    })

    it('knows which running tables wait for a person', async () => {
      const person = newId()
      const asked = (askedSince: number | null) => [aSeat(0, { kind: 'person', person, askedSince }), aSeat(1)]
      const late = await here.started({ seats: asked(900) })
      const early = await here.started({ seats: asked(800) })
      await here.started({ seats: asked(null) })
      await here.started({ seats: asked(700), status: 'over' })
      expect((await here.storage.people.awaited(person)).map((each) => each.id)).toEqual([early.id, late.id])
    })
  })
}
