import type { OptionBook } from '@boardroom/game-kit'
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

/** What each option is called and does, in both languages. */
export const OPTION_WORDS: OptionBook<Options> = {
  startOrder: {
    en: {
      name: 'Starting order',
      help: 'How the companies get their first places: drawn, or auctioned against debts that count at the end.',
      values: { draw: 'Drawn at random', auction: 'Auctioned' },
    },
    de: {
      name: 'Startreihenfolge',
      help: 'Wie die Firmen ihre ersten Plätze bekommen: ausgelost oder versteigert, gegen Schulden, die am Ende zählen.',
      values: { draw: 'Ausgelost', auction: 'Versteigert' },
    },
  },
  privateCash: {
    en: {
      name: 'Private cash',
      help: 'Whether everyone sees what the others own. Open only if every player agrees when the game starts.',
      values: { hidden: 'Hidden', open: 'Open, if all agree' },
    },
    de: {
      name: 'Eigenes Geld',
      help: 'Ob alle sehen, was die anderen besitzen. Offen nur, wenn zu Spielbeginn alle zustimmen.',
      values: { hidden: 'Verdeckt', open: 'Offen, wenn alle zustimmen' },
    },
  },
  shadowCompany: {
    en: {
      name: 'Shadow company',
      help: 'A company without a manager whose shares can be traded, for two or three players. Recommended with two.',
      values: { recommended: 'As recommended', on: 'With it', off: 'Without it' },
    },
    de: {
      name: 'Shadow Company',
      help: 'Eine Firma ohne Vorstand, deren Aktien gehandelt werden, zu zweit oder zu dritt. Zu zweit wird sie empfohlen.',
      values: { recommended: 'Wie empfohlen', on: 'Mit', off: 'Ohne' },
    },
  },
  shadowChoice: {
    en: {
      name: 'Which shadow company',
      help: 'The company that becomes the shadow company. If a player chooses it, the first free one does.',
      values: {
        'first-free': 'The first free one',
        'blue-eyes': 'Blue Eyes',
        'yellow-submarines': 'Yellow Submarines',
        'green-grass': 'Green Grass',
        'red-socks': 'Red Socks',
      },
    },
    de: {
      name: 'Welche Shadow Company',
      help: 'Die Firma, die zur Shadow Company wird. Wählt sie ein Spieler, wird es die erste freie.',
      values: {
        'first-free': 'Die erste freie',
        'blue-eyes': 'Blue Eyes',
        'yellow-submarines': 'Yellow Submarines',
        'green-grass': 'Green Grass',
        'red-socks': 'Red Socks',
      },
    },
  },
  teams: {
    en: {
      name: 'Two against two',
      help: 'Pairs add up their results; with four players only.',
      values: {
        off: 'Everyone alone',
        '1+2': 'Seats 1 and 2 against 3 and 4',
        '1+3': 'Seats 1 and 3 against 2 and 4',
        '1+4': 'Seats 1 and 4 against 2 and 3',
      },
    },
    de: {
      name: 'Zwei gegen zwei',
      help: 'Paare zählen ihre Ergebnisse zusammen; nur zu viert.',
      values: {
        off: 'Jeder für sich',
        '1+2': 'Platz 1 und 2 gegen 3 und 4',
        '1+3': 'Platz 1 und 3 gegen 2 und 4',
        '1+4': 'Platz 1 und 4 gegen 2 und 3',
      },
    },
  },
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
