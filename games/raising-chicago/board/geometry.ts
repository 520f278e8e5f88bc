import type { CSSProperties } from 'react'
import { COLUMNS, type Field, SITE_ROWS, SITES, type Site, type Ward } from '../components/index.ts'

/** The drawing of the wards: sites with streets between them, and the fields where streets cross. */
const SITE = { width: 70, height: 76 } as const
const STREET = 15
const RIM = 9
const FIELD = 40

const PITCH = { x: SITE.width + STREET, y: SITE.height + STREET } as const

export const CITY = {
  width: 2 * RIM + COLUMNS * PITCH.x - STREET,
  height: 2 * RIM + SITE_ROWS * PITCH.y - STREET,
} as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function place({ x, y, width, height }: Box): CSSProperties {
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`
  return {
    left: percent(x, CITY.width),
    top: percent(y, CITY.height),
    width: percent(width, CITY.width),
    height: percent(height, CITY.height),
  }
}

function cornerOf({ row, column }: Pick<Site, 'row' | 'column'>): { x: number; y: number } {
  return { x: RIM + (column - 1) * PITCH.x, y: RIM + (row - 1) * PITCH.y }
}

export function placeOfSite(site: Site): CSSProperties {
  return place({ ...cornerOf(site), ...SITE })
}

/** Fields lie on the crossing below and to the right of their first site. */
export function placeOfField({ sites }: Field): CSSProperties {
  const [first] = sites
  const { x, y } = cornerOf(SITES[first] ?? { row: 1, column: 1 })
  const half = (STREET - FIELD) / 2
  return place({ x: x + SITE.width + half, y: y + SITE.height + half, width: FIELD, height: FIELD })
}

/** The ground of a ward: its two columns from top to bottom. */
export function placeOfWard(ward: Ward): CSSProperties {
  const { x } = cornerOf({ row: 1, column: 2 * ward - 1 })
  const rim = 6
  return place({
    x: x - rim,
    y: RIM - rim,
    width: 2 * PITCH.x - STREET + 2 * rim,
    height: CITY.height - 2 * (RIM - rim),
  })
}
