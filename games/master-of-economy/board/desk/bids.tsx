import { Icon, Spot } from '@boardroom/board-kit'
import { type GoodId, MARKERS } from '../../components/index.ts'
import type { Marker } from '../../entries.ts'
import type { Fate } from '../../model/forecast.ts'
import { useOffer } from '../bid.ts'
import { currentOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { useShown } from '../shown.ts'
import { Flag } from '../signs.tsx'
import { lastTrade } from '../trade-steps.ts'

/** While one's own company bids: its markers, and what they bring as things stand. Else the way to the last trade's report. */
export function Bids() {
  const { view, board, seat, log, words, book, bidder, forecast, advice } = useDrawing()
  const { show } = useShown()
  const { params } = currentOf(view)
  const others = seat !== null && bidder !== null && board.companies[bidder]?.manager !== seat
  if (!bidder || !forecast || others) {
    if (lastTrade(log).steps.length === 0) return null
    return (
      <div className="me-desk-bids">
        <button type="button" className="me-desk-report" {...shows('part', 'report')} onClick={() => show('report')}>
          <Icon name="log" size={18} /> {words.reportShort}
        </button>
      </div>
    )
  }
  const { placed } = params as { placed: readonly Marker[] }
  const later = view.agenda
    .slice(0, -1)
    .filter(({ step }) => step === 'bidding')
    .map((frame) => book.companies[(frame.params as { company: keyof typeof book.companies }).company])
  return (
    <div className="me-desk-bids me-desk-bidding" aria-live="polite">
      <p className="me-rack" {...shows('part', 'markers')}>
        {Array.from({ length: MARKERS.most }, (_, i) => (
          <i key={i} className={i < placed.length ? 'me-used' : i >= MARKERS.free ? 'me-extra' : ''}>
            <Flag company={bidder} size={30} />
          </i>
        ))}
        <span className="me-markers">{words.markersLeft(Math.max(0, MARKERS.free - placed.length))}</span>
      </p>
      <Outcome fates={forecast.fates.filter(({ company }) => company === bidder)} />
      {advice?.best && <BestCell {...advice.best} />}
      <p className="me-after">{later.length > 0 ? words.bidLater(later) : words.bidLast}</p>
    </div>
  )
}

/** The cell with the halo as a button: the next marker can be placed from the desk. */
function BestCell({ good, cell }: { readonly good: GoodId; readonly cell: number }) {
  const { words, book } = useDrawing()
  const { moves } = useOffer(good, cell)
  if (moves.length === 0) return null
  const name = words.bestCell(book.goods[good].name, cell)
  return (
    <Spot moves={moves} label={name} className="me-desk-best" {...shows('part', 'markers')}>
      <Icon name="flag" size={16} /> {name}
    </Spot>
  )
}

/** What the own markers come to: sales, exports, purchases, and above all fines. */
export function Outcome({ fates }: { readonly fates: readonly Fate[] }) {
  const { words } = useDrawing()
  const count = (...kinds: readonly Fate['kind'][]): number => fates.filter(({ kind }) => kinds.includes(kind)).length
  const money = fates.reduce((sum, fate) => sum + fate.money, 0)
  const fines = count('fine')
  const short = count('short')
  const idle = count('no-demand', 'cancelled', 'none')
  if (fates.length === 0)
    return (
      <p className="me-outcome" {...shows('part', 'bill')}>
        {words.outcome.empty}
      </p>
    )
  return (
    <>
      <p className="me-outcome" {...shows('part', 'bill')}>
        {words.outcome.sum(count('sold'), count('exported'), count('bought', 'imported'))} <b>{words.money(money)}</b>
      </p>
      {(fines > 0 || short > 0 || idle > 0) && (
        <p className="me-outcome me-warn" role="status">
          {[
            ...(fines > 0 ? [words.outcome.fines(fines)] : []),
            ...(short > 0 ? [words.outcome.short(short)] : []),
            ...(idle > 0 ? [words.outcome.idle(idle)] : []),
          ].join(' ')}
        </p>
      )}
    </>
  )
}
