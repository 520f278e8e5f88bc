import {
  chanceFrom,
  copyState,
  type GameText,
  LANGUAGES,
  type Language,
  type Logged,
  sayRefusal,
  Table,
  viewOf,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import {
  ASSETS,
  BUILDING_IDS,
  buildingOf,
  COMPANIES,
  type CompanyId,
  DEMAND_TILE_IDS,
  GOALS,
  INDUSTRIES,
  isBuilding,
  PRICES,
  RESOURCES,
  SPACE_IDS,
} from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { bigShoulders } from '../index.ts'
import { COMPONENTS, OPTIONS } from '../meta.ts'
import type { BigShouldersMove } from '../moves.ts'
import type { RefusalFacts, RefusalRule, Refused } from '../refusals.ts'
import { RULE_IDS } from '../rule-ids.ts'
import { goalWinners } from '../scoring.ts'
import { STEPS } from '../steps/index.ts'
import { text as german } from '../text/de/index.ts'
import { text as english } from '../text/en/index.ts'
import { goalLeaders } from '../text/facts/goals.ts'
import { factsOfMove } from '../text/facts/moves.ts'
import { factsOfQuestion, isQuestion } from '../text/facts/questions.ts'
import type { BigShoulders } from '../types.ts'
import { type Given, given } from './given.ts'

const texts: Readonly<Record<Language, GameText<BigShoulders>>> = { en: english, de: german }
const names = { seat: (seat: number) => ['Ida', 'Otto', 'Nils', 'Zoe'][seat] ?? 'Nobody' }

/** Ids of the game's data; in a sentence one of them is a thing that has not been given its name. */
const IDS = [
  ...[ASSETS, BUILDING_IDS, COMPANIES, DEMAND_TILE_IDS, GOALS, INDUSTRIES, RESOURCES, SPACE_IDS].flat(),
  ...['bonus-goods', 'share-value', 'job-market', 'not-in-row', 'no-sale', 'no-production'],
]
const RAW_ID = new RegExp(`(?<![\\w-])(${IDS.join('|')})(?![\\w-])`)
const HOLE = /\bundefined\b|\bnull\b|\bNaN\b|\bInfinity\b|\[object |\$-|\$\$| {2}|\.\.|: *$/
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[äöüß„]|\b(der|das|und|für|eine?|auf|von|mit|nicht|Aktie|Ware|Waren|Firma)\b/,
  de: /”|\b(the|of|and|or|for|from|with|your?|has|have|pays|buys|Worker|Workers|Salesperson|Goods?|shares?|Certificates?|Building|treasury|Charter)\b/,
}

/** What is wrong with a sentence, if anything. */
function flaw(sentence: string, language: Language): string | null {
  const broken = sentence.trim() !== sentence || sentence === ''
  const found = HOLE.exec(sentence) ?? RAW_ID.exec(sentence) ?? FOREIGN[language].exec(sentence)
  return broken || found ? `${language} says “${sentence}”${found ? ` with “${found[0].trim()}”` : ''}` : null
}

function expectSound(sentences: readonly (readonly [Language, string])[]): void {
  const flaws = LANGUAGES.flatMap((language) => {
    const distinct = new Set(sentences.flatMap(([spoken, sentence]) => (spoken === language ? [sentence] : [])))
    return [...distinct].flatMap((sentence) => flaw(sentence, language) ?? [])
  })
  expect(flaws).toEqual([])
}

/** The same in every language, unless it is only a name. */
function inBoth(say: (text: GameText<BigShoulders>, language: Language) => string): [Language, string][] {
  return LANGUAGES.map((language) => [language, say(texts[language], language)])
}

/** A question on the way through a game. */
interface Moment {
  readonly table: Table<BigShoulders>
  readonly seat: number
  readonly moves: readonly BigShouldersMove[]
}

interface Story {
  readonly moments: readonly Moment[]
  readonly log: readonly Logged<Entry>[]
}

const SETTINGS = [
  { name: 'basic', options: {} },
  { name: 'advanced', options: { mode: 'advanced', flexiblePurchasing: true } },
  { name: '2018', options: { edition: '2018', mode: 'advanced', friendlyStockSales: true } },
  { name: 'draft', options: { draft: true, goals: false, repeatPartnerCash: false } },
] as const

/** A whole game with random moves: every question on the way, and the log. */
function play(seats: number, { name, options }: (typeof SETTINGS)[number]): Story {
  const table = Table.start(bigShoulders, { seats, options, seed: `text/${name}/${seats}` })
  const luck = chanceFrom(`luck/${name}/${seats}`)
  const moments: Moment[] = []
  while (!table.over) {
    const seat = luck.pick(table.asked())
    const moves = table.legal(seat) as BigShouldersMove[]
    moments.push({ table: copyOf(table), seat, moves })
    // Production and sales are what much of the text is about, and random moves would seldom get that far.
    const busy = moves.filter(({ type }) => type === 'produce' || type === 'sell-goods' || type === 'pay-dividends')
    table.apply(seat, luck.pick(busy.length > 0 && luck.below(4) > 0 ? busy : moves))
  }
  moments.push({ table, seat: 0, moves: [] })
  return { moments, log: table.entries }
}

function copyOf(table: Table<BigShoulders>): Table<BigShoulders> {
  return Table.resume(bigShoulders, copyState(bigShoulders, table.state))
}

const GAMES = [2, 3, 4].flatMap((seats) => SETTINGS.map((setting) => ({ seats, setting, game: setting.name })))

describe('Rules help', () => {
  test.each(LANGUAGES)('Every rule and nothing else has help in %s', (language) => {
    const { rules } = texts[language]
    expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort())
    expect(RULE_IDS.filter((id) => !rules[id]?.title.trim() || !rules[id]?.text.trim())).toEqual([])
  })

  test('Help, options and the notes on the edition are each in one language', () => {
    expectSound(
      LANGUAGES.flatMap((language) => {
        const { rules, options, edition } = texts[language]
        const help = Object.values(rules).flatMap(({ title, text }) => [title, text])
        const chosen = Object.values(options).flatMap(({ name, help, values }) => [
          name,
          help,
          ...Object.values(values ?? {}),
        ])
        return [...help, ...chosen, ...edition].map((sentence) => [language, sentence] as const)
      }),
    )
  })
})

