import { GAME_IDS, loadGame } from '@boardroom/games'
import {
  chanceFrom,
  type Game,
  type GameTypes,
  imagineTable,
  type Move,
  type Seat,
  Table,
  viewOf,
} from '@boardroom/kernel'
import { describe, expect, test, vi } from 'vitest'
import { type Bot, botNamed, FIRST_LEVEL, LEVELS, random, sightOf } from '../src/index.ts'

const games: readonly Game<GameTypes>[] = await Promise.all(GAME_IDS.map(loadGame))

/** The levels; the strongest with a small budget, because it is the same thinking. */
const THINKERS = ['easy', 'medium', 'hard:500'] as const

/** A table at a decision with several moves, after so many random moves; in a shorter game at the last there is. */
function someMovesIn(
  game: Game<GameTypes>,
  seed: string,
  moves: number,
  seats: number = game.seats.max,
): Table<GameTypes> {
  const table = Table.start(game, { seats, seed })
  table.silent = true
  const chance = chanceFrom(`${seed}/way`)
  let decision = table.fork()
  for (let i = 0; !table.over; i++) {
    const seat = table.asked()[0] as Seat
    if (table.legal(seat).length > 1) {
      decision = table.fork()
      if (i >= moves) break
    }
    table.apply(seat, random.choose(sightOf(table, seat, chance)))
  }
  return decision
}

function decision(bot: Bot, table: Table<GameTypes>, luck: string): Move {
  return bot.choose(sightOf(table, table.asked()[0] as Seat, chanceFrom(luck)))
}

/** A whole game of one bot against others of one kind: its score, and the mean of theirs. */
function match(game: Game<GameTypes>, bot: Bot, seat: Seat, rival: Bot, seed: string): { own: number; others: number } {
  const seats = Math.max(2, game.seats.min)
  const table = Table.start(game, { seats, seed })
  table.silent = true
  const chances = Array.from({ length: seats }, (_, i) => chanceFrom(`${seed}/${seat}/${i}`))
  while (!table.over) {
    const turn = table.asked()[0] as Seat
    const sight = sightOf(table, turn, chances[turn] as (typeof chances)[number])
    table.apply(turn, (turn === seat ? bot : rival).choose(sight))
  }
  const scores = table.result?.scores ?? []
  const rest = scores.filter((_, at) => at !== seat)
  return { own: scores[seat] ?? 0, others: rest.reduce((sum, each) => sum + each, 0) / rest.length }
}

test('the levels are bots, and one of them is met first', () => {
  for (const level of LEVELS) expect(botNamed(level).name).toBe(level)
  expect(LEVELS).toContain(FIRST_LEVEL)
})

test('a budget may follow the name of the bot that searches, and of no other', () => {
  expect(botNamed('hard:8').name).toBe('hard')
  for (const name of ['easy:8', 'hard:0', 'hard:-1', 'hard:1000000', 'hard:x', 'hard:']) {
    expect(() => botNamed(name), name).toThrow('unknown bot')
  }
})

describe.each(games)('$title', (game) => {
  test.each(THINKERS)('%s makes a legal move, the same from the same luck', (level) => {
    const table = someMovesIn(game, 'legal', 30)
    const move = decision(botNamed(level), table, 'luck')
    expect(table.refuse(table.asked()[0] as Seat, move)).toBeNull()
    expect(decision(botNamed(level), table, 'luck')).toEqual(move)
  })

  test.each(THINKERS)('%s decides on what its seat sees: hidden facts drawn anew change nothing', (level) => {
    const table = someMovesIn(game, 'fair', 45)
    const other = imagineTable(game, viewOf(table, table.asked()[0] as Seat), chanceFrom('hidden'))
    expect(decision(botNamed(level), other, 'luck')).toEqual(decision(botNamed(level), table, 'luck'))
  })
})

test.each(games)('hard comes to an end also where every move ends the moment: $title', (game) => {
  const insight = { moment: ({ seq }: { seq: number }) => seq, horizon: 1, length: 10_000, pace: 10 }
  const table = someMovesIn({ ...game, insight }, 'moment', 20)
  expect(table.refuse(table.asked()[0] as Seat, decision(botNamed('hard:200'), table, 'luck'))).toBeNull()
})

test('what a game says of one seat holds for one seat alone', () => {
  const carnegie = gameNamed('carnegie')
  const { insight } = carnegie
  if (!insight) throw new Error('Carnegie has insight')
  const game = { ...carnegie, insight: { ...insight, routine: () => false, alone: { routine: () => true } } }
  const worlds = (seats: number): number => {
    const table = someMovesIn(game, 'alone', 30, seats)
    const sight = sightOf(table, table.asked()[0] as Seat, chanceFrom('luck'))
    const imagine = vi.spyOn(sight, 'imagine')
    botNamed('hard').choose(sight)
    return imagine.mock.calls.length
  }
  // One world for the first sight; others for those who play moves out.
  expect(worlds(1)).toBe(1)
  expect(worlds(2)).toBeGreaterThan(1)
})

/** The ladder's small form: games of two, where thinking is quick; the ladder itself plays the long ones. */
const BETTER: readonly (readonly [game: string, level: string, below: string, games: number])[] = [
  ['big-shoulders', 'easy', 'random', 2],
  ['big-shoulders', 'medium', 'greedy-1', 8],
  ['big-shoulders', 'medium', 'easy', 12],
  ['big-shoulders', 'hard:300', 'medium', 2],
  ['master-of-economy', 'easy', 'greedy-1', 4],
  ['master-of-economy', 'medium', 'easy', 12],
]

test.each(BETTER)('in %s, %s earns more than %s', async (id, level, other, games) => {
  const game = gameNamed(id)
  const rival = botNamed(other)
  await rival.ready?.(game)
  const played = Array.from({ length: games }, (_, i) => match(game, botNamed(level), i % 2, rival, `better/${i >> 1}`))
  const own = played.reduce((sum, each) => sum + each.own, 0)
  const others = played.reduce((sum, each) => sum + each.others, 0)
  expect(own).toBeGreaterThan(1.03 * others)
})

function gameNamed(id: string): Game<GameTypes> {
  return games.find((game) => game.id === id) as Game<GameTypes>
}
