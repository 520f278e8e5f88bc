import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Review, type Reviewed, type ReviewResult } from '@boardroom/bots'
import { type GameTypes, parseFile } from '@boardroom/kernel'
import { onlyWord, parse, whole } from '../args.ts'
import { languageFrom } from '../language.ts'
import { namesOf } from '../names.ts'
import { contentOf } from '../replay.ts'
import { wordsIn } from '../words/index.ts'
import { type Command, print, printJson, type World } from '../world.ts'
import { reviewLines } from './tell.ts'

const FLAGS = { worlds: 'text', keep: 'text', lang: 'text', json: 'switch' } as const

/** Decisions after which what was done is put aside. */
const STRIDE = 20

/** Says of every decision of a game how good it was; goes on where it was stopped, if it may keep a file. */
export const review: Command = {
  name: 'review',
  usage: '<file|-> [--worlds n] [--keep file] [--lang en|de] [--json]',
  async run(argv, world) {
    const { flags, words } = parse('review', argv, FLAGS)
    const path = onlyWord(words, 'review', 'a game file, or - for standard input')
    const language = languageFrom(flags.lang, world.env)
    const file = parseFile(await contentOf(path, world))
    const game = await world.games.load(file.game)
    const budget = { worlds: whole('--worlds', flags.worlds ?? '3', 1, 1000) }
    const kept = flags.keep === undefined ? [] : keptIn(flags.keep, file.hash, budget.worlds)
    const work = new Review(game, file, budget, kept)
    think(work, flags.keep, flags.json === true, world)
    if (flags.json) printJson(world.out, work.result)
    else {
      const text = await game.text[language]()
      const reasons = (await game.insight?.reasons?.()) ?? null
      const names = namesOf(file.seats.map(({ name }) => name))
      print(world.out, reviewLines(work, { text, names, language, words: wordsIn(language).review, reasons }))
    }
    return 0
  },
}

function think(work: Review<GameTypes>, keep: string | undefined, quiet: boolean, world: World): void {
  while (work.goOn()) {
    const { done, of } = work.progress
    if (done % STRIDE !== 0 && done !== of) continue
    if (keep !== undefined) putAside(keep, work.result)
    if (!quiet && world.err.isTTY) world.err.write(`\r${done}/${of}`)
  }
}

/** What an earlier run found, if it was about the same game and thought as hard. */
function keptIn(path: string, hash: string, worlds: number): readonly Reviewed[] {
  if (!existsSync(path)) return []
  const kept = JSON.parse(readFileSync(path, 'utf8')) as ReviewResult
  return kept.hash === hash && kept.budget.worlds === worlds ? kept.decisions : []
}

/** By renaming, so that a run that is stopped leaves one state or the other. */
function putAside(path: string, result: ReviewResult): void {
  writeFileSync(`${path}.new`, JSON.stringify(result))
  renameSync(`${path}.new`, path)
}
