import { samePlain } from './json.ts'

/** The path of the first difference, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '(root)'
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return path
}
