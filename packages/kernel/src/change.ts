import { isData, isSameOrAlike } from './json.ts'

/**
 * What a move changed about a state, to be written down in place of the whole:
 *
 *     [value]                    it is this now
 *     [at, gone, [item, ...]]    at this place of a list so many items went, and these came
 *     {"name": change, ...}      these fields of an object, or these items of a list, have changed
 *
 * Exact to the letter: what `changedBy` makes of the text of the one is the text of the other, with every field in its
 * place. So it asks nothing of the rules, and stands when they change.
 */
export type StateChange =
  | readonly [unknown]
  | readonly [number, number, readonly unknown[]]
  | { readonly [name: string]: StateChange }

type Fields = Readonly<Record<string, unknown>>

/** Null: nothing. Positions share what a move left alone, so that is not looked at. */
export function changeOf(before: unknown, after: unknown): StateChange | null {
  if (before === after) return null
  if (!isData(before) || !isData(after)) return [after]
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : [after]
  return Array.isArray(after) ? [after] : changeOfFields(before, after)
}

function changeOfFields(before: Fields, after: Fields): StateChange | null {
  const names = namesOf(before)
  const changes: Record<string, StateChange> = {}
  let some = false
  let at = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    // A field that came or went has its place, which only the whole tells.
    if (names[at++] !== name) return [after]
    const change = changeOf(before[name], value)
    if (change === null) continue
    changes[name] = change
    some = true
  }
  if (at !== names.length) return [after]
  return some ? changes : null
}

/** As JSON has them: a field without a value is none. */
function namesOf(data: Fields): string[] {
  const names: string[] = []
  for (const name in data) if (data[name] !== undefined) names.push(name)
  return names
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): StateChange | null {
  if (before.length !== after.length) return splice(before, after)
  const changes: Record<string, StateChange> = {}
  let some = false
  for (let i = 0; i < after.length; i++) {
    const change = changeOf(before[i], after[i])
    if (change === null) continue
    changes[i] = change
    some = true
  }
  return some ? changes : null
}

function splice(before: readonly unknown[], after: readonly unknown[]): StateChange {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSameOrAlike(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSameOrAlike(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  return [start, before.length - start - end, after.slice(start, after.length - end)]
}

/** `before` as it is after a change; it stays as it is itself. */
export function changedBy(before: unknown, change: StateChange): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0]
    const [at, gone, items] = change as readonly [number, number, readonly unknown[]]
    return (before as readonly unknown[]).toSpliced(at, gone, ...items)
  }
  const next = (Array.isArray(before) ? before.slice() : { ...(before as object) }) as Record<string, unknown>
  for (const [name, inner] of Object.entries(change)) next[name] = changedBy(next[name], inner as StateChange)
  return next
}
