import { expect, test } from 'vitest'
import { inColumns } from '../src/draw/columns.ts'
import { paintFor } from '../src/draw/paint.ts'
import { drawSheet } from '../src/draw/sheet.ts'
import { cells, hang, printable, wrap } from '../src/draw/text.ts'

const plain = paintFor({ write: () => undefined }, {})
const coloured = paintFor({ write: () => undefined, isTTY: true }, {})

test('a sheet is a box, words to the left, figures to the right', () => {
  const sheet = {
    title: 'Bank',
    columns: ['What', 'Money'],
    rows: [
      ['cash', '$1,200'],
      ['debt', '$5'],
      ['none', '–'],
    ],
  }
  expect(drawSheet(sheet, 80, plain)).toEqual([
    'Bank',
    '┌──────┬────────┐',
    '│ What │  Money │',
    '├──────┼────────┤',
    '│ cash │ $1,200 │',
    '│ debt │     $5 │',
    '│ none │      – │',
    '└──────┴────────┘',
  ])
})

test('a sheet without columns or rows is still a box', () => {
  expect(drawSheet({ title: 'Empty', rows: [] }, 80, plain)).toEqual(['Empty', '┌───┐', '└───┘'])
  expect(drawSheet({ title: 'Ragged', rows: [['a'], ['b', 'c']] }, 80, plain)).toEqual([
    'Ragged',
    '┌───┬───┐',
    '│ a │   │',
    '│ b │ c │',
    '└───┴───┘',
  ])
})

test('a sheet that is too wide wraps its widest column', () => {
  const lines = drawSheet({ title: 'T', rows: [['short', 'a rather long sentence that has to be wrapped']] }, 30, plain)
  expect(lines.slice(1).map(cells)).toEqual(Array.from({ length: lines.length - 1 }, () => 30))
  expect(lines.slice(2, -1).join(' ')).toMatch(/a rather long .* sentence that .* wrapped/)
})

const COLUMNS = ['Company', 'Capital', 'Treasury', 'Workers', 'Managers']
const SWIFT = ['Swift', '$200 million', '$35 thousand', 'three of six', 'none']

test('a sheet with more columns than the terminal has room for is turned on its side', () => {
  expect(drawSheet({ title: 'T', columns: COLUMNS, rows: [SWIFT] }, 40, plain)).toEqual([
    'T',
    '┌──────────┬──────────────┐',
    '│ Company  │ Swift        │',
    '├──────────┼──────────────┤',
    '│ Capital  │ $200 million │',
    '│ Treasury │ $35 thousand │',
    '│ Workers  │ three of six │',
    '│ Managers │ none         │',
    '└──────────┴──────────────┘',
  ])
})

test('a sheet too big for either becomes a list', () => {
  const rows = [SWIFT, SWIFT, SWIFT, SWIFT]
  expect(drawSheet({ title: 'T', columns: COLUMNS, rows }, 40, plain).slice(0, 5)).toEqual([
    'T',
    '  Swift',
    '    Capital: $200 million · Treasury:',
    '    $35 thousand · Workers: three of six',
    '    · Managers: none',
  ])
})

test('no word of a box is broken, and long sentences get the room', () => {
  const rows = [['Swift', 'Meat Packing', 'one Livestock and two Steel make one Good and two Goods make a party']]
  expect(drawSheet({ title: 'T', rows }, 50, plain).slice(2, -1)).toEqual([
    '│ Swift │ Meat    │ one Livestock and two Steel  │',
    '│       │ Packing │ make one Good and two Goods  │',
    '│       │         │ make a party                 │',
  ])
})

test('colours take no room', () => {
  const lines = drawSheet({ title: 'T', columns: ['Ä'], rows: [['x']] }, 80, coloured)
  expect(lines.join('')).toContain('\u001b[')
  expect(lines.slice(1).map(cells)).toEqual([5, 5, 5, 5, 5])
})

test('wrap breaks at spaces, and words that are too long', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(hang('1. ', 'one two three four', 13)).toEqual(['1. one two', '   three four'])
})

test('columns are read downwards', () => {
  expect(inColumns(['a', 'b', 'c', 'd', 'e'], 9)).toEqual(['a   c   e', 'b   d'])
  expect(inColumns(['wide one', 'wide two'], 5)).toEqual(['wide one', 'wide two'])
  expect(inColumns([], 9)).toEqual([])
})

test('printable leaves nothing a terminal would obey', () => {
  expect(printable('a\u001b[31mb\r\nc\u0007\u202ed')).toBe('ab c d')
})
