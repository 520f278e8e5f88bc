import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { botNamed, estimate, MARKS } from '@boardroom/bots'
import { itemAt, samePlain } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { gameFrom } from '../table-setting.ts'
import { wordsIn } from '../words/index.ts'
import { type Command, print } from '../world.ts'
import { type TestedGame, type Trial, testedGame } from './tested.ts'

const FLAGS = {
  players: 'text',
  by: 'text',
  games: 'text',
  blunders: 'text',
  worlds: 'text',
  each: 'text',
  keep: 'text',
} as const

/**
 * Whether the marks of a review mean something: reviews games of bots on the seeds `marks-1`, `marks-2`, …, and plays on
 * from each blunder, with the move made and with the better one. One that keeps a file goes on where it was stopped.
 */
export const marks: Command = {
  name: 'marks',
  usage: '<game> [--players name] [--by name] [--blunders n] [--games n] [--worlds n] [--each n] [--keep file]',
  async run(argv, world) {
    const { flags, words } = parse('marks', argv, FLAGS)
    const game = await gameFrom(words, 'marks', world)
    const trial: Trial = {
      players: flags.players ?? 'easy',
      by: flags.by ?? 'hard',
      worlds: whole('--worlds', flags.worlds ?? '3', 1, 1000),
      each: whole('--each', flags.each ?? '1', 1, 1000),
    }
    for (const name of [trial.players, trial.by]) await botNamed(name).ready?.(game)
    const blunders = whole('--blunders', flags.blunders ?? '100', 0)
    const most = whole('--games', flags.games ?? '1000', 1)
    const kept = flags.keep === undefined ? [] : keptIn(flags.keep, trial)
    const found: TestedGame[] = []
    const say = wordsIn('en').marks
    while (found.length < most && (blunders === 0 || testsIn(found).length < blunders)) {
      const seed = `marks-${found.length + 1}`
      const next = kept.find((each) => each.seed === seed) ?? testedGame(game, seed, trial)
      if (flags.keep !== undefined && !kept.includes(next)) appendFileSync(flags.keep, `${JSON.stringify(next)}\n`)
      found.push(next)
      print(world.err, [say.progress(seed, next.decisions, next.blunders.length)])
    }
    print(world.out, summary(found))
    return 0
  },
}

function testsIn(games: readonly TestedGame[]) {
  return games.flatMap(({ blunders }) => blunders)
}

function summary(games: readonly TestedGame[]): string[] {
  const say = wordsIn('en').marks
  const decisions = games.reduce((sum, each) => sum + each.decisions, 0)
  const counts = MARKS.map((mark) => [mark, games.reduce((sum, each) => sum + each.marks[mark], 0)] as const)
  const tests = testsIn(games)
  const claimed = estimate(tests.map((each) => each.claimed))
  const came = estimate(tests.map(({ won }) => won.reduce((sum, one) => sum + one, 0) / won.length))
  return [
    say.decisions(games.length, decisions),
    ...counts.map(([mark, count]) => say.count(mark, count, count / Math.max(1, decisions))),
    ...(tests.length > 0 ? [say.tested(tests.length, itemAt(tests, 0).won.length, claimed.mean, came)] : []),
  ]
}

function keptIn(path: string, trial: Trial): TestedGame[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as TestedGame).filter((each) => samePlain(each.trial, trial))
}
