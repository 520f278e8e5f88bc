import { resolve } from 'node:path'
import { BadInput } from '@boardroom/kernel'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export interface Config {
  readonly port: number
  readonly host: string
  /** Where people reach the server, without a slash at the end. */
  readonly publicUrl: string
  /** Whether the address was given; otherwise the server answers under any name it is called by. */
  readonly knownUrl: boolean
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databaseConnections: number
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly logLevel: LogLevel
  /** How many reverse proxies stand before the server: what they say about the sender's address is believed. */
  readonly proxies: number
  /** Requests a minute from one address or person. */
  readonly rateLimit: number
  readonly cacheBytes: number
  readonly botThreads: number
  /** After how many days guests go who were not here, and tables that nobody has started; 0: never. */
  readonly expireGuests: number
  readonly expireTables: number
  /** Lets webhooks go to addresses inside one's own network. */
  readonly privateWebhooks: boolean
  /** The folder of the client's built pages, if there is one. */
  readonly webDir: string | null
}

type Env = Readonly<Record<string, string | undefined>>

/** The configuration from the environment. Whatever is wrong is said in one line that names the variable. */
export function readConfig(env: Env): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const host = env['HOST'] || '127.0.0.1'
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (publicUrl && new URL(publicUrl).pathname !== '/') {
    throw new BadInput('PUBLIC_URL must not have a path: Boardroom lives at the root of its address')
  }
  const level = env['LOG_LEVEL'] || 'info'
  if (!LEVELS.includes(level)) throw new BadInput(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${level}"`)
  return {
    port,
    host,
    publicUrl: publicUrl ? new URL(publicUrl).origin : `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    knownUrl: publicUrl !== null,
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', 10, 2, 500),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] || `Boardroom <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
    logLevel: level as LogLevel,
    proxies: integer(env, 'TRUST_PROXY', 0, 0, 10),
    rateLimit: integer(env, 'RATE_LIMIT', 1_200, 1, 1_000_000_000),
    cacheBytes: integer(env, 'CACHE_MB', 256, 1, 1_000_000) * 1_000_000,
    botThreads: integer(env, 'BOT_THREADS', 1, 1, 64),
    expireGuests: integer(env, 'EXPIRE_GUESTS', 0, 0, 10_000),
    expireTables: integer(env, 'EXPIRE_TABLES', 0, 0, 10_000),
    privateWebhooks: truth(env, 'PRIVATE_WEBHOOKS', false),
    webDir: env['WEB_DIR'] || null,
  }
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new BadInput(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
  }
  return value
}

function truth(env: Env, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (!text) return fallback
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new BadInput(`${name} must be 1 or 0, not "${text}"`)
}

/** An address; it may hold a password, so the message never repeats it. */
function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = env[name]
  if (!text) return null
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new BadInput(
      `${name} must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    )
  }
  return text
}
