import { cells, padEnd } from './text.ts'

const GAP = 3

/** Short lines side by side, read downwards, as many columns as fit. */
export function inColumns(lines: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...lines.map(cells))
  const columns = Math.max(1, Math.floor((width + GAP) / (widest + GAP)))
  const height = Math.ceil(lines.length / columns)
  return Array.from({ length: height }, (_, row) => {
    const parts: string[] = []
    for (let i = row; i < lines.length; i += height) parts.push(padEnd(lines[i] ?? '', widest))
    return parts.join(' '.repeat(GAP)).trimEnd()
  })
}