describe('Options and edition', () => {
  test.each(LANGUAGES)('Every option, and every value that is not just on or off, has a name in %s', (language) => {
    const { options } = texts[language]
    expect(Object.keys(options).sort()).toEqual(OPTIONS.map(({ id }) => id).sort())
    for (const { id, values } of OPTIONS) {
      const named = Object.keys(options[id]?.values ?? {}).sort()
      expect(named).toEqual(values.filter((value) => typeof value !== 'boolean').sort())
    }
  })

  test.each(LANGUAGES)('The edition notes name every group of components in %s', (language) => {
    const notes = texts[language].edition.join('\n')
    // A group without a name would show up by its id, and no name of a group is one.
    expect(COMPONENTS.filter(({ id }) => id.includes('-') && notes.includes(id))).toEqual([])
  })
})

describe.each(GAMES)('A whole $game game with $seats seats', ({ seats, setting }) => {
  const { moments, log } = play(seats, setting)
  const often = moments.filter((_, i) => i % 5 === 0)
  const sometimes = moments.filter((_, i) => i % 25 === 0 || i === moments.length - 1)

  test('Every question and every move reads well in both languages', () => {
    const sentences: [Language, string][] = []
    for (const { table, seat, moves } of moments) {
      const view = viewOf(table, seat)
      const { current } = table
      if (current) sentences.push(...inBoth((text) => text.prompt(current, seat, view, names)))
      for (const move of moves) sentences.push(...inBoth((text) => text.move(move, view, names)))
    }
    expectSound(sentences)
  })

  test('Every entry of the log reads well in both languages, and differently', () => {
    expectSound(log.flatMap(({ entry }) => inBoth((text) => text.entry(entry, names))))
    const same = log.filter(({ entry }) => english.entry(entry, names) === german.entry(entry, names))
    expect(same).toEqual([])
  })

  test('The sheets read well to every viewer in both languages', () => {
    expectSound(sometimes.flatMap(({ table }) => sheetsFor(table)))
  })

  test('Moves that differ read differently', () => {
    const alike: string[] = []
    for (const { table, seat, moves } of moments) {
      const view = viewOf(table, seat)
      for (const language of LANGUAGES) {
        const said = new Map<string, string>()
        for (const move of moves) {
          const sentence = texts[language].move(move, view, names)
          const meaning = meaningOf(move)
          if ((said.get(sentence) ?? meaning) !== meaning) alike.push(sentence)
          said.set(sentence, meaning)
        }
      }
    }
    expect(alike).toEqual([])
  })

  test('What a move promises is what happens', () => {
    const broken: string[] = []
    for (const { table, seat, moves } of often) {
      for (const move of moves) {
        const kept = promiseOf(move, table, seat)
        if (!kept) continue
        const after = copyOf(table)
        after.apply(seat, move)
        if (!kept(after)) broken.push(JSON.stringify(move))
      }
    }
    expect(broken).toEqual([])
  })

  test('The question about dividends knows when they can be paid', () => {
    for (const { table, seat, moves } of moments) {
      if (table.current?.step !== 'distribution') continue
      const { withholds } = factsOfQuestion('distribution', {}, viewOf(table, seat), seat)
      expect(withholds === null).toBe(moves.some(({ type }) => type === 'pay-dividends'))
    }
  })

  test('The Goals sheet names those who would be paid', () => {
    for (const { table } of often) {
      const view = viewOf(table, 'spectator')
      for (const goal of GOALS) expect(goalLeaders(view, goal)).toEqual(goalWinners(table.state, goal))
    }
  })

  test('Any move can be named and refused in words at any moment', () => {
    const sentences: [Language, string][] = []
    for (const { table, seat } of sometimes) {
      const view = viewOf(table, 'spectator')
      for (const move of Object.values(SAMPLE_MOVES).flat()) {
        sentences.push(...inBoth((text) => text.move(move, view, names)))
        for (const who of [seat, (seat + 1) % seats]) {
          const refusal = table.refuse(who, move)
          if (refusal) sentences.push(...inBoth((text, language) => sayRefusal(refusal, text, language, names)))
        }
      }
    }
    expectSound(sentences)
  })
})

