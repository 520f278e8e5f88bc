import { Figure, Icon, Spot } from '@boardroom/board-kit'
import type { CSSProperties } from 'react'
import { CELLS, type CompanyId, GOODS, type GoodId, importPrice, shareValue } from '../../components/index.ts'
import { buyersIn, type Forecast } from '../../model/forecast.ts'
import { sharesOf } from '../../model/shares.ts'
import { useBuy } from '../bid.ts'
import { inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { useBill } from '../harbour/bill.tsx'
import { Cell } from '../harbour/cell.tsx'
import { at } from '../places.ts'
import { Flag, GoodSign } from '../signs.tsx'

/** The quays seen from land, for a narrow window: all cells and buy berths at once, the sea and its bills below. */
export function TallQuays() {
  const { board, bidder, forecast, words, seat } = useDrawing()
  // While the film shows how the trade goes nobody bids: one's own company stands there.
  const company = bidder ?? inPlay(board).find((each) => each.company.manager === seat)?.id
  return (
    <section className="me-tall" aria-label={words.market}>
      {company && <Coming company={company} forecast={forecast} />}
      <div className="me-tall-quays">
        {GOODS.map((good) => (
          <TallQuay key={good} good={good} />
        ))}
      </div>
    </section>
  )
}

/** The desk lies below the quays: what the trade does to the company is said above them, in a line that never grows. */
function Coming({ company, forecast }: { readonly company: CompanyId; readonly forecast: Forecast | null }) {
  const { board, words } = useDrawing()
  const { points } = sharesOf(board, company)
  const next = forecast?.after.get(company)
  const own = forecast?.fates.filter((fate) => fate.company === company) ?? []
  const count = (...kinds: readonly string[]): number => own.filter(({ kind }) => kinds.includes(kind)).length
  const fines = count('fine')
  const idle = count('no-demand', 'cancelled', 'none', 'short')
  return (
    <div className="me-tall-coming">
      <span {...shows('part', 'cash')}>
        <Icon name="money" size={17} label={words.companyCash} />
        <Figure value={board.companies[company]?.cash ?? 0} next={next?.cash} />
      </span>
      <span {...shows('part', 'success')}>
        <Icon name="up" size={17} label={words.successTitle} />
        <Figure value={points} next={next?.points} />
      </span>
      <span {...shows('part', 'success')}>
        <Icon name="share" size={17} label={words.shareValue} />
        <Figure value={shareValue(points)} next={next && shareValue(next.points)} />
      </span>
      {fines + idle > 0 && (
        <em role="status" {...shows('part', 'bill')}>
          {fines > 0 ? words.bill.fine(fines) : words.bill.nothing(idle)}
        </em>
      )}
    </div>
  )
}

function TallQuay({ good }: { readonly good: GoodId }) {
  const { board, book, words, bidder, forecast } = useDrawing()
  const demand = board.market.demand[good]
  const own = bidder && board.companies[bidder]?.goods[good]
  return (
    <fieldset className="me-tall-quay" data-place={at.row(good)}>
      <legend className="visually-hidden">
        {book.goods[good].name}: {words.demandUpTo(demand)}
      </legend>
      <span className="me-tall-shed" {...shows('good', good)}>
        <GoodSign good={good} size={22} label />
        {own !== null && <b>{own}</b>}
      </span>
      <TallBerth good={good} />
      {Array.from({ length: CELLS }, (_, i) => (
        <Cell key={i} good={good} cell={i + 1} />
      ))}
      <Portal good={good} demand={demand} coming={forecast?.demand[good] ?? demand} />
      <TallBill good={good} />
    </fieldset>
  )
}

interface PortalProps {
  readonly good: GoodId
  readonly demand: number
  /** Where it will stand as the bids are. */
  readonly coming: number
}

/** Demand: a crane over the last cell that is served; dashed where it is going to stand. */
function Portal({ good, demand, coming }: PortalProps) {
  const { board } = useDrawing()
  const flag = board.market.offers[good][demand - 1]
  const over = (cell: number): CSSProperties => ({ ['--me-at' as string]: cell })
  return (
    <>
      {demand > 0 && (
        <i className="me-tall-crane" style={over(demand)}>
          {!flag && <GoodSign good={good} size={18} />}
        </i>
      )}
      {coming < demand && coming > 0 && <i className="me-tall-crane me-tall-crane-next" style={over(coming)} />}
    </>
  )
}

/** What the own markers of this quay bring, at its foot. */
function TallBill({ good }: { readonly good: GoodId }) {
  const bill = useBill(good)
  return (
    <span className="me-tall-foot" {...shows('part', 'bill')}>
      {bill && <b className={bill.bad ? 'me-bad' : ''}>{bill.money}</b>}
    </span>
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
      place={at.buys(good)}
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
