import type { GameFile, Move, Seat } from '@boardroom/kernel'
import type {
  ChatLine,
  ExploredHere,
  ListName,
  Look,
  Me,
  MeChange,
  OwnGamePage,
  ReportWish,
  ReviewStatus,
  SeatWish,
  ServerFacts,
  ShunKind,
  ShunnedList,
  TablePage,
  TableSummary,
  TableWish,
} from '@boardroom/wire'
import type { Refused } from '../table/client.ts'

/** Why the server did not do what was asked; `code` is `unreachable` if it did not answer at all. */
export class ServerProblem extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** Whether it may work a moment later: the line is down, or the server is busy. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** What went wrong, by the name under which it is put into words. */
export function codeOf(failure: unknown): string {
  return failure instanceof ServerProblem ? failure.code : 'broken'
}

/** What makes a second factor: for the authenticator, and for the day it is lost. */
export interface SecondFactorSecrets {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

/** As the sign-in library tells of it. */
export interface Passkey {
  readonly id: string
  readonly createdAt: string
}

let strangerSeen = (): void => undefined

/** What is to happen when the server does not know who asks. */
export function whenStranger(act: () => void): void {
  strangerSeen = act
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask<T>(method: Method, path: string, body?: object, key?: string): Promise<T> {
  const response = await send(method, path, body, key)
  const answer = await read(response)
  if (response.ok) return answer as T
  const { error, code, message } = (answer ?? {}) as { error?: string; code?: string; message?: string }
  if (error === 'who-are-you' && !key) strangerSeen()
  throw new ServerProblem(response.status, (error ?? code ?? 'broken').toLowerCase(), message ?? response.statusText)
}

async function send(method: Method, path: string, body?: object, key?: string): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      // Shows that a change comes from our own pages.
      headers: {
        'x-boardroom': '1',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw unreachable()
  }
}

/** Without a server behind the pages a proxy or the pages themselves answer, but never in JSON. */
async function read(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) throw unreachable()
  try {
    return await response.json()
  } catch {
    throw unreachable()
  }
}

