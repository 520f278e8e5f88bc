import { LRUCache } from 'lru-cache'
import { type Now, newId, newKey, sha256 } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { PersonRecord, Settings } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'

/** How long a process may believe what it knows of a person. */
const TRUST = 10_000

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  sounds: true,
  notify: { mail: null, push: false, webhook: null },
}

/** The name that stays at the tables of somebody who is gone. */
export const GONE = '–'

export interface PersonChange {
  readonly name?: string | undefined
  readonly language?: Settings['language'] | undefined
  readonly sounds?: boolean | undefined
  readonly notify?: Partial<{ [K in keyof Settings['notify']]: Settings['notify'][K] | undefined }> | undefined
}

/** Guests and the people behind accounts: to the tables they are the same. */
export class People {
  readonly #storage: Storage
  readonly #now: Now
  readonly #byKey = new LRUCache<string, PersonRecord>({ max: 10_000, ttl: TRUST })
  readonly #notices = new LRUCache<string, boolean>({ max: 10_000, ttl: TRUST })
  /** Told which tables show somebody differently now. */
  onSeats: (tables: readonly string[]) => Promise<void> = async () => {}

  constructor(storage: Storage, now: Now) {
    this.#storage = storage
    this.#now = now
  }

  /** A guest, and the key that proves it. The key is told this once and stored only as its hash. */
  async welcome(name: string, language: Settings['language']): Promise<{ person: PersonRecord; key: string }> {
    const key = newKey()
    const person = this.#draft(name, language, { keyHash: sha256(key), account: null })
    await this.#storage.people.create(person)
    return { person, key }
  }

  async withKey(key: string): Promise<PersonRecord | null> {
    const hash = sha256(key)
    const known = this.#byKey.get(hash)
    if (known) return known
    const person = await this.#storage.people.byKey(hash)
    if (person) this.#byKey.set(hash, person)
    return person
  }

  /** The person behind an account, who comes into being with it. */
  async withAccount(account: string, name: string): Promise<PersonRecord> {
    const known = await this.#storage.people.byAccount(account)
    if (known) return known
    const person = this.#draft(name, 'en', { keyHash: null, account })
    try {
      await this.#storage.people.create(person)
      return person
    } catch (problem) {
      const other = await this.#storage.people.byAccount(account)
      if (other) return other
      throw problem
    }
  }

  /** Makes a guest and an account one person, with all tables of both. */
  async adopt(guest: PersonRecord, account: PersonRecord): Promise<void> {
    if (guest.id === account.id) return
    if (guest.account !== null) throw new Problem(409, 'has-account', 'That guest belongs to an account already.')
    const shared = await this.#sharedTables(guest.id, account.id)
    if (shared) throw new Problem(409, 'both-seated', 'Guest and account sit at the same table.', { table: shared })
    const tables = await this.#storage.people.seatsOf(guest.id)
    await this.#storage.people.merge(guest.id, account.id)
    this.forget(guest)
    await this.onSeats(tables)
  }

  async #sharedTables(a: string, b: string): Promise<string | null> {
    const mine = new Set(await this.#storage.people.seatsOf(a))
    return (await this.#storage.people.seatsOf(b)).find((table) => mine.has(table)) ?? null
  }

  async update(person: PersonRecord, change: PersonChange): Promise<PersonRecord> {
    const { settings } = person
    const next: PersonRecord = {
      ...person,
      name: change.name ?? person.name,
      settings: {
        language: change.language ?? settings.language,
        sounds: change.sounds ?? settings.sounds,
        notify: { ...settings.notify, ...withoutUndefined(change.notify ?? {}) },
      },
    }
    await this.#storage.people.update(person.id, {
      ...(next.name !== person.name && { name: next.name }),
      settings: next.settings,
    })
    this.forget(person)
    if (next.name !== person.name) await this.onSeats(await this.#storage.people.seatsOf(person.id))
    return next
  }

  /** A new key: whoever has the old one is out. */
  async newKey(person: PersonRecord): Promise<string> {
    const key = newKey()
    await this.#storage.people.update(person.id, { keyHash: sha256(key) })
    this.forget(person)
    return key
  }

  async remove(person: PersonRecord): Promise<void> {
    const tables = await this.#storage.people.seatsOf(person.id)
    await this.#storage.people.remove(person.id, GONE)
    this.forget(person)
    await this.onSeats(tables)
  }

  forget(person: PersonRecord): void {
    if (person.keyHash) this.#byKey.delete(person.keyHash)
    this.#notices.delete(person.id)
  }

  async wantsNotice(id: string): Promise<boolean> {
    const known = this.#notices.get(id)
    if (known !== undefined) return known
    const notify = (await this.#storage.people.find(id))?.settings.notify
    const wants = notify !== undefined && (notify.mail !== null || notify.push || notify.webhook !== null)
    this.#notices.set(id, wants)
    return wants
  }

  #draft(name: string, language: Settings['language'], proof: Pick<PersonRecord, 'keyHash' | 'account'>): PersonRecord {
    return { id: newId(), name, ...proof, settings: { ...DEFAULT_SETTINGS, language }, createdAt: this.#now() }
  }
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never
}
