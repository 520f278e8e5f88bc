import { type Quantities, Spot, useHands } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { goodPrice } from '../../model/company.ts'
import type { Company, OperatingTurn } from '../../state.ts'
import { type SellGoods, saleOf } from '../../steps/operating/distribution.ts'
import { companyHere } from '../../text/facts/position.ts'
import type { BigShouldersMove, TableView } from '../../types.ts'
import { boardWords, type Drawing, nameBook, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'

/** A window filled as far as it goes, and what that brings. */
export interface Sale {
  readonly move: SellGoods
  readonly each: number
  readonly bonus: number
  readonly brings: number
}

/** What every window would take now; the dearest first. */
export function useSales(turn: OperatingTurn, company: Company): readonly Sale[] {
  const { board } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  return salesOf(moves, board, goodPrice(turn.company, company))
}

function salesOf(moves: readonly BigShouldersMove[], board: Drawing['board'], price: number): readonly Sale[] {
  const most = new Map<string, SellGoods>()
  for (const move of moves) {
    if (move.type !== 'sell-goods') continue
    if (move.goods > (most.get(move.space)?.goods ?? 0)) most.set(move.space, move)
  }
  return [...most.values()].map((move) => takings(move, board, price)).sort((a, b) => b.brings - a.brings)
}

function takings(move: SellGoods, board: Drawing['board'], price: number): Sale {
  const { revenue, bonus } = saleOf(board, move, price)
  return { move, each: revenue / move.goods, bonus, brings: revenue + bonus }
}

/** How many Goods one window can take, and what that brings. */
export function goodsSold(moves: readonly BigShouldersMove[], view: TableView, language: Language): Quantities | null {
  const here = companyHere(view)
  const sales = moves.filter((move) => move.type === 'sell-goods')
  const [first] = sales
  if (!here || !first || sales.length < moves.length) return null
  const price = goodPrice(here.id, here.company)
  const words = boardWords(language)
  return {
    ask: words.howMany(nameOf(first, words, nameBook(language))),
    each: sales.map((move) => ({
      many: `${move.goods}`,
      brings: words.dollars(takings(move, view.board, price).brings),
    })),
  }
}

function nameOf({ space }: SellGoods, words: Drawing['words'], book: Drawing['book']): string {
  return space === 'half-price' ? words.noTile : book.columns[space]
}

/** The windows as buttons, with what each would bring. */
export function Windows({ sales }: { readonly sales: readonly Sale[] }) {
  const { words, book } = useDrawing()
  return sales.map(({ move, each, bonus, brings }) => {
    const name = nameOf(move, words, book)
    return (
      <Spot
        key={move.space}
        moves={[move]}
        label={`${name}: ${move.goods} × $${each}, ${words.dollars(brings)}`}
        className="dividend-window"
        {...(move.space === 'half-price' ? shows('part', 'half') : shows('window', `${move.row}/${move.space}`))}
      >
        <span>
          {move.space !== 'half-price' && <i className="dividend-panes" data-window={move.space} />}
          {name}
        </span>{' '}
        <b>{words.dollars(brings)}</b>
        <small>
          {move.goods} × ${each}
          {bonus > 0 && ` + $${bonus}`}
        </small>
      </Spot>
    )
  })
}
