import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../src/ids.ts'
import { accountOptions } from '../src/people/account-options.ts'
import type { Storage } from '../src/storage/storage.ts'
import { triesJobs } from './storage-suite/jobs.ts'
import { triesLists } from './storage-suite/lists.ts'
import { triesPeople } from './storage-suite/people.ts'
import { triesTables } from './storage-suite/tables.ts'
import { Tried } from './storage-suite/tried.ts'

/** What any storage must do, run on each of them. */
export function storageSuite(name: string, open: () => Promise<Storage>): void {
  describe(`storage on ${name}`, () => {
    const here = new Tried()

    beforeAll(() => here.open(open()))
    afterAll(() => here.storage.close())

    triesTables(here)
    triesLists(here)
    triesPeople(here)
    triesJobs(here)

    it('has the tables that the accounts library wants', async () => {
      const { dialect, db } = here.storage
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
      const answers = await Promise.all(['a', 'b', 'c'].map((value) => here.storage.secret(name, () => value)))
      expect(new Set(answers).size).toBe(1)
      expect(await here.storage.secret(name, () => 'd')).toBe(answers[0])
    })

    it('answers when it is asked whether it is there', async () => {
      await expect(here.storage.ping()).resolves.toBeUndefined()
    })
  })
}
