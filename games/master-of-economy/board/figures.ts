import type { ChartSheet, ScoreRow, SeatFigure } from '@boardroom/board-kit'
import type { Language, Names, Result, Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, type GoodId } from '../components/index.ts'
import { heldBy, issuers, sharesOf, shareValueOf } from '../model/shares.ts'
import type { Breakdown } from '../scoring.ts'
import type { TableView } from '../types.ts'
import { boardWords, companyInQuestion, type Drawing, inPlay, nameBook } from './context.ts'
import { shows } from './explain/things.ts'

export function sharesWorth({ board }: TableView, seat: Seat): number {
  return issuers(board).reduce((sum, id) => sum + heldBy(board, id, seat) * shareValueOf(board, id), 0)
}

/** Shares, and cash as far as the viewer may know it. */
function wealthOf(view: TableView, seat: Seat): number {
  const { cash, debt } = view.board.players[seat] ?? { cash: 0, debt: 0 }
  return sharesWorth(view, seat) + (cash ?? 0) - debt
}

/** The numbers of a seat’s strip. */
export function figures(view: TableView, seat: Seat, language: Language): SeatFigure[] {
  const words = boardWords(language)
  const player = view.board.players[seat]
  if (!player) return []
  return [
    {
      icon: 'money',
      label: words.private,
      value: player.cash === null ? '?' : String(player.cash),
      mark: shows('part', 'private-cash'),
    },
    {
      icon: 'share',
      label: words.sharesWorth,
      value: String(sharesWorth(view, seat)),
      mark: shows('part', 'shares-worth'),
    },
    { icon: 'link', label: words.relationsMarkers, value: String(player.relations), mark: shows('part', 'relations') },
  ]
}

/** What the seat in front of the screen has of a good: in its company in question, else in its first. */
export function stockOf(
  { view, board, seat, words }: Pick<Drawing, 'view' | 'board' | 'seat' | 'words'>,
  good: GoodId,
): string | null {
  const own = inPlay(board).filter(({ company }) => company.manager === seat)
  const asked = companyInQuestion(view)
  const leads = own.find(({ id }) => id === asked) ?? own[0]
  return leads ? words.inYours(leads.company.goods[good]) : null
}

export function charts(view: TableView, language: Language, names: Names): ChartSheet[] {
  const words = boardWords(language)
  const book = nameBook(language)
  const { board } = view
  return [
    {
      id: 'wealth',
      title: words.charts.wealth,
      lines: board.players.map((_, seat) => ({
        id: String(seat),
        label: names.seat(seat),
        color: `var(--me-line-${seat})`,
        seat,
        value: wealthOf(view, seat),
      })),
    },
    {
      id: 'points',
      title: words.charts.points,
      lines: issuers(board).map((id) => ({
        id,
        label: book.companies[id],
        color: lineColor(id),
        value: sharesOf(board, id).points,
      })),
    },
    {
      id: 'cash',
      title: words.charts.cash,
      lines: inPlay(board).map(({ id, company }) => ({
        id,
        label: book.companies[id],
        color: lineColor(id),
        value: company.cash,
      })),
    },
  ]
}

function lineColor(id: CompanyId): string {
  return `var(--me-${id})`
}

/** Where the final score comes from: shares by company, distributed profits, cash, debt; and whom it makes the winner. */
export function score(result: Result<Breakdown>, language: Language): ScoreRow[] {
  const words = boardWords(language)
  const book = nameBook(language)
  const seats = result.breakdown
  const sum = (paid: Breakdown['payouts']): number => Object.values(paid).reduce((all, amount) => all + amount, 0)
  const rows: ScoreRow[] = [
    ...COMPANIES.filter((id) => seats.some(({ shares }) => shares[id])).map((id) => ({
      label: words.score.shares(book.companies[id]),
      values: seats.map(({ shares }) => shares[id] ?? 0),
    })),
    {
      label: words.score.payouts,
      values: seats.map(({ payouts }) => sum(payouts)),
      notes: seats.map(({ payouts }) =>
        COMPANIES.filter((id) => payouts[id])
          .map((id) => `${book.companies[id]}\u00a0${payouts[id]}`)
          .join(', '),
      ),
    },
    { label: words.score.cash, values: seats.map(({ cash }) => cash) },
  ]
  if (seats.some(({ debt }) => debt > 0)) rows.push({ label: words.score.debt, values: seats.map(({ debt }) => -debt) })
  const pairs = seats.flatMap(({ pair }) => pair ?? [])
  if (pairs.length > 0) rows.push({ label: words.score.pair, values: pairs, below: true })
  rows.push({ label: words.score.rank, values: seats.map(({ rank }) => rank), below: true })
  return rows
}
