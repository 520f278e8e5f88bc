import { chanceFrom, entriesFor, type Game, type GameTypes, imagineTable, type Move, viewOf } from '@boardroom/kernel'
import { type AnyView, type Preview, UNKNOWN } from './client.ts'

/**
 * What a move would lead to, as far as it is its own doing: what begins after it is another matter. Of one that uncovers
 * something all the rest is told, if the game can leave that out.
 */
export function previewOf(game: Game<GameTypes>, view: AnyView, move: Move): Preview {
  const preview = madeOn(game, view, move)
  if (preview.view || !game.covered) return preview
  return { ...madeOn(game, { ...view, board: game.covered(view.board) }, move), final: true }
}

/** Carried out on an imagined table, so nothing hidden can show. */
function madeOn(game: Game<GameTypes>, view: AnyView, move: Move): Preview {
  const seat = view.viewer
  if (seat === 'spectator') return UNKNOWN
  const table = imagineTable(game, view, chanceFrom('preview'))
  table.silent = false
  if (table.refuse(seat, move)) return UNKNOWN
  const { drawn } = table.state.chance
  table.apply(seat, move, game.beginnings)
  if (table.final) return UNKNOWN
  const known = { entries: entriesFor(table.entries, seat), view: viewOf(table, seat) }
  table.settle()
  const final = table.final || table.state.chance.drawn !== drawn
  const onward = final ? null : game.insight?.onward?.(move)
  if (!onward || table.play(seat, onward)) return { ...known, final }
  return { ...known, view: viewOf(table, seat), final }
}
