import { Figure, Icon, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { type CSSProperties, useState } from 'react'
import { type CompanyId, charterOf } from '../../components/index.ts'
import { priceOf, sharesOf, shareWealth } from '../../model/company.ts'
import { certificateLimit, certificatesOf } from '../../model/players.ts'
import { companyHere, directedBy, mover } from '../../text/facts/position.ts'
import { Charter } from '../charter.tsx'
import { type InPlay, inPlayByName, useDrawing } from '../context.ts'
import { Crest } from '../crest.tsx'
import { shows } from '../explain/things.ts'
import { Glyph } from '../glyphs.tsx'
import { Fundraising } from '../papers/dividends.tsx'
import { Certificates } from '../shares.tsx'
import { Hand } from './hand.tsx'

/** Your desk: purse, charters as certificates, shares and Buildings, always in view below the city. */
export function Desk() {
  const { view, words, seat: viewer } = useDrawing()
  const seat = viewer ?? mover(view)
  return (
    <section className="desk-dock bs-desk" aria-label={words.deskName} data-place="desk">
      <Purse seat={seat} />
      <OwnCharters seat={seat} />
      <Holdings seat={seat} />
      <Hand />
    </section>
  )
}

function Purse({ seat }: { readonly seat: Seat }) {
  const { board, after, view, words, names } = useDrawing()
  const player = board.players[seat]
  if (!player) return null
  const worth = player.cash + shareWealth(board, seat, view.options)
  const next = after?.players[seat]?.cash ?? player.cash
  const held = certificatesOf(view.board, seat)
  const { unplaced, active } = player.partners
  return (
    <div className="bs-purse" data-moving={next !== player.cash || undefined}>
      <span className="bs-purse-name">
        <SeatMark seat={seat} size={20} /> {names.seat(seat)}
      </span>
      <strong {...shows('part', 'cash')}>
        <Figure write={words.dollars} value={player.cash} next={next} />
      </strong>
      <span className="bs-purse-worth" {...shows('part', 'wealth')}>
        {words.worth} <b>{words.dollars(worth)}</b>
      </span>
      <span className="bs-purse-counts">
        <span {...shows('part', 'limit')}>
          <Glyph name="share" size={18} label={words.certificates} /> {held}/{certificateLimit(view)}
        </span>
        <span data-now={`${words.partners} (${words.unplaced})`} {...shows('part', 'partners')}>
          <Glyph name="partner" size={18} label={words.partners} /> {unplaced}/{active}
        </span>
      </span>
    </div>
  )
}

/** The charter that matters now lies open; the others show their spines and open when they are tapped, until another one matters. */
function OwnCharters({ seat }: { readonly seat: Seat }) {
  const { view, board, words } = useDrawing()
  const [wanted, setWanted] = useState<{ readonly id: CompanyId; readonly over: CompanyId | undefined } | null>(null)
  const own = directedBy(view, seat)
  const here = companyHere(view)?.id
  const first = wanted?.over === here ? wanted?.id : here
  const open = own.find(({ id }) => id === first) ?? own.find(({ id }) => id === here) ?? own[0]
  if (!open) {
    return (
      <div className="bs-no-charter">
        <strong>{words.firstCompany}</strong>
        <span>{words.firstCompanyHelp}</span>
      </div>
    )
  }
  const { turn } = board
  const others = own.filter((each) => each !== open)
  const raising = turn?.company === open.id && turn.stage === 'start' && view.options['mode'] === 'advanced'
  return (
    <div className="bs-own-charters">
      <div className="bs-open-charter">
        <Charter id={open.id} company={open.company} />
      </div>
      {raising && <Fundraising company={open.company} />}
      <div className="bs-spines" data-stacked={others.length > 1 || undefined}>
        {others.map((each) => (
          <Spine key={each.id} {...each} open={() => setWanted({ id: each.id, over: here })} />
        ))}
      </div>
    </div>
  )
}

function Spine({ id, company, open }: InPlay & { readonly open: () => void }) {
  const { view, words } = useDrawing()
  const { shortName } = charterOf(id)
  return (
    <button type="button" className="bs-spine" onClick={open} data-now={shortName} {...shows('company', id)}>
      <Crest company={id} size={40} label />
      <small>{words.treasury}</small>
      <b>{words.dollars(company.treasury)}</b>
      <span>
        <Glyph name="good" size={18} label={words.goods} /> {company.goods}
      </span>
      <small>{words.priceShort}</small>
      <b className="bs-spine-price">${priceOf(company, view.options)}</b>
    </button>
  )
}

/** One's own shares: a fan of certificates for each company, how much of it they are, and what kinds they are of. */
function Holdings({ seat }: { readonly seat: Seat }) {
  const { board, words } = useDrawing()
  const owned = inPlayByName(board).filter(({ company }) => sharesOf(company, seat) > 0)
  return (
    <ul
      className="bs-holdings"
      aria-label={words.holdings}
      data-many={owned.length > FANS || undefined}
      data-crowd={owned.length > MANY || undefined}
    >
      {owned.map(({ id, company }) => (
        <Fan key={id} id={id} company={company} seat={seat} />
      ))}
      {owned.length === 0 && (
        <li className="bs-none" {...shows('part', 'ledger')}>
          <Icon name="share" size={20} /> {words.noShares}
        </li>
      )}
    </ul>
  )
}

/** More than so many lie closer together, in two rows, and more than so many in three. */
const FANS = 2
const MANY = 6
const MOST_FANNED = 4

function Fan({ id, company, seat }: InPlay & { readonly seat: Seat }) {
  const shares = sharesOf(company, seat)
  const director = company.director === seat
  const common = company.common.seats[seat] ?? 0
  const preferred = company.preferred === seat
  const papers = Math.min(MOST_FANNED, common + (director ? 1 : 0) + (preferred ? 1 : 0))
  return (
    <li className="bs-fan" {...shows('company', id)} style={{ '--charter': charterOf(id).color } as CSSProperties}>
      {Array.from({ length: papers - 1 }, (_, i) => (
        <i key={i} style={{ rotate: `${(papers - 1 - i) * 5}deg` }} />
      ))}
      <span className="bs-fan-top">
        <Crest company={id} size={34} label />
        <b>{shares * 10} %</b>
        <Certificates director={director} preferred={preferred} common={common} />
      </span>
    </li>
  )
}
