import type { GameTypes, Logged, Move, Seat, Table } from '@boardroom/kernel'
import type { Players } from '../sim/players.ts'
import { Program } from './program.ts'
import { type Faults, Stranger } from './stranger.ts'

export type { Fault, Faults } from './stranger.ts'

/** Who plays for a program that has lost its turn. */
const STAND_IN = 'random'

/** Whether the name of a bot is the path of a program. */
export function isProgram(name: string): boolean {
  return name.includes('/')
}

/** The bots that are known by name; a program's turns fall to another if it loses them. */
export function standIns(names: readonly string[]): string[] {
  return names.map((name) => (isProgram(name) ? STAND_IN : name))
}

/** Programs that others wrote, each started once for all games that it plays. */
export class Strangers {
  readonly #programs: ReadonlyMap<Seat, readonly [string, Program]>
  readonly #patience: number

  private constructor(programs: ReadonlyMap<Seat, readonly [string, Program]>, patience: number) {
    this.#programs = programs
    this.#patience = patience
  }

  static async invite(names: readonly string[], patience: number): Promise<Strangers> {
    const programs = new Map<Seat, readonly [string, Program]>()
    for (const [seat, name] of names.entries()) {
      if (isProgram(name)) programs.set(seat, [name, await Program.start(name)])
    }
    return new Strangers(programs, patience)
  }

  get none(): boolean {
    return this.#programs.size === 0
  }

  /** The players of one game, programs among them. */
  join(players: Players, table: Table<GameTypes>, log: () => readonly Logged<GameTypes['entry']>[]): Joined {
    const strangers = new Map<Seat, Stranger>()
    for (const [seat, [name, program]] of this.#programs) {
      strangers.set(seat, new Stranger(name, program, seat, this.#patience))
    }
    for (const stranger of strangers.values()) stranger.begin(table)
    return {
      turn: (now) => players.turn(now),
      async choose(now, seat) {
        const move = await strangers.get(seat)?.choose(now, log())
        return move ?? players.choose(now, seat)
      },
      finish() {
        for (const stranger of strangers.values()) stranger.finish(table)
        return [...strangers.values()].flatMap(({ faults }) => faults ?? [])
      },
    }
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#programs.values()].map(([, program]) => program.farewell()))
  }
}

export interface Joined extends Omit<Players, 'choose'> {
  choose(table: Table<GameTypes>, seat: Seat): Promise<Move | null>
  /** Tells the programs how it came out; who lost turns, and how. */
  finish(): Faults[]
}
