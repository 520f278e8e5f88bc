import { Spot } from '@boardroom/board-kit'
import { memo } from 'react'
import { CELLS, GOODS, type GoodId, GREY, importPrice } from '../../components/index.ts'
import { buyersIn, type Fate } from '../../model/forecast.ts'
import { goodsLeft } from '../../model/warehouse.ts'
import { useBuy } from '../bid.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { stockOf } from '../figures.ts'
import { at } from '../places.ts'
import { Flag, GoodSign } from '../signs.tsx'
import { Bill } from './bill.tsx'
import { Cell } from './cell.tsx'
import { Crane, Ship } from './crane.tsx'
import { cellX, QUAY, quayOf } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'
import { StepsCard } from './steps-card.tsx'

/** The goods market: a quay for every good, buy bids at its shed, offers as flags along it, demand as a crane. */
export function Quays() {
  return (
    <Ground id="market" art={<Stones />}>
      {GOODS.map((good) => (
        <Quay key={good} good={good} />
      ))}
      <StepsCard />
    </Ground>
  )
}

function Quay({ good }: { readonly good: GoodId }) {
  const { board, after, book, words, forecast } = useDrawing()
  const { y, dx } = quayOf(good)
  const demand = board.market.demand[good]
  const coming = forecast?.demand[good] ?? demand
  const offers = (after ?? board).market.offers[good]
  // The first cell of those at the end that nobody comes to, as the bids are.
  const dry = forecast ? Math.max(coming, offers.findLastIndex((id) => id !== null) + 1) + 1 : CELLS + 1
  return (
    <fieldset
      className="me-quay"
      data-place={at.row(good)}
      style={on('market', { x: QUAY.shed + dx, y, w: 1620, h: QUAY.h })}
    >
      <legend className="visually-hidden">
        {book.goods[good].name}: {words.demandUpTo(demand)}
      </legend>
      <Shed good={good} />
      <Berth good={good} />
      {Array.from({ length: CELLS }, (_, i) => (
        <Cell key={i} good={good} cell={i + 1} left={cellX(good, i + 1) - QUAY.shed - dx} />
      ))}
      <Ship good={good} left={1884 - QUAY.shed} />
      <Crane good={good} demand={demand} coming={coming} />
      {Array.from({ length: Math.min(CELLS, dry - 1) }, (_, i) => (
        <small
          key={i}
          className="me-berth-number"
          style={{ left: cellX(good, i + 1) - QUAY.shed - dx }}
          aria-hidden="true"
        >
          {i + 1}
        </small>
      ))}
      {dry <= CELLS && (
        <small className="me-dry" style={{ left: cellX(good, dry) - QUAY.shed - dx }} aria-hidden="true">
          {words.noDemand}
        </small>
      )}
      <Bill good={good} left={2128 - QUAY.shed - dx} />
    </fieldset>
  )
}

function Shed({ good }: { readonly good: GoodId }) {
  const drawing = useDrawing()
  const { board, book, words } = drawing
  const left = goodsLeft(board, good)
  return (
    <span className="me-shed" data-now={words.supplyLeft(left)} {...shows('good', good)}>
      <span className="me-shed-disc">
        <GoodSign good={good} size={40} />
      </span>
      <span>
        <strong>{book.goods[good].name}</strong>
        <small>{stockOf(drawing, good) ?? words.left(left)}</small>
      </span>
    </span>
  )
}

/** Where a good is bought: the flags of those who want it, and the price of an import. */
function Berth({ good }: { readonly good: GoodId }) {
  const { board, words, book, bidder, forecast } = useDrawing()
  const { moves, why, sensible, coming } = useBuy(good)
  const bids = buyersIn(board.market.buys[good])
  const own =
    forecast?.fates.filter((fate) => fate.good === good && fate.cell === null && fate.company === bidder) ?? []
  const shown = [
    ...bids.map((id) => ({ id, ghost: false })),
    ...(coming && bidder ? [{ id: bidder, ghost: true }] : []),
  ]
  const told = bids.length > 0 ? `: ${bids.map((id) => book.companies[id]).join(', ')}` : ''
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${words.buyField} ${book.goods[good].name}, ${words.importAt(importPrice(good))}${told}`}
      className={`me-berth ${sensible ? 'me-sensible' : ''}`}
      place={at.buys(good)}
      data-late=""
      {...shows('berth', good)}
      style={{ left: QUAY.buy - QUAY.shed }}
    >
      <small>{words.buyField}</small>
      <b>{importPrice(good)}</b>
      <i className="me-berth-flags" data-many={shown.length > 2 || undefined}>
        {shown.map(({ id, ghost }, i) => (
          <Flag key={i} company={id} size={shown.length > 2 ? 40 : 54} ghost={ghost} />
        ))}
      </i>
      {own.length > 0 && <Paid fates={own} />}
    </Spot>
  )
}

function Paid({ fates }: { readonly fates: readonly Fate[] }) {
  const { words } = useDrawing()
  if (fates.some(({ kind }) => kind === 'short')) return <em className="me-chip me-chip-bad">{words.fate.short}</em>
  const money = fates.reduce((sum, fate) => sum + fate.money, 0)
  return money === 0 ? null : <em className="me-chip">{words.money(money)}</em>
}

/** The quays themselves: stone, walls, sheds of brick. */
const Stones = memo(function Stones() {
  return GOODS.map((good) => {
    const { y, dx } = quayOf(good)
    const foot = y + QUAY.h
    const end = 1848 + dx
    return (
      <g key={good}>
        <path d={`M${275 + dx} ${foot}H${end + 14}V${foot + QUAY.wall}H${275 + dx}z`} fill="var(--me-quay-wall)" />
        {Array.from({ length: 14 }, (_, i) => (
          <rect key={i} x={320 + dx + i * 112} y={foot + 2} width="9" height="18" fill="var(--me-quay-post)" />
        ))}
        <path d={`M${275 + dx} ${foot + QUAY.wall}H${end + 14}v6H${275 + dx}z`} fill="#071a2c" fillOpacity=".5" />
        <path
          d={`M${265 + dx} ${y}H${end}Q${end + 18} ${y + 43} ${end + 18} ${foot}H${265 + dx}z`}
          fill="url(#me-quay)"
        />
        <rect x={cellX(good, GREY)} y={y + 2} width={QUAY.cell} height={QUAY.h - 4} fill="#0e2238" fillOpacity=".16" />
        <path d={`M${590 + dx} ${y + 3}H${end}`} stroke="#fff" strokeWidth="5" strokeOpacity=".55" />
        {Array.from({ length: CELLS - 1 }, (_, i) => (
          <path
            key={i}
            d={`M${cellX(good, i + 2)} ${y + 6}V${foot - 4}`}
            stroke="#f4f4ec"
            strokeWidth="3"
            strokeDasharray="14 8"
            strokeOpacity=".8"
          />
        ))}
        <path
          d={`M${279 + dx} ${foot}V${y + 12}L${375 + dx} ${y - 24}L${471 + dx} ${y + 12}V${foot}z`}
          fill="var(--me-brick-2)"
          stroke={LINE}
          strokeWidth="3"
        />
        <path
          d={`M${279 + dx} ${foot}V${y + 12}L${375 + dx} ${y - 24}L${471 + dx} ${y + 12}V${foot}z`}
          fill="url(#me-brick)"
        />
        <path
          d={`M${271 + dx} ${y + 18}L${375 + dx} ${y - 27}L${479 + dx} ${y + 18}`}
          fill="none"
          stroke="#234a5c"
          strokeWidth="10"
        />
      </g>
    )
  })
})
