import type { GameFile, Viewer } from '@boardroom/kernel'
import { api } from '../online/api.ts'
import type { SeatCard } from '../table/client.ts'
import { keptLines } from '../table/kept-studies.ts'
import { isKeptHere } from '../table/new-table.ts'
import { unpacked } from '../table/share.ts'
import { fileOf, findTable } from '../table/store.ts'

/** A game that somebody wants to study, and where it came from. */
export interface Found {
  /** The table it is kept with; null for one that came with a link. */
  readonly table: string | null
  /** On the server, where it can be reviewed too. */
  readonly online: boolean
  readonly file: GameFile
  readonly seats: readonly SeatCard[]
  /** Who may look; null once the game is over. */
  readonly eyes: Viewer | null
}

export type Missing = 'not-found' | 'not-whole' | 'running'

/** Finds the game of a table in this browser or on the server, or the one that the address carries. */
export async function findGame(id: string | null, viewer: string | null): Promise<Found | Missing> {
  if (id === null) return fromLink()
  return isKeptHere(id) ? fromHere(id, viewer) : fromServer(id)
}

async function fromLink(): Promise<Found | Missing> {
  try {
    const file = await unpacked(location.hash.slice(1))
    return {
      table: null,
      online: false,
      file,
      seats: cardsOf(file),
      eyes: file.result ? null : firstPerson(cardsOf(file)),
    }
  } catch {
    return 'not-whole'
  }
}

async function fromHere(id: string, viewer: string | null): Promise<Found | Missing> {
  const record = await findTable(id)
  if (!record) return 'not-found'
  const variations = await keptLines(id).catch(() => [])
  const file = { ...fileOf(record), ...(variations.length > 0 && { variations }) }
  const { seats } = record
  const asked = seats[Number(viewer)]
  const eyes = viewer !== null && asked && !asked.bot ? Number(viewer) : firstPerson(seats)
  return { table: id, online: false, file, seats, eyes: record.result ? null : eyes }
}

/** The server hands out games that are over; of others it tells only what one may see. */
async function fromServer(id: string): Promise<Found | Missing> {
  const file = await api.file(id).catch(() => null)
  if (!file) return 'not-found'
  if (file.format !== 'boardroom/2' || file.result === null) return 'running'
  const variations = await keptLines(id).catch(() => [])
  const whole = { ...file, ...(variations.length > 0 && { variations }) }
  return { table: id, online: true, file: whole, seats: cardsOf(file), eyes: null }
}

function cardsOf({ seats }: GameFile): SeatCard[] {
  return seats.map((seat) => ({
    name: seat.name,
    bot: 'bot' in seat && typeof seat.bot === 'string' ? seat.bot : null,
  }))
}

function firstPerson(seats: readonly SeatCard[]): Viewer {
  const person = seats.findIndex(({ bot }) => !bot)
  return person < 0 ? 'spectator' : person
}
