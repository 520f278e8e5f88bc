import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { issuers, packetsOf } from '../../model/shares.ts'
import type { Holder } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { PlayerView } from '../../view.ts'
import type { SheetWords } from '../catalogue.ts'

export function players({ board }: TableView, { players: words, euros }: SheetWords, names: Names): Sheet[] {
  const rows = board.players.map((player, seat) => [
    names.seat(seat),
    player.cash === null ? words.hidden : euros(player.cash),
    `${player.relations}`,
    euros(player.debt),
    success(player, words),
  ])
  return [{ title: words.title, columns: words.columns, rows }]
}

/** The marker that lies open, and the one face down. */
function success({ success: markers }: PlayerView, words: SheetWords['players']): string {
  if (!markers) return NOTHING
  const { laid, shown } = markers
  const parts = [
    ...(shown === null ? [] : [`${shown}`]),
    ...(laid === null ? [] : [laid === 'face-down' ? words.faceDown : `${laid} (${words.faceDown})`]),
  ]
  return parts.join(', ') || NOTHING
}

/** Who holds which packets, by company. */
export function packets({ board }: TableView, { packets: words, book }: SheetWords, names: Names): Sheet[] {
  const all = issuers(board)
  const holders: (Holder | 'bank')[] = [...board.players.keys(), ...board.order, 'bank']
  const title = (holder: Holder | 'bank'): string => {
    if (holder === 'bank') return words.bank
    return typeof holder === 'number' ? names.seat(holder) : book.companies[holder]
  }
  const rows = all.map((issuer) => [
    book.companies[issuer],
    ...holders.map((holder) => packetsOf(board, issuer, holder).join(' + ') || NOTHING),
  ])
  return all.length > 0 ? [{ title: words.title, columns: [words.company, ...holders.map(title)], rows }] : []
}
