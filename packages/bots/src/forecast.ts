import type { GameTypes, Seat, Table } from '@boardroom/kernel'
import { momentOf } from './moment.ts'

/** What a position at a comparable moment will come to for a seat, as far as the game's parts of `worth` tell it. */
export function forecast<G extends GameTypes>(table: Table<G>, seat: Seat): number {
  const { game, state } = table
  const { insight } = game
  if (!insight?.parts || !insight.forecast || table.over) return game.worth(state, seat)
  const passed = Math.min(1, momentOf(table) / insight.length)
  const parts = insight.parts(state, seat)
  let sum = 0
  for (const name in parts) {
    const [first = 1, change = 0] = insight.forecast[name] ?? []
    sum += (first + change * passed) * (parts[name] ?? 0)
  }
  return sum
}
