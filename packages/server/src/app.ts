import type { Language } from '@boardroom/kernel'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Limits } from './limits/limits.ts'
import type { Connections } from './live/connections.ts'
import type { Hub } from './live/hub.ts'
import type { Metrics } from './metrics.ts'
import type { Desk } from './moderation/desk.ts'
import type { Notices } from './notify/notices.ts'
import type { Accounts } from './people/accounts.ts'
import type { Confirmations } from './people/confirmations.ts'
import type { People } from './people/people.ts'
import type { Standings } from './people/standings.ts'
import type { PersonRecord } from './storage/records.ts'
import type { World } from './tables/world.ts'
import type { Troubles } from './trouble.ts'

/** Everything the routes need. */
export interface App {
  readonly config: Config
  readonly world: World
  readonly people: People
  readonly accounts: Accounts
  readonly confirmations: Confirmations
  readonly hub: Hub
  readonly connections: Connections
  readonly notices: Notices
  readonly metrics: Metrics
  readonly limits: Limits
  readonly troubles: Troubles
  readonly standings: Standings
  readonly desk: Desk
  /** Whether a key is the one beside the database, which only its host can read. */
  isHost(key: string): boolean
  /** Set while the server shuts down. */
  closing: boolean
}

/** The language to speak: what the person has chosen, or what the browser asks for. */
export function languageOf(request: FastifyRequest, person: PersonRecord | null): Language {
  if (person) return person.settings.language
  return /^de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en'
}
