import { personName } from '@boardroom/wire'
import { LRUCache } from 'lru-cache'
import { type Now, newId, newKey, sha256 } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { PersonRecord, Settings } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'
import type { Caller } from './caller.ts'
import type { Revocations } from './revocations.ts'

/** How long a process may believe what it knows of a person, should it not hear that this has changed. */
export const TRUST = 1_000
/** How long whether somebody wants notices. */
const NOTICE_TRUST = 10_000

const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  notify: { mail: null, mailConfirmed: false, push: false, webhook: null },
}

/** The name that stays at the tables of somebody who is gone. */
const GONE = '–'

/** What of it is said by the person; that an address is right only its owner can show. */
type Notify = Exclude<keyof Settings['notify'], 'mailConfirmed'>

export interface PersonChange {
  readonly name?: string | undefined
  readonly language?: Settings['language'] | undefined
  readonly notify?: Partial<{ [K in Notify]: Settings['notify'][K] | undefined }> | undefined
}

/** Guests and the people behind accounts: to the tables they are the same. */
export class People {
  readonly #storage: Storage
  readonly #now: Now
  readonly #revocations: Revocations
  readonly #byKey = new LRUCache<string, PersonRecord>({ max: 10_000, ttl: TRUST })
  readonly #notices = new LRUCache<string, boolean>({ max: 10_000, ttl: NOTICE_TRUST })
  /** Told which tables show somebody differently now. */
  onSeats: (tables: readonly string[]) => Promise<void> = async () => {}

  onTrouble: (problem: unknown) => void = () => {}

  constructor(storage: Storage, now: Now, revocations: Revocations) {
    this.#storage = storage
    this.#now = now
    this.#revocations = revocations
    revocations.listen((revoked) => 'person' in revoked && this.#forgetKeys(revoked.person))
  }

  /** A guest, and the key that proves it. The key is told this once and stored only as its hash. */
  async welcome(name: string, language: Settings['language']): Promise<{ person: PersonRecord; key: string }> {
    const key = newKey()
    const person = this.#draft(name, language, { keyHash: sha256(key), account: null })
    await this.#storage.people.create(person)
    return { person, key }
  }

  async withKey(key: string): Promise<PersonRecord | null> {
    return (await this.callerWithKey(key))?.person ?? null
  }

  /** Asked `afresh`, nothing is believed that was true a moment ago. */
  async callerWithKey(key: string, afresh = false): Promise<Caller | null> {
    const hash = sha256(key)
    const known = afresh ? undefined : this.#byKey.get(hash)
    const person = known ?? (await this.#storage.people.byKey(hash))
    if (!person) return null
    if (!known) this.#byKey.set(hash, person)
    return { person, proof: { kind: 'key', hash } }
  }

  /** The person behind an account, who comes into being with it and is gone with it. */
  async withAccount(account: string, name: string): Promise<PersonRecord | null> {
    const known = await this.#storage.people.byAccount(account)
    if (known) return known
    const called = personName.safeParse(name)
    const proof = { keyHash: null, account }
    await this.#storage.people.createWith(this.#draft(called.success ? called.data : GONE, 'en', proof))
    return this.#storage.people.byAccount(account)
  }

  /** Makes a guest and an account one person, with all tables of both. */
  async adopt(guest: PersonRecord, account: PersonRecord): Promise<void> {
    if (guest.id === account.id) return
    if (guest.account !== null) throw new Problem(409, 'has-account', 'That guest belongs to an account already.')
    const shared = await this.#sharedTables(guest.id, account.id)
    if (shared) throw new Problem(409, 'both-seated', 'Guest and account sit at the same table.', { table: shared })
    const tables = await this.#storage.people.seatsOf(guest.id)
    await this.#storage.people.merge(guest.id, account.id)
    this.revoke(guest.id)
    await this.onSeats(tables)
  }

  async #sharedTables(a: string, b: string): Promise<string | null> {
    const mine = new Set(await this.#storage.people.seatsOf(a))
    return (await this.#storage.people.seatsOf(b)).find((table) => mine.has(table)) ?? null
  }

  async update(person: PersonRecord, change: PersonChange): Promise<PersonRecord> {
    const { settings } = person
    const { mail, push, webhook } = change.notify ?? {}
    const notify = {
      ...settings.notify,
      ...(mail !== undefined && { mail }),
      ...(push !== undefined && { push }),
      ...(webhook !== undefined && { webhook }),
    }
    const mailConfirmed = notify.mailConfirmed && notify.mail === settings.notify.mail
    const next: PersonRecord = {
      ...person,
      name: change.name ?? person.name,
      settings: {
        language: change.language ?? settings.language,
        notify: { ...notify, mailConfirmed },
      },
    }
    await this.#storage.people.update(person.id, {
      ...(next.name !== person.name && { name: next.name }),
      settings: next.settings,
    })
    this.#forget(person)
    if (next.name !== person.name) await this.onSeats(await this.#storage.people.seatsOf(person.id))
    return next
  }

  /** The owner of the address has followed the link that was sent there. */
  async confirmMail(person: PersonRecord): Promise<void> {
    const { settings } = person
    const notify = { ...settings.notify, mailConfirmed: true }
    await this.#storage.people.update(person.id, { settings: { ...settings, notify } })
    this.#forget(person)
  }

  /** A new key: whoever has the old one is out. */
  async newKey(person: PersonRecord): Promise<string> {
    const key = newKey()
    await this.#storage.people.update(person.id, { keyHash: sha256(key) })
    this.revoke(person.id)
    return key
  }

  /** No key lets anybody in as this person until a new one is made. */
  async dropKey(person: PersonRecord): Promise<void> {
    await this.#storage.people.update(person.id, { keyHash: null })
    this.revoke(person.id)
  }

  async remove(person: PersonRecord): Promise<void> {
    const tables = await this.#storage.people.seatsOf(person.id)
    await this.#storage.people.remove(person.id, GONE)
    this.revoke(person.id)
    await this.onSeats(tables)
  }

  /** Whoever is in as this person is out within a second, on every process: connections close, nothing is remembered. */
  revoke(person: string): void {
    this.#revocations.tell({ person })
  }

  #forget(person: PersonRecord): void {
    if (person.keyHash) this.#byKey.delete(person.keyHash)
    this.#notices.delete(person.id)
  }

  #forgetKeys(person: string): void {
    for (const [hash, known] of this.#byKey.entries()) if (known.id === person) this.#byKey.delete(hash)
    this.#notices.delete(person)
  }

  async wantsNotice(id: string): Promise<boolean> {
    const known = this.#notices.get(id)
    if (known !== undefined) return known
    const notify = (await this.#storage.people.find(id))?.settings.notify
    const wants =
      notify !== undefined && ((notify.mail !== null && notify.mailConfirmed) || notify.push || notify.webhook !== null)
    this.#notices.set(id, wants)
    return wants
  }

  #draft<Proof extends Pick<PersonRecord, 'keyHash' | 'account'>>(
    name: string,
    language: Settings['language'],
    proof: Proof,
  ): PersonRecord & Proof {
    return { id: newId(), name, ...proof, settings: { ...DEFAULT_SETTINGS, language }, createdAt: this.#now() }
  }
}
