import type { Viewer } from '@boardroom/kernel'
import { brief, type Change, type FieldChanges } from '@boardroom/wire/picture'
import type { EventRecord } from '../storage/records.ts'
import { eventFor } from '../tables/look.ts'

/** The events of one telling as texts: what happened before all eyes is written once. */
export class EventTexts {
  readonly #known = new Map<EventRecord, Known>()

  of(events: readonly EventRecord[], viewer: Viewer, change: Change): string {
    let text = ''
    for (const event of events)
      text += text === '' ? this.#one(event, viewer, change) : `,${this.#one(event, viewer, change)}`
    return `[${text}]`
  }

  #one(event: EventRecord, viewer: Viewer, change: Change): string {
    const { table } = change as FieldChanges
    const known = this.#known.get(event)
    if (known !== undefined && known.table === table) return known.text
    const text = JSON.stringify(brief(eventFor(event, viewer), change))
    if (isForAll(event)) this.#known.set(event, { table, text })
    return text
  }
}

interface Known {
  /** How much of an event is said depends on what is said about the table. */
  readonly table: Change | undefined
  readonly text: string
}

function isForAll({ entries }: EventRecord): boolean {
  for (let i = 0; i < entries.length; i++) if (entries[i]?.to !== undefined) return false
  return true
}
