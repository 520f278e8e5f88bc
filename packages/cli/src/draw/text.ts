import { stripVTControlCharacters } from 'node:util'
import type { Sink } from '../world.ts'

const NARROWEST = 40
const OTHERWISE = 100

/** How wide a line may be: the terminal's width, or a page's where there is none. */
export function widthOf(sink: Sink): number {
  return Math.max(NARROWEST, sink.columns || OTHERWISE)
}

/** The cells a text takes up on a terminal, colours aside. */
export function cells(text: string): number {
  return [...stripVTControlCharacters(text).normalize('NFC')].length
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - cells(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - cells(text))) + text
}

/** Breaks a text at its spaces into lines of at most `width`; a longer word is cut. */
export function wrap(text: string, width: number): string[] {
  if (cells(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => chop(each, width))) {
    if (line && cells(line) + 1 + cells(word) > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  lines.push(line)
  return lines
}

function chop(word: string, width: number): string[] {
  const letters = [...word]
  const parts: string[] = []
  for (let i = 0; i < letters.length; i += width) parts.push(letters.slice(i, i + width).join(''))
  return parts
}

/** Wraps a text and indents every line after the first by as much as the lead takes up. */
export function hang(lead: string, text: string, width: number): string[] {
  const indent = ' '.repeat(cells(lead))
  return wrap(text, Math.max(10, width - indent.length)).map((line, i) => (i === 0 ? lead : indent) + line)
}

/** Text from outside on one line, without anything that a terminal would obey. */
export function printable(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}
