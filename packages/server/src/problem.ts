import { type Failure, failureIn } from './failures.ts'

/** What a client did wrong or came too late for. Becomes an answer with a code and one line; never a stack trace. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  /** Further fields of the answer. */
  readonly more: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }

  /** As it is sent. */
  get body(): Readonly<Record<string, unknown>> {
    return { error: this.code, message: this.message, ...this.more }
  }
}

/** What is stored of a table does not fit together. It says so on that table alone; `why` is for the log. */
export class Damaged extends Problem {
  readonly table: string
  readonly why: string

  constructor(table: string, why: string) {
    super(500, 'damaged-table', 'What is stored of this table is damaged. Whoever runs this server can see why.')
    this.table = table
    this.why = why
    this.stack = `Damaged: table ${table}: ${why}`
  }
}

/** A position of older rules that would come out differently now. Told to players in their language, as a refusal. */
export class RulesChanged extends Error {
  readonly refusal: { readonly rule: 'KERNEL-RULES'; readonly played: string; readonly present: string }

  constructor(played: string, present: string) {
    super(`the rules have changed from ${played} to ${present}`)
    this.refusal = { rule: 'KERNEL-RULES', played, present }
  }
}

export const nothingHere = (): Problem => new Problem(404, 'not-found', 'There is nothing here.')

export const noTable = (): Problem => new Problem(404, 'no-table', 'There is no such table.')

export const notYourSeat = (): Problem => new Problem(403, 'not-your-seat', 'You have no seat at this table.')

export const notHost = (): Problem => new Problem(403, 'not-host', 'Only the host of the table may do that.')

export const blocked = (): Problem => new Problem(403, 'blocked', 'Somebody at this table and you do not want to meet.')

export const notSignedIn = (): Problem => new Problem(401, 'who-are-you', 'Give yourself a name first.')

export const wrongStatus = (status: string): Problem =>
  new Problem(409, 'wrong-status', `That cannot be done while the table is ${status}.`, { status })

export const stale = (seq: number): Problem => new Problem(409, 'stale', 'The table has moved on.', { seq })

export const badInput = (message: string): Problem => new Problem(400, 'bad-input', message)

export const closing = (): Problem => new Problem(503, 'closing', 'The server restarts. Try again in a moment.')

const FAILURES: Readonly<Record<Failure, string>> = {
  away: 'The database cannot be reached. Try again.',
  busy: 'The database is busy; nothing was changed. Try again.',
  full: 'The server has no room left to store anything; nothing was changed. Try again later.',
  'read-only': 'The database takes no changes at present; nothing was changed. Try again later.',
  corrupt: 'The database is damaged; nothing was changed.',
}

export const storageFailed = (failure: Failure): Problem => new Problem(503, 'storage', FAILURES[failure])

/** Whether a problem is one of ours, for the log, rather than one of who asked. */
export function isOurs(problem: unknown): boolean {
  return !(problem instanceof Problem) || problem instanceof Damaged
}

/** Whatever went wrong, as it is told: a problem the client can do something about, or one line about ours. */
export function toldAs(problem: unknown): Problem {
  if (problem instanceof Problem) return problem
  const failure = failureIn(problem)
  if (failure) return storageFailed(failure)
  return new Problem(500, 'broken', 'Something went wrong here; nothing was changed.')
}
