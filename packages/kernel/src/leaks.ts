import { type Chance, chanceFrom } from './chance.ts'
import { difference } from './difference.ts'
import type { View } from './game.ts'
import { samePlain } from './json.ts'
import { masked, maskedAfterMoves, varied } from './secrets.ts'
import type { GameTypes, Move, Seat, Viewer } from './step.ts'
import { Table } from './table.ts'
import { entriesFor, imagineTable, viewOf } from './view.ts'

/** Moves of a seat that are tried in a position: enough for whole games to meet every kind. */
const TRIED = 2

/**
 * What a position tells those who may not know it, in words for developers. A game declares its secrets once; here
 * each is varied, and nothing that another viewer sees, may do or is told may depend on it.
 */
export function leaksOf<G extends GameTypes>(table: Table<G>): string[] {
  const chance = chanceFrom(`${table.state.chance.seed}/${table.state.seq}`)
  const viewers: Viewer[] = ['spectator', ...seatsOf(table)]
  const found = viewers.flatMap((viewer) => {
    const view = viewOf(table, viewer)
    return [seenIn(view, table, chance), imaginedFrom(view, table, chance)]
  })
  const asked = table.asked()
  if (asked.length > 0) {
    const seat = chance.pick(asked)
    const moves = chance.shuffle(table.legal(seat))
    found.push(...moves.slice(0, TRIED).map((move) => peekThrough(table, seat, move, chance)))
    found.push(toldBy(table, seat, moves.slice(0, 2 * TRIED)))
  }
  return found.filter((each) => each !== null)
}

function seatsOf<G extends GameTypes>({ state }: Table<G>): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}

/** Whether what a viewer sees and may do depends on what is declared secret. */
function seenIn<G extends GameTypes>(view: View<G>, table: Table<G>, chance: Chance): string | null {
  const { game, state } = table
  const { viewer } = view
  const other = Table.resume(game, varied(state, game.secrets, viewer, chance))
  if (holdsKey(view, 'chance')) return `${viewer}: the view holds the chance`
  const leak = difference(view, viewOf(other, viewer))
  if (leak) return `${viewer}: the view tells a secret at ${leak}`
  return legalDiffers(table, other, viewer) ? `seat ${viewer}: legal moves tell a secret` : null
}

/** Whether a viewer could tell the real state from one whose hidden facts were drawn anew from the view alone. */
function imaginedFrom<G extends GameTypes>(view: View<G>, table: Table<G>, chance: Chance): string | null {
  const { game, state } = table
  const { viewer } = view
  const imagined = imagineTable(game, view, chance)
  const looks = difference(view, viewOf(imagined, viewer))
  if (looks) return `${viewer}: an imagined state looks different at ${looks}`
  const broken = game.broken(imagined.state)
  if (broken.length) return `${viewer}: an imagined state breaks ${broken.join('; ')}`
  const open = difference(masked(state, game.secrets, viewer), masked(imagined.state, game.secrets, viewer))
  if (open) return `${viewer}: an imagined state differs at ${open}, which is not declared secret`
  // A seat's legal moves must follow from what it sees: otherwise the list itself tells something hidden.
  return legalDiffers(table, imagined, viewer) ? `seat ${viewer}: legal moves leak` : null
}

function legalDiffers<G extends GameTypes>(table: Table<G>, other: Table<G>, viewer: Viewer): boolean {
  if (viewer === 'spectator' || !table.asked().includes(viewer)) return false
  return !samePlain(table.legal(viewer), other.legal(viewer))
}

/**
 * Whether a seat learns something hidden from a move it can take back. The move is made on the real position and on
 * one whose hidden facts were drawn anew: as long as it can be undone, both must come out the same to its seat.
 */
function peekThrough<G extends GameTypes>(table: Table<G>, seat: Seat, move: Move, chance: Chance): string | null {
  const imagined = imagineTable(table.game, viewOf(table, seat), chance)
  imagined.silent = false
  const real = after(table, seat, move)
  const said = JSON.stringify(move)
  if (imagined.play(seat, move)) return `whether seat ${seat} may make ${said} depends on hidden facts`
  if (real.final !== imagined.final) return `whether seat ${seat} can take ${said} back depends on hidden facts`
  if (real.final || sameTo(real, imagined, seat)) return null
  return `seat ${seat} learns something hidden from ${said}, which it can take back`
}

/** Whether others are told which of two moves a seat made, though both leave the same behind as far as they may know. */
function toldBy<G extends GameTypes>(table: Table<G>, seat: Seat, moves: readonly Move[]): string | null {
  const { secrets } = table.game
  const ends = moves.map((move) => after(table, seat, move))
  for (const viewer of ['spectator' as const, ...seatsOf(table)]) {
    if (viewer === seat) continue
    const known = ends.map(({ state }) => maskedAfterMoves(state, secrets, viewer))
    for (let i = 1; i < ends.length; i++) {
      const [one, other] = [ends[0], ends[i]] as [Table<G>, Table<G>]
      // Moves made in the open may leave the same behind; those made in secret leave something secret.
      if (samePlain(one.state, other.state) || !samePlain(known[0], known[i])) continue
      if (sameTo(one, other, viewer)) continue
      return `${viewer} is told whether seat ${seat} made ${JSON.stringify(moves[0])} or ${JSON.stringify(moves[i])}`
    }
  }
  return null
}

function after<G extends GameTypes>(table: Table<G>, seat: Seat, move: Move): Table<G> {
  const copy = table.fork()
  copy.silent = false
  copy.apply(seat, move)
  return copy
}

function sameTo<G extends GameTypes>(one: Table<G>, other: Table<G>, viewer: Viewer): boolean {
  if (!samePlain(viewOf(one, viewer), viewOf(other, viewer))) return false
  return samePlain(entriesFor(one.entries, viewer), entriesFor(other.entries, viewer))
}

function holdsKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((part) => holdsKey(part, key))
}
