import type { Absence, EventRecord, ReportReason, SeatRecord, ShunKind, Status, Visibility } from './records.ts'

/** The tables of the database. Times are milliseconds, truth values 0 and 1, structured values JSON texts. */
export interface Schema {
  tables: TablesRow
  seats: SeatsRow
  events: EventsRow
  positions: PositionsRow
  snapshots: PositionsRow
  chat: ChatRow
  people: PeopleRow
  watches: { person: string; table: string }
  shuns: { person: string; other: string; kind: ShunKind; at: number }
  reports: ReportsRow
  letters: { recipient: string; since: number; count: number }
  pushes: { endpoint: string; person: string; p256dh: string; auth: string }
  jobs: JobsRow
  standings: StandingsRow
  moderation: ModerationRow
  reviews: ReviewsRow
  secrets: { name: string; value: string }
}

/** A part of a review: what was found in one go. */
export interface ReviewsRow {
  table: string
  /** In how many worlds moves were compared. */
  worlds: number
  /** Who reviewed. */
  reviewer: string
  part: number
  /** How many decisions the game has. */
  of: number
  decisions: string
}

export interface TablesRow {
  id: string
  version: number
  game: string
  rules: string
  options: string
  seed: string
  seedHash: string
  host: string | null
  title: string
  status: Status
  visibility: Visibility
  clock: string
  absence: Absence
  imported: number
  seq: number
  proposal: string | null
  result: string | null
  rematch: string | null
  patience: number | null
  claim: string | null
  createdAt: number
  changedAt: number
  startedAt: number | null
  endedAt: number | null
}

export interface SeatsRow {
  table: string
  seat: number
  kind: SeatRecord['kind']
  person: string | null
  name: string | null
  bot: string | null
  invite: string | null
  deputy: string | null
  askedSince: number | null
  askedSeq: number | null
  left: number | null
}

export interface EventsRow {
  table: string
  seq: number
  kind: EventRecord['kind']
  seat: number | null
  move: string | null
  to: number | null
  back: number | null
  entries: string
  hash: string
  rules: string
  client: string | null
  at: number
  /** What it changed about the state; null where the state was written whole. */
  change: string | null
}

export interface PositionsRow {
  table: string
  seq: number
  state: string
}

export interface ChatRow {
  table: string
  n: number
  person: string | null
  seat: number | null
  name: string
  text: string
  at: number
}

export interface PeopleRow {
  id: string
  name: string
  keyHash: string | null
  account: string | null
  settings: string
  createdAt: number
}

export interface ReportsRow {
  id: string
  /** Who reports; null once that person is gone. */
  by: string | null
  byName: string
  /** Who is reported; null once that person is gone. */
  about: string | null
  aboutName: string
  table: string | null
  reason: ReportReason
  text: string
  /** What the reported person had last said there. */
  lines: string
  at: number
  /** Null while it waits for the one who runs the server. */
  closedAt: number | null
}

/** What the host knows of a person. */
export interface StandingsRow {
  person: string
  /** Kept to the day, roughly. */
  seenAt: number
  moderator: number
  /** 0: not banned. */
  bannedUntil: number
  reason: string
}

export interface ModerationRow {
  id: string
  at: number
  /** Null: the host. */
  by: string | null
  byName: string
  act: string
  target: string
  targetName: string
  reason: string
  detail: string
  /** 0: begun, and not known to be done. */
  done: number
}

export interface JobsRow {
  key: string
  owner: string
  kind: string
  due: number
  payload: string
  attempts: number
  round: number
  /** Nobody else takes the job before this time. */
  takenUntil: number
}
