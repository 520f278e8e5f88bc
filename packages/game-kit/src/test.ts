import {
  type AnyRefusal,
  type Chance,
  chanceFrom,
  fingerprint,
  type Game,
  type GameTypes,
  type Seat,
  type Setting,
  Table,
} from '@boardroom/kernel'
import { expect } from 'vitest'

type EntryOf<G extends GameTypes, T> = Extract<G['entry'], { type: T }>

/** A table in a test, and what is said about it there. A game adds words of its own. */
export class Given<G extends GameTypes> {
  readonly table: Table<G>

  constructor(table: Table<G>) {
    this.table = table
  }

  get state(): G['state'] {
    return this.table.state
  }

  /** A seat makes legal moves, one after the other; each must have been offered, and no law broken by it. */
  does(seat: Seat, ...moves: readonly G['move'][]): this {
    for (const move of moves) {
      const offered = this.table.legal(seat)
      const refusal = this.table.play(seat, move)
      if (refusal) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(refusal)}`)
      expect(offered).toContainEqual(move)
      expect(this.table.game.broken(this.state)).toEqual([])
    }
    return this
  }

  /** A move is refused by a rule and changes nothing. */
  refuses(seat: Seat, move: unknown, rule: G['rule'] | `KERNEL-${string}`, facts: object = {}): this {
    const before = fingerprint(this.state)
    const refusal: AnyRefusal<G> | null = this.table.play(seat, move)
    expect(refusal).toMatchObject({ rule, ...facts })
    expect(fingerprint(this.state)).toBe(before)
    return this
  }

  asked(): readonly Seat[] {
    return this.table.asked()
  }

  /** The name of the step that waits. */
  step(): string | undefined {
    return this.table.current?.step
  }

  /** Legal moves, or those of one kind. */
  moves(seat: Seat, type?: string): readonly G['move'][] {
    return this.table.legal(seat).filter((move) => !type || move.type === type)
  }

  /** Entries of some types, in the order they were written. */
  entries<T extends G['entry']['type']>(...types: readonly T[]): EntryOf<G, T>[] {
    const isOne = (entry: G['entry']): entry is EntryOf<G, T> => (types as readonly string[]).includes(entry.type)
    return this.table.entries.map(({ entry }) => entry).filter(isOne)
  }
}

/** A table in this position, which must obey every conservation law; what happens by itself has happened. */
export function tableIn<G extends GameTypes>(game: Game<G>, state: G['state']): Table<G> {
  const laws = game.broken(state)
  if (laws.length > 0) throw new Error(`this position breaks: ${laws.join('; ')}`)
  const table = Table.resume(game, state)
  table.settle()
  return table
}

/** Who picks among legal moves in whole games. */
export type Picking<G extends GameTypes> = (moves: readonly G['move'][], chance: Chance) => G['move']

/** Plays legal moves at random until the condition holds, at the latest until the game is over. */
export function playAtRandom<G extends GameTypes, T extends Given<G>>(
  given: T & Given<G>,
  pick: Picking<G> = (moves, chance) => chance.pick(moves),
  until: (given: T) => boolean = () => false,
  seed = 'play',
): T {
  const chance = chanceFrom(seed)
  while (!given.table.over && !until(given)) {
    const seat = chance.pick(given.asked())
    given.does(seat, pick(given.moves(seat), chance))
  }
  return given
}

/** Whole games in which every law holds after every move; returns the last positions. */
export function lawfulGames<G extends GameTypes>(
  game: Game<G>,
  setting: Omit<Setting, 'seed'>,
  pick: Picking<G>,
  games = 6,
): G['state'][] {
  return Array.from({ length: games }, (_, number) => {
    const seed = `laws/${number}`
    const table = Table.start(game, { ...setting, seed })
    const chance = chanceFrom(seed)
    table.silent = true
    while (!table.over) {
      const seat = chance.pick(table.asked())
      table.apply(seat, pick(table.legal(seat), chance))
      expect(game.broken(table.state)).toEqual([])
    }
    return table.state
  })
}
