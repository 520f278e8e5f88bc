import type { Viewer } from '@boardroom/kernel'
import type { Look, PictureData } from '@boardroom/wire'
import { brief, type Change, type Compared, difference, digest, digestAfter } from '@boardroom/wire/picture'
import type { EventRecord, TableRecord } from '../storage/records.ts'
import { eventFor, lookFor, type SharedSummary, summaryFor, summaryWith, youAt } from '../tables/look.ts'
import type { Opened } from '../tables/opened.ts'
import { viewerOf } from '../tables/seating.ts'
import type { Person } from '../tables/world.ts'

/** As whom somebody sees a table. All who see it alike are told the same text. */
export interface Eyes {
  readonly key: string
  readonly person: Person | null
  readonly viewer: Viewer
}

export function eyesOf({ record }: Opened, person: Person | null): Eyes {
  const viewer = viewerOf(record, person)
  // The host is told the invites.
  const hosts = person !== null && record.host === person.id
  return { key: hosts ? `${viewer}/host` : `${viewer}`, person, viewer }
}

/** Those who see a table alike: what they were told of it last, and what had changed by then. */
export interface Audience {
  readonly version: number
  readonly seen: Seen
  readonly digest: number
  /** Null: this is the first that they see. */
  readonly news: News | null
}

/** What an audience sees, but for who they are themselves: that decides which audience it is, so it never changes. */
interface Seen {
  readonly table: SharedSummary
  readonly look: Look | null
}

interface News {
  readonly from: number
  readonly change: Change
}

/** What an audience sees now. Made from its own view alone, so a difference tells nothing that the view does not. */
export function audienceNow(
  before: Audience | undefined,
  opened: Opened,
  eyes: Eyes,
  shared: SharedSummary,
  compared: Compared,
): Audience {
  const { record } = opened
  const { version } = record
  if (before?.version === version) return before
  const seen = { table: summaryWith(record, eyes.person, shared), look: lookFor(opened, eyes.viewer) }
  if (!before) return { version, seen, digest: digest(pictureOf(seen, record, eyes)), news: null }
  const change = difference(before.seen, seen, compared) ?? {}
  const news = { from: before.version, change }
  return { version, seen, digest: digestAfter(before.digest, before.seen, seen, change), news }
}

function pictureOf({ table, look }: Seen, record: TableRecord, { person }: Eyes): PictureData {
  return { table: { ...table, you: youAt(record, person) }, look }
}

export function changesText(
  { version, digest }: Audience,
  { from, change }: News,
  eyes: Eyes,
  events: readonly EventRecord[],
): string {
  const told = events.map((event) => brief(eventFor(event, eyes.viewer), change))
  return JSON.stringify({
    type: 'changes',
    ...(from !== version - 1 && { from }),
    change,
    version,
    digest,
    events: told,
  })
}

export function wholeText(
  { version, seen }: Audience,
  opened: Opened,
  eyes: Eyes,
  events: readonly EventRecord[],
): string {
  const picture = pictureOf(seen, opened.record, eyes)
  return JSON.stringify({ type: 'update', version, ...picture, events: eventsFor(events, eyes) })
}

/** For those who do without differences: the look only if it is another one. */
export function updateText(opened: Opened, eyes: Eyes, events: readonly EventRecord[], moved: boolean): string {
  return JSON.stringify({
    type: 'update',
    version: opened.record.version,
    table: summaryFor(opened.record, eyes.person),
    events: eventsFor(events, eyes),
    ...(moved && { look: lookFor(opened, eyes.viewer) }),
  })
}

function eventsFor(events: readonly EventRecord[], { viewer }: Eyes) {
  return events.map((event) => eventFor(event, viewer))
}