/** The sheets as every viewer sees them. */
function sheetsFor(table: Table<BigShoulders>): [Language, string][] {
  const viewers = ['spectator' as const, ...table.state.players.keys()]
  return viewers.flatMap((viewer) =>
    LANGUAGES.flatMap((language) =>
      texts[language].sheets(viewOf(table, viewer), names).flatMap(({ title, columns = [], rows }) => {
        const width = columns.length || rows[0]?.length
        expect(rows.filter((row) => row.length !== width)).toEqual([])
        return [title, ...columns, ...rows.flat()].map((cell): [Language, string] => [language, cell])
      }),
    ),
  )
}

/** As action spaces some Buildings of one owner are the same, and so are the moves with them. */
function meaningOf(move: BigShouldersMove): string {
  if (move.type !== 'place' || !isBuilding(move.space)) return JSON.stringify(move)
  const { payer, amount, effect } = buildingOf(move.space)
  return JSON.stringify({ ...move, space: { payer, amount, effect } })
}

/** What the facts of a move say about the position after it. */
function promiseOf(
  move: BigShouldersMove,
  table: Table<BigShoulders>,
  seat: number,
): ((after: Table<BigShoulders>) => boolean) | null {
  const view = viewOf(table, seat)
  const before = table.state
  const cash = before.players[seat]?.cash ?? 0
  const cashAfter = (after: Table<BigShoulders>): number => after.state.players[seat]?.cash ?? 0
  const operating = before.turn?.company
  const priceOf = (after: Table<BigShoulders>, id: CompanyId | undefined): number | undefined => {
    const company = id && after.state.companies[id]
    return company ? PRICES[company.price] : undefined
  }
  switch (move.type) {
    case 'sell': {
      const { sale } = factsOfMove('sell', move, view)
      if (!sale) return () => false
      return (after) =>
        cashAfter(after) === cash + sale.paid &&
        (sale.protectable || priceOf(after, move.company) === sale.price.to) &&
        (!sale.losesDirectorship || after.state.companies[move.company]?.director !== seat)
    }
    case 'buy': {
      const { cost, takesOver } = factsOfMove('buy', move, view)
      return (after) =>
        cashAfter(after) === cash - (cost ?? 0) &&
        takesOver === (before.companies[move.company]?.director !== after.state.companies[move.company]?.director)
    }
    case 'issue': {
      const { effect } = factsOfMove('issue', move, view)
      return (after) => effect !== null && priceOf(after, operating) === effect.price.to
    }
    case 'sell-goods': {
      const { sale } = factsOfMove('sell-goods', move, view)
      const revenue = before.turn?.revenue ?? 0
      return (after) => sale !== null && after.state.turn?.revenue === revenue + sale.revenue + sale.bonus
    }
    case 'pay-dividends': {
      const { payout } = factsOfMove('pay-dividends', move, view)
      return (after) =>
        payout !== null && cashAfter(after) === cash + payout.yours && priceOf(after, operating) === payout.price.to
    }
    case 'withhold': {
      const { kept } = factsOfMove('withhold', move, view)
      return (after) => kept !== null && (kept.protectable || priceOf(after, operating) === kept.price.to)
    }
    case 'produce': {
      const { made } = factsOfMove('produce', move, view)
      const company = operating && before.companies[operating]
      return (after) => {
        const now = operating && after.state.companies[operating]
        if (!made || !company || !now) return false
        const partners = before.players[company.director]?.partners.active ?? 0
        const gained = (after.state.players[company.director]?.partners.active ?? 0) - partners
        return now.goods === company.goods + made.goods + (made.bonus?.goods ?? 0) && gained === (made.partner ? 1 : 0)
      }
    }
    default:
      return null
  }
}

