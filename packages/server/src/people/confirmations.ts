import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Now, newKey } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { People } from './people.ts'

/** How long the link in a mail is good. */
const DAY = 24 * 60 * 60 * 1_000

/** Whose address it is: an account's, or the one a person wants notices at. */
export interface Claimed {
  readonly kind: 'account' | 'notices'
  readonly owner: string
  readonly mail: string
}

const claimed = z.object({
  kind: z.enum(['account', 'notices']),
  owner: z.string(),
  mail: z.string(),
  until: z.number(),
})

/** Addresses are believed when somebody has followed the link that was sent to them. */
export class Confirmations {
  readonly #storage: Storage
  readonly #people: People
  readonly #now: Now

  constructor(storage: Storage, people: People, now: Now) {
    this.#storage = storage
    this.#people = people
    this.#now = now
  }

  /** What the link proves: only we can have made it, and only the address's owner can have read it. */
  async token(of: Claimed): Promise<string> {
    const text = Buffer.from(JSON.stringify({ ...of, until: this.#now() + DAY })).toString('base64url')
    return `${text}.${await this.#seal(text)}`
  }

  /** Believes the address, if it is still the one its owner gave. */
  async confirm(token: string): Promise<Claimed['kind']> {
    const of = await this.#read(token)
    const done = of && (of.kind === 'account' ? await this.#account(of) : await this.#notices(of))
    if (!done) throw new Problem(404, 'stale-link', 'This link does not work any more.')
    return of.kind
  }

  #account({ owner, mail }: Claimed): Promise<boolean> {
    return this.#storage.accounts.confirm(owner, mail)
  }

  async #notices({ owner, mail }: Claimed): Promise<boolean> {
    const person = await this.#storage.people.find(owner)
    if (person?.settings.notify.mail !== mail) return false
    await this.#people.confirmMail(person)
    return true
  }

  async #read(token: string): Promise<Claimed | null> {
    const [text = '', seal = ''] = token.split('.')
    const [mine, theirs] = [await this.#seal(text), seal].map((each) => Buffer.from(each))
    if (!mine || !theirs || mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return null
    const read = claimed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return read.until > this.#now() ? read : null
  }

  async #seal(text: string): Promise<string> {
    const secret = await this.#storage.secret('confirmations', newKey)
    return createHmac('sha256', secret).update(text).digest('base64url')
  }
}
