import { Spot, useHands, useNarrow } from '@boardroom/board-kit'
import { memo } from 'react'
import {
  COLUMNS,
  type Column,
  charterOf,
  DEMAND_ROWS,
  DEMAND_TILES,
  FILL_BONUS,
  type IndustryId,
  PRINTED_MIDDLE,
} from '../../components/index.ts'
import { goodPrice } from '../../model/company.ts'
import type { BigShouldersMove } from '../../types.ts'
import { inPlay, soft, useDrawing } from '../context.ts'
import { Crest } from '../crest.tsx'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'
import { storeysBehind, Ticker } from './ticker.tsx'

const ROW = { y: 410, step: 122, h: 106 } as const
const WINDOW = { x: 1928, step: 150, w: 138 } as const
const SHOP_COLORS: Readonly<Record<IndustryId, string>> = {
  'food-dairy': '#b8862b',
  'dry-goods': '#1f5f66',
  'meat-packing': '#8a2f2a',
  shoes: '#4c5a33',
}

/** Demand: a department store, a storey for each industry, its windows to be filled with Goods. */
export function Store() {
  const { board, words } = useDrawing()
  const behind = useNarrow() ? storeysBehind(board) : []
  const top = (row: IndustryId) => ROW.y + DEMAND_ROWS.indexOf(row) * ROW.step
  return (
    <Ground id="demand" art={<Brickwork />}>
      <Sign place="demand" x={1742} y={342} note={words.deckLeft(board.demandDeck)}>
        {words.demand}
      </Sign>
      {COLUMNS.map((column, i) =>
        FILL_BONUS[column] > 0 ? (
          <b
            key={column}
            className={`bs-fill bs-fill-${column}`}
            {...shows('part', 'fill')}
            style={on('demand', { x: WINDOW.x + i * WINDOW.step, y: 354, w: WINDOW.w, h: 36 })}
          >
            {words.fillBonus(FILL_BONUS[column])}
          </b>
        ) : null,
      )}
      {DEMAND_ROWS.map((row) => !behind.includes(row) && <Storey key={row} row={row} y={top(row)} />)}
      {behind[0] && <Ticker y={top(behind[0])} />}
    </Ground>
  )
}

function Storey({ row, y }: { readonly row: IndustryId; readonly y: number }) {
  const { board, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const sellers = inPlay(board).filter(({ id }) => charterOf(id).industry === row)
  const now = board.turn && charterOf(board.turn.company).industry === row
  const half = moves.filter((move) => move.type === 'sell-goods' && move.row === row && move.space === 'half-price')
  return (
    <>
      <div
        className={`bs-industry ${now ? 'bs-industry-now' : ''}`}
        data-place={`demand:${row}`}
        style={on('demand', { x: 1766, y, w: 152, h: ROW.h })}
      >
        <strong className={book.industries[row].length > 13 ? 'bs-long' : ''} style={{ background: SHOP_COLORS[row] }}>
          {soft(book.industries[row])}
        </strong>
        <span className={`bs-sellers bs-sellers-${sellers.length}`}>
          {sellers.map(({ id, company }) => (
            <span key={id} data-now={charterOf(id).shortName} {...shows('part', 'seller')}>
              <Crest company={id} size={38} label />
              <b>${goodPrice(id, company)}</b>
            </span>
          ))}
          {sellers.length === 0 && <em>{words.noCompany}</em>}
        </span>
        {half.length > 0 && (
          <Spot moves={half} label={words.noTile} className="bs-half" {...shows('part', 'half')}>
            ½ $
          </Spot>
        )}
      </div>
      {COLUMNS.map((column, i) => (
        <ShopWindow key={column} row={row} column={column} x={WINDOW.x + i * WINDOW.step} y={y} />
      ))}
    </>
  )
}

interface ShopWindowProps {
  readonly row: IndustryId
  readonly column: Column
  readonly x: number
  readonly y: number
}

function ShopWindow({ row, column, x, y }: ShopWindowProps) {
  const { board, after, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const { tile, goods } = board.demand[row][column]
  const capacity = tile ? DEMAND_TILES[tile].capacity : column === 'middle' ? PRINTED_MIDDLE : 0
  const sell = moves.filter((move) => move.type === 'sell-goods' && move.row === row && move.space === column)
  const why: BigShouldersMove | null = board.turn ? { type: 'sell-goods', row, space: column, goods: 1 } : null
  const next = after?.demand[row][column]
  const coming = next && next.tile === tile ? Math.max(0, next.goods - goods) : 0
  const filled = coming > 0 && goods + coming === capacity && FILL_BONUS[column] > 0
  const label = `${book.industries[row]}, ${book.columns[column]}: ${goods}/${capacity}`
  return (
    <div data-place={at.demand(row, column)} style={on('demand', { x, y, w: WINDOW.w, h: ROW.h })}>
      <Spot
        moves={sell}
        why={why}
        label={label}
        className={`bs-window ${capacity === 0 ? 'bs-shutter' : ''}`}
        {...shows('window', `${row}/${column}`)}
      >
        <i className="bs-awning" style={{ color: SHOP_COLORS[row] }} />
        {capacity === 0 ? (
          <em>{tile ? '✕' : column === 'left' ? words.noTile : words.closed}</em>
        ) : (
          <>
            <b className="bs-count">
              {coming > 0 && (
                <s>
                  {goods}/{capacity} →{' '}
                </s>
              )}
              {goods + coming}/{capacity}
            </b>
            <span className={`bs-crates ${capacity > 5 ? 'bs-crates-many' : ''}`} aria-hidden="true">
              {Array.from({ length: capacity }, (_, i) => (
                <i key={i} className={i < goods ? 'bs-full' : i < goods + coming ? 'bs-coming' : ''} />
              ))}
            </span>
            {filled && <b className="bs-filled">{words.filled(FILL_BONUS[column])}</b>}
          </>
        )}
      </Spot>
    </div>
  )
}

const Brickwork = memo(function Brickwork() {
  return (
    <>
      <polygon points="1746,892 2396,892 2400,908 1734,908" fill="var(--bs-pavement)" stroke={LINE} strokeWidth="2" />
      <polygon points="1760,900 1738,882 1738,384 1760,396" fill="#4d2318" stroke={LINE} strokeWidth="2" />
      <polygon points="1760,900 1738,882 1738,384 1760,396" fill="url(#bs-hatch)" />
      <rect x="1760" y="392" width="620" height="508" fill="url(#bs-brick)" stroke={LINE} strokeWidth="2.5" />
      <rect x="1760" y="392" width="620" height="508" fill="url(#bs-bricks)" />
      <polygon points="1736,396 1748,358 2392,358 2388,396" fill="var(--bs-frieze)" stroke={LINE} strokeWidth="2.5" />
      <path d="M1744 391H2384" stroke={LINE} strokeWidth="7" strokeDasharray="7 8" strokeOpacity=".5" />
    </>
  )
})