describe('Questions', () => {
  test('Every step that asks somebody has its question', () => {
    const silent = STEPS.filter((step) => 'seats' in step && !isQuestion(step.name)).map(({ name }) => name)
    expect(silent).toEqual([])
  })
})

/** Entries of every kind, so that also the rare ones are read: a missing one does not compile. */
const SAMPLE_ENTRIES: { readonly [T in Entry['type']]: readonly Extract<Entry, { type: T }>[] } = {
  decade: [{ type: 'decade', decade: 2, year: 1885 }],
  phase: (['setup', 'stock', 'building', 'action', 'operating', 'cleanup', 'over'] as const).map((phase) => ({
    type: 'phase',
    phase,
  })),
  'turn-order': [{ type: 'turn-order', order: [1, 2, 0], priorityDeal: 1 }],
  founded: [{ type: 'founded', seat: 0, company: 'swift', par: 40, cost: 120 }],
  sold: [
    { type: 'sold', seat: 0, company: 'swift', common: 1, preferred: 0, director: 0, price: 40, paid: 40 },
    { type: 'sold', seat: 0, company: 'swift', common: 2, preferred: 1, director: 1, price: 40, paid: 280 },
  ],
  bought: [
    { type: 'bought', seat: 1, company: 'libby', kind: 'common', from: 'charter', cost: 40 },
    { type: 'bought', seat: 1, company: 'libby', kind: 'preferred', from: 'pool', cost: 80 },
  ],
  passed: [{ type: 'passed', seat: 2 }],
  price: (['sale', 'sold-out', 'issue', 'dividend', 'withhold', 'appeal', 'asset'] as const).map((reason) => ({
    type: 'price',
    company: 'elgin',
    from: 40,
    to: reason === 'sale' ? 35 : 50,
    reason,
  })),
  protected: [{ type: 'protected', seat: 0, company: 'libby' }],
  unprotected: [{ type: 'unprotected', seat: 0, company: 'libby' }],
  director: [{ type: 'director', company: 'libby', from: 0, to: 1 }],
  'priority-deal': [{ type: 'priority-deal', seat: 3 }],
  'draft-picked': [{ type: 'draft-picked', seat: 0 }],
  'draft-kept': [{ type: 'draft-kept', seat: 0, building: 'e1-manager' }],
  'hands-passed': [
    { type: 'hands-passed', direction: 'left' },
    { type: 'hands-passed', direction: 'right' },
  ],
  chosen: [{ type: 'chosen', seat: 1 }],
  choice: [{ type: 'choice', seat: 1, play: 'e1-goods-1', discard: 'e2-goods-2' }],
  built: BUILDING_IDS.map((building) => ({ type: 'built', seat: 0, building })),
  'workers-arrived': [
    { type: 'workers-arrived', count: 1 },
    { type: 'workers-arrived', count: 4 },
  ],
  partner: (['building', 'appeal', 'factories'] as const).map((from) => ({ type: 'partner', seat: 0, from })),
  placed: [
    ...SPACE_IDS.map((space) => ({ type: 'placed', seat: 0, space, company: 'swift' }) as const),
    { type: 'placed', seat: 0, space: 'bank-pool', company: null },
  ],
  'owner-paid': [
    { type: 'owner-paid', owner: 1, amount: 30, payer: 'swift' },
    { type: 'owner-paid', owner: 1, amount: 20, payer: 'bank' },
  ],
  funds: [{ type: 'funds', company: 'swift', amount: 40 }],
  'pool-cash': [{ type: 'pool-cash', seat: 0, amount: 25 }],
  hired: [{ type: 'hired', company: 'swift', factory: 1, cost: 40 }],
  worker: [{ type: 'worker', company: 'swift', factory: 2 }],
  manager: [{ type: 'manager', company: 'swift', factory: 1 }],
  salespeople: [
    { type: 'salespeople', company: 'swift', count: 1 },
    { type: 'salespeople', company: 'swift', count: 2 },
  ],
  lost: (['worker', 'manager', 'salesperson', 'automation', 'resources'] as const).map((piece) => ({
    type: 'lost',
    company: 'swift',
    piece,
  })),
  automated: [{ type: 'automated', company: 'swift', factory: 1 }],
  relocated: [
    { type: 'relocated', company: 'swift', to: 2 },
    { type: 'relocated', company: 'swift', to: 'job-market' },
    { type: 'relocated', company: 'swift', to: 'supply' },
  ],
  took: [{ type: 'took', company: 'swift', cubes: { livestock: 0, steel: 2, wood: 1, coal: 0 } }],
  goods: (['building', 'manager', 'bonus-tokens'] as const).map((from) => ({
    type: 'goods',
    company: 'swift',
    count: 1,
    from,
  })),
  appeal: [
    { type: 'appeal', company: 'swift', from: 3, to: 5 },
    { type: 'appeal', company: 'swift', from: 16, to: 16 },
  ],
  'appeal-bonus': [{ type: 'appeal-bonus', company: 'swift', bonus: 'bonus-goods' }],
  'appeal-cash': [{ type: 'appeal-cash', company: 'swift', bonus: 'share-value' }],
  'first-place': [{ type: 'first-place', seat: 2 }],
  'treasury-dividend': [
    { type: 'treasury-dividend', company: 'swift', amount: 100, players: [40, 0, 20], treasury: 30 },
  ],
  'asset-bought': [{ type: 'asset-bought', company: 'swift', asset: 'foundry', cost: 50 }],
  'asset-kept': [{ type: 'asset-kept', company: 'swift', asset: 'foundry' }],
  'asset-removed': ASSETS.map((asset) => ({ type: 'asset-removed', asset })),
  'asset-revealed': [{ type: 'asset-revealed', asset: 'abattoir' }],
  activated: [{ type: 'activated', company: 'swift', asset: 'refrigeration' }],
  revenue: [{ type: 'revenue', company: 'swift', amount: 80 }],
  operates: COMPANIES.map((company) => ({ type: 'operates', seat: 0, company })),
  issued: [{ type: 'issued', company: 'swift', common: 1, preferred: 1, paid: 120 }],
  purchased: RESOURCES.map((resource) => ({ type: 'purchased', company: 'swift', resource, cost: 20 })),
  traded: [{ type: 'traded', company: 'swift', give: 'coal', take: 'steel' }],
  produced: [{ type: 'produced', company: 'swift', factory: 1, goods: 1 }],
  'goods-sold': (['left', 'middle', 'right', 'half-price'] as const).map((space) => ({
    type: 'goods-sold',
    company: 'swift',
    space,
    goods: 3,
    revenue: 150,
    bonus: space === 'right' ? 50 : 0,
  })),
  dividends: [
    { type: 'dividends', company: 'swift', perShare: 14, players: [56, 28], treasury: 42 },
    { type: 'dividends', company: 'swift', perShare: 0, players: [0, 0], treasury: 0 },
  ],
  withheld: [
    { type: 'withheld', company: 'swift', revenue: 140 },
    { type: 'withheld', company: 'swift', revenue: 0 },
  ],
  drawn: [{ type: 'drawn', cubes: { livestock: 1, steel: 0, wood: 0, coal: 2 } }],
  'bag-refilled': [{ type: 'bag-refilled' }],
  'to-haymarket': [{ type: 'to-haymarket', cubes: { livestock: 0, steel: 0, wood: 1, coal: 0 } }],
  'demand-removed': DEMAND_TILE_IDS.map((tile) => ({ type: 'demand-removed', row: 'shoes', tile })),
  'demand-revealed': INDUSTRIES.flatMap((row) =>
    (['left', 'middle', 'right'] as const).map(
      (column) => ({ type: 'demand-revealed', row, column, tile: 'd1-1-a' }) as const,
    ),
  ),
  goal: GOALS.flatMap((goal) => [
    { type: 'goal', goal, seats: [0, 1] } as const,
    { type: 'goal', goal, seats: [] } as const,
  ]).map(({ type, goal, seats }) => ({ type, goal, seats: [...seats] })),
  score: [{ type: 'score', seat: 0, score: 1618 }],
  winners: [
    { type: 'winners', seats: [2] },
    { type: 'winners', seats: [0, 1, 3] },
  ],
}

