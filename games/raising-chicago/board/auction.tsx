import { AUCTION_PRESTIGE, MARKERS, SLOTS } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { Holdings } from './holdings.tsx'
import { nextBidders } from './leads.ts'
import { OwnerMark } from './owner.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'
import { SlotPanel } from './slot.tsx'

/** The five auctions beside the auction board. */
export function AuctionSection() {
  const { words, board, seat } = useDrawing()
  return (
    <section className="rc-panel" aria-label={words.auction} data-place={at.auction}>
      <h3>
        {words.auction} <small>{words.roundOf(Math.max(1, board.round))}</small>
      </h3>
      {seat !== null && (
        <div className="rc-auction-hold">
          <Holdings seat={seat} />
        </div>
      )}
      <div className="rc-slots">
        {SLOTS.map((id, index) => (
          <SlotPanel key={id} id={id} index={index} />
        ))}
        <AuctionBoard />
      </div>
    </section>
  )
}

const SHOWN_BIDDERS = 5

/** Markers still to be placed, row by row, and who places the next ones. */
function AuctionBoard() {
  const { board, after, words, view, names } = useDrawing()
  const rows = board.rows.length > 0 ? board.rows : board.ranking
  const bidders = board.phase === 'auction' ? nextBidders(board, SHOWN_BIDDERS) : []
  return (
    <div className="rc-auction-board">
      <h4>{words.auctionBoard}</h4>
      <ol>
        {rows.map((seat) => {
          const company = board.companies[seat]
          if (!company) return null
          const gone = company.auction - (after?.companies[seat]?.auction ?? company.auction)
          return (
            <li
              key={seat}
              className={seat === bidders[0] && view.asked.includes(seat) ? 'rc-bids' : ''}
              data-place={at.row(seat)}
            >
              <OwnerMark owner={seat} size={15} />
              <span className="rc-markers" title={words.markersOf(names.seat(seat), company.auction)}>
                {Array.from({ length: MARKERS.mostInRow }, (_, i) => (
                  <i
                    key={i}
                    className={i < company.auction ? `rc-marker ${i >= company.auction - gone ? 'rc-going' : ''}` : ''}
                    style={i < company.auction ? { background: `var(--seat-${seat})` } : undefined}
                  >
                    {i < company.third && <span className="rc-under" title={words.thirdUnder} />}
                  </i>
                ))}
              </span>
              <b>{company.auction}</b>
            </li>
          )
        })}
      </ol>
      {bidders.length > 0 && (
        <p className="rc-bidders">
          <span>{words.bidNext}</span>
          {bidders.map((seat, i) => (
            <OwnerMark key={i} owner={seat} size={14} />
          ))}
        </p>
      )}
      <p className="rc-auction-value" title={words.auctionValue(AUCTION_PRESTIGE.most, AUCTION_PRESTIGE.second)}>
        {words.atTheEnd}{' '}
        <span className="rc-points">
          {AUCTION_PRESTIGE.most}/{AUCTION_PRESTIGE.second}
          <Sign name="prestige" size={14} label={words.auctionValue(AUCTION_PRESTIGE.most, AUCTION_PRESTIGE.second)} />
        </span>
      </p>
    </div>
  )
}
