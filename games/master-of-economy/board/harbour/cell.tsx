import { Spot } from '@boardroom/board-kit'
import { exportPrice, type GoodId } from '../../components/index.ts'
import type { Fate } from '../../model/forecast.ts'
import { useOffer } from '../bid.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Flag } from '../signs.tsx'

interface CellProps {
  readonly good: GoodId
  readonly cell: number
  readonly left?: number
}

/** A cell of a quay: its price, the flag of who offers there, and what becomes of an own flag as things stand. */
export function Cell({ good, cell, left }: CellProps) {
  const { board, after, words, book, bidder, forecast } = useDrawing()
  const { moves, why, sensible, best, coming } = useOffer(good, cell)
  const by = board.market.offers[good][cell - 1] ?? null
  const next = after?.market.offers[good][cell - 1] ?? null
  const flag = by ?? (coming ? next : null)
  const shadow = flag !== null && flag === board.shadow
  const price = exportPrice(good, cell)
  const demand = board.market.demand[good]
  const fate = forecast?.fates.find((each) => each.good === good && each.cell === cell && each.company === bidder)
  const state = [
    cell > (forecast?.demand[good] ?? demand) && !flag ? 'me-cell-dry' : '',
    sensible ? 'me-sensible' : '',
    best ? 'me-best' : '',
    fate?.kind === 'fine' ? 'me-cell-fine' : '',
  ].join(' ')
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${book.goods[good].name}, ${words.cell(cell)}, ${price === 0 ? '0/1' : price}${by ? `: ${book.companies[by]}` : ''}`}
      className={`me-cell ${state}`}
      place={at.cell(good, cell)}
      data-matters={best || undefined}
      data-late=""
      {...shows('cell', `${good}/${cell}`)}
      style={left === undefined ? undefined : { left }}
    >
      <b data-small={price === 0 || undefined}>{price === 0 ? '0/1' : price}</b>
      {flag && (
        <i className={shadow ? 'me-flag-shadow' : ''}>
          <Flag company={flag} size={62} ghost={!by} />
        </i>
      )}
      {fate && <Chip fate={fate} />}
    </Spot>
  )
}

/** What a flag brings, on a chip below it. */
function Chip({ fate: { kind, money } }: { readonly fate: Fate }) {
  const { words } = useDrawing()
  if (kind === 'fine') return <em className="me-chip me-chip-bad">{words.fate.fine}</em>
  if (kind === 'no-demand' || kind === 'cancelled') return <em className="me-chip me-chip-bad">{words.fate.nothing}</em>
  return <em className={`me-chip ${kind === 'exported' ? 'me-chip-out' : ''}`}>{words.money(money)}</em>
}
