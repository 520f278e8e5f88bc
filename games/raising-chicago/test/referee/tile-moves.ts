import type { Move, Seat } from '@boardroom/kernel'
import type { Books, House, Monument, Owner } from './books.ts'
import { FIELD_SITES } from './tables.ts'

export function isHouse(there: House | Monument | string | null | undefined): there is House {
  return typeof there === 'object' && there !== null && 'owner' in there
}

/** Storeys on the four sites of a field, numbered from 1. */
export function heightAround(books: Books, field: number, owner: Owner): number {
  let sum = 0
  for (const site of FIELD_SITES[field - 1] ?? []) {
    const there = books.sites.get(site)
    if (isHouse(there) && there.owner === owner) sum += there.storeys
  }
  return sum
}

export function ownSites(books: Books, seat: Seat): number[] {
  return [...books.sites].flatMap(([site, there]) => (isHouse(there) && there.owner === seat ? [site] : []))
}

/** Tiles that would do something now: 4 and 5 need a card on the table, 6 one of the own, 7 a building, 12 a field. */
export function tileMoves(books: Books, seat: Seat): Move[] {
  const firm = books.firm(seat)
  const useless = new Set<string>()
  if (books.stalls.every(({ card }) => card === null)) useless.add('outskirts-tile-04').add('outskirts-tile-05')
  if (firm.hand.length === 0) useless.add('outskirts-tile-06')
  if (ownSites(books, seat).length === 0) useless.add('outskirts-tile-07')
  if (books.hoods.every((tile) => tile === null)) useless.add('outskirts-tile-12')
  return firm.tiles.filter((tile) => !useless.has(tile)).map((tile) => ({ type: 'use-tile', tile }) as Move)
}
