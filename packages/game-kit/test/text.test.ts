import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { atFirstTurn, type Toy, toyTable } from '../../kernel/test/toy.ts'
import * as de from '../src/de.ts'
import * as en from '../src/en.ts'
import { type Catalogue, type Facts, helpFor, namedGroups, textOf } from '../src/index.ts'

const FACTS = {
  questions: { bidding: (_params, view, seat) => ({ coins: view.board.coins[seat] ?? 0 }) },
  moves: { sell: (move, { options }) => ({ ...move, taxed: options.tax }) },
} satisfies Facts<Toy>

type Words = Catalogue<Toy, typeof FACTS, unknown, { readonly title: string }>

const words: Words = {
  prompts: {
    bidding: ({ coins }) => `bid up to ${coins}`,
    turn: ({ seat }, names) => `${names.seat(seat)} trades`,
  },
  moves: {
    bid: ({ coins }) => `bid ${coins}`,
    sell: ({ card, taxed }) => `sell ${card}${taxed ? ', taxed' : ''}`,
    show: ({ card }) => `show ${card}`,
    dig: () => 'dig',
    end: () => 'end',
  },
  entries: {
    day: ({ day }) => `day ${day}`,
    drew: ({ seat }, names) => `${names.seat(seat)} draws`,
    bid: () => 'a bid',
    stall: () => 'a stall',
    sold: () => 'sold',
    showed: () => 'shown',
  },
  refusals: {
    'TOY-BID': ({ coins }) => `${coins} is too much`,
    'TOY-CARD': ({ card }) => `no ${card}`,
    'TOY-DIG': () => 'no deck',
    'TOY-END': () => 'no end',
    'TOY-SHOWN': () => 'seen',
    'TOY-STEP': () => 'not now',
    'TOY-TURN': () => 'not you',
  },
  rules: async () => ({ rules: {} }),
  options: {
    length: { name: 'Length', help: '', values: { short: 'Short', long: 'Long' } },
    hand: { name: 'Hand', help: '', values: { 1: 'One', 2: 'Two' } },
    tax: { name: 'Tax', help: '' },
  },
  optionGroups: {},
  edition: [],
  sheets: { title: 'Market' },
}

const text = textOf<Toy, typeof FACTS, unknown, Words['sheets']>(FACTS, [
  (_view, { title }) => ({ title, rows: [['card']] }),
  // One without rows is left out.
  () => ({ title: 'Nothing', rows: [] }),
])(words)
const names = { seat: (seat: number) => ['Mary', 'Thomas'][seat] ?? '' }

describe('a text made of words and facts', () => {
  test('says what was worked out from the view', () => {
    const table = toyTable({ options: { tax: true } })
    const view = viewOf(table, 0)
    expect(text.prompt({ step: 'bidding', params: {} }, 0, view, names)).toBe('bid up to 5')
    expect(text.move({ type: 'sell', card: 3 }, view, names)).toBe('sell 3, taxed')
    expect(text.sheets(view, names)).toEqual([{ title: 'Market', rows: [['card']] }])
  })

  test('says what a step or a move holds where nothing needs to be worked out', () => {
    const view = viewOf(atFirstTurn(), 0)
    expect(text.prompt({ step: 'turn', params: { seat: 1 } }, 1, view, names)).toBe('Thomas trades')
    expect(text.move({ type: 'show', card: 4 }, view, names)).toBe('show 4')
    expect(text.entry({ type: 'drew', seat: 0 }, names)).toBe('Mary draws')
    expect(text.refusal({ rule: 'TOY-CARD', card: 9 }, names)).toBe('no 9')
  })

  test('does not compile with facts that nobody gives', () => {
    const wrong: Pick<Words, 'prompts' | 'moves'> = {
      prompts: {
        ...words.prompts,
        // @ts-expect-error: the question of bidding tells the coins, not the cards.
        bidding: ({ cards }) => `${cards}`,
      },
      moves: {
        ...words.moves,
        // @ts-expect-error: a move that is not worked out tells its own fields only.
        show: ({ taxed }) => `${taxed}`,
      },
    }
    expect(Object.keys(wrong.prompts)).toEqual(Object.keys(words.prompts))
  })
})

describe('grammar', () => {
  test('lists, alternatives and numbers in both languages', () => {
    expect(en.list(['coal', 'iron', 'wood'])).toBe('coal, iron and wood')
    expect(de.list(['Kohle', 'Eisen', 'Holz'])).toBe('Kohle, Eisen und Holz')
    expect(en.either(['coal', 'iron'])).toBe('coal or iron')
    expect(de.either(['Kohle', 'Eisen'])).toBe('Kohle oder Eisen')
    expect([en.count(1, 'share'), en.count(2, 'share'), en.count(0, 'box', 'boxes')]).toEqual([
      '1 share',
      '2 shares',
      '0 boxes',
    ])
    expect([de.count(1, 'Aktie', 'Aktien'), de.count(2, 'Arbeiter')]).toEqual(['1 Aktie', '2 Arbeiter'])
    expect(en.capitalized('the bank')).toBe('The bank')
  })
})

describe('help and components', () => {
  test('neither a missing nor a surplus rule compiles', () => {
    const help = helpFor<'A-1'>()
    expect(help({ 'A-1': { title: 'One', text: 'One.' } })['A-1'].title).toBe('One')
    // @ts-expect-error: A-1 is missing.
    help({})
    // @ts-expect-error: there is no A-2.
    help({ 'A-1': { title: 'One', text: 'One.' }, 'A-2': { title: 'Two', text: 'Two.' } })
  })

  test('groups of components are named by their source', () => {
    const groups = namedGroups(
      [
        { id: 'coins', source: 'rulebook', count: 3 },
        { id: 'art', source: 'reconstructed', count: 1 },
      ],
      { coins: 'the coins', art: 'the pictures' },
    )
    expect(groups('rulebook')).toEqual(['the coins'])
    expect(groups('published')).toEqual([])
  })
})

test('money is written one way in each language', () => {
  expect([40, 4213, -1200].map(en.dollars)).toEqual(['$40', '$4,213', '−$1,200'])
  expect([40, 4213, -1200].map(de.dollars)).toEqual(['$40', '$4.213', '−$1.200'])
})
