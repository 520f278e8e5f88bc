import { Spot, useHands } from '@boardroom/board-kit'
import {
  CELLS,
  type CompanyId,
  exportPrice,
  GOODS,
  type GoodId,
  GREY,
  importPrice,
  MARKERS,
} from '../components/index.ts'
import type { Marker } from '../entries.ts'
import { goodsLeft } from '../model/warehouse.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { companyInQuestion, currentOf, useDrawing } from './context.ts'
import { stockOf } from './figures.ts'
import { at } from './places.ts'
import { Crest, GoodSign } from './signs.tsx'

/** The goods market: buy bids on the left, offers on the price cells, demand from the right. */
export function Market() {
  const { words } = useDrawing()
  return (
    <section className="panel me-market-panel" aria-label={words.market}>
      <h3>
        {words.market} <small>{words.marketHelp}</small>
      </h3>
      <Markers />
      <div className="me-market">
        {GOODS.map((good) => (
          <Row key={good} good={good} />
        ))}
      </div>
    </section>
  )
}

/** How many markers the company that bids has left. */
function Markers() {
  const { view, words, book, names, board } = useDrawing()
  const { step, params } = currentOf(view)
  const id = companyInQuestion(view)
  const company = id && board.companies[id]
  if (step !== 'bidding' || !id || !company) return null
  const { placed } = params as { placed: readonly Marker[] }
  const left = Math.max(0, MARKERS.free - placed.length)
  return (
    <p className="me-markers">
      <Crest company={id} size={24} />
      <strong>{book.companies[id]}</strong>
      <span>({names.seat(company.manager)})</span>
      <span className="me-marker-row" aria-hidden="true">
        {Array.from({ length: MARKERS.most }, (_, i) => (
          <i
            key={i}
            className={`me-${id} ${i < placed.length ? 'me-marker-used' : ''} ${i >= MARKERS.free ? 'me-marker-extra' : ''}`}
          />
        ))}
      </span>
      <span>{words.markersLeft(left, left === 0)}</span>
    </p>
  )
}

function Row({ good }: { readonly good: GoodId }) {
  const drawing = useDrawing()
  const { board, words, book } = drawing
  const left = words.supplyLeft(goodsLeft(board, good))
  const demand = board.market.demand[good]
  return (
    <fieldset className="me-row" data-place={at.row(good)}>
      <legend className="visually-hidden">
        {book.goods[good].name}: {words.demandUpTo(demand)}
      </legend>
      <div className="me-row-good">
        <GoodSign good={good} size={28} />
        <span>
          <strong>{book.goods[good].name}</strong>
          <small title={left}>{stockOf(drawing, good) ?? left}</small>
        </span>
      </div>
      <BuyField good={good} />
      <div className="me-cells">
        {Array.from({ length: CELLS }, (_, i) => (
          <Cell key={i} good={good} cell={i + 1} demand={demand} />
        ))}
      </div>
    </fieldset>
  )
}

function BuyField({ good }: { readonly good: GoodId }) {
  const { board, after, view, words, book } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const buys = moves.filter((move) => move.type === 'place-buy' && move.good === good)
  const bids = bidsOf(board.market.buys[good])
  const coming = after ? bidsOf(after.market.buys[good]).length - bids.length : 0
  const bidder = companyInQuestion(view)
  return (
    <Spot
      moves={buys}
      why={currentOf(view).step === 'bidding' ? { type: 'place-buy', good } : null}
      label={`${words.buyField} ${book.goods[good].name}, ${words.importAt(importPrice(good))}${said(bids.map((id) => book.companies[id]))}`}
      className="me-buy"
      place={at.buys(good)}
    >
      <span className="me-buy-price">
        {words.buyField} <b>{importPrice(good)}</b>
      </span>
      <span className="me-buy-bids">
        {bids.map((id, i) => (
          <Crest key={`${id}-${i}`} company={id} size={20} />
        ))}
        {coming > 0 && bidder && (
          <span className="me-coming">
            <Crest company={bidder} size={20} />
          </span>
        )}
      </span>
    </Spot>
  )
}

function bidsOf(buys: Readonly<Record<CompanyId, number>>): CompanyId[] {
  return Object.entries(buys).flatMap(([id, count]) => Array.from({ length: count }, () => id as CompanyId))
}

function said(names: readonly string[]): string {
  return names.length > 0 ? `: ${names.join(', ')}` : ''
}

interface CellProps {
  readonly good: GoodId
  readonly cell: number
  readonly demand: number
}

function Cell({ good, cell, demand }: CellProps) {
  const { board, after, view, words, book } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const by = board.market.offers[good][cell - 1] ?? null
  const next = after?.market.offers[good][cell - 1] ?? null
  const price = exportPrice(good, cell)
  const offers = moves.filter((move) => move.type === 'place-offer' && move.good === good && move.cell === cell)
  const state = `${cell > demand ? 'me-cell-dry' : ''} ${cell === demand ? 'me-cell-demand' : ''} ${cell === GREY && board.shadow ? 'me-cell-grey' : ''}`
  return (
    <Spot
      moves={offers}
      why={currentOf(view).step === 'bidding' ? { type: 'place-offer', good, cell } : null}
      label={`${book.goods[good].name}, ${words.cell(cell)}, ${price === 0 ? '0/1' : price}${said(by ? [book.companies[by]] : [])}`}
      className={`me-cell ${state}`}
      place={at.cell(good, cell)}
    >
      <span className="me-cell-price">{price === 0 ? '0/1' : price}</span>
      {by && <Crest company={by} size={24} />}
      {!by && next && (
        <span className="me-coming">
          <Crest company={next} size={24} />
        </span>
      )}
      {cell === demand && (
        <span className="me-demand" title={words.demandUpTo(demand)}>
          <GoodSign good={good} size={16} />
        </span>
      )}
    </Spot>
  )
}
