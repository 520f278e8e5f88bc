import { type ComponentGroup, choice, type OptionSpec, type OptionsIn, options } from '@boardroom/kernel'
import {
  CELLS,
  COMPANIES,
  FACTORIES,
  factoryOf,
  GOODS,
  PHASES,
  PIECES,
  SHARE_VALUES,
  SIZES,
} from './components/index.ts'

/** The shadow company is for two or three players, pairs for four (ME-SET-01). */
function only(values: readonly string[], seats: readonly number[]): OptionSpec['fits'] {
  return { rule: 'ME-SET-01', seats: Object.fromEntries(values.map((value) => [value, seats])) }
}

export const OPTIONS = options({
  game: {
    startOrder: choice(['draw', 'auction'], 'draw'),
    /** Open only if every player agrees (ME-SET-08). */
    privateCash: choice(['hidden', 'open'], 'hidden'),
  },
  shadow: {
    /** On with two players and off with three, unless the table wants it otherwise (ME-SET-01). */
    shadowCompany: choice(['recommended', 'on', 'off'], 'recommended', only(['on'], [2, 3])),
    /** Without effect if that company is chosen by a player (ME-SHD-15). */
    shadowChoice: choice(['first-free', ...COMPANIES], 'first-free', only(COMPANIES, [2, 3])),
  },
  teams: {
    /** The partner of the first seat (ME-TEA-01). */
    teams: choice(['off', '1+2', '1+3', '1+4'], 'off', only(['1+2', '1+3', '1+4'], [4])),
  },
})

export type Options = OptionsIn<typeof OPTIONS>

export function withShadow(seats: number, { shadowCompany }: Options): boolean {
  if (seats === 4) return false
  return shadowCompany === 'recommended' ? seats === 2 : shadowCompany === 'on'
}

/** The pairs of a game of two against two, or null (ME-TEA-01). */
export function pairsOf(seats: number, { teams }: Options): readonly (readonly [number, number])[] | null {
  if (seats !== 4) return null
  switch (teams) {
    case 'off':
      return null
    case '1+2':
      return [
        [0, 1],
        [2, 3],
      ]
    case '1+3':
      return [
        [0, 2],
        [1, 3],
      ]
    case '1+4':
      return [
        [0, 3],
        [1, 2],
      ]
  }
}

/** What is in the box and where its figures come from. */
export const COMPONENTS = [
  { id: 'companies', source: 'rulebook', count: COMPANIES.length },
  { id: 'share-packets', source: 'rulebook', count: COMPANIES.length * SIZES.length },
  { id: 'goods', source: 'rulebook', count: GOODS.reduce((sum, good) => sum + PIECES[good] + 1, 0) },
  { id: 'factories', source: 'rulebook', count: FACTORIES.reduce((sum, id) => sum + factoryOf(id).pieces, 0) },
  { id: 'recipes', source: 'reconstructed', count: FACTORIES.length },
  { id: 'factory-spaces', source: 'reconstructed', count: COMPANIES.length },
  { id: 'market-prices', source: 'reconstructed', count: GOODS.length * (CELLS + 1) },
  { id: 'share-values', source: 'reconstructed', count: SHARE_VALUES.length },
  { id: 'loans', source: 'rulebook', count: 8 },
  { id: 'relations-markers', source: 'rulebook', count: 16 },
  { id: 'success-markers', source: 'rulebook', count: 16 },
  { id: 'phases', source: 'rulebook', count: PHASES.length },
] as const satisfies readonly ComponentGroup[]
