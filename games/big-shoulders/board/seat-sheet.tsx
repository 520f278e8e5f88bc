import { type BoardProps, Icon, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { charterOf } from '../components/index.ts'
import { priceOf, sharesOf, shareWealth } from '../model/company.ts'
import type { BigShoulders } from '../types.ts'
import { Charter } from './charter.tsx'
import { Defs } from './city/defs.tsx'
import { drawingOf, inPlay } from './context.ts'
import { Crest } from './crest.tsx'
import { BuildingCard } from './desk/card.tsx'
import { Drawn } from './drawn.tsx'
import { shows } from './explain/things.ts'
import { Certificates } from './shares.tsx'

/** Everything one seat owns. */
export function SeatSheet({ seat, ...props }: BoardProps<BigShoulders> & { readonly seat: Seat }) {
  const drawing = drawingOf({ ...props, after: null })
  const { board, words } = drawing
  const { options } = drawing.view
  const player = board.players[seat]
  if (!player) return null
  const companies = inPlay(board)
  const owned = companies.filter(({ company }) => sharesOf(company, seat) > 0)
  const worth = shareWealth(board, seat, options)
  return (
    <Drawn drawing={drawing}>
      <div className="bs-board seat-sheet">
        <Defs />
        <p className="seat-sheet-money">
          <SeatMark seat={seat} size={22} />
          <span>
            {words.cash} <b>{words.dollars(player.cash)}</b>
          </span>
          <span>
            {words.shareScore} <b>{words.dollars(worth)}</b>
          </span>
          <span>
            {words.wealth} <b>{words.dollars(player.cash + worth)}</b>
          </span>
          <span {...shows('part', 'partners')}>
            <Icon name="partner" size={18} /> {words.partners} <b>{player.partners.active}</b> (
            {player.partners.unplaced} {words.unplaced})
          </span>
        </p>
        <ul className="certificate-list">
          {owned.map(({ id, company }) => (
            <li key={id} {...shows('company', id)}>
              <Crest company={id} size={30} />
              <span>{charterOf(id).shortName}</span>
              <Certificates
                director={company.director === seat}
                preferred={company.preferred === seat}
                common={company.common.seats[seat] ?? 0}
              />
              <b>
                {sharesOf(company, seat)} × {words.dollars(priceOf(company, options))} ={' '}
                {words.dollars(sharesOf(company, seat) * priceOf(company, options))}
              </b>
            </li>
          ))}
        </ul>
        <div className="charters">
          {companies
            .filter(({ company }) => company.director === seat)
            .map(({ id, company }) => (
              <Charter key={id} id={id} company={company} />
            ))}
        </div>
        {player.built.length > 0 && (
          <div className="bs-built">
            {player.built.map((building) => (
              <BuildingCard key={building} building={building} owner={seat} />
            ))}
          </div>
        )}
      </div>
    </Drawn>
  )
}
