import { NOTHING } from '@boardroom/game-kit'
import type { Sheet } from '@boardroom/kernel'
import {
  COLUMNS,
  COMPANIES,
  type Column,
  type Cubes,
  charterOf,
  companyName,
  DEMAND_ROWS,
  FILL_BONUS,
  JOB_MARKET_SPACES,
  PRINTED_MIDDLE,
  RESOURCES,
  SUPPLY_PRICE,
  SUPPLY_SPACES,
  workerPrice,
  X_TILE,
} from '../../components/index.ts'
import { capacityOf } from '../../model/demand-rows.ts'
import type { DemandSpot } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** Cubes by type: the Supply Chain, Haymarket Square and the bag. */
export function resources({ board }: TableView, { resources: words, book, dollars }: SheetWords): Sheet {
  const row = (place: string, cubes: Cubes): string[] => [
    place,
    ...RESOURCES.map((resource) => (cubes[resource] > 0 ? `${cubes[resource]}` : NOTHING)),
  ]
  return {
    title: words.title,
    columns: [words.place, ...RESOURCES.map((resource) => book.resources[resource])],
    rows: [
      ...SUPPLY_SPACES.map((space) => {
        const price = SUPPLY_PRICE[space]
        return row(price === null ? words.notForSale : dollars(price), board.supply[space])
      }),
      row(words.haymarket, board.haymarket),
      row(words.bag, board.bag),
    ],
  }
}

/** The Job Market, and what is left in the decks. */
export function supplies({ board }: TableView, { supplies: words }: SheetWords): Sheet {
  return {
    title: words.title,
    rows: [
      [words.jobMarket, words.workers(board.jobMarket, JOB_MARKET_SPACES, workerPrice(board.jobMarket))],
      [words.assets, words.tiles(board.assetDeck)],
      [words.demand, words.tiles(board.demandDeck)],
      [words.era2, words.tiles(board.buildingDecks[2])],
      [words.era3, words.tiles(board.buildingDecks[3])],
    ],
  }
}

export function demand({ board }: TableView, { demand: words, book, list }: SheetWords): Sheet {
  const rows = DEMAND_ROWS.map((row) => {
    const sellers = COMPANIES.filter((id) => board.companies[id] && charterOf(id).industry === row)
    return [
      book.industries[row],
      ...COLUMNS.map((column) => spotText(column, board.demand[row][column], words)),
      sellers.length > 0 ? list(sellers.map(companyName)) : NOTHING,
    ]
  })
  const titles = COLUMNS.map((column) => words.column(book.columns[column], FILL_BONUS[column]))
  return { title: words.title, columns: [words.row, ...titles, words.companies], rows }
}

function spotText(column: Column, { tile, goods }: DemandSpot, words: SheetWords['demand']): string {
  if (tile) return tile === X_TILE ? words.x : words.tile(goods, capacityOf(tile))
  if (column === 'left') return words.printedLeft
  return column === 'middle' ? words.printedMiddle(goods, PRINTED_MIDDLE) : words.printedRight
}
