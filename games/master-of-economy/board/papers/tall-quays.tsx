import { Figure, Icon, Spot, useHands } from '@boardroom/board-kit'
import { useEffect, useRef } from 'react'
import { CELLS, type CompanyId, GOODS, type GoodId, importPrice, shareValue } from '../../components/index.ts'
import { buyersIn, type Forecast } from '../../model/forecast.ts'
import { sharesOf } from '../../model/shares.ts'
import { useBuy } from '../bid.ts'
import { useDrawing } from '../context.ts'
import { Outcome } from '../desk/bids.tsx'
import { shows } from '../explain/things.ts'
import { Cell } from '../harbour/cell.tsx'
import { Flag, GoodSign } from '../signs.tsx'

/** The quays seen from land, for a narrow window: all cells and buy berths at once, the sea below. */
export function TallQuays() {
  const { bidder, forecast, words } = useDrawing()
  const { asked } = useHands()
  const quays = useRef<HTMLElement>(null)
  // Once a turn: on a short phone what glows may lie below the prompt.
  useEffect(() => {
    if (asked) quays.current?.querySelector('.me-best')?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  return (
    <section className="me-tall" aria-label={words.market} ref={quays}>
      {bidder && forecast && (
        <div className="me-tall-outcome">
          <Coming bidder={bidder} forecast={forecast} />
          <Outcome fates={forecast.fates.filter(({ company }) => company === bidder)} />
        </div>
      )}
      <div className="me-tall-quays">
        {GOODS.map((good) => (
          <TallQuay key={good} good={good} />
        ))}
      </div>
    </section>
  )
}

/** The desk lies far below the quays: what the trade does to the company is said above them. */
function Coming({ bidder, forecast }: { readonly bidder: CompanyId; readonly forecast: Forecast }) {
  const { board, words } = useDrawing()
  const { points } = sharesOf(board, bidder)
  const next = forecast.after.get(bidder)
  return (
    <p className="me-tall-coming">
      <span {...shows('part', 'cash')}>
        <Icon name="money" size={17} label={words.companyCash} />
        <Figure value={board.companies[bidder]?.cash ?? 0} next={next?.cash} />
      </span>
      <span {...shows('part', 'success')}>
        <Icon name="up" size={17} label={words.pointsWord} />
        <Figure value={points} next={next?.points} />
      </span>
      <span {...shows('part', 'success')}>
        <Icon name="share" size={17} label={words.shareValue} />
        <Figure value={shareValue(points)} next={next && shareValue(next.points)} />
      </span>
    </p>
  )
}

function TallQuay({ good }: { readonly good: GoodId }) {
  const { board, book, words, bidder } = useDrawing()
  const demand = board.market.demand[good]
  const own = bidder && board.companies[bidder]?.goods[good]
  return (
    <fieldset className="me-tall-quay">
      <legend className="visually-hidden">
        {book.goods[good].name}: {words.demandUpTo(demand)}
      </legend>
      <span className="me-tall-shed" {...shows('good', good)}>
        <GoodSign good={good} size={24} label />
        {own !== null && <b>{own}</b>}
      </span>
      <TallBerth good={good} />
      {Array.from({ length: CELLS }, (_, i) => (
        <Cell key={i} good={good} cell={i + 1} />
      ))}
    </fieldset>
  )
}

function TallBerth({ good }: { readonly good: GoodId }) {
  const { board, book, words, bidder } = useDrawing()
  const { moves, why, sensible, coming } = useBuy(good)
  const bids = buyersIn(board.market.buys[good])
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${words.buyField} ${book.goods[good].name}, ${words.importAt(importPrice(good))}`}
      className={`me-berth ${sensible ? 'me-sensible' : ''}`}
      {...shows('berth', good)}
    >
      <small>{words.buyField}</small>
      <b>{importPrice(good)}</b>
      <i className="me-berth-flags">
        {bids.map((id, i) => (
          <Flag key={i} company={id} size={bids.length > 1 ? 24 : 34} />
        ))}
        {coming && bidder && <Flag company={bidder} size={24} ghost />}
      </i>
    </Spot>
  )
}
