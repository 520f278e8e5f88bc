import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** The account behind an address. */
export interface Addressee {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
}

/** What accounts write to people. None of them lets the answer wait for the mail: how long it takes would tell too much. */
export interface AccountMails {
  confirm(to: Addressee): void
  reset(to: Addressee, token: string): void
  /** Somebody wanted to make an account with an address that has one. */
  known(to: Addressee): void
}

export interface AccountSetting {
  readonly db: Kysely<Schema>
  readonly dialect: 'sqlite' | 'postgres'
  readonly publicUrl: string
  /** Whether that is the address people use; if not, it is any address they reach the server by. */
  readonly knownUrl: boolean
  readonly secret: string
  /** Without them nobody's address can be confirmed, and need not be. */
  readonly mails?: AccountMails
  onSessionEnd?(session: { readonly id: string }): void
  onPasswordReset?(account: string): Promise<void>
}

const later = (work: () => void) => async (): Promise<void> => work()

/** How the library is set up; also says which tables it needs. A new version of it may need a new migration. */
export function accountOptions(setting: AccountSetting) {
  const { db, dialect, publicUrl, knownUrl, secret, mails } = setting
  const { hostname, protocol } = new URL(publicUrl)
  return {
    appName: 'Boardroom',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    // Whatever comes here from another site was turned away before (see safety).
    trustedOrigins: (request?: Request) => [publicUrl, knownUrl ? null : request?.headers.get('origin')],
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Ours counts over all processes and knows networks (see limits).
    rateLimit: { enabled: false },
    database: { db, type: dialect, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => setting.onPasswordReset?.(user.id),
      ...(mails && {
        // Then an answer to signing up is the same whether the address was known or not.
        requireEmailVerification: true,
        sendResetPassword: ({ user, token }) => later(() => mails.reset(user, token))(),
        onExistingUserSignUp: ({ user }) => later(() => mails.known(user))(),
      }),
    },
    ...(mails && {
      emailVerification: {
        sendOnSignUp: true,
        sendOnSignIn: true,
        sendVerificationEmail: ({ user }) => later(() => mails.confirm(user))(),
      },
    }),
    plugins: [
      passkey({
        // Browsers give passkeys to names only, not to numbers.
        rpID: knownUrl ? hostname : 'localhost',
        rpName: 'Boardroom',
        // Without a known address: the one the request comes from.
        origin: knownUrl ? publicUrl : null,
        schema: { passkey: { modelName: 'accountPasskeys' } },
      }),
      twoFactor({ schema: { twoFactor: { modelName: 'accountTwoFactors' } } }),
    ],
    databaseHooks: {
      session: { delete: { after: async (session) => setting.onSessionEnd?.(session) } },
    },
    // The library's tables keep apart from ours.
    user: { modelName: 'accountUsers' },
    session: { modelName: 'accountSessions' },
    account: { modelName: 'accountCredentials' },
    verification: { modelName: 'accountVerifications' },
    advanced: { cookiePrefix: 'boardroom-account', useSecureCookies: protocol === 'https:' },
  } satisfies BetterAuthOptions
}
