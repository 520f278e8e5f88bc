import type { Names, Sheet } from '@boardroom/kernel'

/** In an otherwise empty cell. */
export const NOTHING = '–'

/** Titles of columns; their number is part of the type, so that no language leaves one out. */
export type Columns<N extends number, Titles extends readonly string[] = readonly []> = Titles['length'] extends N
  ? Titles
  : Columns<N, readonly [...Titles, string]>

/** What stands above the rows of a sheet. */
export interface SheetHead<N extends number> {
  readonly title: string
  readonly columns: Columns<N>
}

/** Makes a sheet of a position, or several. */
export type MakeSheet<V, W> = (view: V, words: W, names: Names) => Sheet | readonly Sheet[] | null
