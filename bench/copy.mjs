/** Copying a position from the middle of a game: what search and undo do all the time. */
import { copyState } from '@boardroom/kernel'
import { game, upTo, wholeGame } from './big-shoulders.mjs'
import { atLeast, interleaved, median, ratioOf, report, roundsAsked } from './measure.mjs'

const states = ['a', 'b', 'c', 'd'].map((seed) => {
  const history = wholeGame(seed)
  return upTo(history, history.moves.length >> 1).table.state
})

/** Copies every state many times; the last copies are looked at, so that no copy can be optimised away. */
function contestant(copy) {
  return () =>
    atLeast(0.05, () => {
      let seen = 0
      for (let i = 0; i < 50; i++) for (const state of states) seen += copy(state).agenda.length
      return seen > 0 ? 50 * states.length : 0
    })
}

const rates = interleaved(
  { ours: contestant((state) => copyState(game, state)), clone: contestant((state) => structuredClone(state)) },
  roundsAsked(),
)
const ratio = ratioOf(rates.ours, rates.clone)
const kilobytes = median(states.map((state) => JSON.stringify(state).length)) / 1024

report([
  {
    name: `copy of a mid-game Big Shoulders state (${kilobytes.toFixed(1)} KB)`,
    value: median(rates.ours),
    unit: 'copies/s',
    than: `structuredClone ${Math.round(median(rates.clone)).toLocaleString('en')}/s`,
    ratio,
    wanted: '≥ 20x',
    ok: ratio >= 20,
  },
])
