import { Icon, Spot, StagePlace, stepOf, useHands } from '@boardroom/board-kit'
import {
  DONATION_IDS,
  type DonationCategory,
  type DonationId,
  donationOf,
  type Formula,
} from '../../components/index.ts'
import { capOf, donationCost } from '../../model/donations.ts'
import { currentEvent } from '../../model/timeline.ts'
import { donationScores, wouldScore } from '../../scoring.ts'
import type { Owner } from '../../state.ts'
import type { CarnegieMove } from '../../types.ts'
import type { Board } from '../../view.ts'
import { soft, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Disc } from '../pieces.tsx'
import { at } from '../places.ts'
import { Sign, type SignName } from '../signs.tsx'
import { AMERICA } from './geography.ts'

const CATEGORIES = ['education', 'human-rights', 'welfare', 'health'] as const satisfies readonly DonationCategory[]

/** The wall of donations: a brass plaque for each, with what it is worth and to whom it went. */
export function Wall() {
  const { words, book, board, seat } = useDrawing()
  const own = seat === null ? undefined : board.players[seat]
  return (
    <StagePlace id="donations" at={AMERICA.places.donations} label={words.donations} className="cg-place cg-wall">
      <h3 className="cg-wall-title" data-covers="">
        {words.donations}
        {own && (
          <small data-now={words.nextDonation(capOf(own))} {...shows('part', 'next-donation')}>
            ${donationCost(own)} · ≤ {capOf(own)}★
          </small>
        )}
      </h3>
      <div className="cg-plaques" data-clear="" data-covers="">
        {CATEGORIES.map((category) => (
          <div key={category} className="cg-plaque-row">
            <h4>{book.categories[category]}</h4>
            {DONATION_IDS.filter((id) => donationOf(id).category === category).map((id) => (
              <Plaque key={id} id={id} />
            ))}
          </div>
        ))}
      </div>
    </StagePlace>
  )
}

function donorsOf(board: Board, id: DonationId): Owner[] {
  return [
    ...board.players.flatMap((player, seat) => (player.donations.includes(id) ? [seat] : [])),
    ...(board.andrew?.donations.includes(id) ? ['andrew' as const] : []),
    ...(board.neutral.donations.includes(id) ? ['neutral' as const] : []),
  ]
}

function Plaque({ id }: { readonly id: DonationId }) {
  const { board, after, book, view, words, names, seat: own } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const meant = moves.filter(
    (move) => (move.type === 'donate' || move.type === 'copy-donation' || move.type === 'pay') && move.donation === id,
  )
  const donors = donorsOf(board, id)
  const coming = after ? donorsOf(after, id).filter((owner) => !donors.includes(owner)) : []
  const asks = stepOf(view) === 'event' && currentEvent(board).donation
  const why: CarnegieMove | null = asks ? { type: 'donate', donation: id } : null
  const who = donors.map((owner) => (typeof owner === 'number' ? names.seat(owner) : words[owner])).join(', ')
  const { formula } = donationOf(id)
  const name = book.donations[id]
  const scored = donors.length === 0 || donors.some((owner) => owner === own)
  const crowd = signsOf(formula) + donors.length + coming.length + Number(scored)
  return (
    <Spot
      moves={meant}
      why={why}
      label={`${name}, ${words.formula(formula)}${who ? `: ${who}` : ''}`}
      className={`cg-gift ${donors.length > 0 ? 'cg-gift-taken' : ''} ${crowd > ROOMY ? 'cg-gift-crowded' : ''}`}
      place={at.donation(id)}
      {...shows('donation', id)}
    >
      <span className="cg-gift-line">
        <b>
          {formula.vp}
          <span className="cg-star">★</span>
        </b>
        <span className="cg-gift-signs">
          <Counted formula={formula} />
        </span>
        <span className="cg-gift-end">
          <Worth id={id} />
          {donors.map((owner) => (
            <Disc key={owner} owner={owner} size={15} />
          ))}
          {coming.map((owner) => (
            <span key={owner} className="cg-ghost">
              <Disc owner={owner} size={15} />
            </span>
          ))}
        </span>
      </span>
      <span className={`cg-small-print ${name.length > LONG ? 'cg-long' : ''}`}>{soft(name)}</span>
    </Spot>
  )
}

/** Longer names are written smaller: two lines are all there is. */
const LONG = 27

/** So many signs, discs and scores have room on a plaque beside its points. */
const ROOMY = 3

function signsOf(formula: Formula): number {
  if (formula.kind === 'pay') return Object.keys(formula.unit).length
  return formula.kind === 'per' && formula.count === 'projects-of-types' ? formula.types.length : 1
}

/** What a donation counts, in signs; the words stand below them and in its label. */
function Counted({ formula }: { readonly formula: Formula }) {
  if (formula.kind === 'fixed') return null
  if (formula.kind === 'pay') {
    const { money, goods } = formula.unit
    return (
      <>
        {money && <i>${money}</i>}
        {goods && <Icon name="good" size={15} />}
      </>
    )
  }
  const sign = (name: SignName) => <Sign key={name} name={name} size={15} />
  switch (formula.count) {
    case 'departments-of-type':
      return sign(formula.type)
    case 'departments-all':
      return sign('tile')
    case 'projects-of-types':
      return formula.types.map(sign)
    case 'regions-at-railroad':
      return sign('railroad')
    case 'own-donations':
      return sign('donation')
    case 'active-employees':
      return <Icon name="employee" size={15} />
    case 'projects-in-region':
      return sign(formula.region)
    case 'projects-in-small-cities':
      return <Icon name="dot" size={15} />
  }
}

/** Points for the seat in front of the screen: scored now, or if it had made it. */
function Worth({ id }: { readonly id: DonationId }) {
  const { board, seat, words } = useDrawing()
  const own = seat === null ? undefined : board.players[seat]
  if (seat === null || !own) return null
  const made = donationScores(board, seat)[id]
  if (made !== undefined) return <b data-now={words.worthNow}>{made}</b>
  const { kind } = donationOf(id).formula
  if (kind !== 'per' || donorsOf(board, id).length > 0) return null
  return (
    <i data-now={words.worthIf} className="cg-would">
      {wouldScore(board, seat, id)}
    </i>
  )
}
