import { BadInput } from '@boardroom/kernel'
import { admin } from './admin.ts'
import { audit } from './audit.ts'
import { bench } from './bench.ts'
import { chances } from './chances/command.ts'
import { printable } from './draw/text.ts'
import { explore } from './explore/command.ts'
import { forecast } from './forecast/command.ts'
import { fuzz } from './fuzz/command.ts'
import { games } from './games.ts'
import { ladder } from './ladder/command.ts'
import { languageFrom } from './language.ts'
import { marks } from './marks/command.ts'
import { newGame } from './new.ts'
import { play } from './play/command.ts'
import { puzzles } from './puzzles/command.ts'
import { replay } from './replay.ts'
import { review } from './review/command.ts'
import { serve } from './serve.ts'
import { sim } from './sim/command.ts'
import { tune } from './tune/command.ts'
import { backup, check, restore } from './upkeep.ts'
import { wordsIn } from './words/index.ts'
import { type Command, print, type World } from './world.ts'

const COMMANDS: readonly Command[] = [
  games,
  sim,
  replay,
  review,
  play,
  fuzz,
  ladder,
  tune,
  chances,
  marks,
  forecast,
  puzzles,
  explore,
  bench,
  newGame,
  audit,
  backup,
  restore,
  check,
  admin,
  serve,
]

/** Runs one command line and returns its exit code. Bad input becomes one line and exit code 2. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  try {
    return await dispatch(argv, world)
  } catch (problem) {
    if (problem instanceof BadInput) {
      print(world.err, [`boardroom: ${printable(problem.message)}`])
      return 2
    }
    print(world.err, [`boardroom: this should not have happened: ${trace(problem, world)}`])
    return 1
  }
}

async function dispatch(argv: readonly string[], world: World): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return usage(world)
  const command = COMMANDS.find((each) => each.name === name)
  if (!command) {
    const known = COMMANDS.map((each) => each.name).join(', ')
    const what = name.startsWith('-') ? 'flag' : 'command'
    throw new BadInput(`unknown ${what} "${name}"; commands: ${known}`)
  }
  if (rest.includes('--help') || rest.includes('-h')) return usage(world, command)
  return command.run(rest, world)
}

function usage(world: World, only?: Command): number {
  const words = wordsIn(languageFrom(undefined, world.env)).usage
  const listed = only ? [only] : COMMANDS
  const lines = listed.flatMap(({ name, usage }) => [
    `  boardroom ${name} ${usage}`.trimEnd(),
    `      ${words.commands[name as keyof typeof words.commands]}`,
  ])
  print(world.out, only ? lines : [words.title, '', ...lines, '', ...words.notes])
  return 0
}

function trace(problem: unknown, world: World): string {
  if (!(problem instanceof Error)) return String(problem)
  if (world.env.BOARDROOM_DEBUG) return problem.stack ?? problem.message
  return `${printable(problem.message)} (BOARDROOM_DEBUG=1 shows where)`
}
