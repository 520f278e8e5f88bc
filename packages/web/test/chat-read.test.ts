import { expect, test } from 'vitest'
import { type Read, readUpTo, unreadIn, withRead } from '../src/online/chat-read.ts'

const said = (n: number, person: string) => ({ n, person, seat: null, name: person, text: 'Hello', at: 0 })
const CHAT = [said(1, 'anna'), said(2, 'ben'), said(3, 'anna')]

test('what others said since one has looked is new, and nothing that one said oneself', () => {
  expect(unreadIn(CHAT, 0, 'ben')).toBe(2)
  expect(unreadIn(CHAT, 1, 'ben')).toBe(1)
  expect(unreadIn(CHAT, 3, 'ben')).toBe(0)
  expect(unreadIn(CHAT, 0, null)).toBe(3)
})

test('what was read is remembered for each table, for as many as somebody follows', () => {
  let read: Read = []
  for (let i = 0; i < 60; i++) read = withRead(read, `table ${i}`, i)
  expect(read).toHaveLength(50)
  expect(readUpTo(read, 'table 59')).toBe(59)
  expect(readUpTo(read, 'table 3')).toBe(0)
  expect(readUpTo(withRead(read, 'table 59', 80), 'table 59')).toBe(80)
})
