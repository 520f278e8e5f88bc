import type { Game, GameTypes } from '@boardroom/kernel'
import type { Crew } from './sim/job.ts'

/** A game whose own types the command line need not know. */
export type AnyGame = Game<GameTypes>

/** Where text goes: `process.stdout`, or a test's memory. */
export interface Sink {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

export type Source = NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined }

/** The games that can be played. */
export interface Shelf {
  readonly ids: readonly string[]
  load(id: string): Promise<AnyGame>
}

/** The environment variables that matter here. */
export interface Env extends Readonly<Record<string, string | undefined>> {
  readonly LC_ALL?: string | undefined
  readonly LC_MESSAGES?: string | undefined
  readonly LANG?: string | undefined
  readonly NO_COLOR?: string | undefined
  /** Shows where an unexpected error comes from. */
  readonly BOARDROOM_DEBUG?: string | undefined
}

/** Everything outside the command line that it depends on, so that tests can put their own in its place. */
export interface World {
  readonly input: Source
  readonly out: Sink
  readonly err: Sink
  readonly env: Env
  readonly games: Shelf
  /** Plays a part of a simulation on a thread of its own. */
  readonly crew: Crew
  /** The folder of the repository, with a slash at its end. */
  readonly root: string
  /** Milliseconds since some fixed moment. */
  now(): number
}

export interface Command {
  readonly name: string
  /** What follows the name on the command line. */
  readonly usage: string
  /** Returns the exit code: 0 fine, 1 something was found wrong. Bad input is thrown as `BadInput`. */
  run(argv: readonly string[], world: World): Promise<number>
}

export function print(sink: Sink, lines: readonly string[]): void {
  if (lines.length > 0) sink.write(`${lines.join('\n')}\n`)
}

export function printJson(sink: Sink, value: unknown): void {
  sink.write(`${JSON.stringify(value)}\n`)
}
