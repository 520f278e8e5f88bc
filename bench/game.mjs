/** Random games of one game at its largest table, as in `boardroom sim`, and the replay of whole files: game.mjs <id> */
import { loadGame } from '@boardroom/games'
import { parseFile, replay, toFile } from '@boardroom/kernel'
import { atLeast, cpuSeconds, interleaved, median, report, roundsAsked } from './measure.mjs'
import { playOut, wholeGame } from './random-games.mjs'

const SECONDS = 0.15
const game = await loadGame(process.argv[2])
const seats = game.seats.max

const whole = ['a', 'b', 'c', 'd'].map((each) => wholeGame(game, seats, each))
const files = whole.map((history) => JSON.stringify(toFile(history, [])))
const moves = Math.round(median(whole.map((history) => history.moves.length)))

/** Reading and checking included. */
function replays() {
  const seconds = cpuSeconds(() => {
    for (const file of files) replay(game, parseFile(file))
  })
  return { count: files.length, seconds }
}

let seed = 0
const rates = interleaved(
  { played: () => atLeast(SECONDS, () => playOut(game, seats, `bench-${seed++}`, false)), replayed: replays },
  roundsAsked(),
)
const decisions = median(rates.played)
const milliseconds = 1000 / median(rates.replayed)

report([
  {
    name: `${game.title}, ${seats} seats, random games with log`,
    value: decisions,
    unit: 'decisions/s',
    wanted: '≥ 50,000/s',
    ok: decisions >= 50_000,
  },
  {
    name: `replay of a ${game.title} file (${moves} moves)`,
    value: milliseconds,
    unit: 'ms',
    wanted: '< 10 ms',
    ok: milliseconds < 10,
  },
])
