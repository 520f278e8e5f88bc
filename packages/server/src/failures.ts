/** What keeps a database from doing what it was asked, told by the error its driver gives. */
export type Failure = 'away' | 'busy' | 'full' | 'read-only' | 'corrupt'

const BY_CODE: readonly (readonly [RegExp, Failure])[] = [
  // Connection lost or refused, or PostgreSQL shutting down or starting (its error class 57).
  [/^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|57P|08)/, 'away'],
  // Out of connections or memory; waited too long for a lock.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|53[023]00|55P03)/, 'busy'],
  [/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT|EIO|53100|53400|58030)/, 'full'],
  [/^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EROFS|25006)/, 'read-only'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/, 'corrupt'],
]
const GONE = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered/

/** What is wrong with the database, if that is what a problem comes from. */
export function failureIn(problem: unknown): Failure | null {
  const { code, message } = (problem ?? {}) as { code?: unknown; message?: unknown }
  const known = BY_CODE.find(([pattern]) => pattern.test(String(code ?? '')))
  if (known) return known[1]
  return GONE.test(String(message ?? '')) ? 'away' : null
}
