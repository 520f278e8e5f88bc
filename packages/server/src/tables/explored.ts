import {
  type Entry,
  type Explored,
  entriesFor,
  explored,
  type GameTypes,
  type Topic,
  unexplored,
} from '@boardroom/kernel'
import type { TableRecord } from '../storage/records.ts'
import type { AnyGame } from './games.ts'
import { movesTo } from './position.ts'
import type { World } from './world.ts'

/** So many of the latest public games are counted. */
export const MOST_EXPLORED = 200
/** Milliseconds for which what they came to is told again. */
const FRESH = 10 * 60_000

interface Counted {
  readonly at: number
  readonly tables: Promise<readonly Explored[]>
}

/** What was chosen in the finished public games of people here, and how it went. Counted when somebody asks. */
export class Explorer {
  readonly #world: Pick<World, 'storage' | 'now'>
  readonly #counted = new Map<string, Counted>()

  constructor(world: Pick<World, 'storage' | 'now'>) {
    this.#world = world
  }

  of(game: AnyGame): Promise<readonly Explored[]> {
    const now = this.#world.now()
    const known = this.#counted.get(game.id)
    if (known && now - known.at < FRESH) return known.tables
    const tables = this.#count(game)
    this.#counted.set(game.id, { at: now, tables })
    // What failed is tried again by the next who asks.
    tables.catch(() => this.#counted.delete(game.id))
    return tables
  }

  async #count(game: AnyGame): Promise<readonly Explored[]> {
    const topics = (await game.topics?.()) ?? []
    const query = { kind: 'finished', game: game.id, person: null, limit: MOST_EXPLORED, after: null } as const
    const found = new Map<number, Explored>()
    for (const record of await this.#world.storage.tables.list(query)) {
      const seats = record.seats.length
      const more = await this.#with(found.get(seats) ?? unexplored(seats), topics, record)
      if (more) found.set(seats, more)
      // Many games are counted without keeping the others from being answered meanwhile.
      await new Promise((resolve) => setImmediate(resolve))
    }
    return [...found.values()].sort((a, b) => a.seats - b.seats)
  }

  /** What was known, and one more game; null where it cannot be read, and keeps no other from being counted. */
  async #with(known: Explored, topics: readonly Topic<GameTypes>[], record: TableRecord): Promise<Explored | null> {
    if (!record.result || !counts(record)) return null
    try {
      return explored(known, topics, { log: await this.#logOf(record), result: record.result })
    } catch {
      return null
    }
  }

  /** What everybody could read, without what was taken back. */
  async #logOf({ id, seq }: TableRecord): Promise<Entry[]> {
    const events = await this.#world.storage.tables.events(id, -1, seq)
    const standing = [...events.slice(0, 1), ...movesTo(seq, events)]
    return standing.flatMap(({ entries }) => entriesFor(entries, 'spectator').map(({ entry }) => entry))
  }
}

/** Games from files may be made up, and bots alone are counted elsewhere. */
function counts({ imported, seats }: TableRecord): boolean {
  return !imported && seats.some(({ kind }) => kind === 'person')
}