function unreachable(): ServerProblem {
  return new ServerProblem(0, 'unreachable', 'The server cannot be reached.')
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
const post = <T>(path: string, body: object = {}): Promise<T> => ask<T>('POST', path, body)
const at = (table: string, more = ''): string => `/api/tables/${encodeURIComponent(table)}${more}`

/** Every question this client asks the server outside a live connection. */
export const api = {
  welcome: (name: string, language: string) =>
    post<{ readonly person: Me; readonly key: string }>('/api/guests', { name, language }),
  me: () => get<Me>('/api/me'),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/api/me', change),
  deleteMe: (password: string | null) => ask<object>('DELETE', '/api/me', password === null ? {} : { password }),
  /** Whose key it is; nothing changes by asking. */
  guestOf: (key: string) => ask<Me>('GET', '/api/me', undefined, key),
  enter: (key: string) => post<Me>('/api/me/enter', { key }),
  confirmMail: (token: string) => post<{ readonly kind: 'account' | 'notices' }>('/api/mail/confirm', { token }),
  newKey: () => post<{ readonly key: string }>('/api/me/key'),
  adopt: (key: string | null) => post<Me>('/api/me/adopt', key === null ? {} : { key }),
  signUp: (email: string, password: string, name: string) =>
    post<{ readonly token: string | null }>('/api/auth/sign-up/email', { email, password, name }),
  signIn: (email: string, password: string) =>
    post<{ readonly twoFactorRedirect?: boolean }>('/api/auth/sign-in/email', { email, password }),
  session: () => get<{ readonly user: { readonly twoFactorEnabled?: boolean } } | null>('/api/auth/get-session'),
  beginSecondFactor: (password: string) => post<SecondFactorSecrets>('/api/auth/two-factor/enable', { password }),
  endSecondFactor: (password: string) => post<object>('/api/auth/two-factor/disable', { password }),
  showCode: (code: string) => post<object>('/api/auth/two-factor/verify-totp', { code }),
  showBackupCode: (code: string) => post<object>('/api/auth/two-factor/verify-backup-code', { code }),
  shunned: () => get<ShunnedList>('/api/me/shunned'),
  shun: (person: string, kind: ShunKind) => ask<ShunnedList>('PUT', `/api/me/shunned/${person}`, { kind }),
  unshun: (person: string) => ask<ShunnedList>('DELETE', `/api/me/shunned/${person}`),
  report: (wish: ReportWish) => post<object>('/api/reports', wish),
  signOut: () => post<object>('/api/auth/sign-out'),
  /** This browser is nobody again; the guest's private link stays good. */
  forgetGuest: () => post<object>('/api/me/sign-out'),
  forgotPassword: (email: string) => post<object>('/api/auth/request-password-reset', { email }),
  resetPassword: (token: string, newPassword: string) =>
    post<object>('/api/auth/reset-password', { token, newPassword }),
  passkeys: () => get<readonly Passkey[]>('/api/auth/passkey/list-user-passkeys'),
  passkeyToMake: () => get<PublicKeyCredentialCreationOptionsJSON>('/api/auth/passkey/generate-register-options'),
  keepPasskey: (response: object, name: string) =>
    post<object>('/api/auth/passkey/verify-registration', { response, name }),
  dropPasskey: (id: string) => post<object>('/api/auth/passkey/delete-passkey', { id }),
  passkeyToShow: () => get<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkey/generate-authenticate-options'),
  showPasskey: (response: object) => post<object>('/api/auth/passkey/verify-authentication', { response }),
  pushKey: () => get<{ readonly key: string }>('/api/push-key'),
  keepPush: (endpoint: string, keys: { readonly p256dh: string; readonly auth: string }) =>
    post<object>('/api/me/pushes', { endpoint, keys }),
  dropPush: (endpoint: string) => ask<object>('DELETE', '/api/me/pushes', { endpoint }),
  server: () => get<ServerFacts>('/api/server'),
  ownGames: (after: string | null) =>
    get<OwnGamePage>(`/api/me/games?${new URLSearchParams({ limit: '50', ...(after && { after }) })}`),
  explored: (game: string) => get<ExploredHere>(`/api/games/${encodeURIComponent(game)}/explored`),

  tables: (list: ListName, after: string | null, limit = 20) => {
    const query = new URLSearchParams({ list, limit: String(limit), ...(after && { after }) })
    return get<TablePage>(`/api/tables?${query}`)
  },
  /** What an invite leads to; a private table shows itself only to those who have one. */
  invited: (table: string, invite: string) => get<TableSummary>(at(table, `?${new URLSearchParams({ invite })}`)),
  create: (wish: TableWish) => post<TableSummary>('/api/tables', wish),
  join: (table: string, wish: { readonly invite?: string; readonly seat?: Seat }) =>
    post<TableSummary>(at(table, '/join'), wish),
  leave: (table: string) => post<TableSummary>(at(table, '/leave')),
  start: (table: string) => post<TableSummary>(at(table, '/start')),
  cancel: (table: string) => post<TableSummary>(at(table, '/cancel')),
  rematch: (table: string) => post<TableSummary>(at(table, '/rematch')),
  setSeat: (table: string, seat: Seat, wish: Exclude<SeatWish, { kind: 'me' }>) =>
    ask<TableSummary>('PUT', at(table, `/seats/${seat}`), wish),
  handOver: (table: string, seat: Seat) => post<TableSummary>(at(table, '/host'), { seat }),
  propose: (
    table: string,
    wish: { readonly kind: 'undo'; readonly to: number } | { readonly kind: 'cancel' | 'claim' },
  ) => post<TableSummary>(at(table, '/proposals'), wish),
  playOn: (table: string) => post<TableSummary>(at(table, '/play-on')),
  answer: (table: string, agree: boolean) => post<TableSummary>(at(table, '/proposals/answer'), { agree }),
  isWatching: (table: string) => get<{ readonly watching: boolean }>(at(table, '/watch')),
  watch: (table: string, watching: boolean) => ask<object>(watching ? 'PUT' : 'DELETE', at(table, '/watch')),
  say: (table: string, text: string) => post<ChatLine>(at(table, '/chat'), { text }),
  looks: (table: string, from: number, to: number) =>
    get<{ readonly looks: readonly Pick<Look, 'seq' | 'view'>[] }>(at(table, `/views?from=${from}&to=${to}`)),
  why: (table: string, move: Move) =>
    post<{ readonly refusal: { readonly refusal: Refused } | null }>(at(table, '/why'), { move }),
  review: (table: string, worlds: number) => post<ReviewStatus>(at(table, '/review'), { worlds }),
  reviewed: (table: string, worlds: number, after: number) =>
    get<ReviewStatus>(at(table, `/review?worlds=${worlds}&after=${after}`)),
  stopReview: (table: string, worlds: number) => ask<ReviewStatus>('DELETE', at(table, `/review?worlds=${worlds}`)),
  file: (table: string) => get<GameFile>(at(table, '/export')),
  importFile: (file: GameFile, seats: readonly SeatWish[]) => post<TableSummary>('/api/tables/import', { file, seats }),
}
