import type { Seat } from '@boardroom/kernel'
import type { Kysely } from 'kysely'
import type {
  ChatLine,
  EventRecord,
  JobRecord,
  ModerationEntry,
  NewJob,
  PersonRecord,
  PushSubscription,
  ReportRecord,
  SeatRecord,
  Settings,
  Shun,
  Snapshot,
  Standing,
  StoredPosition,
  TableRecord,
} from './records.ts'
import type { Schema } from './schema.ts'

/** One accepted event with everything that changes along with it: all of it is written, or nothing. */
export interface Append {
  /** The table as it will be; its version is the one the writer saw. */
  readonly table: TableRecord
  readonly event: EventRecord
  /** The state after the event, whole or by what the event changed. */
  readonly state: { readonly whole: string } | { readonly change: string }
  /** Whether a whole state is also kept as a past position to start from. */
  readonly keep: boolean
  readonly seats: readonly SeatRecord[]
  readonly jobs: readonly NewJob[]
  readonly dropJobs: readonly string[]
}

/** The beginning of a table's log. */
export interface Beginning {
  readonly events: readonly EventRecord[]
  readonly snapshots: readonly Snapshot[]
}

/** `finished` are public games that are over, `played` those at which the person sat to the end. */
export type ListKind = 'open' | 'mine' | 'watched' | 'finished' | 'played'

export interface ListQuery {
  readonly kind: ListKind
  readonly person: string | null
  /** Only tables of this game. */
  readonly game?: string
  readonly limit: number
  /** Only tables that changed before this one, to continue a list. */
  readonly after: { readonly at: number; readonly id: string } | null
}

export interface TableStore {
  create(table: TableRecord, beginning: Beginning | null): Promise<void>
  find(id: string): Promise<TableRecord | null>
  /** Writes the whole record, its seats and the beginning. False: somebody else was faster. */
  change(table: TableRecord, more?: Change): Promise<boolean>
  /** False: somebody else was faster, or the client's id was used before. */
  append(append: Append): Promise<boolean>
  /** The latest state of a table, by what is stored of it. */
  position(table: string): Promise<StoredPosition | null>
  /** Keeps a state as a past position to start from. */
  keep(table: string, snapshot: Snapshot): Promise<void>
  /** The last kept state at or before a position. */
  snapshot(table: string, seq: number): Promise<Snapshot | null>
  /** Events after `from` up to and including `to`. */
  events(table: string, from: number, to: number): Promise<EventRecord[]>
  eventOf(table: string, seat: Seat, client: string): Promise<EventRecord | null>
  list(query: ListQuery): Promise<TableRecord[]>
  /** The ids of all tables in pages, for the audit. */
  after(id: string | null, limit: number): Promise<string[]>
  versions(ids: readonly string[]): Promise<Map<string, number>>
}

export interface Change {
  readonly beginning?: Beginning
  readonly jobs?: readonly NewJob[]
  readonly dropJobs?: readonly string[]
}

/** What somebody says. */
export type Said = Omit<ChatLine, 'n' | 'person'> & { readonly person: string }

export interface ChatStore {
  /** Gives the line its number; null if there is no such person (any more). */
  say(line: Said): Promise<ChatLine | null>
  /** What a person has said, the latest first; at one table, or at all. */
  saidBy(person: string, at?: { readonly table: string; readonly limit: number }): Promise<ChatLine[]>
  /** The next lines after a number; the last ones for who has heard none. */
  since(table: string, n: number, limit: number): Promise<ChatLine[]>
}

export interface PeopleStore {
  create(person: PersonRecord): Promise<void>
  /** Creates the person behind an account, if the account is there and has none yet. */
  createWith(person: PersonRecord & { account: string }): Promise<void>
  find(id: string): Promise<PersonRecord | null>
  byKey(keyHash: string): Promise<PersonRecord | null>
  byAccount(account: string): Promise<PersonRecord | null>
  /** Those of the keys' hashes that are good. */
  goodKeys(hashes: readonly string[]): Promise<string[]>
  /** Also renames the seats the person holds. */
  update(
    id: string,
    change: { name?: string; settings?: Settings; keyHash?: string | null; account?: string | null },
  ): Promise<void>
  /** Gives everything of one person to another: seats, hosted and watched tables, chat. */
  merge(from: string, to: string): Promise<void>
  /** Takes the person and the account out of the database; tables stay, with a name in place of what was theirs. */
  remove(id: string, name: string): Promise<void>
  watch(person: string, table: string, on: boolean): Promise<void>
  isWatching(person: string, table: string): Promise<boolean>
  subscribe(push: PushSubscription): Promise<void>
  unsubscribe(endpoint: string): Promise<void>
  subscriptions(person: string): Promise<PushSubscription[]>
  /** Running tables that wait for this person. */
  awaited(person: string): Promise<{ id: string; title: string; game: string; askedSince: number }[]>
  /** Tables at which the person sits. */
  seatsOf(person: string): Promise<string[]>
  hostedBy(person: string): Promise<string[]>
}

/** What we ask and change about accounts besides the library. */
export interface AccountStore {
  /** Believes an account's address, if it is still that. */
  confirm(account: string, mail: string): Promise<boolean>
  /** Removes an account whose address nobody has confirmed and which nobody has used, so that another may have it. */
  dropUnconfirmed(mail: string): Promise<void>
  /** Those of the sessions that have not ended. */
  goodSessions(ids: readonly string[], now: number): Promise<string[]>
  /** What is kept about an account, but for its secrets. */
  facts(account: string): Promise<Record<string, unknown>>
}

