import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { projectOf, SLOTS, SQUARES } from '../../components/index.ts'
import { sideOf } from '../../model/auction.ts'
import type { Owner } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** The five projects, their cards and the markers on them. */
export function auction({ board, seats }: TableView, words: SheetWords, names: Names): Sheet[] {
  const { auction: labels, book } = words
  const whose = (owner: Owner): string => (owner === 'third' ? book.third : names.seat(owner))
  const rows = board.slots.map(({ project, card, markers, winner }, i) => {
    const side = card && sideOf(seats, card)
    const squares = SQUARES.map((_, square) => {
      const marker = markers[square] ?? null
      if (marker !== null) return whose(marker)
      const kind = side?.squares[square - 1]
      return kind ? book.resources[kind] : labels.free
    })
    const name = project ? book.projects[project] : NOTHING
    return [
      SLOTS[i] ?? NOTHING,
      winner === null ? name : `${name} (${labels.winner} ${whose(winner)})`,
      project ? words.amounts(projectOf(project).cost) : NOTHING,
      project ? words.list(projectOf(project).rewards.map(words.reward)) || NOTHING : NOTHING,
      side ? squares.join(', ') : NOTHING,
      side ? words.reward(side.reward) : NOTHING,
    ]
  })
  return [{ title: labels.title, columns: labels.columns, rows }]
}

export function rows({ board }: TableView, { rows: words }: SheetWords, names: Names): Sheet[] {
  const cells = board.rows.flatMap((seat) => {
    const company = board.companies[seat]
    return company ? [[names.seat(seat), `${company.auction}`, `${company.third}`]] : []
  })
  return [{ title: words.title, columns: words.columns, rows: cells }]
}
