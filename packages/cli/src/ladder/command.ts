import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import { parse, whole } from '../args.ts'
import { paintFor } from '../draw/paint.ts'
import { drawSheet } from '../draw/sheet.ts'
import { widthOf } from '../draw/text.ts'
import { languageFrom } from '../language.ts'
import { botNamesFrom, gameFrom, optionsFrom, seatsFrom } from '../table-setting.ts'
import { Threads } from '../threads.ts'
import { wordsIn } from '../words/index.ts'
import { type AnyGame, type Command, print, printJson, type World } from '../world.ts'
import { botsOf, Kept } from './kept.ts'
import { markdownOf, percent } from './markdown.ts'
import { type Match, matchesOf, type Played, playMatch } from './match.ts'
import { plotOf } from './plot.ts'
import { type Pairing, pairingsOf, type Standing, standingsOf } from './standing.ts'

const FLAGS = {
  bots: 'text',
  against: 'text',
  seats: 'text',
  games: 'text',
  options: 'text',
  threads: 'text',
  seed: 'text',
  file: 'text',
  svg: 'text',
  kept: 'switch',
  markdown: 'switch',
  json: 'switch',
} as const

/** Seeds that nothing is tuned on. What is played on them is kept in the repository. */
const EXAM = 'exam'

const MOST_THREADS = 64
/** Stands for the rivals where there are none: one seat against the game itself. */
const ALONE = 'alone'

/**
 * Matches of one bot against others of one kind, in rotated seats on shared seeds. What was played is kept line by
 * line, so that a ladder that is stopped goes on where it was.
 */
export const ladder: Command = {
  name: 'ladder',
  usage:
    "<game> [--bots a,b,...] [--against a,b,...] [--seats n] [--options '{...}'] [--games n] [--seed s] [--threads n] [--file path] [--svg path] [--kept] [--markdown] [--json]",
  async run(argv, world) {
    const { flags, words } = parse('ladder', argv, FLAGS)
    const game = await gameFrom(words, 'ladder', world)
    const seats = seatsFrom(game, flags.seats, game.seats.max)
    const options = await optionsFrom(game, flags.options, seats, languageFrom(undefined, world.env))
    const seed = flags.seed ?? EXAM
    const kept = new Kept(flags.file ?? fileFor(world.root, game.id, seed), game, botsOf(world.root, game.id))
    const threads = whole('--threads', flags.threads ?? '1', 1, MOST_THREADS)
    const played = flags.kept
      ? kept.all()
      : await playOn(game, matchesFrom(flags, seats, seed, options), kept, threads, world)
    const pairings = pairingsOf(played)
    const standings = standingsOf(played)
    if (flags.svg) writeFileSync(flags.svg, plotOf(game.title, pairings))
    if (flags.json) printJson(world.out, { game: game.id, seats, seed, pairings, standings })
    else if (flags.markdown) print(world.out, markdownOf(game, pairings))
    else printLadder(game, pairings, standings, world)
    return 0
  },
}

/** Pairs of all bots with all that they meet; `--games` counts the games of one pair. */
function matchesFrom(
  flags: { bots?: string; against?: string; games?: string },
  seats: number,
  seed: string,
  options: Match['options'],
): Match[] {
  const listed = (text: string) => botNamesFrom(text, text.split(',').length)
  const bots = listed(flags.bots ?? 'easy,medium,hard,greedy-1')
  const rivals = seats === 1 ? [ALONE] : flags.against ? listed(flags.against) : bots
  const pairs = bots.flatMap((bot) => rivals.filter((rival) => rival !== bot).map((rival) => [bot, rival] as const))
  if (pairs.length === 0) throw new BadInput('a ladder needs two different bots')
  const seeds = Math.ceil(whole('--games', flags.games ?? '100', 1) / seats)
  return matchesOf(
    pairs,
    seats,
    Array.from({ length: seeds }, (_, i) => `${seed}-${i + 1}`),
    options,
  )
}

function fileFor(root: string, id: string, seed: string): string {
  return seed === EXAM
    ? join(root, 'bench', 'ladder', `${id}.jsonl`)
    : join(root, '.boardroom', 'ladder', `${id}-${seed}.jsonl`)
}

/** Plays what is not kept yet, and returns all of it. */
async function playOn(
  game: AnyGame,
  matches: readonly Match[],
  kept: Kept,
  threads: number,
  world: World,
): Promise<Played[]> {
  const words = wordsIn(languageFrom(undefined, world.env)).ladder
  const missing = matches.filter((match) => !kept.of(match))
  let count = matches.length - missing.length
  const keep = (each: Played) => {
    kept.add(each)
    print(world.err, [words.progress(++count, matches.length, each.bot, each.rival)])
  }
  if (threads === 1) for (const match of missing) keep(await playMatch(game, match))
  else await onThreads(game, missing, threads, keep)
  return matches.map((match) => kept.of(match) as Played)
}

async function onThreads(
  game: AnyGame,
  matches: Match[],
  threads: number,
  keep: (each: Played) => void,
): Promise<void> {
  const crew = new Threads<Match, Played>(new URL('./worker.js', import.meta.url), threads, game.id)
  try {
    await crew.run(matches, keep)
  } finally {
    await crew.close()
  }
}

function printLadder(game: AnyGame, pairings: readonly Pairing[], standings: readonly Standing[], world: World): void {
  const words = wordsIn(languageFrom(undefined, world.env)).ladder
  const draw = (sheet: Parameters<typeof drawSheet>[0]) =>
    drawSheet(sheet, widthOf(world.out), paintFor(world.out, world.env))
  const matches = {
    title: words.title(game.title),
    columns: words.columns,
    rows: pairings.map(({ bot, rival, seats, games, wins, interval, score, others, thought, longest }) => [
      bot,
      rival,
      String(seats),
      String(games),
      percent(wins),
      `${percent(interval[0])} – ${percent(interval[1])}`,
      `${score.toFixed(1)} : ${others.toFixed(1)}`,
      `${thought.toFixed(1)} / ${longest}`,
    ]),
  }
  const ratings = {
    title: words.ratings,
    columns: words.ratingColumns,
    rows: standings.map(({ bot, mu, sigma }) => [bot, mu.toFixed(1), `± ${(2 * sigma).toFixed(1)}`]),
  }
  print(world.out, [...draw(matches), '', ...draw(ratings)])
}
