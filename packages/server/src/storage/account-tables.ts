import { type Kysely, sql } from 'kysely'

/**
 * The tables of the accounts library, as its present version wants them (a test asks it). Written down here, so that a
 * migration stays what it was, and a server starts without loading the library.
 */
export async function createAccountTables(db: Kysely<never>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const sqlite = kind === 'sqlite'
  const time = sqlite ? 'date' : 'timestamptz'
  const times = {
    time,
    flag: sqlite ? 'integer' : 'boolean',
    made: sqlite ? time : `${time} default CURRENT_TIMESTAMP`,
  }
  for (const statement of [...tables(times), ...INDEXES]) await sql.raw(statement).execute(db)
}

interface Types {
  readonly time: string
  /** A time that is now, unless it is given. */
  readonly made: string
  readonly flag: string
}

const tables = ({ time, made, flag }: Types): readonly string[] => [
  `create table "accountUsers" ("id" text not null primary key, "name" text not null, "email" text not null unique,
    "emailVerified" ${flag} not null, "image" text, "createdAt" ${made} not null, "updatedAt" ${made} not null)`,
  `create table "accountSessions" ("id" text not null primary key, "expiresAt" ${time} not null,
    "token" text not null unique, "createdAt" ${made} not null, "updatedAt" ${time} not null, "ipAddress" text,
    "userAgent" text, "userId" text not null references "accountUsers" ("id") on delete cascade)`,
  `create table "accountCredentials" ("id" text not null primary key, "accountId" text not null,
    "providerId" text not null, "userId" text not null references "accountUsers" ("id") on delete cascade,
    "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" ${time},
    "refreshTokenExpiresAt" ${time}, "scope" text, "password" text, "createdAt" ${made} not null,
    "updatedAt" ${time} not null)`,
  `create table "accountVerifications" ("id" text not null primary key, "identifier" text not null,
    "value" text not null, "expiresAt" ${time} not null, "createdAt" ${made} not null, "updatedAt" ${made} not null)`,
  `create table "accountPasskeys" ("id" text not null primary key, "name" text, "publicKey" text not null,
    "userId" text not null references "accountUsers" ("id") on delete cascade, "credentialID" text not null,
    "counter" integer not null, "deviceType" text not null, "backedUp" ${flag} not null, "transports" text,
    "createdAt" ${time}, "aaguid" text)`,
]

const INDEXES = [
  ['accountSessions', 'userId'],
  ['accountCredentials', 'userId'],
  ['accountVerifications', 'identifier'],
  ['accountPasskeys', 'userId'],
  ['accountPasskeys', 'credentialID'],
].map(([table, column]) => `create index "${table}_${column}_idx" on "${table}" ("${column}")`)

/** What the second factor needs. */
export async function createSecondFactors(db: Kysely<never>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { time, flag } =
    kind === 'sqlite' ? { time: 'date', flag: 'integer' } : { time: 'timestamptz', flag: 'boolean' }
  for (const statement of [
    `alter table "accountUsers" add column "twoFactorEnabled" ${flag}`,
    `create table "accountTwoFactors" ("id" text not null primary key, "secret" text not null,
      "backupCodes" text not null, "userId" text not null references "accountUsers" ("id") on delete cascade,
      "verified" ${flag}, "failedVerificationCount" integer, "lockedUntil" ${time})`,
    'create index "accountTwoFactors_secret_idx" on "accountTwoFactors" ("secret")',
    'create index "accountTwoFactors_userId_idx" on "accountTwoFactors" ("userId")',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
