import { SeatMark, Spot } from '@boardroom/board-kit'
import { memo } from 'react'
import { type CompanyId, type PacketSize, SIZES } from '../../components/index.ts'
import { isSeat } from '../../model/money.ts'
import { holderOf, issuers, shareValueOf } from '../../model/shares.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { usePacket } from '../packet.ts'
import { at } from '../places.ts'
import { useShown } from '../shown.ts'
import { Crest } from '../signs.tsx'
import { TILE, tileRect } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'

/** The exchange: a board with all packets, those of the bank as tiles, those that are held with the mark of their holder. */
export function Exchange() {
  const { board, words } = useDrawing()
  const { show } = useShown()
  return (
    <Ground id="exchange" art={<House />}>
      <button
        type="button"
        className="me-exchange-name"
        data-place={at.bank}
        style={on('exchange', { x: 1860, y: 10, w: 316, h: 38 })}
        {...shows('part', 'exchange')}
        onClick={() => show('shares')}
      >
        {words.places.exchange}
      </button>
      {issuers(board).map((issuer) => (
        <Row key={issuer} issuer={issuer} />
      ))}
    </Ground>
  )
}

function Row({ issuer }: { readonly issuer: CompanyId }) {
  const { board, words, book, forecast } = useDrawing()
  const { y } = tileRect(issuer, 1)
  const value = shareValueOf(board, issuer)
  return (
    <fieldset
      className={`me-tiles me-${issuer}`}
      data-place={at.packets(issuer)}
      style={on('exchange', { x: 1690, y, w: 656, h: TILE.h })}
    >
      <legend className="visually-hidden">
        {book.companies[issuer]}, {words.shareValue} {value}
      </legend>
      <span className="me-tiles-crest" {...shows('company', issuer)}>
        <Crest company={issuer} size={35} />
      </span>
      {SIZES.map((size) => (
        <Tile key={size} issuer={issuer} size={size} />
      ))}
      <b className="me-tiles-value" {...shows('part', 'share-value')} data-next={forecast ? '' : undefined}>
        {value}
      </b>
    </fieldset>
  )
}

function Tile({ issuer, size }: { readonly issuer: CompanyId; readonly size: PacketSize }) {
  const { board, after, words, book, names } = useDrawing()
  const holder = holderOf(board, issuer, size) ?? 'bank'
  const { moves, why, lacks } = usePacket(issuer, size, holder)
  const moved = after && after.shares[issuer]?.packets[size - 1] !== holder
  const who = holder === 'bank' ? words.bank : isSeat(holder) ? names.seat(holder) : book.companies[holder]
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${book.companies[issuer]}, ${words.packet(size)}: ${who}`}
      className={`me-tile ${holder === 'bank' ? '' : 'me-tile-held'} ${moved ? 'me-tile-moved' : ''} ${lacks > 0 ? 'me-tile-short' : ''}`}
      data-now={lacks > 0 ? words.lacksFor(lacks) : undefined}
      style={{ left: tileRect(issuer, size).x - 1690 }}
      {...shows('packet', `${issuer}/${size}`)}
    >
      <b>{size}</b>
      {holder !== 'bank' && (
        <i>{isSeat(holder) ? <SeatMark seat={holder} size={17} /> : <Crest company={holder} size={17} />}</i>
      )}
    </Spot>
  )
}

const House = memo(function House() {
  return (
    <>
      <path d="M1644 50L2020 -2L2396 50z" fill="var(--me-stone)" stroke={LINE} strokeWidth="3" />
      <rect x="1650" y="48" width="740" height="194" fill="var(--me-stone-2)" stroke={LINE} strokeWidth="3" />
      {[1656, 2360].map((x) => (
        <g key={x}>
          <rect x={x} y="52" width="24" height="188" fill="var(--me-stone)" stroke={LINE} strokeWidth="2" />
          <path d={`M${x + 8} 58v178M${x + 16} 58v178`} stroke={LINE} strokeOpacity=".3" strokeWidth="2" />
        </g>
      ))}
      <rect x="1684" y="49" width="672" height="190" fill="var(--me-slate)" stroke={LINE} strokeWidth="3" />
    </>
  )
})
