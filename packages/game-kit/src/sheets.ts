import type { Names, Sheet } from '@boardroom/kernel'

/** In an otherwise empty cell. */
export const NOTHING = '–'

/** Titles of columns; their number is part of the type, so that no language leaves one out. */
export type Columns<N extends number, Titles extends readonly string[] = readonly []> = Titles['length'] extends N
  ? Titles
  : Columns<N, readonly [...Titles, string]>

type MakeSheet<V, W> = (view: V, words: W, names: Names) => Sheet | readonly Sheet[] | null

/** Makes the sheets of a position, one after the other; one that would be empty is left out. */
export function sheetsIn<V, W>(makers: readonly MakeSheet<V, W>[]) {
  return (view: V, words: W, names: Names): Sheet[] =>
    makers.flatMap((make) => make(view, words, names) ?? []).filter(({ rows }) => rows.length > 0)
}
