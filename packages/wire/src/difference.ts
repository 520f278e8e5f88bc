/**
 * What changed between two pieces of plain data, in a form made for the wire:
 *
 *     5, "text", true, null      it is this now
 *     [value]                    it is this now: an object or a list
 *     []                         it is gone
 *     {"name": change, ...}      these fields of an object, or these items of a list, have changed
 *     [at, gone, [item, ...]]    at this place of a list so many items went and these came; further triples may follow,
 *                                each nearer to the front than the one before
 */
export type Change = Atom | Gone | readonly [unknown] | ListEdits | FieldChanges
type Atom = string | number | boolean | null
type Gone = readonly []
export type ListEdits = readonly (number | readonly unknown[])[]
export interface FieldChanges {
  readonly [name: string]: Change
}

const GONE: Gone = []

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** What was compared already, by what came: pictures for several eyes have most parts in common. */
export type Compared = Map<unknown, { readonly before: unknown; readonly change: Change | undefined }>

/** What changed from one to the other; nothing if they are equal. */
export function difference(before: unknown, after: unknown, compared?: Compared): Change | undefined {
  if (before === after) return undefined
  if (!isData(before) || !isData(after)) return atomOf(before) === atomOf(after) ? undefined : valued(after)
  const known = compared?.get(after)
  if (known?.before === before) return known.change
  const change = dataDifference(before, after, compared)
  compared?.set(after, { before, change })
  return change
}

function dataDifference(before: Fields | List, after: Fields | List, compared?: Compared): Change | undefined {
  if (isList(before)) return isList(after) ? listDifference(before, after, compared) : [after]
  return isList(after) ? [after] : fieldDifference(before, after, compared)
}

function fieldDifference(before: Fields, after: Fields, compared?: Compared): Change | undefined {
  let changes: Record<string, Change> | undefined
  let both = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    const was = before[name]
    // What every object inherits (`toString`) are functions, which data never has.
    if (was !== undefined && typeof was !== 'function') both++
    if (was === value) continue
    const change = was === undefined ? valued(value) : difference(was, value, compared)
    if (change === undefined) continue
    changes ??= {}
    changes[name] = change
  }
  // Seldom is anything gone; so it is only looked for where there are fewer than before.
  for (const _ in before) both--
  return both < 0 ? withoutGone(before, after, changes) : changes
}

function withoutGone(before: Fields, after: Fields, changes: Record<string, Change> | undefined): Change | undefined {
  const gone = Object.keys(before).filter((name) => before[name] !== undefined && !has(after, name))
  if (gone.length === 0) return changes
  return { ...changes, ...Object.fromEntries(gone.map((name) => [name, GONE])) }
}

function has(data: Fields, name: string): boolean {
  return Object.hasOwn(data, name) && data[name] !== undefined
}

/** Whether there is no difference; most of what is not the same shows it at once. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (!isData(before) || !isData(after)) return atomOf(before) === atomOf(after)
  if (isList(before)) return isList(after) && isSameList(before, after)
  return !isList(after) && isSameFields(before, after)
}

function isSameList(before: List, after: List): boolean {
  if (before.length !== after.length) return false
  for (let i = 0; i < after.length; i++) if (!isSame(before[i], after[i])) return false
  return true
}

function isSameFields(before: Fields, after: Fields): boolean {
  let both = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    const was = before[name]
    if (was === undefined || !isSame(was, value)) return false
    both++
  }
  for (const name in before) if (before[name] !== undefined) both--
  return both === 0
}

function listDifference(before: List, after: List, compared?: Compared): Change | undefined {
  if (before.length !== after.length) return editsOf(before, after)
  let changes: Record<string, Change> | undefined
  let first = -1
  for (let i = 0; i < after.length; i++) {
    const change = difference(before[i], after[i], compared)
    if (change === undefined) continue
    if (first < 0) first = i
    changes ??= {}
    changes[i] = change
  }
  if (changes === undefined || !isShifted(before, after, first)) return changes
  const edits = editsOf(before, after)
  return JSON.stringify(edits).length < JSON.stringify(changes).length ? edits : changes
}

/** Whether an item went or came at this place of a list, and the next ones moved up or down with it. */
function isShifted(before: List, after: List, at: number): boolean {
  const next = at + 1
  if (next >= after.length) return false
  return isSame(before[next], after[at]) || isSame(before[at], after[next])
}

/** Items that went and came, where the others keep their order. */
function editsOf(before: List, after: List): ListEdits {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (from.length === 0 || to.length === 0) return [start, from.length, to]
  return between(from, to, start)
}

function between(from: List, to: List, start: number): ListEdits {
  const places = placesOf(from)
  const triples: [number, number, unknown[]][] = []
  let at = 0
  let come: unknown[] = []
  for (const item of to) {
    const place = places.get(textOf(item))?.find((place) => place >= at)
    if (place === undefined) {
      come.push(item)
      continue
    }
    if (place > at || come.length > 0) triples.push([start + at, place - at, come])
    at = place + 1
    come = []
  }
  if (at < from.length || come.length > 0) triples.push([start + at, from.length - at, come])
  return triples.reverse().flat()
}

function placesOf(list: List): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, item] of list.entries()) {
    const text = textOf(item)
    const known = places.get(text)
    if (known) known.push(place)
    else places.set(text, [place])
  }
  return places
}

/** `before` with what changed; parts that did not are the same objects as before. */
export function changed(before: unknown, change: Change): unknown {
  if (!isData(change)) return change
  if (isList(change)) return change.length > 1 ? edited(before, change as ListEdits) : change[0]
  if (isList(before)) return withItems(before, change)
  const fields: Record<string, unknown> = { ...(before as Fields) }
  for (const [name, inner] of Object.entries(change)) {
    if (isGone(inner)) delete fields[name]
    else fields[name] = changed(fields[name], inner)
  }
  return fields
}

function withItems(before: List, change: FieldChanges): List {
  const items = [...before]
  for (const [place, inner] of Object.entries(change)) items[Number(place)] = changed(items[Number(place)], inner)
  return items
}

function edited(before: unknown, edits: ListEdits): List {
  const items = [...(before as List)]
  for (let i = 0; i < edits.length; i += 3) {
    items.splice(edits[i] as number, edits[i + 1] as number, ...(edits[i + 2] as List))
  }
  return items
}

function isGone(change: Change): boolean {
  return isList(change) && change.length === 0
}

export function isList(value: unknown): value is List {
  return Array.isArray(value)
}

export function isData(value: unknown): value is Fields | List {
  return typeof value === 'object' && value !== null
}

/** A change to this value. */
function valued(value: unknown): Change {
  return isData(value) ? [value] : atomOf(value)
}

/** As JSON has it, which knows neither `undefined` nor infinite numbers. */
function atomOf(value: unknown): Atom {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return null
  return value as Atom
}

function textOf(item: unknown): string {
  return JSON.stringify(item) ?? 'null'
}
