import { Figure, SeatMark, Spot } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CompanyId, PacketSize } from '../../components/index.ts'
import { heldBy, issuers, packetsOf, shareValueOf } from '../../model/shares.ts'
import type { Holder } from '../../state.ts'
import { inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { usePacket } from '../packet.ts'
import { Crest } from '../signs.tsx'

/** Who owns which packets of which company, in one matrix. */
export function Shares() {
  const { board, words, names, book } = useDrawing()
  const seats = board.players.map((_, seat) => seat)
  const companies = inPlay(board).map(({ id }) => id)
  const holders: Holder[] = [...seats, ...companies]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section className="me-paper me-shares" {...shows('part', 'exchange')} tabIndex={0} aria-label={words.ownership}>
      <table>
        <caption>{words.ownership}</caption>
        <thead>
          <tr>
            <th scope="col">{words.company}</th>
            <th scope="col">{words.shareValue}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={14} /> {names.seat(seat)}
              </th>
            ))}
            {companies.map((id) => (
              <th key={id} scope="col">
                <Crest company={id} size={22} />
                <span className="visually-hidden">{book.companies[id]}</span>
              </th>
            ))}
            <th scope="col">{words.bank}</th>
          </tr>
        </thead>
        <tbody>
          {issuers(board).map((id) => (
            <IssuerRow key={id} issuer={id} holders={holders} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.private}
            </th>
            {seats.map((seat) => (
              <td key={seat} data-label={names.seat(seat)}>
                <Cash seat={seat} />
              </td>
            ))}
            <td colSpan={companies.length + 1} className="me-shares-rest" />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Cash({ seat }: { readonly seat: Seat }) {
  const { board, after, words } = useDrawing()
  const cash = board.players[seat]?.cash ?? null
  if (cash === null) return <span className="quiet">{words.hidden}</span>
  return <Figure value={cash} next={after?.players[seat]?.cash ?? undefined} />
}

function IssuerRow({ issuer, holders }: { readonly issuer: CompanyId; readonly holders: readonly Holder[] }) {
  const { board, words, book, names } = useDrawing()
  const nameOf = (holder: Holder): string => (typeof holder === 'number' ? names.seat(holder) : book.companies[holder])
  return (
    <tr className={`me-${issuer}`}>
      <th scope="row">
        <Crest company={issuer} size={28} /> <span className="me-issuer">{book.companies[issuer]}</span>
        {issuer === board.shadow && <small> {words.shadow}</small>}
      </th>
      <td className="me-share-value" {...shows('part', 'share-value')} data-label={words.shareValue}>
        {shareValueOf(board, issuer)}
      </td>
      {holders.map((holder) => (
        <td key={holder} data-label={nameOf(holder)} className={holder === issuer ? 'me-self' : ''}>
          <Packets issuer={issuer} holder={holder} />
        </td>
      ))}
      <td data-label={words.bank} className="me-bank">
        <Packets issuer={issuer} holder="bank" />
      </td>
    </tr>
  )
}

function Packets({ issuer, holder }: { readonly issuer: CompanyId; readonly holder: Holder | 'bank' }) {
  const { board, words } = useDrawing()
  const sizes = packetsOf(board, issuer, holder)
  if (sizes.length === 0) return <span className="me-none">–</span>
  return (
    <span className="me-packets">
      {/* Of one packet the sum is what it says itself. */}
      {holder !== 'bank' && sizes.length > 1 && <strong data-now={words.total}>{heldBy(board, issuer, holder)}</strong>}
      <span className="me-packet-row">
        {sizes.map((size) => (
          <Packet key={size} issuer={issuer} holder={holder} size={size} />
        ))}
      </span>
    </span>
  )
}

interface PacketProps {
  readonly issuer: CompanyId
  readonly holder: Holder | 'bank'
  readonly size: PacketSize
}

function Packet({ issuer, holder, size }: PacketProps) {
  const { after, words, book } = useDrawing()
  const { moves, why } = usePacket(issuer, size, holder)
  const moved = after && after.shares[issuer]?.packets[size - 1] !== holder
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${book.companies[issuer]}, ${words.packet(size)}`}
      className={`me-packet ${moved ? 'me-going' : ''}`}
      {...shows('packet', `${issuer}/${size}`)}
    >
      {size}
    </Spot>
  )
}
