import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bot, botNamed, type Observed, partsAt, type Scored, sightOf, wholeAt } from '@boardroom/bots'
import { BadInput, type Chance, chanceFrom, type GameTypes, type Insight, type Seat, Table } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { gameFrom } from '../table-setting.ts'
import { type AnyGame, type Command, print } from '../world.ts'
import { modelOf } from './model.ts'
import { plotOf } from './plot.ts'

const FLAGS = {
  games: 'text',
  tested: 'text',
  bot: 'text',
  'fitted-by': 'text',
  whole: 'switch',
  write: 'switch',
  svg: 'text',
} as const

/** Of so many games the rest is fitted to. */
const TESTED = 1 / 3

/**
 * Fits how what a position is worth becomes a chance to win to games that bots play with themselves, and tests it on others.
 * Where a bot thinks long, a quicker one may play those that are fitted to; where the parts of `worth` tell no more than
 * their sum, it is taken as a whole.
 */
export const chances: Command = {
  name: 'chances',
  usage: '<game> [--games n] [--tested n] [--bot name] [--fitted-by name] [--whole] [--write] [--svg file]',
  async run(argv, world) {
    const { flags, words } = parse('chances', argv, FLAGS)
    const game = await gameFrom(words, 'chances', world)
    const { insight } = game
    if (!insight) throw new BadInput(`${game.id} names no comparable moments`)
    const bot = botNamed(flags.bot ?? 'greedy')
    const other = botNamed(flags['fitted-by'] ?? bot.name)
    for (const each of [bot, other]) await each.ready?.(game)
    const count = whole('--games', flags.games ?? '90', 3)
    const tested = whole('--tested', flags.tested ?? String(Math.ceil(count * TESTED)), 1, count - 1)
    const cut = count - tested
    const games = Array.from({ length: count }, (_, i) =>
      observe(game, insight, i < cut ? other : bot, `chance-${i + 1}`, flags.whole ? wholeAt : partsAt),
    )
    const found = {
      date: new Date().toISOString().slice(0, 10),
      fitted: `${other.name}, chance-1 … chance-${cut}`,
      tested: `${bot.name}, chance-${cut + 1} … chance-${count}`,
      seats: game.seats.max,
      ...modelOf(games.slice(0, cut).flat(), games.slice(cut).flat()),
    }
    const json = JSON.stringify(found, null, 2)
    print(world.out, [json])
    if (flags.write) writeFileSync(join(world.root, 'games', game.id, 'chances.json'), `${json}\n`)
    if (flags.svg) writeFileSync(flags.svg, plotOf(game.title, found.calibration))
    return 0
  },
}

type Seen = Observed & Scored

/** One game of a bot with itself: what each comparable moment was made of for all, who won, and what all scored. */
function observe(game: AnyGame, insight: Insight<GameTypes>, bot: Bot, seed: string, partsOf: typeof partsAt): Seen[] {
  const seats = game.seats.max
  const table = Table.start(game, { seats, seed })
  table.silent = true
  const luck: Chance[] = Array.from({ length: seats }, (_, seat) => chanceFrom(`${seed}/bot/${seat}`))
  const found: Pick<Seen, 'progress' | 'parts' | 'worths'>[] = []
  for (let last = -1; !table.over; ) {
    const now = insight.moment(table.state)
    if (now !== last) {
      const parts = luck.map((_, seat) => partsOf(table, seat))
      const worths = luck.map((_, seat) => game.worth(table.state, seat))
      found.push({ progress: now / insight.length, parts, worths })
    }
    last = now
    const seat = table.asked()[0] as Seat
    table.apply(seat, bot.choose(sightOf(table, seat, luck[seat] as Chance)))
  }
  const { winners, scores } = table.result ?? { winners: [], scores: [] }
  return found.map((each) => ({ ...each, winners, scores }))
}
