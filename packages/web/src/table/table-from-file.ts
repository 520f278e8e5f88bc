import { checkFile, type GameFile } from '@boardroom/kernel'
import { keepLines } from './kept-studies.ts'
import { shortId } from './new-table.ts'
import { keepTable } from './store.ts'

/** What a player takes away from a running online game: no whole game, so no table can be made of it. */
export function isRunningFile(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 'boardroom/running'
}

/** A table out of a game file; it goes on where the file ends. */
export async function tableFromFile(data: unknown): Promise<string> {
  const file: GameFile = checkFile(data)
  const now = Date.now()
  const seats = file.seats.map((seat) => ({ name: seat.name, bot: botOf(seat) }))
  const { game, rules, options, seed, moves, result, hash } = file
  const record = { id: shortId(), game, rules, options, seed, seats, moves, created: now, updated: now, result, hash }
  await keepTable(record)
  if (file.variations) await keepLines(record.id, file.variations)
  return record.id
}

function botOf(seat: object): string | null {
  return 'bot' in seat && typeof seat.bot === 'string' ? seat.bot : null
}
