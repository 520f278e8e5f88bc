import type { Change, FieldChanges } from './difference.ts'
import type { BriefEvent, Changes, EventSummary, Update } from './types.ts'

/**
 * Events as they are told with a difference: what nearly always is the same is left out. An event without a kind is a
 * move, one without a time happened when the table changed, and an entry without a number has that of its event.
 */
export function brief({ seq, kind, seat, to, at, entries }: EventSummary, change: Change): BriefEvent {
  return {
    seq,
    kind: kind === 'move' ? undefined : kind,
    seat,
    to: to ?? undefined,
    at: at === changedAt(change) ? undefined : at,
    entries:
      entries.length === 0
        ? undefined
        : entries.map((logged) => (logged.seq === seq ? { ...logged, seq: undefined } : logged)),
  }
}

/** The events that a message tells of, in full. */
export function eventsIn(message: Update | Changes): readonly EventSummary[] {
  if (message.type === 'update') return message.events
  const time = changedAt(message.change)
  return message.events.map(({ seq, kind = 'move', seat, to = null, at = time ?? 0, entries = [] }) => ({
    ...{ seq, kind, seat, to, at },
    entries: entries.map((logged) => ({ ...logged, seq: logged.seq ?? seq })),
  }))
}

/** The table's new time of change. */
function changedAt(change: Change): number | undefined {
  const table = fieldOf(change, 'table')
  const time = table === undefined ? undefined : fieldOf(table, 'changedAt')
  return typeof time === 'number' ? time : undefined
}

function fieldOf(change: Change, name: string): Change | undefined {
  return typeof change === 'object' && change !== null ? (change as FieldChanges)[name] : undefined
}
