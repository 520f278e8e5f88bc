import type { Entry, Logged, Move, OptionValue, Result, Seat } from '@boardroom/kernel'
import type { AnyView, Refused } from '../table/client.ts'

/** What the server says about tables and people, as its API document describes it. */

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

export type Visibility = 'public' | 'unlisted' | 'private'
export type Absence = 'wait' | 'remind' | 'bot'

export interface Proposal {
  readonly kind: 'undo' | 'cancel'
  readonly by: Seat
  /** The event after which the position stood, for an undo. */
  readonly to: number | null
  readonly agreed: readonly Seat[]
}

export interface OnlineSeat {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  /** The bot that plays until the owner returns. */
  readonly deputy: string | null
  readonly host: boolean
  readonly askedSince: number | null
  /** Milliseconds on the clock when the seat was asked. */
  readonly left: number | null
  readonly invite: string | null
}

export interface OnlineTable {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly title: string
  readonly status: 'open' | 'running' | 'over' | 'cancelled'
  readonly visibility: Visibility
  readonly clock: Clock
  readonly absence: Absence
  readonly seq: number
  /** It goes on from a game file. */
  readonly imported: boolean
  readonly result: Result | null
  readonly rematch: string | null
  readonly seedHash: string
  readonly seed: string | null
  readonly proposal: Proposal | null
  readonly createdAt: number
  readonly changedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly seats: readonly OnlineSeat[]
  readonly you: { readonly seat: Seat | null; readonly host: boolean }
}

export interface TableEvent {
  readonly seq: number
  readonly kind: 'start' | 'move' | 'undo'
  readonly seat: Seat | null
  readonly to: number | null
  readonly at: number
  readonly entries: readonly Logged<Entry>[]
}

export interface Look {
  readonly seq: number
  readonly view: AnyView
  readonly moves: readonly Move[]
  readonly canUndo: boolean
}

export interface ChatLine {
  readonly n: number
  readonly seat: Seat | null
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface Presence {
  readonly seats: readonly Seat[]
  readonly spectators: number
}

export interface Me {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly settings: { readonly language: 'en' | 'de'; readonly notify: Notify }
}

/** By which ways somebody wants to hear that it is their turn. */
export interface Notify {
  readonly mail: string | null
  readonly push: boolean
  readonly webhook: string | null
}

export interface MeChange {
  readonly name?: string
  readonly language?: string
  readonly notify?: Partial<Notify>
}

/** What this server can do besides playing. */
export interface ServerFacts {
  /** Whether it can send mail. */
  readonly mail: boolean
  /** The address under which passkeys work. */
  readonly passkeyOrigin: string
}

export interface Passkey {
  readonly id: string
  readonly createdAt: string
}

/** The answer to a request over the live connection. */
export interface LiveAnswer {
  readonly type: 'answer'
  readonly id: string
  readonly status: number
  readonly seq?: number
  readonly error?: string
  readonly refusal?: Refused
}

export type LiveMessage =
  | {
      readonly type: 'update'
      readonly table: OnlineTable
      readonly events: readonly TableEvent[]
      readonly look?: Look | null
    }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | ({ readonly type: 'presence' } & Presence)
  | { readonly type: 'closing' }
  | LiveAnswer

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

export interface TableWish {
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seats: readonly SeatWish[]
  readonly visibility: Visibility
  readonly clock: Clock
  readonly absence: Absence
}

export type ListName = 'open' | 'mine' | 'watched' | 'finished'

export interface TablePageOf {
  readonly tables: readonly OnlineTable[]
  readonly next: string | null
}
