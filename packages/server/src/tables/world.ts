import type { Language } from '@boardroom/kernel'
import type { Now } from '../ids.ts'
import type { EventRecord } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'
import type { Games } from './games.ts'
import type { Locks } from './locks.ts'
import type { Opened, OpenedTables } from './opened.ts'
import type { Recording } from './recording.ts'

/** Something about a table is different now, and on disk. */
export interface Changed {
  readonly opened: Opened
  /** The event that was accepted; null if something else changed. */
  readonly event: EventRecord | null
}

/** Everything the tables depend on. */
export interface World {
  readonly storage: Storage
  readonly games: Games
  readonly opened: OpenedTables
  readonly locks: Locks
  readonly now: Now
  /** Called after the commit, never before. */
  tell(changed: Changed): void
  /** Whether a person wants to hear that it is their turn. */
  wantsNotice(person: string): Promise<boolean>
  /** Replays somebody's game file, without keeping anybody else waiting. */
  record(person: Person, file: unknown, language: Language): Promise<Recording>
  /** Jobs may be due. */
  wake(): void
}

/** Whoever asks for something. */
export interface Person {
  readonly id: string
  readonly name: string
}
