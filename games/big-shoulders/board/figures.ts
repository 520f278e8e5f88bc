import type { ChartSheet, IconName, ScoreRow, SeatFigure } from '@boardroom/board-kit'
import type { Language, Names, Result, Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, charterOf } from '../components/index.ts'
import { priceOf, shareWealth } from '../model/company.ts'
import { certificateLimit, certificatesOf, playerAt } from '../model/players.ts'
import type { Breakdown } from '../scoring.ts'
import type { TableView } from '../types.ts'
import { boardWords, inPlay, nameBook } from './context.ts'
import { type Part, shows } from './explain/things.ts'
import type { BoardWords } from './words/en.ts'

function wealthOf({ board, options }: TableView, seat: Seat): number {
  return (board.players[seat]?.cash ?? 0) + shareWealth(board, seat, options)
}

/** The numbers of a seat’s strip, and what a move would make of them. */
export function figures(view: TableView, seat: Seat, language: Language, after: TableView | null = null): SeatFigure[] {
  const words = boardWords(language)
  const now = valuesOf(view, seat, words)
  const then = after && valuesOf(after, seat, words)
  const figure = (id: keyof typeof now, icon: IconName, label: string, part: Part): SeatFigure => ({
    icon,
    label,
    value: now[id],
    mark: shows('part', part),
    next: then && then[id] !== now[id] ? then[id] : undefined,
  })
  return [
    figure('cash', 'money', words.cash, 'cash'),
    figure('wealth', 'up', words.wealth, 'wealth'),
    figure('held', 'share', words.certificates, 'limit'),
    figure('partners', 'partner', words.partners, 'partners'),
  ]
}

function valuesOf(view: TableView, seat: Seat, { dollars }: BoardWords) {
  const { cash, partners } = playerAt(view.board, seat)
  return {
    cash: dollars(cash),
    wealth: dollars(wealthOf(view, seat)),
    held: `${certificatesOf(view.board, seat)}/${certificateLimit(view)}`,
    partners: `${partners.unplaced}/${partners.active}`,
  }
}

export function charts(view: TableView, language: Language, names: Names): ChartSheet[] {
  const words = boardWords(language)
  const playing = new Map(inPlay(view.board).map(({ id, company }) => [id, company]))
  return [
    {
      id: 'wealth',
      title: words.wealthChart,
      lines: view.board.players.map((_, seat) => ({
        id: String(seat),
        label: names.seat(seat),
        color: `var(--seat-${seat})`,
        seat,
        value: wealthOf(view, seat),
      })),
    },
    {
      id: 'prices',
      title: words.priceChart,
      lines: COMPANIES.flatMap((id) => {
        const company = playing.get(id)
        if (!company) return []
        return [{ id, label: charterOf(id).shortName, color: lineColor(id), value: priceOf(company, view.options) }]
      }),
    },
  ]
}

/** The charter's colour, mixed with ink so that it stands out on any paper. */
function lineColor(id: CompanyId): string {
  return `color-mix(in oklab, ${charterOf(id).color} 72%, var(--ink))`
}

/** Where every dollar of the final score comes from. */
export function score(result: Result<Breakdown>, language: Language): ScoreRow[] {
  const words = boardWords(language)
  const book = nameBook(language)
  const seats = result.breakdown
  return [
    { label: words.cashScore, values: seats.map(({ cash }) => cash) },
    {
      label: words.goalScore,
      values: seats.map(({ goalMoney }) => goalMoney),
      notes: seats.map(({ goals }) => goals.map((goal) => book.goals[goal]).join(', ')),
    },
    ...COMPANIES.filter((id) => seats.some(({ shares }) => shares[id])).map((id) => ({
      label: charterOf(id).shortName,
      values: seats.map(({ shares }) => shares[id] ?? 0),
    })),
  ]
}
