import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId, sha256 } from '../src/ids.ts'
import type { EventRecord, PersonRecord, SeatRecord, TableRecord } from '../src/storage/records.ts'
import type { Append } from '../src/storage/storage.ts'

/** A directory that is gone after the test. */
export function scratch(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'boardroom-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export function aSeat(seat: number, change: Partial<SeatRecord> = {}): SeatRecord {
  return {
    seat,
    kind: 'open',
    person: null,
    name: null,
    bot: null,
    invite: newId(),
    deputy: null,
    askedSince: null,
    askedSeq: null,
    left: null,
    ...change,
  }
}

export function aTable(change: Partial<TableRecord> = {}): TableRecord {
  const seed = newId()
  return {
    id: newId(),
    version: 1,
    game: 'big-shoulders',
    rules: '1.0.0',
    options: { edition: '2020' },
    seed,
    seedHash: sha256(seed),
    host: null,
    title: 'A table',
    status: 'running',
    visibility: 'public',
    clock: { kind: 'none' },
    absence: 'wait',
    patience: null,
    imported: false,
    seq: 0,
    proposal: null,
    result: null,
    claim: null,
    rematch: null,
    createdAt: 1_000,
    changedAt: 1_000,
    startedAt: 1_000,
    endedAt: null,
    seats: [aSeat(0), aSeat(1)],
    ...change,
  }
}

export function anEvent(table: string, seq: number, change: Partial<EventRecord> = {}): EventRecord {
  return {
    table,
    seq,
    kind: 'move',
    seat: 0,
    move: { type: 'pass' },
    to: null,
    back: null,
    entries: [{ seq, entry: { type: 'passed' } }],
    hash: `hash ${seq}`,
    rules: '1.0.0',
    client: `client ${seq}`,
    at: 1_000 + seq,
    ...change,
  }
}

export function anAppend(table: TableRecord, change: Partial<Append> = {}): Append {
  const seq = table.seq + 1
  return {
    table: { ...table, seq, changedAt: 1_000 + seq },
    event: anEvent(table.id, seq),
    state: { whole: `{"seq":${seq}}` },
    keep: false,
    seats: [],
    jobs: [],
    dropJobs: [],
    ...change,
  }
}

export function aPerson(change: Partial<PersonRecord> = {}): PersonRecord {
  return {
    id: newId(),
    name: 'Ada',
    keyHash: sha256(newId()),
    account: null,
    settings: {
      language: 'en',
      notify: { mail: null, mailConfirmed: false, push: false, webhook: null },
    },
    createdAt: 1_000,
    ...change,
  }
}
