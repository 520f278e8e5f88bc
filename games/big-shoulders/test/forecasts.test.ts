import { isDeepStrictEqual } from 'node:util'
import { chanceFrom, LANGUAGES, Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { bigShoulders } from '../index.ts'
import type { BigShouldersMove } from '../types.ts'
import { claimsOf } from './forecasts/moves.ts'
import { type BigTable, copyOf, tryOut } from './forecasts/outcome.ts'
import { claimsOfQuestion } from './forecasts/questions.ts'
import { names, texts } from './text/soundness.ts'

interface Moment {
  readonly table: BigTable
  readonly seat: number
  readonly moves: readonly BigShouldersMove[]
}

const SETTINGS = [
  { game: 'basic', options: {} },
  { game: 'advanced', options: { mode: 'advanced', flexiblePurchasing: true } },
  { game: '2018', options: { edition: '2018', mode: 'advanced', friendlyStockSales: true } },
  { game: 'draft', options: { draft: true, goals: false, repeatPartnerCash: false } },
] as const

const BUSY = new Set(['produce', 'sell-goods', 'pay-dividends', 'purchase', 'hire', 'take-bonus'])

/** What makes companies run, and a great deal of Advertising, so that the Appeal track is climbed to its end. */
function isBusy(move: BigShouldersMove): boolean {
  return BUSY.has(move.type) || (move.type === 'place' && /advertising|appeal/.test(move.space))
}

/** Every question on the way through a busy game. */
function momentsOf(seats: number, { game, options }: (typeof SETTINGS)[number]): Moment[] {
  const table = Table.start(bigShoulders, { seats, options, seed: `forecast/${game}/${seats}` })
  const luck = chanceFrom(`forecast-luck/${game}/${seats}`)
  const moments: Moment[] = []
  while (!table.over) {
    const seat = luck.pick(table.asked())
    const moves = table.legal(seat) as BigShouldersMove[]
    moments.push({ table: copyOf(table), seat, moves })
    const busy = moves.filter(isBusy)
    const passing = moves.filter(({ type }) => type === 'pass-stock' || type === 'end-stock-turn')
    const choice =
      busy.length > 0 && luck.below(4) > 0 ? busy : passing.length > 0 && luck.below(2) > 0 ? passing : moves
    table.apply(seat, luck.pick(choice))
  }
  return moments
}

const GAMES = SETTINGS.flatMap((setting) => [2, 3, 4].map((seats) => ({ ...setting, seats, setting })))

describe.each(GAMES)('In a whole $game game with $seats seats', ({ seats, setting }) => {
  const moments = momentsOf(seats, setting)

  test('what every move says beforehand is what comes of it', () => {
    const wrong: string[] = []
    for (const { table, seat, moves } of moments.filter((_, i) => i % 2 === 0)) {
      for (const move of moves) {
        for (const [what, said, found] of claimsOf(move, tryOut(table, seat, move))) {
          if (!isDeepStrictEqual(said, found)) {
            wrong.push(`${texts.en.move(move, viewOf(table, seat), names)} | ${what}: ${JSON.stringify([said, found])}`)
          }
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })

  test('what every question says holds', () => {
    const wrong: string[] = []
    for (const { table, seat, moves } of moments) {
      for (const [what, said, found] of claimsOfQuestion(table, seat, moves)) {
        if (!isDeepStrictEqual(said, found))
          wrong.push(`${table.current?.step} | ${what}: ${JSON.stringify([said, found])}`)
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })

  test('both languages name the same figures', () => {
    const wrong: string[] = []
    for (const { table, seat, moves } of moments) {
      const view = viewOf(table, seat)
      const { current } = table
      const sayings = moves.map((move) => LANGUAGES.map((language) => texts[language].move(move, view, names)))
      if (current) sayings.push(LANGUAGES.map((language) => texts[language].prompt(current, seat, view, names)))
      for (const [english = '', german = ''] of sayings) {
        if (!isDeepStrictEqual(figures(english), figures(german))) wrong.push(`${english} | ${german}`)
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })
})

/** All numbers of a sentence, in order of size: languages may name them in another order. */
function figures(sentence: string): string[] {
  return (sentence.replace('first place', 'place 1').match(/\d+/g) ?? []).sort()
}
