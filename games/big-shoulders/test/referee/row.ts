import { type Books, COLUMNS, foul, heap, shift, size } from './books.ts'
import { ASSETS, CUBE_TYPES, DEMAND, DRAWN, type Heap } from './figures.ts'

/** The top tile of the Capital Asset deck, if there is one. */
export function turnUp(books: Books): string | null {
  if (books.assetsLeft.size === 0) return null
  const { asset } = books.reveals('asset-revealed')
  if (!books.assetsLeft.delete(asset) || ASSETS[asset]?.first) foul(`${asset} cannot come from the deck`)
  return asset
}

function slide(books: Books): void {
  books.row = [turnUp(books), ...books.row.slice(0, 4)]
}

/** 2020: as long as $40 is empty and anything is left. */
export function slideWhileEmpty(books: Books): void {
  while (!books.row[4] && (books.assetsLeft.size > 0 || books.row.some(Boolean))) slide(books)
}

/** The tile on $40 leaves the game, and the row moves on. */
export function dropCheapest(books: Books): void {
  const last = books.row[4]
  if (last) books.discard(last)
  books.row[4] = null
  if (books.options.assetRow === 'close-gap') slide(books)
  else slideWhileEmpty(books)
}

/** The Supply Chain at the end of a company's turn: from the right, each empty space takes all of its left neighbour. */
export function refill(books: Books): void {
  const { chain } = books
  for (let quiet = false; !quiet; ) {
    quiet = true
    for (const [from, to] of [
      ['20', '10'],
      ['30', '20'],
      ['x', '30'],
    ] as const) {
      if (size(chain[to]) > 0 || size(chain[from]) === 0) continue
      shift(chain[from], chain[to], { ...chain[from] })
      quiet = false
    }
    if (size(chain.x) === 0 && draw(books)) quiet = false
  }
}

/** Draws the number of the Decade onto X; an empty bag takes in Haymarket Square first. */
function draw(books: Books): boolean {
  const { bag, haymarket } = books
  const count = Math.min(DRAWN[books.decade] ?? 0, size(bag) + size(haymarket))
  if (count === 0) return false
  const { cubes } = books.reveals('drawn')
  if (size(cubes) !== count) foul(`${size(cubes)} cubes are drawn, not ${count}`)
  const before = { ...bag }
  const refilled = count > size(bag)
  if (refilled) {
    // What was in the bag is all drawn, and the rest comes out of Haymarket Square.
    if (CUBE_TYPES.some((type) => cubes[type] < before[type]))
      foul('Haymarket Square is drawn from before the bag is empty')
    shift(haymarket, bag, { ...haymarket })
  }
  if (size(shift(bag, books.chain.x, cubes)) !== count) foul('cubes are drawn that are not in the bag')
  if (refilled) {
    books.says({ type: 'bag-refilled' })
    shift(bag, haymarket, { livestock: 2, steel: 2, wood: 2, coal: 2 })
  }
  return true
}

export function clearCheapest(books: Books): void {
  const cubes: Heap = shift(books.chain['10'], heap(), { ...books.chain['10'] })
  if (size(cubes) > 0) books.says({ type: 'to-haymarket', cubes })
  for (const type of CUBE_TYPES) books.haymarket[type] += cubes[type]
}

export function capacity(tile: string): number {
  return DEMAND[tile]?.[1] ?? foul(`${tile} is no Demand tile`)
}

/** Filled tiles and the X leave, the others move right, new ones come column by column. */
export function renewDemand(books: Books): void {
  for (const row of books.rows()) {
    const spots = books.demand[row]
    const staying = []
    for (const column of COLUMNS) {
      const spot = spots[column]
      if (!spot.tile) continue
      if (spot.goods < capacity(spot.tile)) staying.push(spot)
      else {
        books.gone.demand.push(spot.tile)
        books.says({ type: 'demand-removed', row, tile: spot.tile })
      }
    }
    const printed = spots.middle.tile || spots.middle.goods === 6 ? 0 : spots.middle.goods
    for (const [i, column] of COLUMNS.entries()) {
      spots[column] = staying[i] ?? { tile: null, goods: column === 'middle' ? printed : 0 }
    }
  }
  for (const column of COLUMNS) {
    for (const row of books.rows()) {
      if (!books.demand[row][column].tile && books.demandLeft.size > 0) {
        const entry = books.reveals('demand-revealed')
        if (entry.row !== row || entry.column !== column)
          foul(`a tile comes to ${entry.row} ${entry.column}, not ${row} ${column}`)
        books.demand[row][column] = { tile: fromDeck(books, entry.tile), goods: 0 }
      }
    }
  }
}

/** Level 1 lies above 2, 2 above 3, 3 above 4. */
export function fromDeck(books: Books, tile: string): string {
  const level = (id: string): number => DEMAND[id]?.[0] ?? 0
  const top = Math.min(...[...books.demandLeft].map(level))
  if (!books.demandLeft.delete(tile) || level(tile) !== top) foul(`${tile} cannot lie on top of the deck`)
  return tile
}