/** What people have against each other. */
export interface ConductStore {
  shun(shun: Shun): Promise<void>
  unshun(person: string, other: string): Promise<void>
  /** Whom a person does not want to hear or meet. */
  shunned(person: string): Promise<(Shun & { readonly name: string })[]>
  /** Those of `others` who have blocked the person, or are blocked by them. */
  blocks(person: string, others: readonly string[]): Promise<string[]>
  /** False: the same complaint waits already. */
  report(report: ReportRecord): Promise<boolean>
  /** Latest first; those that wait, or all. */
  reports(wish: { readonly open: boolean; readonly limit: number }): Promise<ReportRecord[]>
  reportsBy(person: string): Promise<ReportRecord[]>
  /** False: there is no such report, or it was closed before. */
  closeReport(id: string, now: number): Promise<boolean>
}

/** How much was written to whom. */
export interface LetterStore {
  /** Counts one more letter; how many it makes since the count began, which it does anew after `span`. */
  count(recipient: string, now: number, span: number): Promise<number>
}

export interface Search {
  /** A part of a name or title, or an id; of people also the mail address of their account. */
  readonly text: string
  readonly limit: number
  /** Only what is older. */
  readonly before: number | null
}

export interface FoundPerson extends Standing {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly createdAt: number
  /** How many tables they sit at. */
  readonly tables: number
}

export interface FoundTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly status: string
  readonly visibility: string
  readonly host: string | null
  readonly seq: number
  readonly createdAt: number
  readonly changedAt: number
}

/** What those need who keep order. */
export interface HostStore {
  standing(person: string): Promise<Standing | null>
  seen(person: string, at: number): Promise<void>
  ban(person: string, until: number, reason: string, now: number): Promise<void>
  setModerator(person: string, on: boolean, now: number): Promise<void>
  /** Newest first. */
  people(search: Search): Promise<FoundPerson[]>
  tables(search: Search): Promise<FoundTable[]>
  /** Takes a table out of the database with everything about it. */
  removeTable(id: string): Promise<boolean>
  /** Guests without an account who were not seen since then. */
  deadGuests(since: number, limit: number): Promise<string[]>
  /** Tables that nobody has started, and that nobody has changed since then. */
  unstarted(since: number, limit: number): Promise<string[]>
  note(entry: ModerationEntry): Promise<void>
  done(entry: string): Promise<void>
  log(limit: number, before: number | null): Promise<ModerationEntry[]>
}

/** What was found in one go at a review: decisions as JSON. */
export interface ReviewPartRecord {
  readonly part: number
  /** How many decisions the game has. */
  readonly of: number
  readonly decisions: string
}

/** A part of a review among those of many tables. */
export interface ReviewOfTable extends ReviewPartRecord {
  readonly table: string
  readonly worlds: number
  readonly reviewer: string
}

/** Reviews of tables that are over, part by part. */
export interface ReviewStore {
  /** Everything that was found at some tables. */
  ofTables(tables: readonly string[]): Promise<ReviewOfTable[]>
  parts(table: string, worlds: number, reviewer: string): Promise<ReviewPartRecord[]>
  add(table: string, worlds: number, reviewer: string, part: ReviewPartRecord): Promise<void>
  /** What other judges found is not shown any more. */
  forgetOthers(table: string, reviewer: string): Promise<void>
}

export interface JobStore {
  add(job: NewJob): Promise<void>
  drop(key: string): Promise<void>
  /** Whether a job is still to be done, or being done. */
  waits(key: string): Promise<boolean>
  /**
   * Takes due jobs of some kinds for a while: nobody else gets them before `until`. Owners take turns: the second job
   * of one comes after the first of every other.
   */
  take(now: number, until: number, limit: number, kinds: readonly string[]): Promise<JobRecord[]>
  /** Done, unless somebody has asked for it again meanwhile. */
  done(job: JobRecord): Promise<void>
  retry(job: JobRecord, due: number): Promise<void>
  nextDue(kinds: readonly string[]): Promise<number | null>
  /** When the job that has waited longest was due, or the next one will be. */
  oldestDue(): Promise<number | null>
  count(): Promise<number>
}

/** What processes on one database tell each other. */
export interface Bus {
  /** Whether this process hears the others at the moment. While it does not, what it remembers may be out of date. */
  readonly hears: boolean
  tell(message: string): void
  listen(listener: (message: string) => void): void
  /** Called when this process hears the others again; what they said meanwhile is lost. */
  onGap(late: () => void): void
}

/** Everything that outlives a process. */
export interface Storage {
  /** How its database is spoken to. */
  readonly dialect: 'sqlite' | 'postgres'
  /** Whether other processes may write to it too, so that what is remembered here can be out of date. */
  readonly shared: boolean
  readonly db: Kysely<Schema>
  readonly tables: TableStore
  readonly chat: ChatStore
  readonly people: PeopleStore
  readonly accounts: AccountStore
  readonly conduct: ConductStore
  readonly letters: LetterStore
  readonly jobs: JobStore
  readonly reviews: ReviewStore
  readonly host: HostStore
  readonly bus: Bus
  /** A value that all processes share, made when it is first asked for. */
  secret(name: string, make: () => string): Promise<string>
  ping(): Promise<void>
  close(): Promise<void>
}
