/**
 * `after`, with every part that equals its counterpart in `before` taken from there.
 * Positions arrive as copies; whatever a move left alone stays the same object, and what draws it need not draw again.
 */
export function kept<T>(before: unknown, after: T): T {
  if (before === after || !isData(before) || !isData(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  const copy = (Array.isArray(after) ? [] : {}) as Record<string, unknown>
  for (const key of keys) {
    copy[key] = kept(before[key], after[key])
    same &&= copy[key] === before[key] && Object.hasOwn(before, key)
  }
  return (same ? before : copy) as T
}

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
