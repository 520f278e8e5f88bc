import type { Direction } from './directions.ts'
import { joker, prestige, type Reward } from './rewards.ts'

/*
 * The city (its counts, wards, banners and rewards from the rulebook, the grid reconstructed): eight columns of five
 * sites, two columns to a ward, numbered row by row from the top left.
 */

export const COLUMNS = 8
export const SITE_ROWS = 5

export const WARDS = [1, 2, 3, 4] as const
export type Ward = (typeof WARDS)[number]

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type SiteId = `site-${Digit}${Digit}`
export type FieldId = `field-${Digit}${Digit}`

/** The index of a site in `SITES` and in the state. */
export type SiteIndex = number
export type FieldIndex = number

export interface Site {
  readonly id: SiteId
  readonly index: SiteIndex
  readonly row: number
  readonly column: number
  readonly ward: Ward
  /** Where prestige buildings go first. */
  readonly purple: boolean
  readonly reward: Reward | null
  readonly neighbours: Readonly<Record<Direction, SiteIndex | null>>
  readonly fields: readonly FieldIndex[]
}

export interface Field {
  readonly id: FieldId
  readonly index: FieldIndex
  readonly sites: readonly [SiteIndex, SiteIndex, SiteIndex, SiteIndex]
}

/** The row of the purple sites. */
const PURPLE_ROW = 3

/** Sites that give something, by number. */
const SITE_REWARDS: Readonly<Record<number, Reward>> = {
  1: joker(1),
  8: joker(1),
  33: joker(1),
  40: joker(1),
  19: prestige(2),
  20: prestige(2),
  21: prestige(2),
  22: prestige(2),
}

/** The site at the top left of each field, by number: all gaps inside the wards, and two between wards 2 and 3. */
const FIELD_CORNERS = [1, 3, 5, 7, 9, 11, 12, 13, 15, 17, 19, 20, 21, 23, 25, 27, 29, 31] as const

function twoDigits(number: number): `${Digit}${Digit}` {
  return String(number).padStart(2, '0') as `${Digit}${Digit}`
}

export const FIELDS: readonly Field[] = FIELD_CORNERS.map((corner, index) => {
  const first = corner - 1
  const sites = [first, first + 1, first + COLUMNS, first + COLUMNS + 1] as const
  return { id: `field-${twoDigits(index + 1)}`, index, sites }
})

export const SITES: readonly Site[] = Array.from({ length: COLUMNS * SITE_ROWS }, (_, index) => {
  const row = Math.floor(index / COLUMNS) + 1
  const column = (index % COLUMNS) + 1
  return {
    id: `site-${twoDigits(index + 1)}`,
    index,
    row,
    column,
    ward: Math.ceil(column / 2) as Ward,
    purple: row === PURPLE_ROW,
    reward: SITE_REWARDS[index + 1] ?? null,
    neighbours: {
      N: row > 1 ? index - COLUMNS : null,
      E: column < COLUMNS ? index + 1 : null,
      S: row < SITE_ROWS ? index + COLUMNS : null,
      W: column > 1 ? index - 1 : null,
    },
    fields: FIELDS.filter((field) => field.sites.includes(index)).map((field) => field.index),
  }
})

export const SITE_IDS = SITES.map((site) => site.id)
export const FIELD_IDS = FIELDS.map((field) => field.id)
export const PURPLE_SITES = SITES.filter((site) => site.purple)

const siteById = new Map(SITES.map((site) => [site.id, site]))
const fieldById = new Map(FIELDS.map((field) => [field.id, field]))

export function siteOf(id: SiteId): Site {
  const site = siteById.get(id)
  if (!site) throw new Error(`there is no ${id}`)
  return site
}

export function fieldOf(id: FieldId): Field {
  const field = fieldById.get(id)
  if (!field) throw new Error(`there is no ${id}`)
  return field
}

export const OUTSKIRTS_SITE_IDS = [
  'outskirts-site-1',
  'outskirts-site-2',
  'outskirts-site-3',
  'outskirts-site-4',
  'outskirts-site-5',
  'outskirts-site-6',
  'outskirts-site-7',
  'outskirts-site-8',
] as const
export type OutskirtsSiteId = (typeof OUTSKIRTS_SITE_IDS)[number]

/** One above each column, the ninth in the prestige area. */
export const BANNER_SPACE_IDS = [
  'banner-space-1',
  'banner-space-2',
  'banner-space-3',
  'banner-space-4',
  'banner-space-5',
  'banner-space-6',
  'banner-space-7',
  'banner-space-8',
  'banner-space-9',
] as const
export type BannerSpaceId = (typeof BANNER_SPACE_IDS)[number]
export const PRESTIGE_BANNER = 8

/** Banners of each kind of resource. */
export const BANNERS_PER_TRACK = 3

/** The number at the end of an id such as `site-07`. */
export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}
