import {
  type AnyRefusal,
  type GameText,
  type GameTypes,
  isKernelRefusal,
  LANGUAGES,
  type Language,
  type Logged,
  type Names,
  sayRefusal,
  type Table,
  viewOf,
} from '@boardroom/kernel'
import type { AnyGame } from '../world.ts'
import { Found } from './findings.ts'

/** Moves put into words at one position; lists can be long, and all of them get their turn in time. */
const MOVES_SAID = 12

const names: Names = { seat: (seat) => `S${seat}` }

/** Every sentence of a game, in every language, looked at for holes. */
export class Texts {
  readonly #texts: ReadonlyMap<Language, GameText<GameTypes>>
  readonly #helped: ReadonlyMap<Language, ReadonlySet<string>>

  private constructor(
    texts: ReadonlyMap<Language, GameText<GameTypes>>,
    helped: ReadonlyMap<Language, ReadonlySet<string>>,
  ) {
    this.#texts = texts
    this.#helped = helped
  }

  static async of(game: AnyGame): Promise<Texts> {
    const loaded = await Promise.all(LANGUAGES.map(async (each) => [each, await game.text[each]()] as const))
    const helped = loaded.map(async ([each, text]) => [each, new Set(Object.keys(await text.rules()))] as const)
    return new Texts(new Map(loaded), new Map(await Promise.all(helped)))
  }

  refusal(refusal: AnyRefusal<GameTypes>): void {
    for (const [language, text] of this.#texts) {
      sound(sayRefusal(refusal, text, language, names), language, refusal)
      const known = isKernelRefusal(refusal) || this.#helped.get(language)?.has(refusal.rule)
      if (!known) throw new Found('badWords', `${language} has no help for the rule ${refusal.rule}`)
    }
  }

  /** The questions, moves and sheets of a position. */
  position(table: Table<GameTypes>): void {
    const frame = table.current
    for (const [language, text] of this.#texts) {
      for (const seat of table.asked()) {
        const view = viewOf(table, seat)
        if (frame) sound(text.prompt(frame, seat, view, names), language, frame)
        for (const move of table.legal(seat).slice(0, MOVES_SAID)) sound(text.move(move, view, names), language, move)
      }
      const sheets = text.sheets(viewOf(table, 'spectator'), names)
      for (const { title, columns = [], rows } of sheets) {
        sound(title, language, 'sheet')
        for (const cell of [...columns, ...rows.flat()]) sound(`.${cell}`, language, `sheet ${title}`)
      }
    }
  }

  entries(log: readonly Logged<GameTypes['entry']>[]): void {
    for (const [language, text] of this.#texts) {
      for (const { entry } of log) sound(text.entry(entry, names), language, entry)
    }
  }
}

function sound(sentence: unknown, language: Language, about: unknown): void {
  const hole = typeof sentence !== 'string' || sentence === '' || /\bundefined\b|\bNaN\b|\[object /.test(sentence)
  if (hole) throw new Found('badWords', `${language} says “${sentence}” for ${JSON.stringify(about)}`)
}
