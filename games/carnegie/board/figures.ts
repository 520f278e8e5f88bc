import type { ChartSheet, Rival, ScoreRow, SeatFigure } from '@boardroom/board-kit'
import type { Language, Names, Result, Seat } from '@boardroom/kernel'
import { type DonationId, PROJECTS } from '../components/index.ts'
import { activeEmployees } from '../model/company.ts'
import { andrewScore, type Breakdown, type DonationScores, type Score, scoreOf } from '../scoring.ts'
import type { TableView } from '../types.ts'
import { boardWords, nameBook, soft } from './context.ts'
import { shows } from './explain/things.ts'

/** The numbers of a seat’s strip. */
export function figures({ board }: TableView, seat: Seat, language: Language): SeatFigure[] {
  const words = boardWords(language)
  const player = board.players[seat]
  if (!player) return []
  return [
    { icon: 'money', label: words.money, value: words.dollars(player.money), mark: shows('part', 'money') },
    { icon: 'good', label: words.goods, value: `${player.goods}`, mark: shows('part', 'goods') },
    { icon: 'appeal', label: words.score, value: `${scoreOf(board, seat).total}`, mark: shows('part', 'score') },
    { icon: 'employee', label: words.active, value: `${activeEmployees(player)}`, mark: shows('part', 'active') },
    { icon: 'goal', label: words.donations, value: `${player.donations.length}`, mark: shows('part', 'donations') },
  ]
}

export function charts({ board }: TableView, language: Language, names: Names): ChartSheet[] {
  const rival = andrewScore(board)
  return [
    {
      id: 'score',
      title: boardWords(language).scoreChart,
      lines: [
        ...board.players.map((_, seat) => ({
          id: String(seat),
          label: names.seat(seat),
          color: `var(--seat-${seat})`,
          seat,
          value: scoreOf(board, seat).total,
        })),
        ...(rival
          ? [{ id: 'andrew', label: boardWords(language).andrew, color: 'var(--ink)', value: rival.total }]
          : []),
      ],
    },
    {
      id: 'active',
      title: boardWords(language).active,
      lines: board.players.map((player, seat) => ({
        id: String(seat),
        label: names.seat(seat),
        color: `var(--seat-${seat})`,
        seat,
        value: activeEmployees(player),
      })),
    },
  ]
}

export function rival(result: Result<Breakdown>): Rival | null {
  const [own] = result.breakdown
  if (!own?.andrew) return null
  return { name: boardWords('en').andrew, score: own.andrew.total, wins: own.outcome === 'lost' }
}

/** Where every point comes from; Andrew's last, if he plays. */
export function score(result: Result<Breakdown>, language: Language): ScoreRow[] {
  const { rows } = boardWords(language)
  const book = nameBook(language)
  const seats = result.breakdown
  const andrew = seats[0]?.andrew
  const row = (
    label: string,
    own: (score: Score) => number,
    his: number,
    note?: (score: Score) => string,
  ): ScoreRow => ({
    label,
    values: [...seats.map(own), ...(andrew ? [his] : [])],
    ...(note && { notes: seats.map(note) }),
  })
  const tabs = ({ tabs: parts }: Score): string =>
    PROJECTS.filter((id) => parts[id] > 0)
      .map((id) => `${book.projects[id]} ${parts[id]}`)
      .join(', ')
  const gifts = (scores: DonationScores): string =>
    (Object.entries(scores) as [DonationId, number][])
      .sort(([, one], [, other]) => other - one)
      .map(([id, vp]) => `${soft(book.donations[id])} ${vp}`)
      .join('\n')
  const donations = row(rows.donations, ({ donations: all }) => sum(all), andrew ? sum(andrew.donations) : 0)
  const all = [
    row(rows.direct, ({ direct }) => direct, 0),
    row(rows.cards, () => 0, andrew?.cards ?? 0),
    row(rows.jokers, ({ jokers }) => jokers, 0),
    row(rows.active, ({ active }) => active, 0),
    row(rows.departments, ({ departments }) => departments, andrew?.departments ?? 0),
    row(rows.tabs, ({ tabs: parts }) => sum(parts), 0, tabs),
    row(rows.transport, () => 0, andrew?.transport ?? 0),
    row(rows.network, ({ network }) => network, 0),
    row(rows.cities, ({ cities }) => cities, andrew?.cities ?? 0),
    {
      ...donations,
      notes: [...seats.map((seat) => gifts(seat.donations)), ...(andrew ? [gifts(andrew.donations)] : [])],
    },
  ]
  const his = new Set([rows.cards, rows.transport])
  // Jokers are not in every game.
  const jokers = seats.some((own) => own.jokers > 0)
  return all.filter(({ label }) => (andrew || !his.has(label)) && (jokers || label !== rows.jokers))
}

function sum(parts: Readonly<Record<string, number | undefined>>): number {
  return Object.values(parts).reduce((total: number, n) => total + (n ?? 0), 0)
}
