/** How the cost of a move grows with the length of a game: it should not. */
import { History } from '@boardroom/kernel'
import { game, wholeGame } from './big-shoulders.mjs'
import { cpuSeconds, generator, median, report, roundsAsked } from './measure.mjs'
import { syntheticGame } from './synthetic-kernel.mjs'

const LONG = 10_000
const PART = 1000

/** A synthetic game far longer than any real one; its state does not grow, so only the kernel's part can. */
function longGame() {
  const history = new History(syntheticGame, { seats: 4, seed: 'long' })
  const below = generator(3)
  const parts = []
  for (let part = 0; part < LONG / PART; part++) {
    parts.push(
      cpuSeconds(() => {
        for (let i = 0; i < PART; i++) {
          const [seat] = history.table.asked()
          const legal = history.table.legal(seat)
          if (history.play(seat, legal[below(legal.length)])) throw new Error('the synthetic game came to a halt')
        }
      }),
    )
  }
  return { first: parts[0] / PART, last: parts.at(-1) / PART }
}

const whole = ['a', 'b', 'c', 'd'].map(wholeGame)

/** Whole games played again: what the moves of the first and of the last quarter cost. */
function quarters() {
  const seconds = [0, 0, 0, 0]
  for (let i = 0; i < 10; i++) {
    for (const { setting, moves } of whole) {
      const again = new History(game, setting)
      const size = moves.length / 4
      // All four are timed in one pass, so that each pays its part of the garbage collection.
      for (let quarter = 0; quarter < 4; quarter++) {
        const part = moves.slice(Math.floor(quarter * size), Math.floor((quarter + 1) * size))
        seconds[quarter] += cpuSeconds(() => {
          for (const { seat, move } of part) again.play(seat, move)
        })
      }
    }
  }
  const count = (10 * whole.reduce((sum, { moves }) => sum + moves.length, 0)) / 4
  return { first: seconds[0] / count, last: seconds[3] / count }
}

const rounds = roundsAsked()

function line(name, firstName, measure) {
  measure()
  const costs = Array.from({ length: rounds }, measure)
  const ratio = median(costs.map(({ first, last }) => last / first))
  return {
    name: `cost of a move, ${name}`,
    value: 1e6 * median(costs.map(({ last }) => last)),
    unit: 'µs',
    than: `${firstName} ${(1e6 * median(costs.map(({ first }) => first))).toFixed(1)} µs`,
    ratio,
    wanted: '≤ 2x (flat)',
    ok: ratio <= 2,
  }
}

report([
  line(`synthetic game, last ${PART} of ${LONG} moves`, `first ${PART}`, longGame),
  line('Big Shoulders, last quarter', 'first quarter', quarters),
])
