import { NOTHING } from '@boardroom/game-kit'
import { keysOf, type Names, type Sheet } from '@boardroom/kernel'
import { type ActionId, type CardId, cardOf, cityOf, VP_CARDS } from '../../components/index.ts'
import { chooserOf } from '../../model/players.ts'
import { currentEvent } from '../../model/timeline.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** Where every score comes from, once the game is over. */
export function result(view: TableView, { result: words }: SheetWords, names: Names): Sheet[] {
  if (!view.result) return []
  const scores = view.result.breakdown
  const parts = keysOf(words.parts)
  const rows = parts.map((part) => [words.parts[part], ...scores.map((score) => `${total(score[part])}`)])
  const sheet = { title: words.title, columns: [words.columns[0], ...scores.map((_, seat) => names.seat(seat))], rows }
  const other = scores[0]?.andrew
  if (!other) return [sheet]
  const his = keysOf(words.andrewParts)
  return [
    sheet,
    {
      title: words.andrew,
      columns: words.columns,
      rows: his.map((id) => [words.andrewParts[id], `${total(other[id])}`]),
    },
  ]
}

function total(part: number | Readonly<Record<string, number>>): number {
  return typeof part === 'number' ? part : Object.values(part).reduce((sum, n) => sum + n, 0)
}

export function now(view: TableView, { now: words, book }: SheetWords, names: Names): Sheet[] {
  const { board, asked } = view
  const chooser = chooserOf(board)
  const rows: string[][] = [
    [words.round, words.roundOf(board.round)],
    [words.phase, book.phases[board.phase]],
    [words.asked, asked.map((seat) => names.seat(seat)).join(', ') || NOTHING],
    [words.startPlayer, chooser === 'andrew' ? 'Andrew' : names.seat(chooser)],
  ]
  if (board.chosen) {
    const { income, donation } = currentEvent(board)
    const parts = [...(income ? [book.regions[income].name] : []), ...(donation ? [words.donation] : [])]
    rows.push([words.action, book.actions[board.chosen.action]], [words.event, parts.join(' + ')])
  }
  if (board.turn) {
    const { seat, steps, research } = board.turn
    rows.push([words.turn, `${names.seat(seat)}: ${words.left(steps, research)}`])
  }
  return [{ title: words.title, rows }]
}

/** Andrew's cards as far as they are seen. */
export function andrew({ board }: TableView, sheet: SheetWords): Sheet[] {
  const { andrew: words, book, list } = sheet
  const { andrew: other } = board
  if (!other) return []
  const back = (action: ActionId | '?'): string => (action === '?' ? '?' : book.actions[action])
  return [
    {
      title: words.title,
      rows: [
        ...(other.card
          ? cardRows(other.card, sheet)
          : [[words.card, other.back ? words.hidden(back(other.back)) : NOTHING]]),
        [words.position, `${VP_CARDS[other.position] ?? 0}`],
        [words.next, other.next ? back(other.next) : NOTHING],
        [words.filed, other.filed.map(({ position }) => `${VP_CARDS[position]}`).join(', ') || NOTHING],
        [words.tiles, list(other.tiles.map((tile) => book.departments[tile])) || NOTHING],
        [words.discs, `${other.discs}`],
      ],
    },
  ]
}

/** A card that is turned up: the action he would choose, his donation, and a line for each action. */
function cardRows(id: CardId, { andrew: words, now: { donation: gift }, book, list }: SheetWords): string[][] {
  const { mainAction, donation, hr, management, construction, rnd } = cardOf(id)
  return [
    [words.card, book.actions[mainAction]],
    [gift, book.donations[donation]],
    [book.actions.hr, `+${hr}`],
    [book.actions.management, list(management.map((type) => book.actions[type]))],
    [book.actions.construction, list(construction.map((city) => cityOf(city).name))],
    [book.actions.rnd, `${book.regions[rnd.region].name} +${rnd.steps}`],
  ]
}
