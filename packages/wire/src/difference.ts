/**
 * What changed between two pieces of plain data, in a form made for the wire:
 *
 *     0                          it is gone
 *     [value]                    it is this now
 *     {"name": change, ...}      these fields of an object, or these items of a list, have changed
 *     [at, gone, [item, ...]]    at this place of a list so many items went and these came; further triples may follow,
 *                                each nearer to the front than the one before
 */
export type Change = 0 | readonly [unknown] | ListEdits | FieldChanges
export type ListEdits = readonly (number | readonly unknown[])[]
export interface FieldChanges {
  readonly [name: string]: Change
}

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** Comparisons already made, by what they led to. What several viewers see alike is compared once. */
export type Compared = Map<object, { readonly before: object; readonly change: Change | null }>

/** What changed from one to the other; null if nothing did. */
export function difference(before: unknown, after: unknown, compared: Compared | null = null): Change | null {
  if (before === after) return null
  if (!isData(before) || !isData(after)) return atomOf(before) === atomOf(after) ? null : [after]
  const known = compared?.get(after)
  if (known?.before === before) return known.change
  const change = compare(before, after, compared)
  compared?.set(after, { before, change })
  return change
}

function compare(before: Fields | List, after: Fields | List, compared: Compared | null): Change | null {
  if (isList(before)) return isList(after) ? listDifference(before, after, compared) : [after]
  return isList(after) ? [after] : fieldDifference(before, after, compared)
}

function fieldDifference(before: Fields, after: Fields, compared: Compared | null): Change | null {
  let changes: Record<string, Change> | null = null
  for (const name in after) {
    const value = after[name]
    const was = own(before, name)
    if (was === value || value === undefined) continue
    const change = was === undefined ? ([value] as const) : difference(was, value, compared)
    if (change === null) continue
    changes ??= {}
    changes[name] = change
  }
  for (const name in before) {
    if (before[name] === undefined || own(after, name) !== undefined) continue
    changes ??= {}
    changes[name] = 0
  }
  return changes
}

/** In a list of the same length items are compared one by one; more changes than this share of it, and it was moved. */
const MOVED = 0.5

function listDifference(before: List, after: List, compared: Compared | null): Change | null {
  if (before.length !== after.length) return editsOf(before, after, compared)
  let changes: Record<string, Change> | null = null
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    const change = difference(before[i], after[i], compared)
    if (change === null) continue
    changes ??= {}
    changes[i] = change
    changed++
  }
  if (changed < 2 || changed < after.length * MOVED) return changes
  const edits = editsOf(before, after, compared)
  return JSON.stringify(edits).length < JSON.stringify(changes).length ? edits : changes
}

/** Items that went and came, where the others keep their order. */
function editsOf(before: List, after: List, compared: Compared | null): ListEdits {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && difference(before[start], after[start], compared) === null) start++
  let end = 0
  while (end < shorter - start && difference(before.at(-1 - end), after.at(-1 - end), compared) === null) end++
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
  if (change === 0) return undefined
  if (isReplacement(change)) return change[0]
  if (isEdits(change)) return edited(before, change)
  if (isList(before)) return withItems(before, change)
  const fields: Record<string, unknown> = { ...(before as Fields) }
  for (const [name, inner] of Object.entries(change)) {
    if (inner === 0) delete fields[name]
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

export function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change) && change.length === 1
}

export function isEdits(change: Change): change is ListEdits {
  return Array.isArray(change)
}

export function isList(value: unknown): value is List {
  return Array.isArray(value)
}

export function isData(value: unknown): value is Fields | List {
  return typeof value === 'object' && value !== null
}

/** A field of the data itself: what every object inherits (`toString`) are functions, which data never has. */
function own(data: Fields, name: string): unknown {
  const value = data[name]
  return typeof value === 'function' ? undefined : value
}

/** As JSON has it, which knows neither `undefined` nor infinite numbers. */
function atomOf(value: unknown): unknown {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return null
  return value
}

function textOf(item: unknown): string {
  return JSON.stringify(item) ?? 'null'
}
