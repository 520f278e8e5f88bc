import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import type { Kysely } from 'kysely'

export interface AccountSetting {
  readonly db: Kysely<never>
  readonly kind: 'sqlite' | 'postgres'
  readonly publicUrl: string
  /** Whether that is the address people use; if not, it is any address they reach the server by. */
  readonly knownUrl: boolean
  readonly secret: string
  sendMail?(to: string, url: string): Promise<void>
}

/** How the library is set up; also says which tables it needs. A new version of it may need a new migration. */
export function accountOptions({ db, kind, publicUrl, knownUrl, secret, sendMail }: AccountSetting) {
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
    database: { db, type: kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      ...(sendMail && {
        sendResetPassword: ({ user, url }: { user: { email: string }; url: string }) => sendMail(user.email, url),
      }),
    },
    plugins: [
      passkey({
        // Browsers give passkeys to names only, not to numbers.
        rpID: knownUrl ? hostname : 'localhost',
        rpName: 'Boardroom',
        // Without a known address: the one the request comes from.
        origin: knownUrl ? publicUrl : null,
        schema: { passkey: { modelName: 'accountPasskeys' } },
      }),
    ],
    // The library's tables keep apart from ours.
    user: { modelName: 'accountUsers' },
    session: { modelName: 'accountSessions', cookieCache: { enabled: true, maxAge: 60 } },
    account: { modelName: 'accountCredentials' },
    verification: { modelName: 'accountVerifications' },
    advanced: { cookiePrefix: 'boardroom-account', useSecureCookies: protocol === 'https:' },
  } satisfies BetterAuthOptions
}
