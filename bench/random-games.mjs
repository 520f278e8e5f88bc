/** Random games as the benches need them. */
import { random, sightOf } from '@boardroom/bots'
import { chanceFrom, History, Table } from '@boardroom/kernel'

/** Plays one game to its end, every move listed and refused or not like anybody's; returns the number of decisions. */
export function playOut(game, seats, seed, silent) {
  const table = Table.start(game, { seats, seed })
  table.silent = silent
  const chance = chanceFrom(seed)
  let decisions = 0
  while (!table.over) {
    const seat = table.asked()[0]
    const refusal = table.play(seat, random.choose(sightOf(table, seat, chance)))
    if (refusal) throw new Error(`seat ${seat} has no legal move at ${table.current?.step}`)
    decisions++
  }
  return decisions
}

/** A whole game with its past. */
export function wholeGame(game, seats, seed) {
  const history = new History(game, { seats, seed })
  const chance = chanceFrom(seed)
  while (!history.table.over) {
    const seat = history.table.asked()[0]
    history.play(seat, random.choose(sightOf(history.table, seat, chance)))
  }
  return history
}
