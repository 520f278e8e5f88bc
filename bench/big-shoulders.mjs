/** Random games of City of the Big Shoulders with four seats. */
import { loadGame } from '@boardroom/games'
import { History } from '@boardroom/kernel'
import * as randomGames from './random-games.mjs'

export const game = await loadGame('big-shoulders')
const SEATS = 4

export function playOut(seed, silent) {
  return randomGames.playOut(game, SEATS, seed, silent)
}

export function wholeGame(seed) {
  return randomGames.wholeGame(game, SEATS, seed)
}

/** The first moves of a game, played again. */
export function upTo(history, moves) {
  const again = new History(game, history.setting)
  for (const { seat, move } of history.moves.slice(0, moves)) again.play(seat, move)
  return again
}
