import {
  type Chance,
  copyState,
  entriesFor,
  type GameTypes,
  imagineTable,
  type Move,
  type Seat,
  samePlain,
  Table,
  viewOf,
} from '@boardroom/kernel'

/**
 * Whether a seat learns something hidden from a move it can take back. The move is made on the real position and on
 * one whose hidden facts were drawn anew: as long as it can be undone, both must come out the same to its seat.
 */
export function peekThrough(table: Table<GameTypes>, seat: Seat, move: Move, chance: Chance): string | null {
  const { game } = table
  const imagined = imagineTable(game, viewOf(table, seat), chance)
  imagined.silent = false
  const real = Table.resume(game, copyState(game, table.state))
  const said = JSON.stringify(move)
  if (imagined.play(seat, move)) return `whether seat ${seat} may make ${said} depends on hidden facts`
  real.apply(seat, move)
  if (real.final !== imagined.final) return `whether seat ${seat} can take ${said} back depends on hidden facts`
  if (real.final) return null
  const sameView = samePlain(viewOf(real, seat), viewOf(imagined, seat))
  const sameLog = samePlain(entriesFor(real.entries, seat), entriesFor(imagined.entries, seat))
  return sameView && sameLog ? null : `seat ${seat} learns something hidden from ${said}, which it can take back`
}
