import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../src/ids.ts'
import { accountOptions } from '../src/people/account-options.ts'
import type { TableRecord } from '../src/storage/records.ts'
import type { Storage } from '../src/storage/storage.ts'
import { anAppend, anEvent, aPerson, aSeat, aTable } from './storage.ts'

/** What any storage must do, run on each of them. */
export function storageSuite(name: string, open: () => Promise<Storage>): void {
  describe(`storage on ${name}`, () => {
    let storage: Storage

    beforeAll(async () => {
      storage = await open()
    })
    afterAll(() => storage.close())

    async function started(change: Partial<TableRecord> = {}): Promise<TableRecord> {
      const table = aTable(change)
      const start = anEvent(table.id, 0, { kind: 'start', seat: null, move: null, client: null })
      await storage.tables.create(table, { events: [start], snapshots: [{ seq: 0, state: '{"seq":0}' }] })
      return table
    }

    describe('tables', () => {
      it('gives back what was created', async () => {
        const table = await started({
          result: { scores: [1, 2], winners: [1], breakdown: [] },
          proposal: { kind: 'undo', by: 0, to: 3, agreed: [0] },
          clock: { kind: 'live', bank: 60_000, increment: 5_000 },
          createdAt: 2 ** 45,
        })
        expect(await storage.tables.find(table.id)).toEqual(table)
      })

      it('knows no table it was not given', async () => {
        expect(await storage.tables.find(newId())).toBeNull()
        expect(await storage.tables.position(newId())).toBeNull()
        expect(await storage.tables.events(newId(), -1, 10)).toEqual([])
      })

      it('changes a table only for the writer who saw its latest version', async () => {
        const table = await started({ status: 'open' })
        const seats = [aSeat(0, { kind: 'person', person: 'p', name: 'Ada', invite: null }), aSeat(1)]
        expect(await storage.tables.change({ ...table, title: 'first', seats })).toBe(true)
        expect(await storage.tables.change({ ...table, title: 'second' })).toBe(false)
        const found = await storage.tables.find(table.id)
        expect(found).toMatchObject({ title: 'first', version: 2, seats })
      })

      it('writes nothing of a change that came too late', async () => {
        const table = await started({ status: 'open' })
        await storage.tables.change(table)
        const job = { kind: 'bot', key: newId(), owner: 'ada', due: 9e15, payload: '' }
        const seats = [aSeat(0, { kind: 'bot', bot: 'greedy-1' }), aSeat(1)]
        const before = await storage.jobs.count()
        expect(await storage.tables.change({ ...table, seats }, { jobs: [job] })).toBe(false)
        expect((await storage.tables.find(table.id))?.seats).toEqual(table.seats)
        expect(await storage.jobs.count()).toBe(before)
      })
    })

    describe('the log', () => {
      it('appends events with the state, seats and jobs that go with them', async () => {
        const table = await started()
        const job = { kind: 'bot', key: newId(), owner: 'ada', due: 9e15, payload: '{"a":1}' }
        const seats = [
          aSeat(1, { askedSince: 2 ** 44, askedSeq: 1, left: 5_000, invite: table.seats[1]?.invite ?? null }),
        ]
        const append = anAppend(table, { keep: true, seats, jobs: [job] })
        expect(await storage.tables.append(append)).toBe(true)
        expect(await storage.tables.position(table.id)).toEqual({ seq: 1, state: '{"seq":1}' })
        expect(await storage.tables.snapshot(table.id, 5)).toEqual({ seq: 1, state: '{"seq":1}' })
        expect(await storage.tables.events(table.id, 0, 1)).toEqual([append.event])
        const found = await storage.tables.find(table.id)
        expect(found).toMatchObject({ seq: 1, version: 2, changedAt: 1_001 })
        expect(found?.seats[1]).toEqual(seats[0])
        expect(found?.seats[0]).toEqual(table.seats[0])
        await storage.jobs.drop(job.key)
      })

      it('gives one sequence number to one event only', async () => {
        const table = await started()
        const tries = await Promise.all(
          Array.from({ length: 8 }, (_, i) =>
            storage.tables.append(anAppend(table, { event: anEvent(table.id, 1, { client: `racer ${i}` }) })),
          ),
        )
        expect(tries.filter(Boolean)).toHaveLength(1)
        expect(await storage.tables.events(table.id, 0, 10)).toHaveLength(1)
      })

      it('refuses the same client id of a seat twice and leaves the table as it was', async () => {
        const table = await started()
        await storage.tables.append(anAppend(table))
        const next = { ...table, seq: 1, version: 2 }
        const repeated = anAppend(next, { event: anEvent(table.id, 2, { client: 'client 1' }) })
        expect(await storage.tables.append(repeated)).toBe(false)
        expect(await storage.tables.find(table.id)).toMatchObject({ seq: 1, version: 2 })
        expect(await storage.tables.position(table.id)).toMatchObject({ seq: 1 })
        expect(await storage.tables.eventOf(table.id, 0, 'client 1')).toMatchObject({ seq: 1 })
        expect(await storage.tables.eventOf(table.id, 1, 'client 1')).toBeNull()
        const other = anAppend(next, { event: anEvent(table.id, 2, { client: 'client 1', seat: 1 }) })
        expect(await storage.tables.append(other)).toBe(true)
      })

      it('writes what arrives together, and what cannot be written takes nothing else with it', async () => {
        const tables = await Promise.all(Array.from({ length: 5 }, started))
        for (const table of tables) await storage.tables.append(anAppend(table))
        const appends = tables.map((table, i) => {
          const event = anEvent(table.id, 2, { client: i === 2 ? 'client 1' : 'client 2' })
          return anAppend({ ...table, seq: 1, version: i === 4 ? 1 : 2 }, { event })
        })
        const done = await Promise.all(appends.map((append) => storage.tables.append(append)))
        expect(done).toEqual([true, true, false, true, false])
        for (const [i, { id }] of tables.entries()) {
          expect(await storage.tables.find(id)).toMatchObject({ seq: done[i] ? 2 : 1, version: done[i] ? 3 : 2 })
          expect(await storage.tables.position(id)).toMatchObject({ seq: done[i] ? 2 : 1 })
        }
      })

      it('finds the nearest kept state', async () => {
        let table = await started()
        for (let seq = 1; seq <= 7; seq++) {
          await storage.tables.append(anAppend(table, { keep: seq % 3 === 0 }))
          table = { ...table, seq, version: table.version + 1 }
        }
        expect(await storage.tables.snapshot(table.id, 2)).toMatchObject({ seq: 0 })
        expect(await storage.tables.snapshot(table.id, 3)).toMatchObject({ seq: 3 })
        expect(await storage.tables.snapshot(table.id, 7)).toMatchObject({ seq: 6 })
        expect((await storage.tables.events(table.id, 2, 5)).map((event) => event.seq)).toEqual([3, 4, 5])
      })

      it('keeps any text whole', async () => {
        const table = await started()
        const state = JSON.stringify({ text: 'Größe “…” 🏭 \\ \' " \n' })
        await storage.tables.append(anAppend(table, { state }))
        expect((await storage.tables.position(table.id))?.state).toBe(state)
      })
    })

    describe('lists', () => {
      it('pages through open public tables, latest first', async () => {
        const at = 5_000_000
        const made: string[] = []
        for (let i = 0; i < 5; i++) made.unshift((await started({ status: 'open', changedAt: at + i })).id)
        await started({ status: 'open', visibility: 'private', changedAt: at + 9 })
        await started({ status: 'open', visibility: 'unlisted', changedAt: at + 9 })
        const query = { kind: 'open', person: null, limit: 3 } as const
        const first = await storage.tables.list({ ...query, after: null })
        const last = first.at(-1) as TableRecord
        const second = await storage.tables.list({ ...query, after: { at: last.changedAt, id: last.id } })
        expect([...first, ...second].slice(0, 5).map((table) => table.id)).toEqual(made)
        expect(first[0]?.seats).toHaveLength(2)
      })

      it("lists one's own tables by seat and by host, and the watched ones", async () => {
        const me = newId()
        const mine = await started({
          seats: [aSeat(0, { kind: 'person', person: me }), aSeat(1)],
          visibility: 'private',
        })
        const hosted = await started({ host: me, status: 'open' })
        const other = await started()
        await storage.people.watch(me, other.id, true)
        const list = async (kind: 'mine' | 'watched' | 'finished') =>
          (await storage.tables.list({ kind, person: me, limit: 10, after: null })).map((table) => table.id)
        expect((await list('mine')).sort()).toEqual([mine.id, hosted.id].sort())
        expect(await list('watched')).toEqual([other.id])
        await storage.people.watch(me, other.id, false)
        expect(await list('watched')).toEqual([])
        const over = await started({ status: 'over', changedAt: 6_000_000 })
        expect((await list('finished'))[0]).toBe(over.id)
      })

      it('lists the games that somebody has played to the end, and finished ones of one game', async () => {
        const me = newId()
        const seats = [aSeat(0, { kind: 'person', person: me }), aSeat(1)]
        const first = await started({ seats, status: 'over', visibility: 'private', changedAt: 7_000_000 })
        const second = await started({ seats, status: 'over', changedAt: 7_000_001 })
        await started({ seats })
        await started({ seats, status: 'cancelled' })
        await started({ host: me, status: 'over' })
        const played = async (after: { at: number; id: string } | null, limit: number) =>
          (await storage.tables.list({ kind: 'played', person: me, limit, after })).map((table) => table.id)
        expect(await played(null, 10)).toEqual([second.id, first.id])
        expect(await played({ at: second.changedAt, id: second.id }, 10)).toEqual([first.id])
        const rare = await started({ status: 'over', game: 'rare' })
        const query = { kind: 'finished', person: null, limit: 10, after: null } as const
        expect((await storage.tables.list({ ...query, game: 'rare' })).map((table) => table.id)).toEqual([rare.id])
      })

      it('tells what reviews have found at several tables', async () => {
        const [one, two, three] = [await started(), await started(), await started()]
        const part = (number: number) => ({ part: number, of: 9, decisions: `[${number}]` })
        for (const number of [1, 0]) await storage.reviews.add(one.id, 3, 'ann', part(number))
        await storage.reviews.add(two.id, 8, 'bea', part(0))
        await storage.reviews.add(three.id, 3, 'ann', part(0))
        const found = await storage.reviews.ofTables([one.id, two.id])
        expect(found).toHaveLength(3)
        expect(found.filter(({ table }) => table === one.id)).toEqual([
          { table: one.id, worlds: 3, reviewer: 'ann', ...part(0) },
          { table: one.id, worlds: 3, reviewer: 'ann', ...part(1) },
        ])
        expect(await storage.reviews.ofTables([])).toEqual([])
      })

      it('walks through all tables for the audit', async () => {
        const seen = new Set<string>()
        let last: string | null = null
        for (;;) {
          const page: string[] = await storage.tables.after(last, 4)
          for (const id of page) seen.add(id)
          last = page.at(-1) ?? null
          if (last === null) break
        }
        const table = await started()
        expect(seen.size).toBeGreaterThan(10)
        expect(seen.has(table.id)).toBe(false)
        expect(await storage.tables.versions([table.id, newId()])).toEqual(new Map([[table.id, 1]]))
      })
    })

    describe('chat', () => {
      it('numbers lines in the order they were said, also when all speak at once', async () => {
        const [table, ada] = [newId(), aPerson()]
        await storage.people.create(ada)
        const say = (i: number, person = ada.id) =>
          storage.chat.say({ table, person, seat: i % 2 ? null : 0, name: 'Ada', text: `line ${i}`, at: 1_000 + i })
        expect(await say(0, newId())).toBeNull()
        const lines = await Promise.all(Array.from({ length: 10 }, (_, i) => say(i)))
        expect(lines.flatMap((line) => line?.n ?? []).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        expect((await storage.chat.since(table, 0, 100)).map((line) => line.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        expect((await storage.chat.since(table, 7, 100)).map((line) => line.n)).toEqual([8, 9, 10])
        expect((await storage.chat.since(table, 0, 2)).map((line) => line.n)).toEqual([9, 10])
      })
    })

    describe('people', () => {
      it('finds a person by id, key and account', async () => {
        const person = aPerson({ account: newId() })
        await storage.people.create(person)
        expect(await storage.people.find(person.id)).toEqual(person)
        expect(await storage.people.byKey(person.keyHash ?? '')).toEqual(person)
        expect(await storage.people.byAccount(person.account ?? '')).toEqual(person)
        expect(await storage.people.byKey('nobody')).toBeNull()
      })

      it('renames the seats of a person, and everyone who holds the table sees that it changed', async () => {
        const person = aPerson()
        await storage.people.create(person)
        const table = await started({ seats: [aSeat(0, { kind: 'person', person: person.id, name: 'Ada' }), aSeat(1)] })
        await storage.people.update(person.id, { name: 'Ada L.', settings: { ...person.settings, language: 'de' } })
        expect(await storage.people.find(person.id)).toMatchObject({ name: 'Ada L.', settings: { language: 'de' } })
        expect(await storage.tables.find(table.id)).toMatchObject({ version: 2, seats: [{ name: 'Ada L.' }, {}] })
      })

      it('gives everything of a guest to an account', async () => {
        const guest = aPerson()
        const account = aPerson({ name: 'Grace', account: newId() })
        await storage.people.create(guest)
        await storage.people.create(account)
        const table = await started({
          host: guest.id,
          seats: [aSeat(0, { kind: 'person', person: guest.id, name: 'Ada' }), aSeat(1)],
        })
        await storage.people.watch(guest.id, table.id, true)
        await storage.people.watch(account.id, table.id, true)
        await storage.people.merge(guest.id, account.id)
        expect(await storage.people.find(guest.id)).toBeNull()
        expect(await storage.people.isWatching(account.id, table.id)).toBe(true)
        const found = await storage.tables.find(table.id)
        expect(found?.host).toBe(account.id)
        expect(found?.seats[0]).toMatchObject({ person: account.id, name: 'Grace' })
        expect(found?.version).toBeGreaterThan(1)
      })

      it('gives what a guest has against others, and they against the guest, to the account', async () => {
        const [guest, account, ben, eve] = [aPerson(), aPerson({ account: newId() }), aPerson(), aPerson()]
        for (const each of [guest, account, ben, eve]) await storage.people.create(each)
        const shun = (person: string, other: string, kind: 'mute' | 'block') =>
          storage.conduct.shun({ person, other, kind, at: 1 })
        await shun(guest.id, ben.id, 'block')
        await shun(account.id, ben.id, 'mute')
        await shun(guest.id, account.id, 'mute')
        await shun(eve.id, guest.id, 'block')
        await storage.people.merge(guest.id, account.id)
        expect(await storage.conduct.shunned(account.id)).toMatchObject([{ other: ben.id, kind: 'mute' }])
        expect(await storage.conduct.blocks(account.id, [eve.id, ben.id])).toEqual([eve.id])
        await storage.people.remove(eve.id, '-')
        expect(await storage.conduct.blocks(account.id, [eve.id])).toEqual([])
      })

      it('counts letters to an address anew after a while', async () => {
        const to = newId()
        const count = (now: number) => storage.letters.count(to, now, 100)
        expect([await count(1_000), await count(1_050), await count(1_099), await count(1_101)]).toEqual([1, 2, 3, 1])
      })

      it('forgets a person and keeps the tables of the others', async () => {
        const person = aPerson()
        await storage.people.create(person)
        const seats = [aSeat(0, { kind: 'person', person: person.id, name: 'Ada' }), aSeat(1)]
        const table = await started({ host: person.id, seats })
        await storage.chat.say({ table: table.id, person: person.id, seat: 0, name: 'Ada', text: 'hello', at: 1 })
        await storage.people.subscribe({ endpoint: newId(), person: person.id, p256dh: 'k', auth: 'a' })
        await storage.people.remove(person.id, '-')
        expect(await storage.people.find(person.id)).toBeNull()
        expect(await storage.people.subscriptions(person.id)).toEqual([])
        const found = await storage.tables.find(table.id)
        expect(found).toMatchObject({ host: null, seats: [{ kind: 'person', person: null, name: '-' }, {}] })
        expect(await storage.chat.since(table.id, 0, 9)).toMatchObject([{ person: null, name: '-', text: '-' }])
      })

      it('knows which running tables wait for a person', async () => {
        const person = newId()
        const asked = (askedSince: number | null) => [aSeat(0, { kind: 'person', person, askedSince }), aSeat(1)]
        const late = await started({ seats: asked(900) })
        const early = await started({ seats: asked(800) })
        await started({ seats: asked(null) })
        await started({ seats: asked(700), status: 'over' })
        expect((await storage.people.awaited(person)).map((each) => each.id)).toEqual([early.id, late.id])
      })
    })

    describe('jobs', () => {
      const job = (due: number, owner = 'ada') => ({ kind: 'test', key: newId(), owner, due, payload: '{}' })

      it('lets owners take turns, whatever one of them piles up before', async () => {
        const kind = newId()
        const only = [kind]
        const add = (owner: string, due: number) => storage.jobs.add({ ...job(due, owner), kind })
        for (let i = 0; i < 60; i++) await add('greedy', i)
        for (const [owner, due] of [
          ['calm', 100],
          ['calm', 101],
          ['quiet', 102],
        ] as const) {
          await add(owner, due)
        }
        const owners = async () => {
          const taken = await storage.jobs.take(200, 300, 2, only)
          return taken.map((each) => each.owner).sort()
        }
        expect(await owners()).toEqual(['calm', 'greedy'])
        // The two that are under way count.
        expect(await owners()).toEqual(['greedy', 'quiet'])
        expect(await owners()).toEqual(['calm', 'greedy'])
        expect(await owners()).toEqual(['greedy', 'greedy'])
        expect(await storage.jobs.take(200, 300, 5, ['test'])).toEqual([])
        const rest = await storage.jobs.take(300, 400, 100, only)
        for (const each of rest) await storage.jobs.done(each)
        expect(rest).toHaveLength(63)
      })

      it('finds those who wait behind ten thousand jobs of somebody else, and goes round among many', async () => {
        const kind = newId()
        const rows = (owner: (i: number) => string, count: number, due: number) =>
          Array.from({ length: count }, (_, i) => ({
            ...{ ...job(due + i, owner(i)), kind },
            ...{ attempts: 0, round: 0, takenUntil: 0 },
          }))
        const calm = (i: number) => `calm ${String(i).padStart(3, '0')}`
        const all = [...rows(() => 'greedy', 10_000, 0), ...rows(calm, 200, 50_000)]
        for (let i = 0; i < all.length; i += 500) {
          await storage.db
            .insertInto('jobs')
            .values(all.slice(i, i + 500))
            .execute()
        }
        const served = new Set<string>()
        let spent = 0
        for (let i = 0; i < 100; i++) {
          const cpu = process.cpuUsage()
          const taken = await storage.jobs.take(100_000, 200_000, 8, [kind])
          const { user, system } = process.cpuUsage(cpu)
          spent += user + system
          for (const each of taken) {
            served.add(each.owner)
            await storage.jobs.done(each)
          }
        }
        // As many turns as there are people, and a few over.
        expect(served.size).toBe(201)
        expect(spent / 100 / 1_000, 'milliseconds for each look').toBeLessThan(10)
        await storage.db.deleteFrom('jobs').where('kind', '=', kind).execute()
      })

      it('gives a due job to one taker only, until the time is up', async () => {
        const mine = job(100)
        await storage.jobs.add(mine)
        expect(await storage.jobs.take(99, 200, 10, ['test'])).toEqual([])
        const takes = await Promise.all([1, 2, 3, 4].map(() => storage.jobs.take(100, 200, 10, ['test'])))
        expect(takes.flat().map((each) => each.key)).toEqual([mine.key])
        expect(await storage.jobs.take(199, 300, 10, ['test'])).toEqual([])
        const [again] = await storage.jobs.take(200, 300, 10, ['test'])
        expect(again).toMatchObject({ key: mine.key, attempts: 2 })
        if (again) await storage.jobs.done(again)
        expect(await storage.jobs.take(1_000, 2_000, 10, ['test'])).toEqual([])
      })

      it('does a job once more that was asked for while it ran', async () => {
        const mine = job(100)
        await storage.jobs.add(mine)
        const [taken] = await storage.jobs.take(100, 200, 10, ['test'])
        await storage.jobs.add({ ...mine, payload: '{"again":true}' })
        if (taken) await storage.jobs.done(taken)
        const [again] = await storage.jobs.take(100, 200, 10, ['test'])
        expect(again).toMatchObject({ key: mine.key, payload: '{"again":true}', attempts: 1 })
        if (again) await storage.jobs.done(again)
      })

      it('tells when the next job is due, and tries a failed one later', async () => {
        const mine = job(50)
        await storage.jobs.add(mine)
        expect(await storage.jobs.nextDue(['test'])).toBe(50)
        const [taken] = await storage.jobs.take(60, 200, 10, ['test'])
        expect(await storage.jobs.nextDue(['test'])).toBe(200)
        if (taken) await storage.jobs.retry(taken, 150)
        expect(await storage.jobs.nextDue(['test'])).toBe(150)
        await storage.jobs.drop(mine.key)
        expect(await storage.jobs.take(1e6, 2e6, 10, ['test'])).toEqual([])
      })
    })

    it('has the tables that the accounts library wants', async () => {
      const { dialect, db } = storage
      const setting = {
        db: db as never,
        dialect,
        publicUrl: 'http://localhost',
        knownUrl: true,
        secret: 'x'.repeat(32),
      }
      const { getMigrations } = await import('better-auth/db/migration')
      const { toBeCreated, toBeAdded } = await getMigrations(accountOptions(setting))
      expect([toBeCreated, toBeAdded]).toEqual([[], []])
    })

    it('keeps one secret for all who ask', async () => {
      const name = newId()
      const answers = await Promise.all(['a', 'b', 'c'].map((value) => storage.secret(name, () => value)))
      expect(new Set(answers).size).toBe(1)
      expect(await storage.secret(name, () => 'd')).toBe(answers[0])
    })

    it('answers when it is asked whether it is there', async () => {
      await expect(storage.ping()).resolves.toBeUndefined()
    })
  })
}
