import { fingerprint, type Language, type Seat } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { paintFor } from '../draw/paint.ts'
import { drawSheet } from '../draw/sheet.ts'
import { widthOf } from '../draw/text.ts'
import { languageFrom } from '../language.ts'
import { type Faults, isProgram } from '../strangers/index.ts'
import { botNamesFrom, gameFrom, optionsFrom, seatsFrom } from '../table-setting.ts'
import { wordsIn } from '../words/index.ts'
import { type AnyGame, type Command, print, printJson, type World } from '../world.ts'
import { type Job, type Outcome, shareOut } from './job.ts'
import { playGames } from './play-games.ts'

const FLAGS = {
  seats: 'text',
  bots: 'text',
  patience: 'text',
  options: 'text',
  games: 'text',
  seed: 'text',
  threads: 'text',
  check: 'switch',
  save: 'text',
  json: 'switch',
} as const

const MOST_THREADS = 256
const PROBLEMS_SHOWN = 10

/** Plays whole games with bots. The same arguments give the same hash on every machine, on any number of threads. */
export const sim: Command = {
  name: 'sim',
  usage:
    "<game> [--seats n] [--bots a,b,...] [--patience seconds] [--options '{...}'] [--games n] [--seed s] [--threads n] [--check] [--save folder] [--json]",
  async run(argv, world) {
    const { flags, words } = parse('sim', argv, FLAGS)
    const game = await gameFrom(words, 'sim', world)
    const job = await jobFrom(game, flags, languageFrom(undefined, world.env))
    const threads = whole('--threads', flags.threads ?? '1', 1, MOST_THREADS)
    const start = world.now()
    const outcomes = await playAll(game, job, threads, world)
    const report = reportOf(job, outcomes, (world.now() - start) / 1000)
    const broken = outcomes.filter((outcome) => outcome.problems.length > 0)
    if (flags.json) printJson(world.out, report)
    else printReport(game, job, report, broken.length, world)
    printProblems(broken, world)
    return broken.length > 0 ? 1 : 0
  },
}

async function jobFrom(
  game: AnyGame,
  flags: { readonly [K in keyof typeof FLAGS]?: string | true },
  language: Language,
): Promise<Job> {
  const text = (name: keyof typeof FLAGS): string | undefined => flags[name] as string | undefined
  const bots = text('bots') ?? 'random'
  const named = bots.split(',').length
  const seats = seatsFrom(game, text('seats'), named > 1 ? named : game.seats.max)
  return {
    game: game.id,
    seats,
    options: await optionsFrom(game, text('options'), seats, language),
    bots: botNamesFrom(bots, seats, 'programs'),
    patience: 1000 * whole('--patience', text('patience') ?? '10', 1, 3600),
    seed: text('seed') ?? '1',
    games: whole('--games', text('games') ?? '1', 1),
    first: 0,
    every: 1,
    check: flags.check === true,
    save: text('save') ?? null,
  }
}

async function playAll(game: AnyGame, job: Job, threads: number, world: World): Promise<Outcome[]> {
  if (threads === 1) return playGames(game, job)
  const parts = await Promise.all(shareOut(job, threads).map((part) => world.crew(part)))
  return parts.flat().sort((a, b) => a.index - b.index)
}

interface Report {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly moves: number
  readonly seconds: number
  readonly movesPerSecond: number
  readonly wins: readonly number[]
  readonly scores: readonly (readonly number[])[]
  readonly hash: string
  /** Programs that lost turns, game by game. */
  readonly faults?: readonly (Faults & { readonly seed: string })[]
}

function reportOf(job: Job, outcomes: readonly Outcome[], seconds: number): Report {
  const moves = outcomes.reduce((sum, outcome) => sum + outcome.moves, 0)
  const wins = Array.from({ length: job.seats }, () => 0)
  // A shared win counts for every seat that shares it.
  for (const outcome of outcomes) for (const seat of outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1
  const faults = outcomes.flatMap(({ seed, faults }) => faults.map((each) => ({ seed, ...each })))
  return {
    game: job.game,
    seats: job.seats,
    games: outcomes.length,
    moves,
    seconds: Number(seconds.toFixed(3)),
    movesPerSecond: Math.round(moves / Math.max(seconds, 0.001)),
    wins,
    scores: outcomes.map((outcome) => outcome.scores),
    hash: fingerprint(outcomes.map((outcome) => outcome.hash)),
    ...(job.bots.some(isProgram) ? { faults } : {}),
  }
}

function printReport(game: AnyGame, job: Job, report: Report, broken: number, world: World): void {
  const words = wordsIn(languageFrom(undefined, world.env)).sim
  const sheet = {
    title: words.title(game.title, report.games, job.seed),
    columns: words.columns,
    rows: job.bots.map((bot, seat) => [String(seat), bot, String(report.wins[seat]), ...spread(report.scores, seat)]),
  }
  print(world.out, [
    ...drawSheet(sheet, widthOf(world.out), paintFor(world.out, world.env)),
    words.speed(report.moves, report.seconds, report.movesPerSecond),
    words.hash(report.hash),
    ...(report.faults ?? []).map((fault) => words.fault(fault)),
    ...(job.check ? [broken > 0 ? words.broken(broken) : words.checked] : []),
  ])
}

/** A seat's lowest, mean and highest score. */
function spread(scores: Report['scores'], seat: Seat): string[] {
  const own = scores.flatMap((each) => (each[seat] === undefined ? [] : [each[seat]]))
  if (own.length === 0) return ['–', '–', '–']
  const mean = own.reduce((sum, each) => sum + each, 0) / own.length
  const least = own.reduce((a, b) => Math.min(a, b))
  const most = own.reduce((a, b) => Math.max(a, b))
  return [String(least), mean.toFixed(1), String(most)]
}

function printProblems(broken: readonly Outcome[], world: World): void {
  const lines = broken.flatMap(({ seed, problems }) =>
    problems.map(({ seq, what }) => `seed ${seed}, after move ${seq}: ${what}`),
  )
  print(world.err, lines.slice(0, PROBLEMS_SHOWN))
  if (lines.length > PROBLEMS_SHOWN) print(world.err, [`… and ${lines.length - PROBLEMS_SHOWN} more`])
}
