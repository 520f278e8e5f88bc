import type { Counter } from 'prom-client'
import { type Now, sha256 } from '../ids.ts'
import type { LetterStore } from '../storage/storage.ts'
import type { Mail, Mailer } from './mailer.ts'

const HOUR = 60 * 60_000

/** How many letters an address gets in an hour at most: about itself and passwords, and about tables that wait. */
const MOST = { address: 5, turn: 30 } as const

/** Sends mail, but nobody more than they can bear, whoever asks for it. */
export class PostOffice {
  readonly #mailer: Mailer
  readonly #letters: LetterStore
  readonly #now: Now
  readonly #sent: Counter

  constructor(mailer: Mailer, letters: LetterStore, now: Now, sent: Counter) {
    this.#mailer = mailer
    this.#letters = letters
    this.#now = now
    this.#sent = sent
  }

  /** False: the address has got enough for now, and gets nothing. */
  async send(kind: keyof typeof MOST, mail: Mail): Promise<boolean> {
    const recipient = `${kind}/${sha256(mail.to.toLowerCase())}`
    const count = await this.#letters.count(recipient, this.#now(), HOUR)
    const goes = count <= MOST[kind]
    this.#sent.inc({ kind, end: goes ? 'sent' : 'withheld' })
    if (goes) await this.#mailer.send(mail)
    return goes
  }
}
