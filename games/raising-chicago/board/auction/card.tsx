import { Spot, stepOf } from '@boardroom/board-kit'
import {
  type Amounts,
  type CardId,
  cardOf,
  type Resource,
  type SlotId,
  SQUARES,
  type Square,
} from '../../components/index.ts'
import { sideOf, squareKind, tollFor } from '../../model/auction.ts'
import { companyAt } from '../../model/companies.ts'
import type { Owner, Slot } from '../../state.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import { aboutOf, useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { ownerName } from '../owner.tsx'
import { at } from '../places.ts'
import { AmountSigns, RewardSigns, total } from '../rewards.tsx'
import { Sign } from '../signs.tsx'
import { Marker } from './marker.tsx'

interface AuctionCardProps {
  readonly id: SlotId
  readonly slot: Slot
  readonly card: CardId
}

/** A resource card in the project area: four squares for bids, and what its round space gives the winner. */
export function AuctionCard({ id, slot, card }: AuctionCardProps) {
  const { words } = useDrawing()
  const moves = useMeant('choose-card', (move) => move.slot === id)
  return (
    <Spot moves={moves} label={`${words.card} ${id}`} className="rc-card" {...shows('card', card)}>
      <span className="rc-squares">
        {SQUARES.map((square, i) => (
          <SquareSpot key={square} id={id} slot={slot} card={card} square={square} owner={slot.markers[i] ?? null} />
        ))}
      </span>
      <RoundSpace card={card} />
    </Spot>
  )
}

interface SquareProps extends AuctionCardProps {
  readonly square: Square
  readonly owner: Owner | null
}

function SquareSpot({ id, slot, card, square, owner }: SquareProps) {
  const drawing = useDrawing()
  const { words, book, view, after, seat, board } = drawing
  const moves = useMeant('place', (move) => move.slot === id && move.square === square)
  const step = stepOf(view)
  const bidding = step === 'bid' || step === 'second-marker'
  const why: RaisingChicagoMove | null = bidding
    ? { type: 'place', marker: aboutOf(view).marker ?? 'own', slot: id, square }
    : null
  const kind = squareKind(view.seats, card, square)
  const toll = seat === null ? null : tollFor(view, companyAt(board, seat), slot)
  const holds = kind
    ? book.resources[kind]
    : `${words.toll}${owner === null && toll && total(toll) > 0 ? `: ${words.amounts(toll)}` : ''}`
  const next = after?.slots[board.slots.indexOf(slot)]?.markers[SQUARES.indexOf(square)] ?? null
  const shown = owner ?? next
  const whose = owner === null ? words.empty : ownerName(drawing, owner)
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${words.slot(id)}, ${words.squares[square]}, ${holds}: ${whose}`}
      place={at.square(id, square)}
      {...shows('square', `${id}/${square}`)}
      className={`rc-square ${kind ? `rc-in-${kind}` : 'rc-toll'} ${owner === null ? '' : 'rc-square-taken'} ${owner === null && next !== null ? 'rc-ghost' : ''}`}
    >
      {shown === null ? <OpenSquare kind={kind} toll={toll} /> : <Marker owner={shown} size={34} />}
    </Spot>
  )
}

/** What lies on a square: a resource to take, or the barrier with what it costs to pass now. */
function OpenSquare({ kind, toll }: { readonly kind: Resource | null; readonly toll: Amounts | null }) {
  if (kind) return <Sign name={kind} size={26} />
  return (
    <>
      <Sign name="toll" size={20} />
      {toll && total(toll) > 0 && (
        <span className="rc-toll-now">
          <AmountSigns amounts={toll} size={total(toll) > 2 ? 9 : 12} each />
        </span>
      )}
    </>
  )
}

/** What the round space of a card gives: in every phase 5, or once. */
export function RoundSpace({ card }: { readonly card: CardId }) {
  const { words, view, board } = useDrawing()
  const { mode, reward } = sideOf(view.seats, card)
  const { letter } = cardOf(card)
  const label = words.cardGives(mode, words.reward(reward))
  return (
    <span className={`rc-round rc-round-${mode}`} {...shows('card', card)}>
      <span className="visually-hidden">{label}</span>
      <Sign name={mode} size={14} />
      <RewardSigns reward={reward} size={18} each />
      {board.council && <b className="rc-letter">{letter === 'all' ? 'A–D' : letter}</b>}
    </span>
  )
}
