import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import {
  ACTIONS,
  CITY_IDS,
  type CityId,
  cityOf,
  DONATION_IDS,
  type DonationId,
  departmentOf,
  donationOf,
  REGIONS,
  ROW_END,
  SLOTS,
  TILE_IDS,
  tileNumber,
} from '../../components/index.ts'
import { eventAt } from '../../model/timeline.ts'
import type { Owner } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** Each row from its marker on. */
export function timeline({ board }: TableView, { timeline: words, book }: SheetWords): Sheet[] {
  const rows = ACTIONS.map((action) => {
    const cells: string[] = []
    for (let cell = board.markers[action] + 1; cell <= ROW_END; cell++) {
      const { income, donation } = eventAt(board, action, cell)
      cells.push([...(income ? [book.regions[income].name] : []), ...(donation ? [words.donation] : [])].join(' + '))
    }
    return [book.actions[action], cells.join(' › ') || NOTHING]
  })
  return [{ title: words.title, columns: words.columns, rows }]
}

/** Everybody's space and employees on missions, by region. */
export function tracks({ board }: TableView, { tracks: words, book }: SheetWords, names: Names): Sheet[] {
  const columns = [words.region, ...board.players.map((_, seat) => names.seat(seat))]
  const rows = REGIONS.map((region) => [
    book.regions[region].name,
    ...board.players.map((player) => words.space(player.transport[region], player.missions[region])),
    ...(board.andrew ? [words.space(board.andrew.transport[region], 0)] : []),
  ])
  return [{ title: words.title, columns: board.andrew ? [...columns, 'Andrew'] : columns, rows }]
}

export function donations({ board }: TableView, { donations: words, map, book }: SheetWords, names: Names): Sheet[] {
  const donors = (id: DonationId): string[] => [
    ...board.players.flatMap((player, seat) => (player.donations.includes(id) ? [names.seat(seat)] : [])),
    ...(board.andrew?.donations.includes(id) ? ['Andrew'] : []),
    ...(board.neutral.donations.includes(id) ? [map.neutral] : []),
  ]
  const rows = DONATION_IDS.map((id) => [
    book.categories[donationOf(id).category],
    book.donations[id],
    donors(id).join(', ') || NOTHING,
  ])
  return [{ title: words.title, columns: words.columns, rows }]
}

export function display({ board }: TableView, { display: words, book, dollars }: SheetWords): Sheet[] {
  const rows = TILE_IDS.filter((tile) => board.display[tile] > 0).map((tile) => {
    const { type, desks, deskCost } = departmentOf(tile)
    const places = desks > 0 ? `${desks} × ${dollars(deskCost)}` : NOTHING
    return [`${board.display[tile]} × ${tileNumber(tile)} ${book.departments[tile]}`, book.actions[type], places]
  })
  return [{ title: words.title, columns: words.columns, rows }]
}

export function map({ board }: TableView, { map: words, book }: SheetWords, names: Names): Sheet[] {
  const whose = (owner: Owner | null): string => {
    if (owner === null) return words.free
    if (owner === 'neutral') return words.neutral
    return owner === 'andrew' ? 'Andrew' : names.seat(owner)
  }
  const spaces = (city: CityId): string =>
    SLOTS.filter((slot) => slot.city === city)
      .map((slot) => {
        const owner = whose(board.slots[slot.index] ?? null)
        return slot.accepts === 'any' ? owner : `${book.projects[slot.accepts]}: ${owner}`
      })
      .join(', ')
  const rows = CITY_IDS.map((id) => {
    const city = cityOf(id)
    return [city.name, `${book.regions[city.region].name}, ${book.sizes[city.size]}`, `${city.vp}`, spaces(id)]
  })
  return [{ title: words.title, columns: words.columns, rows }]
}
