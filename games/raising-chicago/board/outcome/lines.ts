import type { Seat } from '@boardroom/kernel'
import {
  type CardId,
  CONSOLATION,
  FIELDS,
  type Field,
  fieldOf,
  type NeighbourhoodTileId,
  type OutskirtsTileId,
  RESOURCES,
  type Resource,
  type Reward,
  type SlotId,
  SQUARES,
  type Token,
  TRADED,
  WARDS,
  type Ward,
} from '../../components/index.ts'
import type { Entry, Source } from '../../entries.ts'
import { slotAt, winnerOf } from '../../model/auction.ts'
import { companyAt } from '../../model/companies.ts'
import { arrowPoints } from '../../scoring.ts'
import { isBuilding, type Owner } from '../../state.ts'
import type { Board } from '../../view.ts'
import { fieldStanding, type Standing, tallyOf, wardStanding } from '../leads.ts'

/** What a company has a number of. */
export type Counted = Token | 'prestige' | 'extension'

export interface Change {
  readonly what: Counted
  readonly from: number
  readonly to: number
}

type Thing =
  | { readonly type: 'storeys'; readonly storeys: number }
  | { readonly type: 'gain'; readonly source: Source }
  | {
      readonly type: 'track'
      readonly track: Resource
      readonly from: number
      readonly to: number
      readonly permanent: boolean
    }
  | { readonly type: 'column'; readonly column: number }
  | { readonly type: 'track-end'; readonly track: Resource }
  | { readonly type: 'no-extension' }
  | { readonly type: 'tile'; readonly tile: OutskirtsTileId }
  | { readonly type: 'card'; readonly card: CardId; readonly out: CardId | null }
  | InWard
  | Enclosed
  | Arrows
  | { readonly type: 'toll' }
  | { readonly type: 'won'; readonly slot: SlotId }
  | { readonly type: 'poverty'; readonly field: number }
  | Bid

/** How a company then stands in a ward. */
export interface InWard {
  readonly type: 'ward'
  readonly ward: Ward
  readonly from: number
  readonly to: number
  readonly place: number
  /** Storeys from here to those beside it; 0 if they are level. */
  readonly apart: number
  /** Those it is level with, else those just before it, else, if it leads, those just behind. */
  readonly beside: readonly Seat[]
}

/** What arrows of prestige buildings bring in the end, to whom more than before. */
export interface Arrows {
  readonly type: 'arrows'
  readonly points: Standing['counts']
}

export interface Enclosed {
  readonly type: 'neighbourhood'
  readonly field: Field
  readonly tile: NeighbourhoodTileId
  readonly counts: Standing<Owner>['counts']
  /** `open` where it is still to be chosen which one comes first. */
  readonly winner: Seat | null | 'open'
  readonly consoled: readonly Seat[]
}

/** Who then leads on a card. */
export interface Bid {
  readonly type: 'bid'
  readonly leader: Owner
  readonly counts: Standing<Owner>['counts']
}

/** One thing that a move brings, and what changes by it for whoever makes the move. */
export type Line = Thing & { readonly changes: readonly Change[] }

/** What a move brings a seat: told by the log of the copy on which it was made, and by what differs there. */
export function linesOf(before: Board, after: Board, seat: Seat, entries: readonly Entry[]): Line[] {
  const lines = told(entries, { before, after, seat, add: ledgerOf(before, seat) })
  const cut = lines.findIndex(({ type }) => type === 'neighbourhood' || type === 'card')
  const [brought, then] = cut < 0 ? [lines, []] : [lines.slice(0, cut), lines.slice(cut)]
  const stands = [...inWards(before, after, seat), ...byArrows(before, after)]
  return [...brought, ...stands, ...then, ...stillOpen(after)]
}

interface Telling {
  readonly before: Board
  readonly after: Board
  readonly seat: Seat
  add(what: Counted, by: number): Change
}

/** Adds up what comes, line by line. */
function ledgerOf(before: Board, seat: Seat): Telling['add'] {
  const { prestige, extensions, hold } = companyAt(before, seat)
  const has = { ...hold, prestige, extension: extensions }
  return (what, by) => {
    const from = has[what]
    has[what] += by
    return { what, from, to: has[what] }
  }
}

function told(entries: readonly Entry[], telling: Telling): Line[] {
  const lines: Line[] = []
  // The building itself comes first; its prestige is counted only after what its site gives.
  const first = entries.filter(({ type }) => type === 'storeys')
  for (const entry of [...first, ...entries.filter((other) => !first.includes(other))]) {
    const line = lineOf(entry, telling, entries)
    const last = lines.at(-1)
    if (line && last) lines.splice(-1, 1, ...joined(last, line))
    else if (line) lines.push(line)
  }
  return lines
}

