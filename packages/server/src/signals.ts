/** What processes on one database tell each other: only that something is new, never what. */

export interface Presence {
  readonly seats: readonly number[]
  readonly spectators: number
}

/** What is good for nothing any more: all that lets somebody in as a person, or one signed-in session. */
export type Revoked = { readonly person: string } | { readonly session: string }

export type Signal =
  | { readonly kind: 'revoked'; readonly revoked: Revoked }
  | { readonly kind: 'table'; readonly table: string; readonly version: number }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  | { readonly kind: 'presence'; readonly table: string; readonly process: string; readonly presence: Presence }
  | {
      readonly kind: 'rate'
      readonly process: string
      /** How long a window of time is, and the number of this one. */
      readonly window: number
      readonly start: number
      readonly key: string
      readonly count: number
    }

export function signal(signal: Signal): string {
  return JSON.stringify(signal)
}

export function parseSignal(message: string): Signal | null {
  try {
    return JSON.parse(message) as Signal
  } catch {
    return null
  }
}
