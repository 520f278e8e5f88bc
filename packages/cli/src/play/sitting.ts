import { type Bot, sightOf } from '@boardroom/bots'
import type {
  Chance,
  GameText,
  GameTypes,
  History,
  Language,
  Move,
  Names,
  RuleHelp,
  Seat,
  Sheet,
  View,
} from '@boardroom/kernel'
import { viewOf } from '@boardroom/kernel'
import { type Paint, paintFor } from '../draw/paint.ts'
import { cells, hang, widthOf } from '../draw/text.ts'
import { type Words, wordsIn } from '../words/index.ts'
import { type AnyGame, print, type World } from '../world.ts'

export interface BotAt {
  readonly bot: Bot
  readonly chance: Chance
}

/** One person at a table in the terminal, with bots on the other seats. */
export class Sitting {
  readonly world: World
  readonly history: History<GameTypes>
  readonly seat: Seat
  readonly bots: ReadonlyMap<Seat, BotAt>
  readonly names: Names
  readonly paint: Paint
  /** The moves as they are numbered on the screen. */
  moves: readonly Move[] = []
  /** How much of the log has been told. */
  told = 0
  language: Language
  text: GameText<GameTypes>
  rules: Rules
  words: Words

  private constructor(world: World, table: Seating, language: Language, { text, rules }: Said) {
    this.world = world
    this.history = table.history
    this.seat = table.seat
    this.bots = table.bots
    this.names = table.names
    this.paint = paintFor(world.out, world.env)
    this.language = language
    this.text = text
    this.rules = rules
    this.words = wordsIn(language)
  }

  static async open(world: World, table: Seating, language: Language): Promise<Sitting> {
    return new Sitting(world, table, language, await saidIn(table.history.game, language))
  }

  get game(): AnyGame {
    return this.history.game
  }

  get width(): number {
    return widthOf(this.world.out)
  }

  get view(): View<GameTypes> {
    return viewOf(this.history.table, this.seat)
  }

  get sheets(): readonly Sheet[] {
    return this.text.sheets(this.view, this.names)
  }

  /** Prints lines; those that are too long for the terminal are wrapped and keep their indent. */
  say(...lines: readonly string[]): void {
    const { width } = this
    print(
      this.world.out,
      lines.flatMap((line) => (cells(line) <= width ? [line] : hang(/^ */.exec(line)?.[0] ?? '', line, width))),
    )
  }

  async speak(language: Language): Promise<void> {
    const { text, rules } = await saidIn(this.game, language)
    this.text = text
    this.rules = rules
    this.language = language
    this.words = wordsIn(language)
  }

  /** Lets the bots answer until nobody but the person is asked. */
  playBots(): void {
    const { history } = this
    for (let seat = this.#nextBot(); seat !== undefined; seat = this.#nextBot()) {
      const { bot, chance } = this.bots.get(seat) as BotAt
      const sight = sightOf(history.table, seat, chance)
      if (sight.moves.length === 0) throw new Error(`seat ${seat} is asked and has no legal move`)
      const refusal = history.play(seat, bot.choose(sight))
      if (refusal) throw new Error(`the bot ${bot.name} makes a move that ${refusal.rule} forbids`)
    }
  }

  #nextBot(): Seat | undefined {
    return this.history.table.asked().find((seat) => this.bots.has(seat))
  }
}

type Rules = Readonly<Record<string, RuleHelp>>

interface Said {
  readonly text: GameText<GameTypes>
  readonly rules: Rules
}

async function saidIn(game: AnyGame, language: Language): Promise<Said> {
  const text = await game.text[language]()
  return { text, rules: await text.rules() }
}

export interface Seating {
  readonly history: History<GameTypes>
  readonly seat: Seat
  readonly bots: ReadonlyMap<Seat, BotAt>
  readonly names: Names
}
