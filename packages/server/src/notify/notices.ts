import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { newKey } from '../ids.ts'
import type { Confirmations } from '../people/confirmations.ts'
import type { People } from '../people/people.ts'
import type { PersonRecord } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'
import { post } from './post.ts'
import type { PostOffice } from './post-office.ts'
import { type Awaited, LETTERS, letter, NOTICE_WORDS } from './words.ts'

/** What the server proves itself by to those who carry web pushes. */
interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Tells people that it is their turn, by the ways they have asked for. */
export class Notices {
  readonly #config: Config
  readonly #storage: Storage
  readonly #people: People
  readonly #office: PostOffice | null
  readonly #confirmations: Confirmations
  #vapid: Keys | null = null

  constructor(
    config: Config,
    storage: Storage,
    people: People,
    confirmations: Confirmations,
    office: PostOffice | null,
  ) {
    this.#confirmations = confirmations
    this.#config = config
    this.#storage = storage
    this.#people = people
    this.#office = office
  }

  /** One notice for all tables that wait for a person now. Nobody waits any more: no notice. */
  async tell(id: string): Promise<void> {
    const person = await this.#storage.people.find(id)
    if (!person) return
    const awaited = await this.#storage.people.awaited(id)
    if (awaited.length === 0) return
    const tables = awaited.map((table) => ({ ...table, url: `${this.#config.publicUrl}/table/${table.id}` }))
    // One way failing must not keep the others from being tried, nor make them be tried twice.
    const ways = [this.#mail(person, tables), this.#push(person, tables), this.#webhook(person, tables)]
    const failed = (await Promise.allSettled(ways)).filter((way) => way.status === 'rejected')
    if (failed.length === ways.length) throw failed[0]?.reason
    for (const { reason } of failed) this.onTrouble(reason)
  }

  onTrouble: (problem: unknown) => void = () => {}

  async #mail(person: PersonRecord, tables: readonly Awaited[]): Promise<void> {
    const { mail: to, mailConfirmed } = person.settings.notify
    if (!to || !mailConfirmed || !this.#office) return
    const words = NOTICE_WORDS[person.settings.language]
    const unsubscribe = `${this.#config.publicUrl}/unsubscribe/${await this.unsubscribeToken(person.id)}`
    const text = words.body(person.name, tables, unsubscribe)
    await this.#office.send('turn', { to, subject: words.subject(tables), text, unsubscribe })
  }

  /** Asks at an address whether it is right; until then nothing else is sent to it. */
  async askAt(person: PersonRecord, to: string): Promise<void> {
    if (!this.#office) return
    const token = await this.#confirmations.token({ kind: 'notices', owner: person.id, mail: to })
    const words = LETTERS[person.settings.language].confirmNotices
    await this.#office.send('address', { to, ...letter(words, `${this.#config.publicUrl}/confirm?token=${token}`) })
  }

  async #push(person: PersonRecord, tables: readonly (Awaited & { id: string })[]): Promise<void> {
    if (!person.settings.notify.push) return
    const { default: webPush } = await import('web-push')
    const vapidDetails = { subject: this.#config.publicUrl.replace(/^http:/, 'https:'), ...(await this.#keys()) }
    const words = NOTICE_WORDS[person.settings.language]
    const payload = JSON.stringify({ title: words.subject(tables), url: tables[0]?.url, tables: tables.length })
    for (const { endpoint, p256dh, auth } of await this.#storage.people.subscriptions(person.id)) {
      const target = { endpoint, keys: { p256dh, auth } }
      const options = { vapidDetails, TTL: 24 * 60 * 60 }
      const { headers, body } = webPush.generateRequestDetails(target, payload, options)
      const status = await post(endpoint, headers as Record<string, string>, body, this.#config.privateWebhooks)
      // The browser has withdrawn the subscription.
      if (status === 404 || status === 410) await this.#storage.people.unsubscribe(endpoint)
      else if (status >= 300) throw new Error(`web push answered ${status}`)
    }
  }

  async #webhook(person: PersonRecord, tables: readonly (Awaited & { id: string })[]): Promise<void> {
    const url = person.settings.notify.webhook
    if (!url) return
    const list = tables.map(({ id, title, url }) => ({ id, title, url }))
    const body = JSON.stringify({ type: 'your-turn', name: person.name, tables: list })
    const headers = { 'content-type': 'application/json', 'user-agent': 'boardroom' }
    const status = await post(url, headers, body, this.#config.privateWebhooks)
    if (status >= 300) throw new Error(`the webhook answered ${status}`)
  }

  async pushKey(): Promise<string> {
    return (await this.#keys()).publicKey
  }

  async #keys(): Promise<Keys> {
    if (this.#vapid) return this.#vapid
    const { default: webPush } = await import('web-push')
    const text = await this.#storage.secret('web-push', () => JSON.stringify(webPush.generateVAPIDKeys()))
    const keys: Keys = JSON.parse(text)
    this.#vapid = keys
    return keys
  }

  /** Proves that the link came from us; it can do nothing but end the mails. */
  async unsubscribeToken(person: string): Promise<string> {
    const secret = await this.#storage.secret('unsubscribe', newKey)
    return `${person}.${createHmac('sha256', secret).update(person).digest('base64url')}`
  }

  async personFor(token: string): Promise<PersonRecord | null> {
    const [person = ''] = token.split('.')
    const [mine, theirs] = [await this.unsubscribeToken(person), token].map((each) => Buffer.from(each))
    if (!mine || !theirs || mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return null
    return this.#storage.people.find(person)
  }

  async unsubscribe(person: PersonRecord): Promise<void> {
    await this.#people.update(person, { notify: { mail: null } })
  }
}
