import { greedy, sightOf } from '@boardroom/bots'
import { type Chance, chanceFrom, type Move, type Seat, type Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { filesOf, randomOptions } from '../../test/every-game.ts'
import type { CompanyId } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { bigShoulders } from '../index.ts'
import type { Options } from '../meta.ts'
import type { BigShoulders, BigShouldersMove } from '../types.ts'
import { refereed } from './referee.ts'
import { SAMPLE_ENTRIES } from './text/sample-entries.ts'

type Style = (
  table: Table<BigShoulders>,
  seat: Seat,
  legal: readonly BigShouldersMove[],
  luck: Chance,
) => BigShouldersMove

/** Any move; but players who can always trade would never end a Stock Phase, and tiles should last a while. */
const random: Style = (_table, _seat, legal, luck) => {
  const passing = legal.filter(({ type }) => type === 'pass-stock' || type === 'end-stock-turn')
  if (passing.length > 0 && luck.below(2) === 0) return luck.pick(passing)
  const careful = legal.filter(({ type }) => type !== 'discard-asset')
  return luck.pick(careful.length > 0 && luck.below(8) > 0 ? careful : legal)
}

const INDUSTRIOUS = new Set(['produce', 'sell-goods', 'pay-dividends', 'hire', 'purchase', 'activate', 'take-bonus'])

/** Mostly what makes companies run, so that Goods, dividends and bonuses come about. */
const industrious: Style = (table, seat, legal, luck) => {
  const work = legal.filter(({ type }) => INDUSTRIOUS.has(type))
  return work.length > 0 && luck.below(5) > 0 ? luck.pick(work) : random(table, seat, legal, luck)
}

const ASSET_WORDS = /price-protection|capital|keep-asset/
const WITH_SLOT = /anglo-american|brunswick|libby|spalding|swift/

/** Gathers Capital Assets, Price Protection above all. */
const collecting: Style = (table, seat, legal, luck) => {
  const about = (moves: readonly BigShouldersMove[], words: RegExp): BigShouldersMove[] =>
    moves.filter((move) => words.test(JSON.stringify(move)))
  const founding = about(legal, /"found"/)
  if (founding.length > 0) return luck.pick(about(founding, WITH_SLOT).concat(founding.slice(0, 1)))
  const wanted = about(about(legal, WITH_SLOT), ASSET_WORDS)
  const best = about(legal, /price-protection/)
  if (best.length > 0) return luck.pick(best)
  return wanted.length > 0 && luck.below(2) === 0 ? luck.pick(wanted) : industrious(table, seat, legal, luck)
}

/** The greedy bot, with a whim now and then. */
const whimsical: Style = (table, seat, legal, luck) =>
  luck.below(6) === 0 ? random(table, seat, legal, luck) : greedy.choose(sightOf(table, seat, luck))

/** Spends every dollar on companies and on shares of the others' companies: limits are reached, companies taken over. */
const raiding: Style = (table, seat, legal, luck) => {
  const { companies } = viewOf(table, seat).board
  const greed = (move: Move): number => {
    const company = companies[(move as Move & { company: CompanyId }).company]
    return company && company.director !== seat ? 100 * (company.common.seats[seat] ?? 0) - company.price : -1000
  }
  const founding = legal.filter(({ type }) => type === 'found')
  if (founding.length > 0 && luck.below(3) === 0) return luck.pick(founding)
  const [raid] = legal.filter(({ type }) => type === 'buy').sort((a, b) => greed(b) - greed(a))
  return raid ?? whimsical(table, seat, legal, luck)
}

const STYLES: Readonly<Record<string, { readonly choose: Style; readonly games: number }>> = {
  random: { choose: random, games: 6 },
  industrious: { choose: industrious, games: 6 },
  collecting: { choose: collecting, games: 4 },
  whimsical: { choose: whimsical, games: 3 },
  raiding: { choose: raiding, games: 4 },
}

/** Kinds of entries seen so far. */
const told = new Set<Entry['type']>()

const GAMES = Object.keys(STYLES).flatMap((style) => [2, 3, 4].map((seats) => ({ style, seats })))

describe.each(GAMES)('Whole $style games with $seats seats', ({ style, seats }) => {
  const { choose, games } = STYLES[style] ?? { choose: random, games: 0 }

  test.each(Array.from({ length: games }, (_, i) => i))('game %i goes by the rulebook', (i) => {
    const seed = `referee/${style}/${seats}/${i}`
    const luck = chanceFrom(seed)
    // Every other game with options that meet each other at random.
    const options = (
      i % 2 === 0 ? { mode: i % 4 === 0 ? 'advanced' : 'basic' } : randomOptions(bigShoulders, seats, luck)
    ) as Partial<Options>
    const table = refereed({ seats, options, seed }, (at, seat, legal) => choose(at, seat, legal, luck))
    for (const { entry } of table.entries) told.add(entry.type)
    expect(table.result?.scores).toHaveLength(seats)
  })
})

test('The games show everything that a game can tell', () => {
  expect(Object.keys(SAMPLE_ENTRIES).filter((type) => !told.has(type as Entry['type']))).toEqual([])
})

test('The referee takes nothing but types from the game', () => {
  const files = filesOf(bigShoulders.id, 'test/referee', '.ts')
  const taken = files.flatMap(({ text }) => text.match(/^import (?!type ).*'\.\.\/.*'$/gm) ?? [])
  expect(files.length).toBeGreaterThan(5)
  expect(taken).toEqual([])
})
