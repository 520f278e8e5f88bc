import type { Sheet } from '@boardroom/kernel'
import type { Paint } from './paint.ts'
import { cells, hang, padEnd, padStart, wrap } from './text.ts'

/** Longer words than this may be cut. */
const LONGEST_WORD = 18

/** A sheet with as many cells in every row as it has columns. */
interface Grid {
  readonly head: readonly string[] | null
  readonly rows: readonly (readonly string[])[]
  readonly columns: number
}

/**
 * A sheet as a box of aligned columns, figures to the right, at most `width` cells wide. One with too many columns for
 * the terminal is turned on its side; if that does not fit either, it becomes a list.
 */
export function drawSheet(sheet: Sheet, width: number, paint: Paint): string[] {
  const grid = gridOf(sheet)
  for (const each of [grid, turned(grid)]) {
    const widths = fit(each, width)
    if (widths) return [paint.bold(sheet.title), ...drawBox(each, widths, paint)]
  }
  return [paint.bold(sheet.title), ...grid.rows.flatMap((row) => listRow(row, grid.head, width, paint))]
}

function gridOf({ columns: head, rows }: Sheet): Grid {
  const columns = Math.max(head?.length ?? 0, 1, ...rows.map((row) => row.length))
  const fill = (row: readonly string[]): string[] => Array.from({ length: columns }, (_, i) => row[i] ?? '')
  return { head: head ? fill(head) : null, rows: rows.map(fill), columns }
}

/** Rows become columns; the first column becomes the head. */
function turned({ head, rows, columns }: Grid): Grid {
  const all = head ? [head, ...rows] : rows
  const [first, ...others] = Array.from({ length: columns }, (_, i) => all.map((row) => row[i] ?? ''))
  return { head: first ?? null, rows: others, columns: all.length }
}

/** The width of every column so that the box fits and no word is broken, or null if there is no way. */
function fit({ head, rows, columns }: Grid, width: number): number[] | null {
  const all = head ? [head, ...rows] : rows
  const most = (measure: (cell: string) => number): number[] =>
    Array.from({ length: columns }, (_, i) => Math.max(1, ...all.map((row) => measure(row[i] ?? ''))))
  const natural = most(cells)
  const widths = most(longestWord)
  let room = width - 3 * columns - 1 - widths.reduce((total, each) => total + each, 0)
  if (room < 0) return null
  const need = (i: number): number => (natural[i] ?? 0) / (widths[i] ?? 1)
  for (; room > 0; room--) {
    const neediest = widths.reduce((best, _, i) => (need(i) > need(best) ? i : best), 0)
    if (need(neediest) <= 1) break
    widths[neediest] = (widths[neediest] ?? 0) + 1
  }
  return widths
}

function longestWord(cell: string): number {
  return Math.min(LONGEST_WORD, Math.max(...cell.split(' ').map(cells)))
}

function drawBox({ head, rows }: Grid, widths: readonly number[], paint: Paint): string[] {
  const figures = widths.map((_, i) => isFigures(rows.map((row) => row[i] ?? '')))
  const rule = (left: string, cross: string, right: string): string =>
    paint.dim(left + widths.map((each) => '─'.repeat(each + 2)).join(cross) + right)
  return [
    rule('┌', '┬', '┐'),
    ...(head ? [...drawRow(head, widths, figures, paint, paint.accent), rule('├', '┼', '┤')] : []),
    ...rows.flatMap((row) => drawRow(row, widths, figures, paint, (text) => text)),
    rule('└', '┴', '┘'),
  ]
}

function isFigures(column: readonly string[]): boolean {
  const filled = column.filter((cell) => cell !== '' && cell !== '–' && cell !== '-')
  return filled.length > 0 && filled.every((cell) => /^[+−-]?\$?\d[\d.,]*( ?[%$€])?$/.test(cell))
}

function drawRow(
  row: readonly string[],
  widths: readonly number[],
  figures: readonly boolean[],
  paint: Paint,
  ink: (text: string) => string,
): string[] {
  const wrapped = row.map((cell, i) => wrap(cell, widths[i] ?? 1))
  const height = Math.max(...wrapped.map((lines) => lines.length))
  const bar = paint.dim('│')
  return Array.from({ length: height }, (_, line) => {
    const parts = wrapped.map((lines, i) => {
      const pad = figures[i] ? padStart : padEnd
      return ` ${ink(pad(lines[line] ?? '', widths[i] ?? 1))} `
    })
    return bar + parts.join(bar) + bar
  })
}

/** A row with every cell named by its column. */
function listRow(row: readonly string[], head: readonly string[] | null, width: number, paint: Paint): string[] {
  const [first = '', ...others] = row
  const named = others.map((cell, i) => (head?.[i + 1] ? `${head[i + 1]}: ${cell}` : cell))
  return [...hang('  ', paint.accent(first), width), ...hang('    ', named.join(' · '), width)]
}
