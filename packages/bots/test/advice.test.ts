import { GAME_IDS, loadGame } from '@boardroom/games'
import {
  chanceFrom,
  type Game,
  type GameTypes,
  imagineTable,
  LANGUAGES,
  type Reasons,
  type Seat,
  Table,
  viewOf,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { outcomesOver } from '../src/advice/explain.ts'
import { Advice, greedy, partsAt, random, type Suggestion, sayWhy, sayWhyBetter, sightOf } from '../src/index.ts'

/** Those that give reasons. */
const games: readonly Game<GameTypes>[] = (await Promise.all(GAME_IDS.map(loadGame))).filter(
  ({ insight }) => insight?.reasons,
)

async function reasonsOf(game: Game<GameTypes>): Promise<Reasons<GameTypes>> {
  const reasons = await game.insight?.reasons?.()
  if (!reasons) throw new Error(`${game.id} gives no reasons`)
  return reasons
}

function start(game: Game<GameTypes>, seed: string, seats = game.seats.max): Table<GameTypes> {
  const table = Table.start(game, { seats, seed })
  table.silent = true
  return table
}

/** A table on its way, at a decision with several moves. */
function someMovesIn(game: Game<GameTypes>, seed: string, moves: number): Table<GameTypes> {
  const table = start(game, seed)
  const chance = chanceFrom(`${seed}/way`)
  for (let i = 0; i < moves || table.legal(table.asked()[0] as Seat).length < 3; i++) {
    const seat = table.asked()[0] as Seat
    table.apply(seat, random.choose(sightOf(table, seat, chance)))
  }
  return table
}

function advise(table: Table<GameTypes>, reasons: Reasons<GameTypes>, worlds: number): Suggestion[] {
  const advice = new Advice(sightOf(table, table.asked()[0] as Seat, chanceFrom('hint')), reasons)
  for (let i = 0; i < worlds; i++) advice.goOn()
  return advice.suggestions
}

/** A position in which there is more than one move that makes sense. */
function choiceIn(game: Game<GameTypes>, reasons: Reasons<GameTypes>): [Table<GameTypes>, Suggestion[]] {
  for (let moves = 30; ; moves++) {
    const table = someMovesIn(game, 'advice', moves)
    const suggestions = advise(table, reasons, 3)
    if (suggestions.length > 1 || moves > 60) return [table, suggestions]
  }
}

test('most games are among them', () => expect(games.length).toBeGreaterThan(GAME_IDS.length / 2))

test('a better move is told by what it comes to on the table, and only else by worth', async () => {
  const { words } = await reasonsOf(await loadGame('big-shoulders'))
  const line = (price: number, cash: number) => [
    { what: 'price', of: 'Swift', value: price, each: 5 },
    { what: 'cash', value: cash, each: 1 },
    { what: 'appeal', of: 'Swift', value: 3, each: 10 },
  ]
  const outcomes = outcomesOver([line(80, 120), line(60, 130)], [line(25, 20), [...line(25, 20), ...onlyThere]])
  expect(outcomes).toEqual([
    { what: 'price', of: 'Swift', before: 25, after: 70 },
    { what: 'cash', of: '', before: 20, after: 125 },
  ])
  const gains = [{ part: 'shares', worth: 225 }]
  expect(sayWhyBetter({ changes: [], gains, outcomes }, words.en, 'en')).toContain(
    'Played on by bots: the share value of Swift $70 instead of $25; your cash $125 instead of $20.',
  )
  expect(sayWhyBetter({ changes: [], gains, outcomes }, words.de, 'de')).toContain('der Kurs von Swift $70 statt $25')
  expect(sayWhyBetter({ changes: [], gains, outcomes: [] }, words.en, 'en')).toContain('Against the move made: +$225')
})

test('a move that brings little and takes much from the others says so', async () => {
  const { words } = await reasonsOf(await loadGame('big-shoulders'))
  const gains = [
    { part: 'shares', worth: -114 },
    { part: 'charters', worth: 106 },
  ]
  expect(sayWhy({ changes: [], gains, ahead: 115 }, words.en, 'en')).toContain('what the others lose')
  expect(sayWhy({ changes: [], gains, ahead: 115 }, words.de, 'de')).toContain('was die anderen dadurch verlieren')
  expect(sayWhy({ changes: [], gains: gains.slice(1), ahead: 115 }, words.en, 'en')).not.toContain('the others lose')
})

/** Somebody has started a company in one of the lines: what it has cannot be compared. */
const onlyThere = [{ what: 'treasury', of: 'Libby', value: 150, each: 1 }]

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the parts of worth add up to it, and every change has words, through a whole game', async () => {
    const reasons = await reasonsOf(game)
    const table = start(game, 'parts')
    const chance = chanceFrom('parts/bots')
    const said = new Set<string>()
    while (!table.over) {
      for (let seat = 0; seat < table.state.seats; seat++) {
        const sum = Object.values(partsAt(table, seat)).reduce((all, part) => all + part, 0)
        expect(sum).toBeCloseTo(game.worth(table.state, seat), 6)
      }
      const seat = table.asked()[0] as Seat
      const before = reasons.counts(table.state, seat)
      table.apply(seat, (chance.below(3) === 0 ? random : greedy).choose(sightOf(table, seat, chance)))
      for (const { what, of = '', value } of reasons.counts(table.state, seat)) {
        const was = before.find((count) => count.what === what && (count.of ?? '') === of)?.value ?? 0
        if (value === was) continue
        for (const language of LANGUAGES) {
          const sentence = reasons.words[language].change({ what, of, before: was, after: value })
          said.add(what)
          expect(sentence).not.toMatch(/undefined|NaN|\bnull\b/)
          expect(sentence).not.toBe(what)
          const figures = reasons.words[language].figures({ what, of, before: was, after: value })
          if (figures) expect(Object.values(figures).join(' ')).not.toMatch(/undefined|NaN|^ | $/)
        }
      }
    }
    expect(said.size).toBeGreaterThan(5)
  })

  test('a suggestion names a legal move, what it brings and why, the best first', async () => {
    const reasons = await reasonsOf(game)
    const [table, suggestions] = choiceIn(game, reasons)
    expect(suggestions.length).toBeGreaterThan(1)
    for (const { move, behind, ...reason } of suggestions) {
      expect(table.refuse(table.asked()[0] as Seat, move)).toBeNull()
      expect(behind.mean).toBeGreaterThanOrEqual(0)
      for (const language of LANGUAGES) {
        const why = sayWhy(reason, reasons.words[language], language)
        expect(why).toMatch(/^\p{Lu}|^\d/u)
        expect(why).not.toMatch(/undefined|NaN/)
      }
    }
    expect(suggestions[0]?.behind.mean).toBe(0)
  })

  test('worlds that look the same get the same advice', async () => {
    const reasons = await reasonsOf(game)
    const table = someMovesIn(game, 'secret', 40)
    const seat = table.asked()[0] as Seat
    const other = imagineTable(game, viewOf(table, seat), chanceFrom('another world'))
    expect(advise(other, reasons, 2)).toEqual(advise(table, reasons, 2))
  })
})
