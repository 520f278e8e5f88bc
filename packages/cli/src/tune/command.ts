import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput, chanceFrom, type Weights } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { wilson } from '../ladder/standing.ts'
import { gameFrom } from '../table-setting.ts'
import { type AnyGame, type Command, print, type World } from '../world.ts'
import { crewOf, type TrialCrew } from './crew.ts'
import { beginFrom, directions, type Evolution, evolve, tried, weightsAt } from './evolution.ts'
import type { Outcome, Trial } from './trial.ts'

const FLAGS = {
  generations: 'text',
  pairs: 'text',
  games: 'text',
  spread: 'text',
  test: 'text',
  threads: 'text',
  file: 'text',
  write: 'switch',
} as const

/**
 * Looks for better weights of a game's `worth` by playing against the yardstick. It learns on seeds `tune-…` and tests on
 * seeds `test-…`; where it stands is kept after every generation, so that it goes on where it was stopped.
 */
export const tune: Command = {
  name: 'tune',
  usage:
    '<game> [--generations n] [--pairs n] [--games n] [--spread percent] [--test n] [--threads n] [--file path] [--write]',
  async run(argv, world) {
    const { flags, words } = parse('tune', argv, FLAGS)
    const game = await gameFrom(words, 'tune', world)
    const weights = game.insight?.weights
    if (!weights) throw new BadInput(`${game.id} has no weights to tune`)
    const file = flags.file ?? join(world.root, '.boardroom', 'tune', `${game.id}.json`)
    const size = {
      generations: whole('--generations', flags.generations ?? '40', 0),
      pairs: whole('--pairs', flags.pairs ?? '6', 1),
      games: whole('--games', flags.games ?? '4', 1),
    }
    const spread = flags.spread === undefined ? undefined : whole('--spread', flags.spread, 1, 100) / 100
    const crew = crewOf(game, whole('--threads', flags.threads ?? '1', 1, 64))
    try {
      const reached = await learn(game, readKept(file) ?? beginFrom(weights, spread), size, crew, file, world)
      const seeds = whole('--test', flags.test ?? '20', 0)
      if (seeds > 0) await examine(game, reached, weights, seeds, crew, flags.write === true, world)
    } finally {
      await crew.close()
    }
    return 0
  },
}

interface Size {
  readonly generations: number
  readonly pairs: number
  /** Games of one candidate, in the seats in turn. */
  readonly games: number
}

async function learn(
  game: AnyGame,
  from: Evolution,
  { generations, pairs, games }: Size,
  crew: TrialCrew,
  file: string,
  world: World,
): Promise<Evolution> {
  let at = from
  while (at.generation < generations) {
    const looked = directions(at, pairs, chanceFrom(`tune/${game.id}/${at.generation}`))
    const candidates = looked.flatMap((direction) => [tried(at, direction, 1), tried(at, direction, -1)])
    const settings = settingsFrom(at.generation * games, games, game.seats.max, 'tune')
    const fitness = await fitnessOf(
      candidates.map((steps) => weightsAt(at, steps)),
      settings,
      crew,
    )
    at = evolve(
      at,
      looked,
      looked.map((_, i) => [fitness[2 * i] ?? 0, fitness[2 * i + 1] ?? 0]),
    )
    keep(file, at)
    const mean = fitness.reduce((sum, each) => sum + each, 0) / fitness.length
    print(world.out, [`generation ${at.generation}: mean ${mean.toFixed(3)}, best ${Math.max(...fitness).toFixed(3)}`])
  }
  return at
}

type Setting = Omit<Trial, 'weights'>

/** Seeds by number, every seat in turn. */
function settingsFrom(first: number, count: number, seats: number, name: string): Setting[] {
  return Array.from({ length: count }, (_, i) => ({
    seed: `${name}-${Math.floor((first + i) / seats) + 1}`,
    seat: (first + i) % seats,
  }))
}

/** How each of several weights does in the same games. */
async function fitnessOf(all: readonly Weights[], settings: readonly Setting[], crew: TrialCrew): Promise<number[]> {
  const outcomes = await crew.run(all.flatMap((weights) => settings.map((setting) => ({ weights, ...setting }))))
  const of = (i: number): Outcome[] => outcomes.slice(i * settings.length, (i + 1) * settings.length)
  return all.map((_, i) => meanOf(of(i), ({ won, lead }) => won + lead))
}

function meanOf(outcomes: readonly Outcome[], value: (outcome: Outcome) => number): number {
  return outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / Math.max(1, outcomes.length)
}

/** The weights that were found beside those there were, on seeds that nothing was learned from. */
async function examine(
  game: AnyGame,
  reached: Evolution,
  before: Weights,
  count: number,
  crew: TrialCrew,
  write: boolean,
  world: World,
): Promise<void> {
  const settings = settingsFrom(0, count * game.seats.max, game.seats.max, 'test')
  const found = weightsAt(reached, reached.steps)
  const results: Record<string, number[]> = {}
  for (const [name, weights] of Object.entries({ before, found })) {
    const outcomes = await crew.run(settings.map((setting) => ({ weights, ...setting })))
    const won = meanOf(outcomes, (outcome) => outcome.won)
    results[name] = [won, ...wilson(won * outcomes.length, outcomes.length)].map((share) => Number(share.toFixed(3)))
    print(world.out, [`${name}: wins ${results[name]?.join(' … ')} of ${outcomes.length} games`])
  }
  if (!write) return
  const learned = {
    generations: reached.generation,
    seeds: `tune-1 … tune-${reached.generation}`,
    tests: `test-1 … test-${count}`,
  }
  const path = join(world.root, 'games', game.id, 'weights.json')
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(path, `${JSON.stringify({ date, ...learned, results, weights: found }, null, 2)}\n`)
}

function readKept(file: string): Evolution | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Evolution) : null
}

/** By renaming, so that a run that is stopped leaves one state or the other. */
function keep(file: string, at: Evolution): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(at))
  renameSync(`${file}.new`, file)
}
