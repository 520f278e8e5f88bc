/** Plain data: what a state, a move or an entry may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * A deep copy of plain data. Spreading keeps V8's hidden classes, so this is several times faster than
 * `structuredClone`; a game whose states are copied on a hot path writes its own `copy` on top of it.
 */
export function copyPlain<T>(value: T): T {
  if (!isData(value)) return value
  if (Array.isArray(value)) {
    const out = value.slice()
    for (let i = 0; i < out.length; i++) {
      const item = out[i]
      if (typeof item === 'object' && item !== null) out[i] = copyPlain(item)
    }
    return out as T
  }
  const out: Record<string, unknown> = { ...value }
  for (const key in out) {
    const item = out[key]
    if (typeof item === 'object' && item !== null) out[key] = copyPlain(item)
  }
  return out as T
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false
  for (const key in a) if (a[key] !== undefined && !samePlain(a[key], own(b, key))) return false
  for (const key in b) if (b[key] !== undefined && own(a, key) === undefined) return false
  return true
}

/**
 * `after`, with every part that equals its counterpart in `before` taken from there: what nobody has touched stays the
 * same object. Neither of the two is changed. The order of keys counts, so that what comes out is written as `after` is.
 */
export function kept<T>(before: unknown, after: T): T {
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after)) return after
  if (isAlike(before, after)) return before as T
  const copy = (Array.isArray(after) ? after.slice() : { ...after }) as Record<string, unknown>
  for (const key in copy) if (isData(copy[key])) copy[key] = kept(own(before, key), copy[key])
  return copy as T
}

/**
 * The same for an `after` that is the caller's own: it is changed itself, which needs one walk and no copies. What is
 * frozen in it stays as it is.
 */
export function keptIn<T>(before: unknown, after: T): T {
  if (before === after || !isData(before) || !isData(after)) return after
  if (Array.isArray(after)) return Array.isArray(before) ? (keptItems(before, after) as T) : after
  return Array.isArray(before) ? after : (keptFields(before, after) as T)
}

function keptItems(before: unknown[], after: unknown[]): unknown[] {
  let same = before.length === after.length
  for (let i = 0; i < after.length; i++) {
    const item = after[i]
    const was = before[i]
    if (was === item) continue
    const now = isData(item) ? keptIn(was, item) : item
    if (now !== item && !Object.isFrozen(after)) after[i] = now
    if (now !== was) same = false
  }
  return same ? before : after
}

function keptFields(before: Data, after: Data): Data {
  const names = Object.keys(before)
  let at = 0
  let same = true
  for (const name in after) {
    const value = after[name]
    const inPlace = names[at++] === name
    const was = inPlace || Object.hasOwn(before, name) ? before[name] : undefined
    if (!inPlace) same = false
    if (was === value) continue
    const now = isData(value) ? keptIn(was, value) : value
    if (now !== value && !Object.isFrozen(after)) after[name] = now
    if (now !== was) same = false
  }
  return same && at === names.length ? before : after
}

function isAlike(a: Data, b: Data): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSameOrAlike(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const names = Object.keys(b)
  let i = 0
  for (const name in a) if (name !== names[i++] || !isSameOrAlike(a[name], b[name])) return false
  return i === names.length
}

/** Whether two pieces of plain data are written alike: the order of their keys counts. */
export function isSameOrAlike(a: unknown, b: unknown): boolean {
  return a === b || (isData(a) && isData(b) && isAlike(a, b))
}

type Data = Record<string, unknown>

/** Something with parts: fields, or places of a list. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}

/** A field of the data itself, not one that every object inherits (`toString`). */
function own(data: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined
}

/** JSON with sorted keys: the same data gives the same text, however it was built. */
export function canonical(value: unknown): string {
  // Every accepted move is fingerprinted, and this takes most of that time.
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null'
    case 'object':
      if (!isData(value)) return 'null'
      return Array.isArray(value) ? canonicalList(value) : canonicalFields(value)
    default:
      return JSON.stringify(value) ?? 'null'
  }
}

// Joined, so that each text is one piece: what is put together bit by bit stays a heap of bits for as long as it is kept.

function canonicalList(list: readonly unknown[]): string {
  return `[${list.map(canonical).join()}]`
}

function canonicalFields(data: Record<string, unknown>): string {
  const texts: string[] = []
  for (const key of sorted(Object.keys(data))) {
    const value = data[key]
    if (value !== undefined) texts.push(label(key) + canonical(value))
  }
  return `{${texts.join()}}`
}

/** Up to this many keys, sorting by insertion is faster than the engine's own. */
const FEW = 24

/** Sorts in place, by code units as `Array.prototype.sort` does. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let at = i
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

/** The names of fields as they are written: a game has few, and they come again and again. */
const labels = new Map<string, string>()
const MOST_LABELS = 10_000

export function label(key: string): string {
  const known = labels.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  if (labels.size < MOST_LABELS) labels.set(key, text)
  return text
}
