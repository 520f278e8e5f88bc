import type { GameTypes, Seat, View } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import type { IconName } from '../icons.tsx'
import type { Sound } from './sounds.ts'

/**
 * A place on the table, from large to small, such as `company:swift:treasury`: the element with that `data-place`. Where
 * the smallest is not on screen, the larger one stands for it. The page itself has `seat:0` and so on, and `bank`.
 */
export type Place = string

/** What is seen moving: a seat's mark, an icon or a sign on a disc, or without a tint the game's own drawing. */
export interface Piece {
  readonly art?: ReactNode
  readonly icon?: IconName
  readonly seat?: Seat
  readonly tint?: string
}

/** What can be seen of an entry of the log. Everything between two places can also be seen backwards. */
export type FilmEvent = Act & {
  /** Milliseconds of the shot that pass before it begins; all at once unless they say. */
  readonly after?: number
  /** What is heard with it, if not what such an event sounds like. */
  readonly sound?: Sound
}

type Act =
  /** A piece goes from one place to another. */
  | { readonly act: 'travel'; readonly what: Piece; readonly from: Place; readonly to: Place; readonly tells?: string }
  /** Money or goods, one after the other; `tells` is how much arrives. */
  | {
      readonly act: 'flow'
      readonly what: Piece
      readonly count: number
      readonly from: Place
      readonly to: Place
      readonly tells?: string
    }
  /** A marker hops along a track. */
  | { readonly act: 'climb'; readonly what: Piece; readonly path: readonly Place[]; readonly tells?: string }
  /** A card or tile is turned. */
  | { readonly act: 'turnOver'; readonly at: Place }
  /** Something rises where it stands, in so many steps; `hidden` is how much of it is below the ground before. */
  | { readonly act: 'grow'; readonly at: Place; readonly steps?: number; readonly hidden?: number }
  /** Something is pointed out. */
  | { readonly act: 'reveal'; readonly at: Place; readonly tells?: string }
  /** The caption in large letters; at the end of a round with what it brought, at a climax for as long as that takes. */
  | { readonly act: 'card'; readonly of: 'round' | 'phase' | 'climax' }

/** What everybody looks up for: the caption in large letters. */
export const CLIMAX = { act: 'card', of: 'climax' } as const satisfies FilmEvent

/** One after the other, so many milliseconds apart. */
export function inTurn(events: readonly FilmEvent[], gap: number, from = 0): FilmEvent[] {
  return events.map((event, i) => ({ ...event, after: from + i * gap }))
}

/** At least one: there is nothing in the log that cannot be seen. */
export type Events = readonly [FilmEvent, ...FilmEvent[]]

type EntryOf<G extends GameTypes> = G['entry']

/** Something is pointed out, and told there if there is something to tell. */
export function point(at: Place, tells?: string): Events {
  return [{ act: 'reveal', at, ...(tells && { tells }) }]
}

/** How a game films its entries: one that is missing does not compile. */
export type Script<G extends GameTypes> = {
  readonly [T in EntryOf<G>['type']]: (entry: Extract<EntryOf<G>, { readonly type: T }>, view: View<G>) => Events
}

export type Director<G extends GameTypes> = (entry: EntryOf<G>, view: View<G>) => Events

export function directed<G extends GameTypes>(script: Script<G>): Director<G> {
  return (entry, view) => {
    const scene = script[entry.type as EntryOf<G>['type']] as (entry: EntryOf<G>, view: View<G>) => Events
    return scene(entry, view)
  }
}

/** The places that an event needs, in the order in which they are seen. */
export function placesOf(event: FilmEvent): readonly Place[] {
  switch (event.act) {
    case 'travel':
    case 'flow':
      return [event.from, event.to]
    case 'climb':
      return event.path
    case 'turnOver':
    case 'grow':
    case 'reveal':
      return [event.at]
    case 'card':
      return []
  }
}

/** A place and the larger ones that can stand for it, the smallest first. */
export function standIns(place: Place): readonly Place[] {
  const parts = place.split(':')
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(':'))
}

/** How many pieces are shown for a sum: enough to see that it is more, never a crowd. */
export function few(amount: number, each = 1): number {
  return Math.max(1, Math.min(5, Math.ceil(Math.abs(amount) / each)))
}
