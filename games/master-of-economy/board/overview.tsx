import { Figure, SeatMark } from '@boardroom/board-kit'
import { shareValueOf } from '../model/shares.ts'
import { inPlay, useDrawing } from './context.ts'
import { at } from './places.ts'
import { Rondel } from './rondel.tsx'
import { Crest } from './signs.tsx'
import { SuccessTrack } from './track.tsx'

/** Where the year stands, how successful the companies are, and in which order they act. */
export function Overview() {
  return (
    <div className="overview">
      <Rondel />
      <SuccessTrack />
      <CompanyOrder />
    </div>
  )
}

function CompanyOrder() {
  const { board, after, words, book, names } = useDrawing()
  return (
    <section className="panel me-order" aria-label={words.order} data-place={at.order}>
      <h3>{words.order}</h3>
      <ol>
        {inPlay(board).map(({ id, company }, place) => (
          <li key={id} className={`me-${id}`}>
            <b className="me-place">{board.order.length > 0 ? place + 1 : '–'}</b>
            <Crest company={id} size={26} />
            <span className="me-order-name">{book.companies[id]}</span>
            <SeatMark seat={company.manager} size={16} label={`${words.manager}: ${names.seat(company.manager)}`} />
            <span className="me-order-cash" title={words.companyCash}>
              <Figure value={company.cash} next={after?.companies[id]?.cash} />
            </span>
          </li>
        ))}
        {board.shadow && (
          <li className={`me-${board.shadow} me-order-shadow`}>
            <b className="me-place">·</b>
            <Crest company={board.shadow} size={26} />
            <span className="me-order-name">
              {book.companies[board.shadow]} <small>{words.shadow}</small>
            </span>
            <OpenMarkers />
            <span className="me-order-cash" title={words.shareValue}>
              {shareValueOf(board, board.shadow)}
            </span>
          </li>
        )}
      </ol>
    </section>
  )
}

/** The success markers of the last trade phase: they lie open, and nobody can play them again at once (ME-SHD-08). */
function OpenMarkers() {
  const { board, words, names } = useDrawing()
  return (
    <span className="me-open-markers">
      {board.players.map(({ success }, seat) => {
        if (!success || success.shown === null) return null
        const told = `${words.success}: ${names.seat(seat)}, ${words.open(success.shown)}`
        return (
          <span key={seat} className="me-open-marker" title={told}>
            <SeatMark seat={seat} size={14} />
            <span aria-hidden="true">+{success.shown}</span>
            <span className="visually-hidden">{told}</span>
          </span>
        )
      })}
    </span>
  )
}
