import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import { onlyWord, parse, whole } from '../args.ts'
import { paintFor } from '../draw/paint.ts'
import { drawSheet } from '../draw/sheet.ts'
import { widthOf } from '../draw/text.ts'
import { languageFrom } from '../language.ts'
import { botNamesFrom, readyBots, seatsFrom } from '../table-setting.ts'
import { wordsIn } from '../words/index.ts'
import { type AnyGame, type Command, print, printJson, type World } from '../world.ts'
import { keyOf, type Match, matchesOf, type Played, playMatch } from './match.ts'
import { plotOf } from './plot.ts'
import { type Pairing, pairingsOf, type Standing, standingsOf } from './standing.ts'

const FLAGS = {
  bots: 'text',
  against: 'text',
  seats: 'text',
  games: 'text',
  seed: 'text',
  file: 'text',
  svg: 'text',
  json: 'switch',
} as const

/**
 * Matches of one bot against others of one kind, in rotated seats on shared seeds. What was played is kept line by
 * line, so that a ladder that is stopped goes on where it was.
 */
export const ladder: Command = {
  name: 'ladder',
  usage:
    '<game> [--bots a,b,...] [--against a,b,...] [--seats n] [--games n] [--seed s] [--file path] [--svg path] [--json]',
  async run(argv, world) {
    const { flags, words } = parse('ladder', argv, FLAGS)
    const game = await world.games.load(onlyWord(words, 'ladder', `a game: ${world.games.ids.join(', ')}`))
    const seats = seatsFrom(game, flags.seats, game.seats.max)
    if (seats < 2) throw new BadInput('a ladder needs two seats at least')
    const seed = flags.seed ?? 'exam'
    const matches = matchesFrom(flags, seats, seed)
    const file = flags.file ?? join(world.root, '.boardroom', 'ladder', `${game.id}-${seed}.jsonl`)
    await readyBots(
      matches.flatMap(({ bot, rival }) => [bot, rival]),
      game,
    )
    const played = playOn(game, matches, file, world)
    const pairings = pairingsOf(played)
    const standings = standingsOf(played)
    if (flags.svg) writeFileSync(flags.svg, plotOf(game.title, pairings))
    if (flags.json) printJson(world.out, { game: game.id, seats, seed, pairings, standings })
    else printLadder(game, pairings, standings, world)
    return 0
  },
}

/** Pairs of all bots with all that they meet; `--games` counts the games of one pair. */
function matchesFrom(flags: { bots?: string; against?: string; games?: string }, seats: number, seed: string): Match[] {
  const listed = (text: string) => botNamesFrom(text, text.split(',').length)
  const bots = listed(flags.bots ?? 'easy,medium,hard,greedy-1')
  const rivals = flags.against ? listed(flags.against) : bots
  const pairs = bots.flatMap((bot) => rivals.filter((rival) => rival !== bot).map((rival) => [bot, rival] as const))
  if (pairs.length === 0) throw new BadInput('a ladder needs two different bots')
  const seeds = Math.ceil(whole('--games', flags.games ?? '100', 1) / seats)
  return matchesOf(
    pairs,
    seats,
    Array.from({ length: seeds }, (_, i) => `${seed}-${i + 1}`),
  )
}

/** Plays what the file does not hold yet, and returns all of it. */
function playOn(game: AnyGame, matches: readonly Match[], file: string, world: World): Played[] {
  mkdirSync(dirname(file), { recursive: true })
  const kept = new Map(readKept(file, game).map((played) => [keyOf(played), played]))
  const words = wordsIn(languageFrom(undefined, world.env)).ladder
  return matches.map((match, i) => {
    const known = kept.get(keyOf(match))
    if (known) return known
    const played = playMatch(game, match)
    appendFileSync(file, `${JSON.stringify({ rules: game.rules, ...played })}\n`)
    print(world.err, [words.progress(i + 1, matches.length, match.bot, match.rival)])
    return played
  })
}

/** Matches of other rules do not count; a line that was being written when the ladder was stopped is left out. */
function readKept(file: string, game: AnyGame): Played[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const { rules, ...played } = JSON.parse(line) as Played & { rules: string }
        return rules === game.rules ? [played] : []
      } catch {
        return []
      }
    })
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

function printLadder(game: AnyGame, pairings: readonly Pairing[], standings: readonly Standing[], world: World): void {
  const words = wordsIn(languageFrom(undefined, world.env)).ladder
  const draw = (sheet: Parameters<typeof drawSheet>[0]) =>
    drawSheet(sheet, widthOf(world.out), paintFor(world.out, world.env))
  const matches = {
    title: words.title(game.title),
    columns: words.columns,
    rows: pairings.map(({ bot, rival, games, wins, interval, score, others, thought, longest }) => [
      bot,
      rival,
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