describe('Entries', () => {
  test('Every kind of entry reads well in both languages, and differently', () => {
    const all: Entry[] = Object.values(SAMPLE_ENTRIES).flat()
    expectSound(all.flatMap((entry) => inBoth((text) => text.entry(entry, names))))
    expect(all.filter((entry) => english.entry(entry, names) === german.entry(entry, names))).toEqual([])
  })

  test('One is one and two are two', () => {
    const say = (entry: Entry): string[] => LANGUAGES.map((language) => texts[language].entry(entry, names))
    expect(say({ type: 'workers-arrived', count: 1 })).toEqual([
      '1 Worker comes to the Job Market.',
      '1 Arbeiter kommt auf den Arbeitsmarkt.',
    ])
    expect(say({ type: 'workers-arrived', count: 2 })).toEqual([
      '2 Workers come to the Job Market.',
      '2 Arbeiter kommen auf den Arbeitsmarkt.',
    ])
    expect(say({ type: 'produced', company: 'swift', factory: 2, goods: 1 })).toEqual([
      'Factory 2 of Swift produces 1 Good.',
      'Fabrik 2 von Swift produziert 1 Ware.',
    ])
    expect(say({ type: 'salespeople', company: 'swift', count: 2 })).toEqual([
      'Swift gains 2 Salespeople.',
      'Swift bekommt 2 Verkäufer.',
    ])
  })
})

