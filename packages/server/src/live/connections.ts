import type { Caller } from '../people/caller.ts'
import type { Revocations } from '../people/revocations.ts'
import type { Revoked } from '../signals.ts'

interface Connection {
  readonly caller: Caller
  close(): void
}

/** Who is in by a live connection; those whose proof is withdrawn are cut off. */
export class Connections {
  readonly #open = new Set<Connection>()
  readonly #byPerson = new Map<string, Set<Connection>>()
  readonly #holds: (callers: readonly Caller[]) => Promise<ReadonlySet<Caller>>
  readonly #onClosed: () => void
  /** Counts what was withdrawn, so that somebody who is just coming in can tell whether he was meant. */
  #withdrawn = 0

  constructor(
    revocations: Revocations,
    holds: (callers: readonly Caller[]) => Promise<ReadonlySet<Caller>>,
    onClosed: () => void,
  ) {
    this.#holds = holds
    this.#onClosed = onClosed
    revocations.listen((revoked) => this.#revoke(revoked))
  }

  /** Lets somebody in whom `find` knows, unless that was withdrawn meanwhile. Null: a stranger. */
  async admit(find: () => Promise<Caller | null>, close: () => void): Promise<Caller | null> {
    for (;;) {
      const before = this.#withdrawn
      const caller = await find()
      if (before !== this.#withdrawn) continue
      if (caller) this.#add({ caller, close })
      return caller
    }
  }

  leave(caller: Caller): void {
    for (const each of this.#byPerson.get(caller.person.id) ?? []) if (each.caller === caller) this.#drop(each)
  }

  /** Looks for proofs that ended unheard: run out, or withdrawn while this process could hear nothing. */
  async recheck(): Promise<void> {
    const open = [...this.#open]
    const good = await this.#holds(open.map(({ caller }) => caller))
    for (const each of open) if (!good.has(each.caller)) this.#cut(each)
  }

  #revoke(revoked: Revoked): void {
    this.#withdrawn++
    const meant =
      'person' in revoked
        ? (this.#byPerson.get(revoked.person) ?? [])
        : [...this.#open].filter(({ caller: { proof } }) => proof.kind === 'session' && proof.id === revoked.session)
    for (const each of [...meant]) this.#cut(each)
  }

  #cut(connection: Connection): void {
    if (!this.#open.has(connection)) return
    this.#drop(connection)
    this.#onClosed()
    connection.close()
  }

  #add(connection: Connection): void {
    this.#open.add(connection)
    const { id } = connection.caller.person
    const others = this.#byPerson.get(id)
    if (others) others.add(connection)
    else this.#byPerson.set(id, new Set([connection]))
  }

  #drop(connection: Connection): void {
    this.#open.delete(connection)
    const { id } = connection.caller.person
    const others = this.#byPerson.get(id)
    others?.delete(connection)
    if (others?.size === 0) this.#byPerson.delete(id)
  }
}
