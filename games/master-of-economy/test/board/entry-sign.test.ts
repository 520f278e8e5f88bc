import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entrySign } from '../../board/entry-sign.tsx'
import type { Entry } from '../../entries.ts'

function signOf(entry: Entry): string {
  return renderToStaticMarkup(entrySign(entry, 14))
}

test('what happens to a company stands beside its crest', () => {
  const short: Entry = { type: 'not-produced', company: 'green-grass', good: 'building-materials', count: 3 }
  const built: Entry = { type: 'built', company: 'green-grass', factory: 'quarry', price: 3, materials: 0 }
  const other: Entry = { ...built, company: 'red-socks' }
  expect(signOf(short)).not.toBe('')
  expect(signOf(short)).toBe(signOf(built))
  expect(signOf(other)).not.toBe(signOf(built))
})

test('whoever buys is meant, and a seat that is named has its own mark', () => {
  const bought: Entry = { type: 'bought', holder: 'blue-eyes', issuer: 'green-grass', size: 3, price: 3 }
  const local: Entry = { type: 'local', good: 'coal', buyer: 'blue-eyes', seller: 'green-grass', cell: 4, price: 1 }
  expect(signOf(bought)).toBe(signOf(local))
  expect(signOf({ ...bought, holder: 1 })).toBe('')
  expect(signOf({ type: 'purchase-bonus', seat: 1, issuer: 'blue-eyes', amount: 1 })).toBe('')
})
