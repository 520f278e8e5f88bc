import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import {
  COLUMNS,
  FIELDS,
  neighbourhoodReward,
  numberOf,
  OUTSKIRTS_SITE_IDS,
  PRESTIGE_BANNER,
  prestigeBuildingOf,
  SITE_ROWS,
  WARD_TILES,
  WARDS,
} from '../../components/index.ts'
import { wardStoreys } from '../../model/city.ts'
import { isBuilding, type Owner } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

const ARROWS = { N: '↑', E: '→', S: '↓', W: '←' } as const

/** The sites as they lie: who stands where and how tall. */
export function city({ board }: TableView, words: SheetWords, names: Names): Sheet[] {
  const { city: labels, book } = words
  const whose = (owner: Owner): string => (owner === 'third' ? book.third : names.seat(owner))
  const cell = (index: number): string => {
    const there = board.city[index] ?? null
    if (!there) return `${labels.site} ${index + 1}`
    return isBuilding(there)
      ? `${whose(there.owner)} ${there.storeys}`
      : `${book.prestigeBuildings[there.prestige]} ${there.rotation}°`
  }
  const columns = Array.from({ length: COLUMNS }, (_, i) => labels.column(i + 1))
  const banners = board.banners.slice(0, PRESTIGE_BANNER).map((track) => `${labels.banner} ${book.resources[track]}`)
  const rows = Array.from({ length: SITE_ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => cell(row * COLUMNS + column)),
  )
  return [{ title: labels.title, columns, rows: [banners, ...rows] }]
}

export function wards({ board }: TableView, { wards: words }: SheetWords, names: Names): Sheet[] {
  const storeys = wardStoreys(board, board.companies.length)
  const rows = WARDS.map((ward) => {
    const tile = board.wardTiles[ward - 1]
    const value = tile ? `${WARD_TILES[tile].most} / ${WARD_TILES[tile].second}` : NOTHING
    return [`${ward}`, value, ...(storeys[ward - 1] ?? []).map((count) => `${count}`)]
  })
  const columns = [words.ward, words.tile, ...board.companies.map((_, seat) => names.seat(seat))]
  return [{ title: words.title, columns, rows }]
}

export function fields({ board }: TableView, { fields: words, book, reward }: SheetWords): Sheet[] {
  const rows = FIELDS.flatMap(({ id, index, sites }) => {
    const tile = board.fields[index]
    if (!tile) return []
    const corners = sites.map((site) => site + 1).join(', ')
    return [[`${numberOf(id)}`, corners, `${book.neighbourhoods[tile]}: ${reward(neighbourhoodReward(tile))}`]]
  })
  return rows.length > 0 ? [{ title: words.title, columns: words.columns, rows }] : []
}

export function outskirts({ board }: TableView, words: SheetWords, names: Names): Sheet[] {
  const { outskirts: labels, book } = words
  const rows = board.outskirts.map((there, i) => {
    const site = `${numberOf(OUTSKIRTS_SITE_IDS[i] ?? '')}`
    if (!isBuilding(there)) return [site, book.tiles[there]]
    const who = there.owner === 'third' ? book.third : names.seat(there.owner)
    return [site, `${who}: ${book.projects[there.project]}, ${words.storeys(there.storeys)}`]
  })
  return [{ title: labels.title, columns: labels.columns, rows }]
}

export function display({ board }: TableView, { display: words, book }: SheetWords): Sheet[] {
  const rows = board.display.flatMap((id) => {
    if (!id) return []
    const { arrows, value } = prestigeBuildingOf(id)
    return [[book.prestigeBuildings[id], `${value}`, arrows.map((arrow) => ARROWS[arrow]).join(' ')]]
  })
  return [{ title: words.title, columns: words.columns, rows }]
}
