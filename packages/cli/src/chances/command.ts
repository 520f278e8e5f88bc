import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, partsAt, wholeAt } from '@boardroom/bots'
import { BadInput } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { gameFrom } from '../table-setting.ts'
import { type Command, print } from '../world.ts'
import { fittedTo, scoresBy, testedBy } from './model.ts'
import { endingsOf, momentsOf, type SelfPlay, toldIn } from './observe.ts'
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
/** Of so many of them positions are played on to their end. */
const ENDINGS = 100

/**
 * Fits how what a position is worth becomes a chance to win to games that bots play with themselves, and tests on others
 * what a review would tell.
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
    const seats = game.seats.max
    const plays = Array.from(
      { length: count },
      (_, i): SelfPlay => ({ game, insight, bot: i < cut ? other : bot, seed: `chance-${i + 1}` }),
    )
    const [toFit, toTest] = [plays.slice(0, cut), plays.slice(cut)]
    const seen = (all: readonly SelfPlay[]) => all.flatMap((play) => momentsOf(play, flags.whole ? wholeAt : partsAt))
    const fitted = seen(toFit)
    const model = fittedTo(fitted, toFit.slice(0, ENDINGS).flatMap(endingsOf))
    const told = toTest.flatMap((play) => toldIn(play, { ...model, seats, logLoss: [] }))
    const found = {
      date: new Date().toISOString().slice(0, 10),
      fitted: `${other.name}, chance-1 … chance-${cut}`,
      tested: `${bot.name}, chance-${cut + 1} … chance-${count}`,
      seats,
      ...model,
      ...testedBy(told),
      scores: scoresBy(fitted, seen(toTest)),
    }
    const json = JSON.stringify(found, null, 2)
    print(world.out, [json])
    if (flags.write) writeFileSync(join(world.root, 'games', game.id, 'chances.json'), `${json}\n`)
    if (flags.svg) writeFileSync(flags.svg, plotOf(game.title, found.calibration))
    return 0
  },
}
