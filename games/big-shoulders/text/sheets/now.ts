import type { Names, Sheet } from '@boardroom/kernel'
import { companyName, DECADES, GOAL_REWARD } from '../../components/index.ts'
import { shareWealth } from '../../model/company.ts'
import { goalWinners } from '../../scoring.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** Where the scores come from, once the game is over. */
export function result(view: TableView, { result: words, dollars }: SheetWords, names: Names): Sheet | null {
  const { board } = view
  const outcome = view.result
  if (!outcome) return null
  const rows = board.players.map((player, seat) => {
    const shares = shareWealth(board, seat, view.options)
    const goals = board.goals.filter((goal) => goalWinners(board, goal).includes(seat)).length
    const name = names.seat(seat)
    return [
      outcome.winners.includes(seat) ? `${name} (${words.winner})` : name,
      dollars(player.cash),
      dollars(goals * GOAL_REWARD),
      dollars(shares),
      dollars(outcome.scores[seat] ?? 0),
    ]
  })
  return { title: words.title, columns: words.columns, rows }
}

/** What is going on. */
export function now(view: TableView, { now: words, book, list }: SheetWords, names: Names): Sheet {
  const { board } = view
  const rows: [string, string][] = [
    [words.decade, words.decadeIs(board.decade, DECADES[board.decade].year)],
    [words.phase, book.phases[board.phase]],
  ]
  if (view.asked.length > 0) rows.push([words.asked, list(view.asked.map(names.seat))])
  if (board.turn) rows.push([words.operating, words.turn(board.turn, companyName(board.turn.company))])
  rows.push([words.turnOrder, board.turnOrder.map((seat, i) => `${i + 1}. ${names.seat(seat)}`).join(', ')])
  rows.push([words.priorityDeal, names.seat(board.priorityDeal)])
  if (board.appealOrder.length > 0) {
    const order = board.appealOrder.map((id) => {
      const name = companyName(id)
      return board.companies[id]?.operated ? words.hasOperated(name) : name
    })
    rows.push([words.companies, order.join(', ')])
  }
  return { title: words.title, rows }
}
