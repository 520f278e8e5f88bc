import { chanceFrom, entriesFor, type Game, type GameTypes, imagineTable, type Move, viewOf } from '@boardroom/kernel'
import type { AnyView, Preview } from './client.ts'

/** What a move would lead to. Carried out on an imagined table, so nothing hidden can show. */
export function previewOf(game: Game<GameTypes>, view: AnyView, move: Move): Preview {
  const seat = view.viewer
  if (seat === 'spectator') return { entries: [], view: null }
  const table = imagineTable(game, view, chanceFrom('preview'))
  table.silent = false
  if (table.play(seat, move) || table.final) return { entries: [], view: null }
  return { entries: entriesFor(table.entries, seat), view: viewOf(table, seat) }
}
