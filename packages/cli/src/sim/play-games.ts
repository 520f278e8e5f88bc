import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BadInput,
  type GameTypes,
  History,
  hashOf,
  type Move,
  type Seat,
  type Setting,
  Table,
  toFile,
} from '@boardroom/kernel'
import { type Faults, type Joined, Strangers, standIns } from '../strangers/index.ts'
import { readyBots } from '../table-setting.ts'
import type { AnyGame } from '../world.ts'
import { Checker } from './check.ts'
import type { Job, Outcome, Problem } from './job.ts'
import { type Players, playersFor } from './players.ts'

/** More moves than any game has: the game does not come to an end. */
const ENDLESS = 100_000

/** A game under way, with or without its past. */
export interface Course {
  readonly table: Table<GameTypes>
  readonly problems: Problem[]
  play(seat: Seat, move: Move): void
}

export async function playGames(game: AnyGame, job: Job): Promise<Outcome[]> {
  await readyBots(standIns(job.bots), game)
  const strangers = await Strangers.invite(job.bots, job.patience)
  const outcomes: Outcome[] = []
  try {
    for (let index = job.first; index < job.games; index += job.every) {
      outcomes.push(await playGame(game, job, index, strangers))
    }
  } finally {
    await strangers.leave()
  }
  return outcomes
}

async function playGame(game: AnyGame, job: Job, index: number, strangers: Strangers): Promise<Outcome> {
  const seed = `${job.seed}/${index}`
  const setting = { seats: job.seats, options: job.options, seed }
  const players = playersFor(standIns(job.bots), seed)
  if (!job.check && job.save === null && strangers.none) {
    return outcomeOf(await playOut(fastCourse(game, setting), players), index, seed)
  }
  const history = new History(game, setting)
  const checker = new Checker(history, job.check)
  const joined = strangers.join(players, history.table, () => history.log)
  await playOut(checker, strangers.none ? players : joined)
  checker.finish()
  if (job.save !== null) saveGame(history, job, index)
  return outcomeOf(checker, index, seed, joined.finish())
}

/** Keeps nothing but the position: no log, no past. */
function fastCourse(game: AnyGame, setting: Setting): Course {
  const table = Table.start(game, setting)
  table.silent = true
  return { table, problems: [], play: (seat, move) => table.apply(seat, move) }
}

/** Plays until the game is over or something is wrong with it. */
async function playOut(course: Course, players: Players | Joined): Promise<Course> {
  try {
    while (!course.table.over && course.problems.length === 0) {
      const seat = players.turn(course.table)
      const chosen = players.choose(course.table, seat)
      // Waiting costs more than a bot's move: only programs are waited for.
      playOne(course, seat, chosen instanceof Promise ? await chosen : chosen)
    }
  } catch (problem) {
    course.problems.push({ seq: course.table.state.seq, what: `crash: ${(problem as Error).message}` })
  }
  return course
}

function playOne(course: Course, seat: Seat, move: Move | null): void {
  const { table, problems } = course
  const { seq } = table.state
  if (!move) problems.push({ seq, what: `dead end: seat ${seat} has no legal move at ${table.current?.step}` })
  else if (seq >= ENDLESS) problems.push({ seq, what: 'the game does not come to an end' })
  else course.play(seat, move)
}

function outcomeOf({ table, problems }: Course, index: number, seed: string, faults: readonly Faults[] = []): Outcome {
  const result = problems.length === 0 ? table.result : null
  const { scores, winners } = result ?? { scores: [], winners: [] }
  return { index, seed, moves: table.state.seq, scores, winners, hash: hashOf(table), problems, faults }
}

function saveGame(history: History<GameTypes>, job: Job, index: number): void {
  const folder = job.save as string
  const name = `${job.game}-${job.seats}-${job.seed}-${index}.json`.replace(/[^\w.-]+/g, '_')
  const names = job.bots.map((bot, seat) => `${bot} ${seat + 1}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), `${JSON.stringify(toFile(history, names))}\n`)
  } catch (problem) {
    throw new BadInput(`--save cannot write to ${folder} (${(problem as NodeJS.ErrnoException).code})`)
  }
}
