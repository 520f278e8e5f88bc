import { MARKS, missedChances, type Reviewed, reviewerOf } from '@boardroom/bots'
import type { OwnError, OwnGameSummary } from '@boardroom/wire'
import type { TableRecord } from '../storage/records.ts'
import type { ReviewOfTable } from '../storage/storage.ts'
import { seatOf } from './seating.ts'
import type { Person, World } from './world.ts'

/** What somebody's finished games came to, and where a review has found errors of theirs. */
export async function ownGames(
  world: World,
  person: Person,
  records: readonly TableRecord[],
): Promise<OwnGameSummary[]> {
  const parts = await world.storage.reviews.ofTables(records.map(({ id }) => id))
  return records.flatMap((record) => ownGame(world, person, record, parts) ?? [])
}

function ownGame(
  { games }: World,
  person: Person,
  record: TableRecord,
  parts: readonly ReviewOfTable[],
): OwnGameSummary | null {
  const { id, game, options, seats, result, endedAt, changedAt } = record
  const seat = seatOf(record, person)?.seat
  if (!result || seat === undefined || !games.ids.includes(game)) return null
  const reviewer = reviewerOf(games.find(game))
  const decisions = fullest(parts.filter((part) => part.table === id && part.reviewer === reviewer))
  return {
    table: id,
    game,
    options,
    seat,
    seats: seats.map(({ kind, bot }) => ({ bot: kind === 'bot' ? bot : null })),
    result,
    endedAt: endedAt ?? changedAt,
    errors: decisions && missedChances(decisions.filter((each) => each.seat === seat)).flatMap(errorOf),
  }
}

/** What the review in the most worlds has found that came to its end. */
function fullest(parts: readonly ReviewOfTable[]): Reviewed[] | null {
  const worlds = [...new Set(parts.map((part) => part.worlds))].sort((a, b) => b - a)
  for (const each of worlds) {
    const own = parts.filter((part) => part.worlds === each)
    const decisions = own.flatMap((part): Reviewed[] => JSON.parse(part.decisions))
    if (decisions.length === own[0]?.of) return decisions
  }
  return null
}

function errorOf({ seq, step, kind, progress, mark, loss }: Reviewed): OwnError[] {
  if (mark === null || mark === MARKS[0] || mark === MARKS[1]) return []
  return [{ seq, step, kind, progress, mark, loss: loss.mean }]
}
