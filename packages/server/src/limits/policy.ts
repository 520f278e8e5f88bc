const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface Limit {
  /** How often one person may do it within the window. Those without a name share what one person has. */
  readonly max: number
  readonly window: number
  /** How many times as much may come from one network: many people may live behind it. */
  readonly network: number
}

/** Everything that is counted, over HTTP and over sockets alike. A request also counts as what it asks for. */
export const POLICY = {
  /** Requests, and messages over sockets. What a host sets as `RATE_LIMIT`; the others grow with it. */
  request: { max: 1_200, window: MINUTE, network: 10 },
  /** New guests and accounts. Being somebody already gains nothing. */
  newcomer: { max: 30, window: MINUTE, network: 1 },
  key: { max: 10, window: MINUTE, network: 10 },
  table: { max: 60, window: 10 * MINUTE, network: 10 },
  import: { max: 30, window: 10 * MINUTE, network: 10 },
  /** Having a game reviewed. */
  review: { max: 30, window: 10 * MINUTE, network: 10 },
  /** Joining, and opening seats for others. */
  invitation: { max: 60, window: MINUTE, network: 10 },
  /** Whatever makes the server write to an address. */
  mail: { max: 20, window: HOUR, network: 5 },
  /** Reporting somebody. */
  report: { max: 10, window: HOUR, network: 10 },
  /** All of somebody's data. */
  data: { max: 5, window: 10 * MINUTE, network: 10 },
  chat: { max: 30, window: MINUTE, network: 10 },
  /** What a moderator does. */
  moderation: { max: 120, window: MINUTE, network: 10 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitKind = keyof typeof POLICY

/**
 * Wrong passwords. From one network few at one account, and not many at all; an account as a whole takes more, so that
 * nobody can lock its owner out from somewhere else, yet not so many that guessing gets anywhere.
 */
export const GUESSES = {
  window: HOUR / 4,
  accountFromNetwork: 10,
  network: 50,
  account: 200,
} as const