describe('Numbers that matter', () => {
  const asked = ({ table }: Given, seat: number): string[] =>
    LANGUAGES.map((language) => {
      if (!table.current) throw new Error('nobody is asked')
      return texts[language].prompt(table.current, seat, viewOf(table, seat), names)
    })
  const said = ({ table }: Given, seat: number, move: BigShouldersMove): string[] =>
    LANGUAGES.map((language) => texts[language].move(move, viewOf(table, seat), names))

  test('A company that can produce is told so, with its treasury', () => {
    const resources = { coal: 1, livestock: 1 }
    const table = given(
      { phase: 'operating', company: 'spalding' },
      { companies: { spalding: { treasury: 120, resources, factories: [{ workers: 1 }] } } },
    )
    expect(asked(table, 0)).toEqual([
      'Spalding operates ($120 in the treasury): buy resources, or let factory 1 produce.',
      'Spalding ist am Zug ($120 in der Kasse): Kaufe Rohstoffe oder lass Fabrik 1 produzieren.',
    ])
  })

  test('A purchase says where from and how much', () => {
    const table = given({ phase: 'stock', seat: 0 }, { companies: { libby: { price: 40, director: 1 } } })
    expect(said(table, 0, { type: 'buy', company: 'libby', kind: 'common', from: 'charter' })).toEqual([
      'Buy a Common Certificate of Libby from its charter for $40',
      'Eine Gemeinschaftsaktie von Libby vom Firmen-Tableau für $40 kaufen',
    ])
  })

  test('A sale of Goods says what they bring and what filling the tile brings', () => {
    const table = given(
      { phase: 'distribution', company: 'henderson' },
      { companies: { henderson: { goods: 4, salespeople: 1 } }, demand: { shoes: { middle: { tile: 'd1-3' } } } },
    )
    expect(said(table, 0, { type: 'sell-goods', row: 'shoes', space: 'middle', goods: 3 })).toEqual([
      'Sell 3 Goods on the middle tile: $90 + $20 for filling it',
      '3 Waren auf das mittlere Plättchen verkaufen: $90 + $20 fürs Füllen',
    ])
  })

  test('A Partner on a space says what the space costs and brings', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 50, appeal: 3 } } })
    expect(said(table, 0, { type: 'place', space: 'advertising', company: 'swift' })).toEqual([
      'Place a Partner on Advertising for Swift: $20, +1 Appeal',
      'Partner auf „Werbung“ für Swift: $20, +1 Attraktivität',
    ])
  })

  test('A space without any gain says so beforehand', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { swift: { treasury: 90, salespeople: 2 } }, placed: [], haymarket: {} },
    )
    expect(said(table, 0, { type: 'place', space: 'hire-salesperson', company: 'swift' })).toEqual([
      'Place a Partner on Hire Salesperson for Swift: $70, no room for a Salesperson',
      'Partner auf „Verkäufer einstellen“ für Swift: $70, kein Platz für einen Verkäufer',
    ])
  })
})

type WhyOf<F> = F extends { why: infer W extends string } ? W : never
type FactsFor<F, W> = F extends { why: infer Y } ? (W extends Y ? Omit<F, 'why'> : never) : never

/** Facts for every rule, and for every case of those rules that have several: a missing one does not compile. */
type RefusalSamples = {
  [R in RefusalRule]: [WhyOf<RefusalFacts[R]>] extends [never]
    ? RefusalFacts[R]
    : { why: { [W in WhyOf<RefusalFacts[R]>]: FactsFor<RefusalFacts[R], W> } }
}

