/** A table with its past: replaying a whole file, one more move and undo late in a game. */
import { parseFile, replay, toFile } from '@boardroom/kernel'
import { game, upTo, wholeGame } from './big-shoulders.mjs'
import { cpuSeconds, interleaved, median, report, roundsAsked } from './measure.mjs'

const rounds = roundsAsked()
const whole = ['a', 'b', 'c', 'd'].map(wholeGame)
const files = whole.map((history) => JSON.stringify(toFile(history, [])))

/** Reading and checking included. */
function replays() {
  const seconds = cpuSeconds(() => {
    for (const file of files) replay(game, parseFile(file))
  })
  return { count: files.length, seconds }
}

/** The last moment of a game at which a move can be made that can be taken back. */
function lateMoment(history) {
  for (let moves = history.moves.length - 1; ; moves--) {
    const { seat, move } = history.moves[moves]
    const late = upTo(history, moves)
    late.play(seat, move)
    if (late.canUndo(seat)) return { moves, seat, move }
  }
}

// Twenty tables at the same late moment: one move is too short to measure.
const late = lateMoment(whole[0])
const tables = Array.from({ length: 20 }, () => upTo(whole[0], late.moves))
const cost = { move: [], undo: [] }
for (let round = 0; round <= rounds; round++) {
  let [move, undo] = [0, 0]
  for (let i = 0; i < 20; i++) {
    move += cpuSeconds(() => {
      for (const table of tables) table.play(late.seat, late.move)
    })
    undo += cpuSeconds(() => {
      for (const table of tables) table.undo(late.seat)
    })
  }
  if (round > 0) {
    cost.move.push(move / 20 / tables.length)
    cost.undo.push(undo / 20 / tables.length)
  }
}

const rates = interleaved({ replay: replays }, rounds)
const milliseconds = 1000 / median(rates.replay)
const moves = Math.round(median(whole.map((history) => history.moves.length)))

report([
  {
    name: `replay of a Big Shoulders file (${moves} moves)`,
    value: milliseconds,
    unit: 'ms',
    wanted: '< 10 ms',
    ok: milliseconds < 10,
  },
  ...Object.entries({ 'one more move': cost.move, undo: cost.undo }).map(([name, seconds]) => ({
    name: `${name} after ${late.moves} moves`,
    value: 1000 * median(seconds),
    unit: 'ms',
    wanted: '< 1 ms',
    ok: median(seconds) < 0.001,
  })),
])
