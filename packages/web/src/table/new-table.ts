import type { SeatCard } from './client.ts'
import { keepTable, type TableRecord } from './store.ts'

export interface Wanted {
  readonly game: string
  readonly seats: readonly SeatCard[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed?: string
  readonly hints?: boolean
  /** Moves that have been made already. */
  readonly moves?: TableRecord['moves']
  readonly lesson?: string
  readonly script?: TableRecord['moves']
}

/** Puts a new table into the browser's storage and returns its id. */
export async function newTable({ game, seats, options, seed, hints = true, ...rest }: Wanted): Promise<string> {
  const now = Date.now()
  const record: TableRecord = {
    id: shortId(),
    game,
    rules: '',
    options,
    seed: seed ?? crypto.randomUUID(),
    seats,
    moves: [],
    created: now,
    updated: now,
    result: null,
    hints,
    ...rest,
  }
  await keepTable(record)
  return record.id
}

export function shortId(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** Whether a table is one of this browser's; those of the server have other names. */
export function isKeptHere(id: string): boolean {
  return /^[0-9a-f]{8}$/.test(id)
}

/** A game that came with a link is called so, for it has no table. */
export const LINKED = 'link'