const SAMPLES: RefusalSamples = {
  'BS-GEN-01': { phase: 'stock' },
  'BS-GEN-04': { payer: 'spalding', have: 30, cost: 60 },
  'BS-GEN-09': { company: 'libby' },
  'BS-SET-14': { why: { turn: { asked: 1 }, must: {} } },
  'BS-FND-01': { company: 'elgin' },
  'BS-FND-02': {},
  'BS-FND-03': { company: 'swift', par: 60, cost: 180, have: 175 },
  'BS-FND-04': { limit: 14 },
  'BS-FND-10': {},
  'BS-CRT-02': { company: 'swift', shares: 6 },
  'BS-CRT-03': { limit: 10 },
  'BS-CRT-04': { company: 'fairbank' },
  'BS-STK-01': { asked: 2 },
  'BS-STK-02': { excess: 1 },
  'BS-STK-04': {},
  'BS-STK-05': { why: { 'not-owned': {}, once: {}, nothing: {} } },
  'BS-STK-10': {},
  'BS-STK-11': {},
  'BS-STK-12': {},
  'BS-STK-13': { cost: 80, have: 75 },
  'BS-STK-14': { company: 'henderson' },
  'BS-STK-15': { company: 'doggett' },
  'BS-STK-18': { why: { sold: {}, nothing: {} } },
  'BS-DIR-08': { company: 'libby' },
  'BS-BLD-01': { why: { chosen: {} } },
  'BS-BLD-03': {},
  'BS-BLD-04': {},
  'BS-ACT-01': { asked: 0 },
  'BS-ACT-02': { why: { once: {}, first: {}, company: {} } },
  'BS-ACT-03': {},
  'BS-ACT-07': { company: 'brunswick' },
  'BS-ACT-09': {},
  'BS-ACT-10': {},
  'BS-ACT-13': { company: 'spalding', amount: 40, have: 30 },
  'BS-ACT-16': {},
  'BS-ACT-17': {},
  'BS-ACT-18': {},
  'BS-ACT-20': { company: 'spalding', cost: 40, have: 30 },
  'BS-ACT-21': { why: { 'no-space': { company: 'swift' }, 'at-least-one': {} } },
  'BS-ACT-28': { decade: 5 },
  'BS-ACT-33': { company: 'swift', amount: 150 },
  'BS-ACT-37': { why: { alike: {}, absent: {}, count: {} } },
  'BS-ACT-38': { why: { different: {}, absent: {}, count: {} } },
  'BS-ACT-41': { company: 'elgin', workers: 2 },
  'BS-EMP-01': { company: 'elgin' },
  'BS-EMP-03': {},
  'BS-AST-01': { asset: 'foundry', company: 'swift', cost: 70, have: 65 },
  'BS-AST-02': { why: { none: { company: 'swift' }, 'not-in-row': {} } },
  'BS-AST-08': { company: 'swift', slots: 1 },
  'BS-AST-15': { why: { exhausted: { asset: 'abattoir' }, none: { company: 'elgin' } } },
  'BS-AST-16': { asset: 'workshop' },
  'BS-AST-17': { company: 'libby' },
  'BS-AST-20': {},
  'BS-AST-21': { asset: 'backroom-deals' },
  'BS-AST-25': {},
  'BS-APL-08': { company: 'cracker-jack' },
  'BS-APL-13': {},
  'BS-AUT-01': {},
  'BS-AUT-02': {},
  'BS-OPR-03': {},
  'BS-OPR-04': { why: { late: {}, basic: {}, nothing: {} } },
  'BS-OPR-07': { company: 'anglo-american' },
  'BS-OPR-08': { why: { absent: {}, money: { company: 'libby', cost: 30, have: 25 } } },
  'BS-OPR-09': {},
  'BS-OPR-10': { why: { late: {}, haymarket: {} } },
  'BS-OPR-11': {},
  'BS-OPR-12': {},
  'BS-OPR-13': {
    why: { workers: {}, left: {}, done: {}, resources: { company: 'swift', lacking: { steel: 1, coal: 2 } } },
  },
  'BS-OPR-17': { count: 1 },
  'BS-DST-01': { company: 'swift', industry: 'meat-packing' },
  'BS-DST-02': { company: 'swift', goods: 1 },
  'BS-DST-03': {},
  'BS-DST-04': {},
  'BS-DST-08': {},
  'BS-DST-10': {},
  'BS-DST-11': {},
  'BS-DIV-02': { why: { 'no-sale': { company: 'swift' }, 'no-production': { company: 'swift' } } },
  'BS-VAR-01': {},
}

