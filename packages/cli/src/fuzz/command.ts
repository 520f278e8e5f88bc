import { parse, seconds, whole } from '../args.ts'
import { languageFrom } from '../language.ts'
import { gameFrom } from '../table-setting.ts'
import { wordsIn } from '../words/index.ts'
import { type AnyGame, type Command, print, printJson, type World } from '../world.ts'
import { Findings } from './findings.ts'
import { GameFuzzer } from './fuzz-game.ts'
import { Texts } from './texts.ts'

const FLAGS = { seconds: 'text', seed: 'text', games: 'text', skip: 'text', json: 'switch' } as const

/** Throws illegal and malformed moves, undo, saving and loading at random games. */
export const fuzz: Command = {
  name: 'fuzz',
  usage: '<game> [--seconds n] [--seed s] [--games n] [--skip n] [--json]',
  async run(argv, world) {
    const { flags, words } = parse('fuzz', argv, FLAGS)
    const game = await gameFrom(words, 'fuzz', world)
    const seed = flags.seed ?? `${Date.now()}`
    // A number of games alone is not cut short by the clock, so that it finds the same on every machine.
    const time = flags.seconds ?? (flags.games === undefined ? '10' : undefined)
    const limits = {
      milliseconds: time === undefined ? Number.POSITIVE_INFINITY : seconds('--seconds', time) * 1000,
      first: whole('--skip', flags.skip ?? '0', 0),
      games: flags.games === undefined ? Number.POSITIVE_INFINITY : whole('--games', flags.games, 1),
    }
    const findings = await fuzzAll(game, seed, limits, world)
    const report = { game: game.id, seed, ...findings.counts }
    if (flags.json) printJson(world.out, report)
    else print(world.out, inWords(findings, seed, game, world))
    print(world.err, findings.details)
    return findings.failed ? 1 : 0
  },
}

interface Limits {
  readonly milliseconds: number
  readonly first: number
  readonly games: number
}

async function fuzzAll(game: AnyGame, seed: string, limits: Limits, world: World): Promise<Findings> {
  const findings = new Findings()
  const texts = await Texts.of(game)
  const start = world.now()
  const stop = (): boolean => world.now() - start >= limits.milliseconds
  for (let i = 0; i < limits.games && !stop(); i++) {
    new GameFuzzer(game, `${seed}/${limits.first + i}`, findings, texts).run(stop)
  }
  return findings
}

function inWords(findings: Findings, seed: string, game: AnyGame, world: World): string[] {
  const words = wordsIn(languageFrom(undefined, world.env)).fuzz
  const { counts } = findings
  const lines = Object.entries(counts).map(([name, count]) => `  ${name.padEnd(16)} ${String(count).padStart(10)}`)
  return [words.title(game.title, seed), ...lines, findings.failed ? words.failed : words.fine]
}
