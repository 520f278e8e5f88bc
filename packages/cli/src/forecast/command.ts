import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bot, botNamed, sightOf } from '@boardroom/bots'
import {
  BadInput,
  type Chance,
  chanceFrom,
  type GameTypes,
  type Insight,
  itemAt,
  type Seat,
  Table,
} from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { gameFrom } from '../table-setting.ts'
import { type AnyGame, type Command, print } from '../world.ts'
import { fitForecast, listOf, type Seen, toldBy } from './fit.ts'

const FLAGS = { games: 'text', write: 'switch' } as const

/** The part of the games that is fitted to; the rest tests it. */
const FITTED = 2 / 3
/** Who plays: mostly bots by the present `worth`, some by the yardstick's, so that not all positions are alike. */
const PLAYERS = ['greedy', 'greedy', 'greedy', 'greedy-1'] as const
/** One move in so many is any legal one: what nobody would do shows what it costs. */
const ASTRAY = 25

/** Fits what the parts of a position's worth come to in the end, to games that bots play. */
export const forecast: Command = {
  name: 'forecast',
  usage: '<game> [--games n] [--write]',
  async run(argv, world) {
    const { flags, words } = parse('forecast', argv, FLAGS)
    const game = await gameFrom(words, 'forecast', world)
    const { insight } = game
    if (!insight?.parts) throw new BadInput(`${game.id} does not say what the worth of a position is made of`)
    const count = whole('--games', flags.games ?? '200', 3)
    const bots = PLAYERS.map(botNamed)
    for (const bot of bots) await bot.ready?.(game)
    const names = Object.keys(insight.parts(Table.start(game, { seats: game.seats.max, seed: 'learn' }).state, 0))
    const games = Array.from({ length: count }, (_, i) => observe(game, insight, bots, `learn-${i + 1}`))
    const cut = Math.floor(count * FITTED)
    const tested = games.slice(cut).flat()
    const found = {
      date: new Date().toISOString().slice(0, 10),
      fitted: `learn-1 … learn-${count}`,
      told: {
        worth: toldBy(
          names.map(() => 1),
          tested,
        ),
        forecast: toldBy(listOf(fitForecast(names, games.slice(0, cut).flat())), tested),
      },
      parts: fitForecast(names, games.flat()),
    }
    const json = JSON.stringify(found, null, 2)
    print(world.out, [json])
    if (flags.write) writeFileSync(join(world.root, 'games', game.id, 'forecast.json'), `${json}\n`)
    return 0
  },
}

/** One game: every seat at every comparable moment, and how far ahead it was in the end. */
function observe(game: AnyGame, insight: Insight<GameTypes>, bots: readonly Bot[], seed: string): Seen[] {
  const seats = Array.from({ length: game.seats.max }, (_, seat) => seat)
  const table = Table.start(game, { seats: seats.length, seed })
  table.silent = true
  const luck: Chance[] = seats.map((seat) => chanceFrom(`${seed}/bot/${seat}`))
  const way = chanceFrom(`${seed}/way`)
  const players = seats.map(() => way.pick(bots))
  const found: { passed: number; parts: number[][] }[] = []
  for (let last = -1; !table.over; ) {
    const now = insight.moment(table.state)
    if (now > last) {
      const parts = seats.map((seat) => Object.values(insight.parts?.(table.state, seat) ?? {}))
      found.push({ passed: Math.min(1, now / insight.length), parts })
      last = now
    }
    const seat = table.asked()[0] as Seat
    const sight = sightOf(table, seat, itemAt(luck, seat))
    table.apply(seat, way.below(ASTRAY) === 0 ? way.pick(sight.moves) : itemAt(players, seat).choose(sight))
  }
  const scores = table.result?.scores ?? []
  return found.flatMap(({ passed, parts }) =>
    seats.map((seat) => ({
      passed,
      parts: itemAt(parts, seat).map((_, part) =>
        ahead(
          parts.map((of) => of[part] ?? 0),
          seat,
        ),
      ),
      lead: ahead(scores, seat),
    })),
  )
}

/** How far a seat is ahead of the mean of the others. */
function ahead(values: readonly number[], seat: Seat): number {
  const own = values[seat] ?? 0
  const others = values.reduce((sum, value) => sum + value, 0) - own
  return own - others / Math.max(1, values.length - 1)
}
