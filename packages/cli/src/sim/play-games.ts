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
  await readyBots(job.bots, game)
  const outcomes: Outcome[] = []
  for (let index = job.first; index < job.games; index += job.every) outcomes.push(playGame(game, job, index))
  return outcomes
}

function playGame(game: AnyGame, job: Job, index: number): Outcome {
  const seed = `${job.seed}/${index}`
  const setting = { seats: job.seats, options: job.options, seed }
  const players = playersFor(job.bots, seed)
  if (!job.check && job.save === null) return outcomeOf(playOut(fastCourse(game, setting), players), index, seed)
  const history = new History(game, setting)
  const checker = new Checker(history, job.check)
  playOut(checker, players)
  checker.finish()
  if (job.save !== null) saveGame(history, job, index)
  return outcomeOf(checker, index, seed)
}

/** Keeps nothing but the position: no log, no past. */
function fastCourse(game: AnyGame, setting: Setting): Course {
  const table = Table.start(game, setting)
  table.silent = true
  return { table, problems: [], play: (seat, move) => table.apply(seat, move) }
}

/** Plays until the game is over or something is wrong with it. */
function playOut(course: Course, players: Players): Course {
  try {
    while (!course.table.over && course.problems.length === 0) playOne(course, players)
  } catch (problem) {
    course.problems.push({ seq: course.table.state.seq, what: `crash: ${(problem as Error).message}` })
  }
  return course
}

function playOne(course: Course, players: Players): void {
  const { table, problems } = course
  const { seq } = table.state
  const seat = players.turn(table)
  const move = players.choose(table, seat)
  if (!move) problems.push({ seq, what: `dead end: seat ${seat} has no legal move at ${table.current?.step}` })
  else if (seq >= ENDLESS) problems.push({ seq, what: 'the game does not come to an end' })
  else course.play(seat, move)
}

function outcomeOf({ table, problems }: Course, index: number, seed: string): Outcome {
  const result = problems.length === 0 ? table.result : null
  const { scores, winners } = result ?? { scores: [], winners: [] }
  return { index, seed, moves: table.state.seq, scores, winners, hash: hashOf(table), problems }
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
