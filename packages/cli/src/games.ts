import type { GameText, GameTypes, OptionSpec, OptionValue } from '@boardroom/kernel'
import { noWords, parse } from './args.ts'
import { paintFor } from './draw/paint.ts'
import { hang, widthOf } from './draw/text.ts'
import { languageFrom } from './language.ts'
import { wordsIn } from './words/index.ts'
import { type AnyGame, type Command, print, printJson, type World } from './world.ts'

const FLAGS = { json: 'switch', lang: 'text' } as const

/** Which games there are, for how many, and with which options. */
export const games: Command = {
  name: 'games',
  usage: '[--lang en|de] [--json]',
  async run(argv, world) {
    const { flags, words } = parse('games', argv, FLAGS)
    noWords(words, 'games')
    const language = languageFrom(flags.lang, world.env)
    const list = await Promise.all(world.games.ids.map((id) => world.games.load(id)))
    if (flags.json) {
      printJson(world.out, list.map(summary))
      return 0
    }
    for (const game of list) print(world.out, describe(game, await game.text[language](), wordsIn(language), world))
    return 0
  },
}

function summary(game: AnyGame): object {
  const { id, title, designers, seats, rules, options, components } = game
  return { id, title, designers, seats, rules, options, components }
}

function describe(
  game: AnyGame,
  text: GameText<GameTypes>,
  { games: words, onOff }: ReturnType<typeof wordsIn>,
  world: World,
): string[] {
  const paint = paintFor(world.out, world.env)
  const width = widthOf(world.out)
  const options = game.options.flatMap((spec) => {
    const help = text.options[spec.id]
    const values = spec.values
      .map((value) => {
        const counts = spec.fits?.seats[String(value)]
        return valueName(value, help?.values, onOff) + (counts ? ` [${words.only(counts.join('/'))}]` : '')
      })
      .join(', ')
    return [
      ...hang(`    ${paint.accent(spec.id)}  `, `${help?.name ?? spec.id}: ${values} (${defaultName(spec)})`, width),
      ...(help ? hang('        ', help.help, width) : []),
    ]
  })
  const notes = text.edition.flatMap((line) => hang('    ', line, width))
  return [
    `${paint.bold(game.title)}  ${paint.dim(game.id)}`,
    `  ${words.by(game.designers.join(', '))}`,
    `  ${words.seats(game.seats.min, game.seats.max)} · ${words.rules(game.rules)}`,
    ...(options.length > 0 ? [`  ${words.options}`, ...options] : []),
    ...(notes.length > 0 ? [`  ${words.edition}`, ...notes] : []),
    '',
  ]
}

function valueName(
  value: OptionValue,
  names: Readonly<Record<string, string>> | undefined,
  onOff: readonly [string, string],
): string {
  const name = names?.[String(value)] ?? (typeof value === 'boolean' ? onOff[value ? 0 : 1] : undefined)
  return name === undefined ? JSON.stringify(value) : `${JSON.stringify(value)} ${name}`
}

/** The default, or what it follows from. */
function defaultName({ default: value }: OptionSpec): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  return Object.entries(value.values)
    .map(([other, mine]) => `${value.by}=${other} → ${JSON.stringify(mine)}`)
    .join(', ')
}
