import type { OptionValue, PastEvent, Result, Seat } from '@boardroom/kernel'

export type Status = 'open' | 'running' | 'over' | 'cancelled'

/** Who finds a table: everyone, those who know its address, those who sit at it. */
export type Visibility = 'public' | 'unlisted' | 'private'

/** How long a seat may think. Times are milliseconds. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

/** What happens when somebody's time is up: nothing, a reminder, or a bot plays until its owner returns. */
export type Absence = 'wait' | 'remind' | 'bot'

/** How a game ended whose players did not all come back: who stayed, and who did not. */
export interface Claim {
  readonly stayed: readonly Seat[]
  readonly gone: readonly Seat[]
}

/** Something that needs the consent of all seats; of those who stayed, where others have vanished. */
export interface Proposal {
  readonly kind: 'undo' | 'cancel' | 'claim'
  readonly by: Seat
  /** The position to go back to, for an undo. */
  readonly to: number | null
  readonly agreed: readonly Seat[]
}

export interface SeatRecord {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly person: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly invite: string | null
  /** The bot that plays for an absent person. */
  readonly deputy: string | null
  /** When the seat was asked; null while it is not. */
  readonly askedSince: number | null
  /** From which position on the present question has been the same. */
  readonly askedSeq: number | null
  /** Time on the seat's clock when it was last asked. */
  readonly left: number | null
}

export interface TableRecord {
  readonly id: string
  /** Counts every change: a writer that saw an older version writes nothing. */
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seed: string
  readonly seedHash: string
  readonly host: string | null
  readonly title: string
  readonly status: Status
  readonly visibility: Visibility
  readonly clock: ClockRule
  readonly absence: Absence
  /** After how long without an answer somebody counts as gone, besides the clock; null: never. */
  readonly patience: number | null
  /** Came from a file, so its importer knows the seed. */
  readonly imported: boolean
  /** The number of the last event; 0 is the start. */
  readonly seq: number
  readonly proposal: Proposal | null
  readonly result: Result | null
  readonly claim: Claim | null
  /** The table on which the same people play again. */
  readonly rematch: string | null
  readonly createdAt: number
  readonly changedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly seats: readonly SeatRecord[]
}

export interface EventRecord extends PastEvent {
  readonly table: string
  readonly hash: string
  readonly rules: string
  /** The client's own id of the request, so that a repeated one is answered and not applied again. */
  readonly client: string | null
  readonly at: number
}

/** A state as text, at a position of a table. */
export interface Snapshot {
  readonly seq: number
  readonly state: string
}

/** The last state of a table that was written whole, and what each event after it has changed (a `StateChange` as JSON). */
export interface StoredPosition extends Snapshot {
  readonly changes: readonly string[]
}

/** Work that is due at some time. One row per key: asking again moves the time. */
export interface NewJob {
  readonly kind: string
  readonly key: string
  /** For whose sake: people take turns, however many jobs one of them has. */
  readonly owner: string
  readonly due: number
  readonly payload: string
}

export interface JobRecord extends NewJob {
  readonly attempts: number
  /** Raised whenever the job is asked for again. */
  readonly round: number
}

/** What the host knows of a person. */
export interface Standing {
  readonly seenAt: number
  readonly moderator: boolean
  /** 0: not banned. */
  readonly bannedUntil: number
  readonly reason: string
}

/** Something that was done to a person or a table by who may. */
export interface ModerationEntry {
  readonly id: string
  readonly at: number
  /** Null: whoever runs the server. */
  readonly by: string | null
  readonly byName: string
  readonly act: string
  readonly target: string
  readonly targetName: string
  readonly reason: string
  readonly detail: Readonly<Record<string, unknown>>
  /** False: begun, and not known to be done. */
  readonly done: boolean
}

export interface ChatLine {
  readonly table: string
  readonly n: number
  readonly person: string | null
  readonly seat: Seat | null
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface PersonRecord {
  readonly id: string
  readonly name: string
  /** SHA-256 of the key in the private link. */
  readonly keyHash: string | null
  /** The account, if there is one. */
  readonly account: string | null
  readonly settings: Settings
  readonly createdAt: number
}

export interface Settings {
  readonly language: 'en' | 'de'
  readonly notify: {
    readonly mail: string | null
    /** Whether the address was confirmed by the link that was sent to it. */
    readonly mailConfirmed: boolean
    readonly push: boolean
    readonly webhook: string | null
  }
}

export interface PushSubscription {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
}

/** To hear nothing of somebody, or also to sit at no table with them. */
export type ShunKind = 'mute' | 'block'

export interface Shun {
  readonly person: string
  readonly other: string
  readonly kind: ShunKind
  readonly at: number
}

export type ReportReason = 'insults' | 'cheating' | 'name' | 'stalling' | 'other'

/** Somebody's complaint about somebody else, for the one who runs the server. */
export interface ReportRecord {
  readonly id: string
  readonly by: string | null
  readonly byName: string
  readonly about: string | null
  readonly aboutName: string
  readonly table: string | null
  readonly reason: ReportReason
  readonly text: string
  /** What the reported person had last said at that table. */
  readonly lines: readonly string[]
  readonly at: number
  readonly closedAt: number | null
}