function lineOf(entry: Entry, telling: Telling, entries: readonly Entry[]): Line | null {
  const { seat, add } = telling
  if ('seat' in entry && entry.seat !== seat) return null
  switch (entry.type) {
    case 'storeys':
      return { type: 'storeys', storeys: heightIn(entries), changes: [add('prestige', entry.prestige)] }
    case 'gained':
      return { type: 'gain', source: entry.from, changes: changesBy(entry.reward, add) }
    case 'advanced': {
      const { track, field, permanent } = entry
      return { type: 'track', track, from: field - 1, to: field, permanent, changes: [] }
    }
    case 'track-end':
      return { type: 'track-end', track: entry.track, changes: [] }
    case 'no-extension':
      return { type: 'no-extension', changes: [] }
    case 'moved':
      return { type: 'tile', tile: entry.tile, changes: [] }
    case 'neighbourhood': {
      const { winner, consoled, tile } = entry
      const own = consoled.includes(seat) ? [add('prestige', CONSOLATION)] : []
      return { ...enclosed(telling.after, fieldOf(entry.field), tile), winner, consoled, changes: own }
    }
    case 'card':
      return entry.owner === seat ? { type: 'card', card: entry.card, out: entry.out, changes: [] } : null
    case 'placed':
      return placed(entry, telling)
    case 'toll':
      return { type: 'toll', changes: paidBy(entry, add) }
    case 'won':
      return entry.winner === seat ? { type: 'won', slot: entry.slot, changes: [] } : null
    case 'uncovered':
      return { type: 'gain', source: 'card', changes: changesBy({ type: 'resources', amounts: entry.takes }, add) }
    case 'poverty':
      return { type: 'poverty', field: entry.field, changes: [] }
    default:
      return null
  }
}

/** Two steps of one reward are one line, and what a neighbourhood gives stands in its line; so does what lies open on a card. */
function joined(last: Line, line: Line): readonly Line[] {
  if (line.type === 'track' && last.type === 'track' && last.track === line.track)
    return [{ ...line, from: last.from, permanent: last.permanent || line.permanent }]
  if (line.type !== 'gain') return [last, line]
  if (line.source === 'neighbourhood' || last.type === 'won')
    return [{ ...last, changes: [...last.changes, ...line.changes] }]
  if (line.source === 'column' && last.type === 'track')
    return [last, { type: 'column', column: last.to, changes: line.changes }]
  return [last, line]
}

function placed({ slot, square, marker, takes }: Extract<Entry, { type: 'placed' }>, { before, add }: Telling): Line {
  const markers = slotAt(before, slot).markers.with(SQUARES.indexOf(square), marker)
  const leader = winnerOf({ markers }) ?? marker
  const changes = takes ? [add(takes, 1)] : []
  return { type: 'bid', leader, counts: tallyOf({ markers }, leader), changes }
}

function paidBy({ plain, jokers }: Extract<Entry, { type: 'toll' }>, add: Telling['add']): Change[] {
  const paid = { ...plain, joker: jokers }
  return TRADED.filter((kind) => paid[kind] > 0).map((kind) => add(kind, -paid[kind]))
}

function heightIn(entries: readonly Entry[]): number {
  for (const entry of entries) if (entry.type === 'raised' || entry.type === 'moved') return entry.storeys
  return 0
}

function changesBy(reward: Reward, add: Telling['add']): Change[] {
  if (reward.type === 'competence') return []
  if (reward.type !== 'resources') return [add(reward.type, reward.amount)]
  return RESOURCES.filter((kind) => reward.amounts[kind] > 0).map((kind) => add(kind, reward.amounts[kind]))
}

/** Wards in which the company has more storeys than before. */
function inWards(before: Board, after: Board, seat: Seat): Line[] {
  return WARDS.flatMap((ward) => {
    const heightOn = (board: Board): number =>
      wardStanding(board, ward).counts.find(({ owner }) => owner === seat)?.count ?? 0
    const [from, to] = [heightOn(before), heightOn(after)]
    if (from === to) return []
    const others = wardStanding(after, ward).counts.filter(({ owner }) => owner !== seat)
    const ahead = others.filter(({ count }) => count > to)
    const next = others.find(({ count }) => count === to)?.count ?? ahead.at(-1)?.count ?? others[0]?.count ?? 0
    const beside = others.filter(({ count }) => count === next).map(({ owner }) => owner)
    const place = ahead.length + 1
    return [{ type: 'ward', ward, from, to, place, apart: Math.abs(to - next), beside, changes: [] }]
  })
}

/** Of a prestige building also that nobody gains by it yet. */
function byArrows(before: Board, after: Board): Line[] {
  const was = arrowPoints(before)
  const gains = arrowPoints(after).map((points, owner) => ({ owner, count: points - (was[owner] ?? 0) }))
  const points = gains.filter(({ count }) => count > 0)
  const halls = ({ city }: Board): number => city.filter((there) => there && !isBuilding(there)).length
  return points.length > 0 || halls(after) > halls(before) ? [{ type: 'arrows', points, changes: [] }] : []
}

function enclosed({ city, ranking }: Board, field: Field, tile: NeighbourhoodTileId) {
  return { type: 'neighbourhood', field, tile, counts: fieldStanding({ city, ranking }, field).counts } as const
}

/** Neighbourhoods that are enclosed and wait for an order to be chosen. */
function stillOpen(after: Board): Line[] {
  return FIELDS.flatMap((field) => {
    const tile = after.fields[field.index]
    if (!tile || field.sites.some((site) => !after.city[site])) return []
    return [{ ...enclosed(after, field, tile), winner: 'open', consoled: [], changes: [] }]
  })
}
