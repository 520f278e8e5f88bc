import type { PersonRecord } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'

/** By what somebody has shown who they are. */
export type Proof = { readonly kind: 'key'; readonly hash: string } | { readonly kind: 'session'; readonly id: string }

/** Somebody who asks for something, and how we know who it is. */
export interface Caller {
  readonly person: PersonRecord
  readonly proof: Proof
}

/** How many proofs are looked up at once: both databases limit the number of values in a question. */
const PAGE = 200

/** Those whose proof is still good. */
export async function goodAmong(storage: Storage, callers: readonly Caller[]): Promise<ReadonlySet<Caller>> {
  const good = new Set<Caller>()
  for (let i = 0; i < callers.length; i += PAGE) {
    const page = callers.slice(i, i + PAGE)
    const keys = page.flatMap(({ proof }) => (proof.kind === 'key' ? proof.hash : []))
    const sessions = page.flatMap(({ proof }) => (proof.kind === 'session' ? proof.id : []))
    const found = new Set([
      ...(await storage.people.goodKeys(keys)),
      ...(await storage.accounts.goodSessions(sessions, Date.now())),
    ])
    for (const caller of page)
      if (found.has(caller.proof.kind === 'key' ? caller.proof.hash : caller.proof.id)) good.add(caller)
  }
  return good
}
