/** Random games of Container on the npm package container-engine, through its public functions. */
import { createRequire } from 'node:module'

// Its package says `require` only.
const require = createRequire(import.meta.url)
const { ended, move, setup } = require('container-engine')

/** Games in which nobody buys can go on for ever; a long one is left unfinished. */
const LONG = 5000

/** Plays one game and returns how many decisions it took. Undo is left out: the engine replays the whole game for it. */
export function playContainer(seed, below) {
  let state = setup(4, { beginner: false }, seed)
  let decisions = 0
  while (!ended(state) && decisions < LONG) {
    const seat = state.currentPlayer
    const choices = choicesOf(state.players[seat].availableMoves)
    const [name, data] = choices[below(choices.length)]
    state = move(state, { name, data, extraData: extraOf(state, seat, name, data, below) }, seat)
    decisions++
  }
  return decisions
}

/** The engine's list of available moves, by name and data. */
function choicesOf(available) {
  const choices = []
  for (const name in available) {
    if (name !== 'undo') for (const data of available[name]) choices.push([name, data])
  }
  return choices
}

/** What the engine leaves to the caller: prices, bids, and which piece of several alike. */
function extraOf(state, seat, name, data, below) {
  switch (name) {
    case 'buyFactory':
      return state.factoriesLeft.find(({ color }) => color === data)
    case 'buyWarehouse':
      return state.warehousesLeft[0]
    case 'produce':
      return { piece: state.containersLeft.find(({ color }) => color === data), price: 1 + below(3) }
    case 'bid':
      return { price: below(Math.max(1, state.players[seat].money - state.players[seat].bid)) }
    default:
      return { price: 2 + below(3) }
  }
}
