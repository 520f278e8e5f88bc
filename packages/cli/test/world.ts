import { Readable } from 'node:stream'
import { BadInput } from '@boardroom/kernel'
import { orchard } from '../../../games/orchard/index.ts'
import { run } from '../src/run.ts'
import { playGames } from '../src/sim/play-games.ts'
import type { AnyGame, World } from '../src/world.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Surroundings {
  readonly games?: readonly AnyGame[]
  readonly input?: string
  readonly env?: World['env']
  readonly columns?: number
  readonly isTTY?: boolean
  readonly root?: string
}

/** Runs a command line in this process, on a shelf that holds Orchard unless told otherwise. */
export async function boardroom(argv: readonly string[], around: Surroundings = {}): Promise<Ran> {
  const games = around.games ?? [orchard as unknown as AnyGame]
  const said = { out: '', err: '' }
  const load = async (id: string): Promise<AnyGame> => {
    const game = games.find((each) => each.id === id)
    if (!game) throw new BadInput(`unknown game "${id}"; known: ${games.map((each) => each.id).join(', ')}`)
    return game
  }
  const sink = (name: 'out' | 'err') => ({
    write: (text: string) => {
      said[name] += text
    },
    columns: around.columns ?? 80,
    isTTY: around.isTTY ?? false,
  })
  const code = await run(argv, {
    input: Readable.from([around.input ?? '']),
    out: sink('out'),
    err: sink('err'),
    env: around.env ?? {},
    games: { ids: games.map((each) => each.id), load },
    crew: async (job) => playGames(await load(job.game), job),
    root: around.root ?? '/nowhere/',
    now: () => performance.now(),
  })
  return { code, ...said }
}

/** Orchard with something changed, for tests that need a bug. */
export function orchardWith(change: Partial<typeof orchard>): AnyGame {
  return { ...orchard, ...change } as unknown as AnyGame
}

/** Orchard with one kind of move changed. */
export function orchardWithMove(type: string, change: object): AnyGame {
  const steps = orchard.steps.map((step) => {
    if (!('moves' in step)) return step
    return { ...step, moves: step.moves.map((kind) => (kind.type === type ? { ...kind, ...change } : kind)) }
  })
  return orchardWith({ steps })
}
