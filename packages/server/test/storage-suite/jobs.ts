import { describe, expect, it } from 'vitest'
import { newId } from '../../src/ids.ts'
import type { Tried } from './tried.ts'

/** What is to be done later. */
export function triesJobs(here: Tried): void {
  describe('jobs', () => {
    const job = (due: number, owner = 'ada') => ({ kind: 'test', key: newId(), owner, due, payload: '{}' })

    it('lets owners take turns, whatever one of them piles up before', async () => {
      const kind = newId()
      const only = [kind]
      const add = (owner: string, due: number) => here.storage.jobs.add({ ...job(due, owner), kind })
      for (let i = 0; i < 60; i++) await add('greedy', i)
      for (const [owner, due] of [
        ['calm', 100],
        ['calm', 101],
        ['quiet', 102],
      ] as const) {
        await add(owner, due)
      }
      const owners = async () => {
        const taken = await here.storage.jobs.take(200, 300, 2, only)
        return taken.map((each) => each.owner).sort()
      }
      expect(await owners()).toEqual(['calm', 'greedy'])
      // The two that are under way count.
      expect(await owners()).toEqual(['greedy', 'quiet'])
      expect(await owners()).toEqual(['calm', 'greedy'])
      expect(await owners()).toEqual(['greedy', 'greedy'])
      expect(await here.storage.jobs.take(200, 300, 5, ['test'])).toEqual([])
      const rest = await here.storage.jobs.take(300, 400, 100, only)
      for (const each of rest) await here.storage.jobs.done(each)
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
        await here.storage.db
          .insertInto('jobs')
          .values(all.slice(i, i + 500))
          .execute()
      }
      const served = new Set<string>()
      let spent = 0
      for (let i = 0; i < 100; i++) {
        const cpu = process.cpuUsage()
        const taken = await here.storage.jobs.take(100_000, 200_000, 8, [kind])
        const { user, system } = process.cpuUsage(cpu)
        spent += user + system
        for (const each of taken) {
          served.add(each.owner)
          await here.storage.jobs.done(each)
        }
      }
      // As many turns as there are people, and a few over.
      expect(served.size).toBe(201)
      expect(spent / 100 / 1_000, 'milliseconds for each look').toBeLessThan(10)
      await here.storage.db.deleteFrom('jobs').where('kind', '=', kind).execute()
    })

    it('gives a due job to one taker only, until the time is up', async () => {
      const mine = job(100)
      await here.storage.jobs.add(mine)
      expect(await here.storage.jobs.take(99, 200, 10, ['test'])).toEqual([])
      const takes = await Promise.all([1, 2, 3, 4].map(() => here.storage.jobs.take(100, 200, 10, ['test'])))
      expect(takes.flat().map((each) => each.key)).toEqual([mine.key])
      expect(await here.storage.jobs.take(199, 300, 10, ['test'])).toEqual([])
      const [again] = await here.storage.jobs.take(200, 300, 10, ['test'])
      expect(again).toMatchObject({ key: mine.key, attempts: 2 })
      if (again) await here.storage.jobs.done(again)
      expect(await here.storage.jobs.take(1_000, 2_000, 10, ['test'])).toEqual([])
    })

    it('does a job once more that was asked for while it ran', async () => {
      const mine = job(100)
      await here.storage.jobs.add(mine)
      const [taken] = await here.storage.jobs.take(100, 200, 10, ['test'])
      await here.storage.jobs.add({ ...mine, payload: '{"again":true}' })
      if (taken) await here.storage.jobs.done(taken)
      const [again] = await here.storage.jobs.take(100, 200, 10, ['test'])
      expect(again).toMatchObject({ key: mine.key, payload: '{"again":true}', attempts: 1 })
      if (again) await here.storage.jobs.done(again)
    })

    it('tells when the next job is due, and tries a failed one later', async () => {
      const mine = job(50)
      await here.storage.jobs.add(mine)
      expect(await here.storage.jobs.nextDue(['test'])).toBe(50)
      const [taken] = await here.storage.jobs.take(60, 200, 10, ['test'])
      expect(await here.storage.jobs.nextDue(['test'])).toBe(200)
      if (taken) await here.storage.jobs.retry(taken, 150)
      expect(await here.storage.jobs.nextDue(['test'])).toBe(150)
      await here.storage.jobs.drop(mine.key)
      expect(await here.storage.jobs.take(1e6, 2e6, 10, ['test'])).toEqual([])
    })
  })
}
