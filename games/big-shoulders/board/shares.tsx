import { Figure, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { type CompanyId, charterOf } from '../components/index.ts'
import { priceOf, sharesOf } from '../model/company.ts'
import { certificateLimit, certificatesOf } from '../model/players.ts'
import type { Company } from '../state.ts'
import type { BigShouldersMove } from '../types.ts'
import { type InPlay, inPlayByName, useDrawing, useTerms } from './context.ts'
import { Crest } from './crest.tsx'
import { shows } from './explain/things.ts'
import { at } from './places.ts'

/** Who owns what of every company, in one matrix. */
export function Shares() {
  const { board, view, words, names } = useDrawing()
  const seats = board.players.map((_, seat) => seat)
  const companies = inPlayByName(board)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section className="matrix-scroll" tabIndex={0} aria-label={words.ownership}>
      <table className="matrix">
        <caption>{words.ownership}</caption>
        <thead>
          <tr>
            <th scope="col" className="matrix-company">
              <span className="matrix-heading">{words.company}</span>
            </th>
            <th scope="col" className="matrix-price">
              {words.priceShort}
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={14} /> <span className="matrix-name">{names.seat(seat)}</span>
              </th>
            ))}
            <th scope="col" className="matrix-source">
              {words.charterColumn}
            </th>
            <th scope="col" className="matrix-source" data-place={at.pool}>
              {words.poolColumn}
            </th>
            <th scope="col" className="matrix-treasury">
              {words.treasury}
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((each) => (
            <CompanyRow key={each.id} {...each} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.certificates}
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                {certificatesOf(view.board, seat)}/{certificateLimit(view)}
              </td>
            ))}
            <td colSpan={2} />
            <td className="matrix-treasury" />
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {words.cash}
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                <SeatCash seat={seat} />
              </td>
            ))}
            <td colSpan={2} />
            <td className="matrix-treasury" />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function SeatCash({ seat }: { readonly seat: Seat }) {
  const { board, after, words } = useDrawing()
  return <Figure write={words.dollars} value={board.players[seat]?.cash ?? 0} next={after?.players[seat]?.cash} />
}

function CompanyRow({ id, company, seats }: InPlay & { readonly seats: readonly Seat[] }) {
  const { view, after, words } = useDrawing()
  const next = after?.companies[id]
  const charter = charterOf(id)
  return (
    <tr className={company.operated ? 'matrix-operated' : undefined}>
      <th scope="row" className="matrix-company">
        <span {...shows('company', id)}>
          <Crest company={id} size={28} />
          <span className="matrix-name">{charter.shortName}</span>
        </span>
      </th>
      <td className="matrix-price">
        <Figure
          write={words.dollars}
          value={priceOf(company, view.options)}
          next={next ? priceOf(next, view.options) : undefined}
        />
      </td>
      {seats.map((seat) => (
        <td key={seat}>
          <HoldingCell id={id} company={company} seat={seat} />
        </td>
      ))}
      <td>
        <SourceCell id={id} company={company} from="charter" />
      </td>
      <td>
        <SourceCell id={id} company={company} from="pool" />
      </td>
      <td className="matrix-treasury">
        <Figure write={words.dollars} value={company.treasury} next={next?.treasury} />
        <span className="visually-hidden">{words.treasury}</span>
      </td>
    </tr>
  )
}

interface CellProps {
  readonly id: CompanyId
  readonly company: Company
}

function HoldingCell({ id, company, seat }: CellProps & { readonly seat: Seat }) {
  const { words, names, seat: own } = useTerms()
  const { moves } = useHands<BigShouldersMove>()
  const shares = sharesOf(company, seat)
  const commons = company.common.seats[seat] ?? 0
  const director = company.director === seat
  const preferred = company.preferred === seat
  const sell = seat === own ? moves.filter((move) => move.type === 'sell' && move.company === id) : []
  const name = `${names.seat(seat)}: ${words.shares(shares)}`
  return (
    <Spot
      moves={sell}
      why={seat === own && shares > 0 ? sellOne(id, commons, preferred) : null}
      label={name}
      className="holding"
      {...shows('part', 'ledger')}
    >
      {shares > 0 ? (
        <>
          <strong>{shares}</strong>
          <Certificates director={director} preferred={preferred} common={commons} />
        </>
      ) : (
        <span className="matrix-none">–</span>
      )}
    </Spot>
  )
}

function sellOne(company: CompanyId, commons: number, preferred: boolean): BigShouldersMove {
  const common = commons > 0 ? 1 : 0
  return {
    type: 'sell',
    company,
    common,
    preferred: common === 0 && preferred ? 1 : 0,
    director: common === 0 && !preferred ? 1 : 0,
  }
}

function SourceCell({ id, company, from }: CellProps & { readonly from: 'charter' | 'pool' }) {
  const { words } = useTerms()
  const { moves } = useHands<BigShouldersMove>()
  const common = company.common[from]
  const preferred = company.preferred === from
  const buy = moves.filter((move) => move.type === 'buy' && move.company === id && move.from === from)
  const any = common > 0 || preferred
  const why: BigShouldersMove | null = any
    ? { type: 'buy', company: id, kind: common > 0 ? 'common' : 'preferred', from }
    : null
  const count = common + (preferred ? 2 : 0)
  return (
    <Spot
      moves={buy}
      why={why}
      label={`${from === 'charter' ? words.charterColumn : words.poolColumn}: ${words.shares(count)}`}
      className="holding"
      {...shows('part', 'ledger')}
    >
      {any ? (
        <>
          <strong>{count}</strong>
          <Certificates director={false} preferred={preferred} common={common} />
        </>
      ) : (
        <span className="matrix-none">–</span>
      )}
    </Spot>
  )
}

interface CertificatesProps {
  readonly director: boolean
  readonly preferred: boolean
  readonly common: number
}

/** Little certificates: the Director's, the Preferred, and how many Commons. */
export function Certificates({ director, preferred, common }: CertificatesProps) {
  return (
    <span className="certificates" aria-hidden="true">
      {director && (
        <span className="certificate certificate-director" {...shows('certificate', 'director')}>
          30
        </span>
      )}
      {preferred && (
        <span className="certificate certificate-preferred" {...shows('certificate', 'preferred')}>
          20
        </span>
      )}
      {common > 0 && (
        <span className="certificate" {...shows('certificate', 'common')}>
          10{common > 1 && <i> ×{common}</i>}
        </span>
      )}
    </span>
  )
}
