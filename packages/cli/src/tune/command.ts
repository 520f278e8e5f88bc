import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput, chanceFrom, type Weights } from '@boardroom/kernel'
import { onlyWord, parse, whole } from '../args.ts'
import { wilson } from '../ladder/standing.ts'
import { type AnyGame, type Command, print, type World } from '../world.ts'
import { crewOf, type TrialCrew } from './crew.ts'
import { beginFrom, directions, type Evolution, evolve, tried, weightsAt } from './evolution.ts'
import type { Outcome, Trial } from './trial.ts'

const FLAGS = {
  generations: 'text',
  pairs: 'text',
  seeds: 'text',
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
  usage: '<game> [--generations n] [--pairs n] [--seeds n] [--test n] [--threads n] [--file path] [--write]',
  async run(argv, world) {
    const { flags, words } = parse('tune', argv, FLAGS)
    const game = await world.games.load(onlyWord(words, 'tune', `a game: ${world.games.ids.join(', ')}`))
    const weights = game.insight?.weights
    if (!weights) throw new BadInput(`${game.id} has no weights to tune`)
    const file = flags.file ?? join(world.root, '.boardroom', 'tune', `${game.id}.json`)
    const size = {
      generations: whole('--generations', flags.generations ?? '40', 0),
      pairs: whole('--pairs', flags.pairs ?? '6', 1),
      seeds: whole('--seeds', flags.seeds ?? '1', 1),
    }
    const crew = crewOf(game, whole('--threads', flags.threads ?? '1', 1, 64))
    try {
      const reached = await learn(game, readKept(file) ?? beginFrom(weights), size, crew, file, world)
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
  readonly seeds: number
}

async function learn(
  game: AnyGame,
  from: Evolution,
  { generations, pairs, seeds }: Size,
  crew: TrialCrew,
  file: string,
  world: World,
): Promise<Evolution> {
  let at = from
  while (at.generation < generations) {
    const looked = directions(at, pairs, chanceFrom(`tune/${game.id}/${at.generation}`))
    const candidates = looked.flatMap((direction) => [tried(at, direction, 1), tried(at, direction, -1)])
    const names = Array.from({ length: seeds }, (_, i) => `tune-${at.generation * seeds + i + 1}`)
    const fitness = await fitnessOf(
      game,
      candidates.map((steps) => weightsAt(at, steps)),
      names,
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

/** How each of several weights does on the same seeds, in every seat once. */
async function fitnessOf(
  game: AnyGame,
  all: readonly Weights[],
  seeds: readonly string[],
  crew: TrialCrew,
): Promise<number[]> {
  const trials = all.flatMap((weights) => trialsOf(game, weights, seeds))
  const outcomes = await crew.play(trials)
  const each = trials.length / all.length
  return all.map((_, i) => meanOf(outcomes.slice(i * each, (i + 1) * each), ({ won, lead }) => won + lead))
}

function trialsOf(game: AnyGame, weights: Weights, seeds: readonly string[]): Trial[] {
  return seeds.flatMap((seed) => Array.from({ length: game.seats.max }, (_, seat) => ({ weights, seed, seat })))
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
  const seeds = Array.from({ length: count }, (_, i) => `test-${i + 1}`)
  const found = weightsAt(reached, reached.steps)
  const results: Record<string, number[]> = {}
  for (const [name, weights] of Object.entries({ before, found })) {
    const outcomes = await crew.play(trialsOf(game, weights, seeds))
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
