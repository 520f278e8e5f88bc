import { randomBytes } from 'node:crypto'
import { botNamed, FIRST_LEVEL } from '@boardroom/bots'
import {
  BadInput,
  chanceFrom,
  type GameTypes,
  History,
  type Language,
  parseFile,
  replay,
  type Seat,
} from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { languageFrom } from '../language.ts'
import { defaultNames, namesOf } from '../names.ts'
import { contentOf } from '../replay.ts'
import { botNamesFrom, gameFrom, optionsFrom, seatsFrom } from '../table-setting.ts'
import type { AnyGame, Command, World } from '../world.ts'
import { linesFrom } from './lines.ts'
import { sit } from './sit.ts'
import { type BotAt, type Seating, Sitting } from './sitting.ts'

const FLAGS = {
  seats: 'text',
  bots: 'text',
  seat: 'text',
  name: 'text',
  seed: 'text',
  options: 'text',
  lang: 'text',
  load: 'text',
} as const

type Given = { readonly [K in keyof typeof FLAGS]?: string }

/** A table for a first evening: company, but not a crowd. */
const FRIENDLY = 3

/** A game in the terminal, one person against bots. */
export const play: Command = {
  name: 'play',
  usage:
    "<game> [--seats n] [--bots a,b,...] [--seat n] [--name who] [--seed s] [--options '{...}'] [--load file] [--lang en|de]",
  async run(argv, world) {
    const { flags, words } = parse('play', argv, FLAGS)
    const game = await gameFrom(words, 'play', world)
    const language = languageFrom(flags.lang, world.env)
    const seating = await (flags.load === undefined ? newTable(game, flags, language) : savedTable(game, flags, world))
    for (const { bot } of seating.bots.values()) await bot.ready?.(game)
    const sitting = await Sitting.open(world, seating, language)
    const lines = linesFrom(world)
    try {
      await sit(sitting, lines)
    } finally {
      lines.close()
    }
    return 0
  },
}

async function newTable(game: AnyGame, flags: Given, language: Language): Promise<Seating> {
  const named = flags.bots?.split(',').length ?? 1
  const friendly = Math.min(Math.max(FRIENDLY, game.seats.min), game.seats.max)
  const seats = seatsFrom(game, flags.seats, named > 1 ? named + 1 : friendly)
  const seed = flags.seed ?? randomBytes(8).toString('hex')
  const options = await optionsFrom(game, flags.options, seats, language)
  const history = new History(game, { seats, options, seed })
  return seatingAt(history, flags, defaultNames(seats))
}

async function savedTable(game: AnyGame, flags: Given, world: World): Promise<Seating> {
  const fixed = (['seats', 'options', 'seed'] as const).find((name) => flags[name] !== undefined)
  if (fixed) throw new BadInput(`--${fixed} comes from the file with --load; leave it out`)
  const file = parseFile(await contentOf(flags.load as string, world))
  const names = file.seats.map((seat) => seat.name)
  return seatingAt(replay(game, file), flags, names)
}

function seatingAt(history: History<GameTypes>, flags: Given, names: string[]): Seating {
  const { seats } = history.table.state
  const seat = whole('--seat', flags.seat ?? '0', 0, seats - 1)
  if (flags.name) names[seat] = flags.name
  const others = names.map((_, other) => other).filter((other) => other !== seat)
  const botNames = botNamesFrom(flags.bots ?? FIRST_LEVEL, others.length)
  const bots = new Map<Seat, BotAt>()
  for (const [i, other] of others.entries()) {
    const chance = chanceFrom(`${history.setting.seed}/${history.moves.length}/bot/${other}`)
    bots.set(other, { bot: botNamed(botNames[i] as string), chance })
  }
  return { history, seat, bots, names: namesOf(names) }
}
