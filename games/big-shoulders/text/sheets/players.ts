import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { type BuildingId, buildingOf, companyName } from '../../components/index.ts'
import { shareWealth } from '../../model/company.ts'
import { certificateLimit, certificatesOf } from '../../model/players.ts'
import type { TableView } from '../../types.ts'
import type { Hidden } from '../../view.ts'
import type { SheetWords } from '../catalogue.ts'

export function players(view: TableView, { players: words, list, dollars }: SheetWords, names: Names): Sheet {
  const { board } = view
  const rows = board.players.map((player, seat) => {
    const worth = shareWealth(board, seat, view.options)
    const notes = [
      ...(player.passed ? [words.passed] : []),
      ...(player.sold.length > 0 ? [words.mayNotBuy(list(player.sold.map(companyName)))] : []),
    ]
    return [
      names.seat(seat),
      dollars(player.cash),
      dollars(worth),
      words.partners(player.partners.unplaced, player.partners.active),
      words.certificates(certificatesOf(view.board, seat), certificateLimit(view)),
      `${countHidden(player.hand) + countHidden(player.kept)}`,
      notes.join('; ') || NOTHING,
    ]
  })
  return { title: words.title, columns: words.columns, rows }
}

function countHidden(hidden: Hidden): number {
  return typeof hidden === 'number' ? hidden : hidden.length
}

/** The viewer's own Buildings, which nobody else sees. */
export function hand(view: TableView, words: SheetWords): Sheet | null {
  const own = view.viewer === 'spectator' ? undefined : view.board.players[view.viewer]
  if (!own) return null
  const { title, columns, inHand, drafted, toBuild, toDiscard, discarded } = words.hand
  const seen = (hidden: Hidden): readonly BuildingId[] => (typeof hidden === 'number' ? [] : hidden)
  const tiles: [BuildingId, string][] = [
    ...seen(own.hand).map((id): [BuildingId, string] => [id, inHand]),
    ...seen(own.kept).map((id): [BuildingId, string] => [id, drafted]),
    ...(typeof own.picked === 'string' ? [[own.picked, drafted] satisfies [BuildingId, string]] : []),
    ...(typeof own.chosen === 'object'
      ? ([
          [own.chosen.play, toBuild],
          [own.chosen.discard, toDiscard],
        ] satisfies [BuildingId, string][])
      : []),
    ...seen(own.discarded).map((id): [BuildingId, string] => [id, discarded]),
  ]
  const rows = tiles.map(([id, state]) => {
    const building = buildingOf(id)
    return [
      words.book.buildings[id],
      words.buildings.pays(building),
      words.buildings.workers(building.workersAdded),
      state,
    ]
  })
  return { title, columns, rows }
}
