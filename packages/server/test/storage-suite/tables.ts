import { describe, expect, it } from 'vitest'
import { newId } from '../../src/ids.ts'
import { anAppend, anEvent, aSeat } from '../storage.ts'
import type { Tried } from './tried.ts'

/** Tables, and the log of what happened at them. */
export function triesTables(here: Tried): void {
  describe('tables', () => {
    it('gives back what was created', async () => {
      const table = await here.started({
        result: { scores: [1, 2], winners: [1], breakdown: [] },
        proposal: { kind: 'undo', by: 0, to: 3, agreed: [0] },
        clock: { kind: 'live', bank: 60_000, increment: 5_000 },
        createdAt: 2 ** 45,
      })
      expect(await here.storage.tables.find(table.id)).toEqual(table)
    })

    it('knows no table it was not given', async () => {
      expect(await here.storage.tables.find(newId())).toBeNull()
      expect(await here.storage.tables.position(newId())).toBeNull()
      expect(await here.storage.tables.events(newId(), -1, 10)).toEqual([])
    })

    it('changes a table only for the writer who saw its latest version', async () => {
      const table = await here.started({ status: 'open' })
      const seats = [aSeat(0, { kind: 'person', person: 'p', name: 'Ada', invite: null }), aSeat(1)]
      expect(await here.storage.tables.change({ ...table, title: 'first', seats })).toBe(true)
      expect(await here.storage.tables.change({ ...table, title: 'second' })).toBe(false)
      const found = await here.storage.tables.find(table.id)
      expect(found).toMatchObject({ title: 'first', version: 2, seats })
    })

    it('writes nothing of a change that came too late', async () => {
      const table = await here.started({ status: 'open' })
      await here.storage.tables.change(table)
      const job = { kind: 'bot', key: newId(), owner: 'ada', due: 9e15, payload: '' }
      const seats = [aSeat(0, { kind: 'bot', bot: 'greedy-1' }), aSeat(1)]
      const before = await here.storage.jobs.count()
      expect(await here.storage.tables.change({ ...table, seats }, { jobs: [job] })).toBe(false)
      expect((await here.storage.tables.find(table.id))?.seats).toEqual(table.seats)
      expect(await here.storage.jobs.count()).toBe(before)
    })
  })

  describe('the log', () => {
    it('appends events with the state, seats and jobs that go with them', async () => {
      const table = await here.started()
      const job = { kind: 'bot', key: newId(), owner: 'ada', due: 9e15, payload: '{"a":1}' }
      const seats = [
        aSeat(1, { askedSince: 2 ** 44, askedSeq: 1, left: 5_000, invite: table.seats[1]?.invite ?? null }),
      ]
      const append = anAppend(table, { keep: true, seats, jobs: [job] })
      expect(await here.storage.tables.append(append)).toBe(true)
      expect(await here.storage.tables.position(table.id)).toEqual({ seq: 1, state: '{"seq":1}', changes: [] })
      expect(await here.storage.tables.snapshot(table.id, 5)).toEqual({ seq: 1, state: '{"seq":1}' })
      expect(await here.storage.tables.events(table.id, 0, 1)).toEqual([append.event])
      const found = await here.storage.tables.find(table.id)
      expect(found).toMatchObject({ seq: 1, version: 2, changedAt: 1_001 })
      expect(found?.seats[1]).toEqual(seats[0])
      expect(found?.seats[0]).toEqual(table.seats[0])
      await here.storage.jobs.drop(job.key)
    })

    it('gives one sequence number to one event only', async () => {
      const table = await here.started()
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          here.storage.tables.append(anAppend(table, { event: anEvent(table.id, 1, { client: `racer ${i}` }) })),
        ),
      )
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await here.storage.tables.events(table.id, 0, 10)).toHaveLength(1)
    })

    it('refuses the same client id of a seat twice and leaves the table as it was', async () => {
      const table = await here.started()
      await here.storage.tables.append(anAppend(table))
      const next = { ...table, seq: 1, version: 2 }
      const repeated = anAppend(next, { event: anEvent(table.id, 2, { client: 'client 1' }) })
      expect(await here.storage.tables.append(repeated)).toBe(false)
      expect(await here.storage.tables.find(table.id)).toMatchObject({ seq: 1, version: 2 })
      expect(await here.storage.tables.position(table.id)).toMatchObject({ seq: 1 })
      expect(await here.storage.tables.eventOf(table.id, 0, 'client 1')).toMatchObject({ seq: 1 })
      expect(await here.storage.tables.eventOf(table.id, 1, 'client 1')).toBeNull()
      const other = anAppend(next, { event: anEvent(table.id, 2, { client: 'client 1', seat: 1 }) })
      expect(await here.storage.tables.append(other)).toBe(true)
    })

    it('writes what arrives together, and what cannot be written takes nothing else with it', async () => {
      const tables = await Promise.all(Array.from({ length: 5 }, () => here.started()))
      for (const table of tables) await here.storage.tables.append(anAppend(table))
      const appends = tables.map((table, i) => {
        const event = anEvent(table.id, 2, { client: i === 2 ? 'client 1' : 'client 2' })
        return anAppend({ ...table, seq: 1, version: i === 4 ? 1 : 2 }, { event })
      })
      const done = await Promise.all(appends.map((append) => here.storage.tables.append(append)))
      expect(done).toEqual([true, true, false, true, false])
      for (const [i, { id }] of tables.entries()) {
        expect(await here.storage.tables.find(id)).toMatchObject({ seq: done[i] ? 2 : 1, version: done[i] ? 3 : 2 })
        expect(await here.storage.tables.position(id)).toMatchObject({ seq: done[i] ? 2 : 1 })
      }
    })

    it('finds the nearest kept state', async () => {
      let table = await here.started()
      for (let seq = 1; seq <= 7; seq++) {
        await here.storage.tables.append(anAppend(table, { keep: seq % 3 === 0 }))
        table = { ...table, seq, version: table.version + 1 }
      }
      expect(await here.storage.tables.snapshot(table.id, 2)).toMatchObject({ seq: 0 })
      expect(await here.storage.tables.snapshot(table.id, 3)).toMatchObject({ seq: 3 })
      expect(await here.storage.tables.snapshot(table.id, 7)).toMatchObject({ seq: 6 })
      expect((await here.storage.tables.events(table.id, 2, 5)).map((event) => event.seq)).toEqual([3, 4, 5])
    })

    it('keeps any text whole', async () => {
      const table = await here.started()
      const state = JSON.stringify({ text: 'Größe “…” 🏭 \\ \' " \n' })
      await here.storage.tables.append(anAppend(table, { state: { whole: state } }))
      expect((await here.storage.tables.position(table.id))?.state).toBe(state)
      const next = { ...table, seq: 1, version: 2 }
      const event = anEvent(table.id, 2, { client: null })
      await here.storage.tables.append(anAppend(next, { event, state: { change: state } }))
      expect((await here.storage.tables.position(table.id))?.changes).toEqual([state])
    })

    it('has what each event has changed since the last state that was written whole', async () => {
      let table = await here.started()
      for (let seq = 1; seq <= 5; seq++) {
        const state = seq === 3 ? { whole: '"third"' } : { change: `[${seq}]` }
        expect(await here.storage.tables.append(anAppend(table, { state, keep: true }))).toBe(true)
        table = { ...table, seq, version: table.version + 1 }
        if (seq === 2) {
          const changes = ['[1]', '[2]']
          expect(await here.storage.tables.position(table.id)).toEqual({ seq: 0, state: '{"seq":0}', changes })
        }
      }
      const stored = { seq: 3, state: '"third"', changes: ['[4]', '[5]'] }
      expect(await here.storage.tables.position(table.id)).toEqual(stored)
      // Nothing but whole states is kept.
      expect(await here.storage.tables.snapshot(table.id, 5)).toEqual({ seq: 3, state: '"third"' })
      await here.storage.tables.keep(table.id, { seq: 5, state: '"fifth"' })
      await here.storage.tables.keep(table.id, { seq: 5, state: '"another"' })
      expect(await here.storage.tables.snapshot(table.id, 5)).toEqual({ seq: 5, state: '"fifth"' })
      expect(await here.storage.tables.position(table.id)).toEqual(stored)
      const [last] = await here.storage.tables.events(table.id, 4, 5)
      expect(last).toEqual(anEvent(table.id, 5))
    })
  })
}
