import { Spot, useHands } from '@boardroom/board-kit'
import { DONATION_IDS, type DonationCategory, type DonationId, donationOf } from '../components/index.ts'
import { capOf, donationCost } from '../model/donations.ts'
import { currentEvent } from '../model/timeline.ts'
import { donationScores, wouldScore } from '../scoring.ts'
import type { Owner } from '../state.ts'
import type { CarnegieMove } from '../types.ts'
import type { Board } from '../view.ts'
import { soft, stepOf, useDrawing } from './context.ts'
import { Disc } from './pieces.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

const CATEGORIES = ['education', 'human-rights', 'welfare', 'health'] as const satisfies readonly DonationCategory[]

/** The donation table: what each is worth, to whom it went, and what it would be worth to oneself now. */
export function Donations() {
  const { words, book, board, seat } = useDrawing()
  const own = seat === null ? undefined : board.players[seat]
  return (
    <section className="cg-panel" aria-label={words.donations}>
      <h3>
        {words.donations} {own && <small>{words.nextCosts(donationCost(own), capOf(own))}</small>}
      </h3>
      <div className="cg-gifts">
        {CATEGORIES.map((category) => (
          <div key={category} className="cg-gift-column">
            <h4>{book.categories[category]}</h4>
            {DONATION_IDS.filter((id) => donationOf(id).category === category).map((id) => (
              <Gift key={id} id={id} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function donorsOf(board: Board, id: DonationId): Owner[] {
  return [
    ...board.players.flatMap((player, seat) => (player.donations.includes(id) ? [seat] : [])),
    ...(board.andrew?.donations.includes(id) ? ['andrew' as const] : []),
    ...(board.neutral.donations.includes(id) ? ['neutral' as const] : []),
  ]
}

function Gift({ id }: { readonly id: DonationId }) {
  const { board, after, book, view, words, names } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const meant = moves.filter(
    (move) => (move.type === 'donate' || move.type === 'copy-donation' || move.type === 'pay') && move.donation === id,
  )
  const donors = donorsOf(board, id)
  const coming = after ? donorsOf(after, id).filter((owner) => !donors.includes(owner)) : []
  const asks = stepOf(view) === 'event' && currentEvent(board).donation
  const why: CarnegieMove | null = asks ? { type: 'donate', donation: id } : null
  const who = donors.map((owner) => (typeof owner === 'number' ? names.seat(owner) : words[owner])).join(', ')
  return (
    <Spot
      moves={meant}
      why={why}
      label={`${book.donations[id]}, ${words.formula(donationOf(id).formula)}${who ? `: ${who}` : ''}`}
      className={`cg-gift ${donors.length > 0 ? 'cg-gift-taken' : ''}`}
      place={at.donation(id)}
    >
      <Formula id={id} />
      <span className="cg-gift-name">{soft(book.donations[id])}</span>
      <span className="cg-gift-end">
        <Worth id={id} />
        {donors.map((owner) => (
          <Disc key={owner} owner={owner} size={16} />
        ))}
        {coming.map((owner) => (
          <span key={owner} className="cg-ghost">
            <Disc owner={owner} size={16} />
          </span>
        ))}
      </span>
    </Spot>
  )
}

function Formula({ id }: { readonly id: DonationId }) {
  const { formula } = donationOf(id)
  return (
    <span className="cg-formula">
      {formula.vp}
      <Sign name="vp" size={13} />
    </span>
  )
}

/** Points for the seat in front of the screen: scored now, or if it had made it. */
function Worth({ id }: { readonly id: DonationId }) {
  const { board, seat, words } = useDrawing()
  const own = seat === null ? undefined : board.players[seat]
  if (seat === null || !own) return null
  const made = donationScores(board, seat)[id]
  if (made !== undefined) return <b title={words.worthNow}>{made}</b>
  const { kind } = donationOf(id).formula
  if (kind === 'pay' || donorsOf(board, id).length > 0) return null
  return (
    <i title={words.worthIf} className="cg-would">
      {wouldScore(board, seat, id)}
    </i>
  )
}