const ALL_REFUSALS = Object.entries(SAMPLES).flatMap(([rule, sample]): Refused[] => {
  if (!('why' in sample)) return [{ rule, ...sample } as Refused]
  return Object.entries(sample.why).map(([why, facts]) => ({ rule, why, ...facts }) as Refused)
})

describe('Refusals', () => {
  test('Every case of every rule has its own sentence in both languages', () => {
    expectSound(ALL_REFUSALS.flatMap((refusal) => inBoth((text) => text.refusal(refusal, names))))
  })

  test('The cases of one rule are told apart', () => {
    for (const language of LANGUAGES) {
      for (const rule of new Set(ALL_REFUSALS.map((refusal) => refusal.rule))) {
        const cases = ALL_REFUSALS.filter((refusal) => refusal.rule === rule)
        const said = new Set(cases.map((refusal) => texts[language].refusal(refusal, names)))
        expect(said.size, `${language} ${rule}`).toBe(cases.length)
      }
    }
  })

  test('A refusal says how much is there and how much is needed', () => {
    const refusal = { rule: 'BS-GEN-04', payer: 'spalding', have: 30, cost: 60 } as const
    expect(english.refusal(refusal, names)).toBe('Spalding has $30; this costs $60.')
    expect(german.refusal(refusal, names)).toBe('Spalding hat $30; das hier kostet $60.')
  })
})

const SAMPLE_MOVES: { readonly [T in BigShouldersMove['type']]: readonly Extract<BigShouldersMove, { type: T }>[] } = {
  found: [{ type: 'found', company: 'swift', par: 45 }],
  sell: [{ type: 'sell', company: 'libby', common: 2, preferred: 1, director: 1 }],
  buy: [{ type: 'buy', company: 'libby', kind: 'director', from: 'pool' }],
  'pass-stock': [{ type: 'pass-stock' }],
  'end-stock-turn': [{ type: 'end-stock-turn' }],
  protect: [{ type: 'protect', use: true }],
  'keep-building': [{ type: 'keep-building', building: 'e1-manager' }],
  build: [{ type: 'build', play: 'e1-manager', discard: 'e3-dividend-300' }],
  place: [
    { type: 'place', space: 'bank-pool', company: null },
    { type: 'place', space: 'advertising', company: null },
    { type: 'place', space: 'fundraising-80', company: 'swift' },
    { type: 'place', space: 'e2-managers-2', company: 'libby' },
  ],
  'first-place': [{ type: 'first-place', take: false }],
  hire: [{ type: 'hire', factory: 3 }],
  'stop-hiring': [{ type: 'stop-hiring' }],
  'buy-asset': [{ type: 'buy-asset', asset: 'price-protection' }],
  'keep-asset': [{ type: 'keep-asset', asset: 'foundry' }],
  take: [
    { type: 'take', cubes: [] },
    { type: 'take', cubes: ['wood', 'coal'] },
  ],
  'place-worker': [{ type: 'place-worker', factory: 3 }],
  'appoint-manager': [{ type: 'appoint-manager', factory: 3 }],
  automate: [{ type: 'automate', factory: 3 }],
  relocate: [
    { type: 'relocate', to: 3 },
    { type: 'relocate', to: 'job-market' },
  ],
  'decline-bonus': [{ type: 'decline-bonus' }],
  'take-bonus': [{ type: 'take-bonus' }],
  'take-cash': [{ type: 'take-cash' }],
  trade: [{ type: 'trade', company: 'swift', give: 'coal', take: 'coal' }],
  activate: [{ type: 'activate', company: 'swift' }],
  'discard-asset': [{ type: 'discard-asset', company: 'swift' }],
  'pass-action': [{ type: 'pass-action' }],
  'end-action-turn': [{ type: 'end-action-turn' }],
  issue: [{ type: 'issue', common: 5, preferred: 1 }],
  purchase: [
    { type: 'purchase', space: 'haymarket', resource: 'coal' },
    { type: 'purchase', space: 'x', resource: 'wood' },
    { type: 'purchase', space: '20', resource: 'steel' },
  ],
  produce: [{ type: 'produce', factory: 3 }],
  'end-production': [{ type: 'end-production' }],
  'sell-goods': [
    { type: 'sell-goods', row: 'shoes', space: 'left', goods: 1 },
    { type: 'sell-goods', row: 'shoes', space: 'half-price', goods: 9 },
  ],
  'pay-dividends': [{ type: 'pay-dividends' }],
  withhold: [{ type: 'withhold' }],
  'end-operating-turn': [{ type: 'end-operating-turn' }],
}
