import { Spot } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CSSProperties } from 'react'
import { type Amounts, type CardId, RESOURCES } from '../../components/index.ts'
import { sideOf } from '../../model/auction.ts'
import { cardSpaces, companyAt } from '../../model/companies.ts'
import { RoundSpace } from '../auction/card.tsx'
import { asMove, useDrawing, useMeant } from '../context.ts'
import { type Part, shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { ProjectSymbols } from '../project.tsx'
import { AmountSigns } from '../rewards.tsx'
import { Sign, type SignName } from '../signs.tsx'
import { TileFace } from '../tile-face.tsx'

interface OfSeat {
  readonly seat: Seat
}

/** Cards lie in two rows; the first extensions find room there without making them smaller. */
const FEWEST_ACROSS = 3

/** The cards under a board, the newest on the left, with the one that would come; what is pushed out goes to the pile. */
export function Cards({ seat }: OfSeat) {
  const { board, after, words, view } = useDrawing()
  const had = companyAt(board, seat).cards
  const company = companyAt(after ?? board, seat)
  const { cards, fresh, pile } = company
  const spaces = cardSpaces(company)
  const free = spaces - cards.length
  const inPile = typeof pile === 'number' ? pile : pile.length
  return (
    <fieldset
      className="rc-cards"
      data-place={at.cards(seat)}
      {...shows('part', 'cards')}
      aria-label={words.cards}
      style={{ '--across': Math.max(FEWEST_ACROSS, Math.ceil(spaces / 2)) } as CSSProperties}
    >
      <span className="rc-cards-line">
        <b>{words.everyRound}</b>
        <AmountSigns amounts={madeBy(view.seats, cards)} size={17} counted />
      </span>
      {cards.map((card, i) => (
        <span
          key={card}
          className={`rc-own-card ${had.includes(card) ? '' : 'rc-to-come'} ${i < fresh ? 'rc-fresh' : sideOf(view.seats, card).mode === 'once' ? 'rc-over' : ''}`}
        >
          <RoundSpace card={card} />
        </span>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={i} className="rc-own-card rc-card-space" {...shows('part', 'card-space')} />
      ))}
      <span className="rc-cards-line">
        <span data-now={free > 0 ? undefined : words.pushesOut}>{free > 0 ? words.freeSpaces(free) : words.full}</span>
        <span>{words.pile(inPile)}</span>
      </span>
    </fieldset>
  )
}

/** What all of them together make in every round. */
function madeBy(seats: number, cards: readonly CardId[]): Amounts {
  const sum = { timber: 0, jackscrew: 0, masonry: 0 }
  for (const card of cards) {
    const { mode, reward } = sideOf(seats, card)
    if (mode !== 'recurring' || reward.type !== 'resources') continue
    for (const resource of RESOURCES) sum[resource] += reward.amounts[resource]
  }
  return sum
}

/** Outskirts tiles that wait to be used, with the one that would come. */
export function Tiles({ seat, live }: OfSeat & { readonly live: boolean }) {
  const { board, after, words, book } = useDrawing()
  const uses = useMeant('use-tile', () => live)
  const { tiles } = companyAt(board, seat)
  const coming = companyAt(after ?? board, seat).tiles.filter((tile) => !tiles.includes(tile))
  if (tiles.length + coming.length === 0) {
    return (
      <span className="rc-own-tile rc-tile-space" data-place={at.tiles(seat)} {...shows('part', 'tile-space')}>
        {words.tileSpace}
      </span>
    )
  }
  return (
    <fieldset className="rc-tiles" data-place={at.tiles(seat)} aria-label={words.tiles}>
      {tiles.map((tile) => (
        <Spot
          key={tile}
          moves={uses.filter((move) => move.tile === tile)}
          why={live ? asMove({ type: 'use-tile', tile }) : null}
          label={`${book.tiles[tile]}: ${words.tileDoes(tile)}`}
          className="rc-own-tile"
          {...shows('tile', tile)}
        >
          <TileFace tile={tile} />
        </Spot>
      ))}
      {coming.map((tile) => (
        <span key={tile} className="rc-own-tile rc-to-come">
          <TileFace tile={tile} />
        </span>
      ))}
    </fieldset>
  )
}

/** Neighbourhoods, extensions and the markers left. */
export function Collection({ seat }: OfSeat) {
  const { board, words } = useDrawing()
  const { neighbourhoods, extensions, supply } = companyAt(board, seat)
  return (
    <div className="rc-collection">
      <Fact name="neighbourhood" part="neighbourhoods" label={words.neighbourhoodTiles} value={neighbourhoods.length} />
      <Fact name="extension" part="extensions" label={words.extensions} value={extensions} />
      <Fact name="marker" part="markers" label={words.supply} value={supply} />
    </div>
  )
}

/** Final projects that a company has built: their symbols score at the end. */
export function Finals({ seat }: OfSeat) {
  const { board, book } = useDrawing()
  const { finals } = companyAt(board, seat)
  if (finals.length === 0) return null
  return (
    <span className="rc-own-finals">
      {finals.map((final) => (
        <span key={final} className="rc-own-final" {...shows('project', final)}>
          <Sign name="council" size={17} label={book.projects[final]} />
          <ProjectSymbols project={final} />
        </span>
      ))}
    </span>
  )
}

interface FactProps {
  readonly name: SignName
  readonly part: Part
  readonly label: string
  readonly value: number
}

function Fact({ name, part, label, value }: FactProps) {
  return (
    <span className="rc-fact" {...shows('part', part)}>
      <Sign name={name} size={18} label={label} />
      <b>{value}</b>
    </span>
  )
}
