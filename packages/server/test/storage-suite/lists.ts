import { describe, expect, it } from 'vitest'
import { newId } from '../../src/ids.ts'
import type { TableRecord } from '../../src/storage/records.ts'
import { aSeat } from '../storage.ts'
import type { Tried } from './tried.ts'

/** Many tables at once. */
export function triesLists(here: Tried): void {
  describe('lists', () => {
    it('pages through open public tables, latest first', async () => {
      const at = 5_000_000
      const made: string[] = []
      for (let i = 0; i < 5; i++) made.unshift((await here.started({ status: 'open', changedAt: at + i })).id)
      await here.started({ status: 'open', visibility: 'private', changedAt: at + 9 })
      await here.started({ status: 'open', visibility: 'unlisted', changedAt: at + 9 })
      const query = { kind: 'open', person: null, limit: 3 } as const
      const first = await here.storage.tables.list({ ...query, after: null })
      const last = first.at(-1) as TableRecord
      const second = await here.storage.tables.list({ ...query, after: { at: last.changedAt, id: last.id } })
      expect([...first, ...second].slice(0, 5).map((table) => table.id)).toEqual(made)
      expect(first[0]?.seats).toHaveLength(2)
    })

    it("lists one's own tables by seat and by host, and the watched ones", async () => {
      const me = newId()
      const mine = await here.started({
        seats: [aSeat(0, { kind: 'person', person: me }), aSeat(1)],
        visibility: 'private',
      })
      const hosted = await here.started({ host: me, status: 'open' })
      const other = await here.started()
      await here.storage.people.watch(me, other.id, true)
      const list = async (kind: 'mine' | 'watched' | 'finished') =>
        (await here.storage.tables.list({ kind, person: me, limit: 10, after: null })).map((table) => table.id)
      expect((await list('mine')).sort()).toEqual([mine.id, hosted.id].sort())
      expect(await list('watched')).toEqual([other.id])
      await here.storage.people.watch(me, other.id, false)
      expect(await list('watched')).toEqual([])
      const over = await here.started({ status: 'over', changedAt: 6_000_000 })
      expect((await list('finished'))[0]).toBe(over.id)
    })

    it('lists the games that somebody has played to the end, and finished ones of one game', async () => {
      const me = newId()
      const seats = [aSeat(0, { kind: 'person', person: me }), aSeat(1)]
      const first = await here.started({ seats, status: 'over', visibility: 'private', changedAt: 7_000_000 })
      const second = await here.started({ seats, status: 'over', changedAt: 7_000_001 })
      await here.started({ seats })
      await here.started({ seats, status: 'cancelled' })
      await here.started({ host: me, status: 'over' })
      const played = async (after: { at: number; id: string } | null, limit: number) =>
        (await here.storage.tables.list({ kind: 'played', person: me, limit, after })).map((table) => table.id)
      expect(await played(null, 10)).toEqual([second.id, first.id])
      expect(await played({ at: second.changedAt, id: second.id }, 10)).toEqual([first.id])
      const rare = await here.started({ status: 'over', game: 'rare' })
      const query = { kind: 'finished', person: null, limit: 10, after: null } as const
      expect((await here.storage.tables.list({ ...query, game: 'rare' })).map((table) => table.id)).toEqual([rare.id])
    })

    it('tells what reviews have found at several tables', async () => {
      const [one, two, three] = [await here.started(), await here.started(), await here.started()]
      const part = (number: number) => ({ part: number, of: 9, decisions: `[${number}]` })
      for (const number of [1, 0]) await here.storage.reviews.add(one.id, 3, 'ann', part(number))
      await here.storage.reviews.add(two.id, 8, 'bea', part(0))
      await here.storage.reviews.add(three.id, 3, 'ann', part(0))
      const found = await here.storage.reviews.ofTables([one.id, two.id])
      expect(found).toHaveLength(3)
      expect(found.filter(({ table }) => table === one.id)).toEqual([
        { table: one.id, worlds: 3, reviewer: 'ann', ...part(0) },
        { table: one.id, worlds: 3, reviewer: 'ann', ...part(1) },
      ])
      expect(await here.storage.reviews.ofTables([])).toEqual([])
    })

    it('walks through all tables for the audit', async () => {
      const seen = new Set<string>()
      let last: string | null = null
      for (;;) {
        const page: string[] = await here.storage.tables.after(last, 4)
        for (const id of page) seen.add(id)
        last = page.at(-1) ?? null
        if (last === null) break
      }
      const table = await here.started()
      expect(seen.size).toBeGreaterThan(10)
      expect(seen.has(table.id)).toBe(false)
      expect(await here.storage.tables.versions([table.id, newId()])).toEqual(new Map([[table.id, 1]]))
    })
  })
}
