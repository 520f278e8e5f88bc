import { isData, samePlain } from './json.ts'

/** The path of the first difference, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null
  if (!isData(a) || !isData(b)) return path || '(root)'
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return path
}
