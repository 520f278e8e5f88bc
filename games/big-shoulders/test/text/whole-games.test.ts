import {
  chanceFrom,
  copyState,
  LANGUAGES,
  type Language,
  type Logged,
  sayRefusal,
  Table,
  viewOf,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { buildingOf, GOALS, isBuilding } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import { bigShoulders } from '../../index.ts'
import { goalWinners } from '../../scoring.ts'
import type { BigShoulders, BigShouldersMove } from '../../types.ts'
import { SAMPLE_MOVES } from './sample-moves.ts'
import { expectSound, inBoth, names, texts } from './soundness.ts'

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
    const same = log.filter(({ entry }) => texts.en.entry(entry, names) === texts.de.entry(entry, names))
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

  test('The Goals sheet names those who would be paid', () => {
    for (const { table } of often) {
      const view = viewOf(table, 'spectator')
      for (const goal of GOALS) expect(goalWinners(view.board, goal)).toEqual(goalWinners(table.state, goal))
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
