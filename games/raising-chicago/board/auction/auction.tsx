import { AUCTION_PRESTIGE, MARKERS, SLOTS } from '../../components/index.ts'
import { Ground, on } from '../city/ground.tsx'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { nextBidders } from '../leads.ts'
import { OwnerMark } from '../owner.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'
import { Marker } from './marker.tsx'
import { Notice } from './notice.tsx'

/** The street of notice boards: the auction board, then a board for each project. */
export function Auction() {
  return (
    <Ground id="auction">
      <AuctionBoard />
      {SLOTS.map((id, index) => (
        <Notice key={id} id={id} index={index} />
      ))}
    </Ground>
  )
}

const SHOWN_BIDDERS = 5

/** Markers still to be placed, row by row, and who places the next ones. */
function AuctionBoard() {
  const { board, after, words, view, names } = useDrawing()
  const rows = board.rows.length > 0 ? board.rows : board.ranking
  const bidders = board.phase === 'auction' ? nextBidders(board, SHOWN_BIDDERS) : []
  const value = words.auctionValue(AUCTION_PRESTIGE.most, AUCTION_PRESTIGE.second)
  return (
    <div
      className="rc-auction-board"
      {...shows('part', 'auction-board')}
      style={on('auction', { x: 6, y: 426, w: 150, h: 188 })}
    >
      <h3>{words.auctionBoard}</h3>
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
              <OwnerMark owner={seat} size={14} />
              <span className="rc-markers" data-now={words.markersOf(names.seat(seat), company.auction)}>
                {Array.from({ length: MARKERS.mostInRow }, (_, i) => (
                  <i key={i} className={i < company.auction && i >= company.auction - gone ? 'rc-going' : ''}>
                    {i < company.auction && <Marker owner={seat} size={18} />}
                    {i < company.third && <span className="rc-under" data-now={words.thirdUnder} />}
                  </i>
                ))}
              </span>
              <b className="rc-left">{company.auction}</b>
            </li>
          )
        })}
      </ol>
      <p className="rc-bidders" {...shows('part', 'bidders')}>
        {bidders.length > 0 && <span>{words.bidNext}</span>}
        {bidders.map((seat, i) => (
          <OwnerMark key={i} owner={seat} size={15} />
        ))}
      </p>
      <p className="rc-auction-value" {...shows('part', 'auction-value')}>
        {words.atTheEnd}
        <span className="rc-points">
          {AUCTION_PRESTIGE.most}/{AUCTION_PRESTIGE.second}
          <Sign name="prestige" size={15} label={value} />
        </span>
      </p>
    </div>
  )
}
