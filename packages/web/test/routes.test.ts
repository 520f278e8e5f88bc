import { expect, test } from 'vitest'
import { found, route } from '../src/shell/routes.ts'

const routes = [
  route('/', () => 'home'),
  route('/rules/:game?/:rule?', ({ game, rule }) => `rules of ${game ?? 'the first'}, ${rule ?? 'all'}`),
  route('/join/:table/:invite', ({ table, invite }) => `${table} by ${invite}`),
  route('/table/:id', ({ id }, query) => `${id} at ${query.get('at')}`),
]

function at(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://house')
  return found(routes, pathname.split('/').filter(Boolean), searchParams)
}

test('an address leads to what stands there, with the parts it names', () => {
  expect(at('/')).toBe('home')
  expect(at('/rules')).toBe('rules of the first, all')
  expect(at('/rules/orchard/OR-1')).toBe('rules of orchard, OR-1')
  expect(at('/join/abc/secret')).toBe('abc by secret')
  expect(at('/table/abc?at=7')).toBe('abc at 7')
})

test('an address that nobody knows leads nowhere', () => {
  for (const address of ['/nowhere', '/join/abc', '/table', '/rules/a/b/c', '/Table/abc'])
    expect(at(address)).toBeNull()
})
