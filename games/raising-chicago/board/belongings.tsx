import { Spot } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { RESOURCES, SYMBOLS } from '../components/index.ts'
import { cardSpaces, isFree } from '../model/companies.ts'
import { symbolSets } from '../model/symbols.ts'
import { RoundSpace } from './card.tsx'
import { asMove, companyOf, useDrawing, useMeant } from './context.ts'
import { ProjectSymbols } from './project.tsx'
import { Sign, TokenSign } from './signs.tsx'
import { TileFace } from './tile-face.tsx'

interface OfSeat {
  readonly seat: Seat
}

/** The cards under a board, the newest on the left; what is pushed out goes to the pile. */
export function Cards({ seat }: OfSeat) {
  const { board, words } = useDrawing()
  const company = companyOf(board, seat)
  const { cards, fresh, pile } = company
  const free = cardSpaces(company) - cards.length
  const inPile = typeof pile === 'number' ? pile : pile.length
  return (
    <fieldset className="rc-cards" aria-label={words.cards}>
      {cards.map((card, i) => (
        <span key={card} className={`rc-own-card ${i < fresh ? 'rc-fresh' : ''}`}>
          <RoundSpace card={card} />
        </span>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={i} className="rc-own-card rc-card-space" />
      ))}
      <span className="rc-pile" title={words.pile(inPile)}>
        {words.pile(inPile)}
      </span>
    </fieldset>
  )
}

/** Outskirts tiles that wait to be used. */
export function Tiles({ seat, live }: OfSeat & { readonly live: boolean }) {
  const { board, words, book } = useDrawing()
  const uses = useMeant('use-tile', () => live)
  const { tiles } = companyOf(board, seat)
  if (tiles.length === 0) return null
  return (
    <fieldset className="rc-tiles" aria-label={words.tiles}>
      {tiles.map((tile) => (
        <Spot
          key={tile}
          moves={uses.filter((move) => move.tile === tile)}
          why={live ? asMove({ type: 'use-tile', tile }) : null}
          label={`${book.tiles[tile]}: ${words.tileDoes(tile)}`}
          className="rc-own-tile"
        >
          <span title={words.tileDoes(tile)}>
            <TileFace tile={tile} />
          </span>
        </Spot>
      ))}
    </fieldset>
  )
}

/** Symbols, final projects, neighbourhoods, extensions and the personal project. */
export function Collection({ seat }: OfSeat) {
  const { board, words, book } = useDrawing()
  const { symbols, finals, neighbourhoods, extensions, sections, tracks, supply } = companyOf(board, seat)
  return (
    <div className="rc-collection">
      <fieldset className="rc-symbols" aria-label={words.symbols}>
        {SYMBOLS.map((symbol) => (
          <span
            key={symbol}
            className={`rc-symbol ${symbols[symbol] === 0 ? 'rc-missing' : ''}`}
            title={`${book.symbols[symbol]}: ${symbols[symbol]}`}
          >
            <Sign name={symbol} size={20} label={book.symbols[symbol]} />
            <b>{symbols[symbol]}</b>
          </span>
        ))}
        <span className="rc-sets">{words.sets(symbolSets(symbols))}</span>
      </fieldset>
      {finals.map((final) => (
        <span key={final} className="rc-fact" title={book.projects[final]}>
          <Sign name="council" size={17} label={book.projects[final]} />
          <ProjectSymbols project={final} />
        </span>
      ))}
      <Fact name="neighbourhood" label={words.neighbourhoodTiles} value={neighbourhoods.length} />
      <Fact name="extension" label={words.extensions} value={extensions} />
      <Fact name="storey" label={words.supply} value={supply} />
      <span className="rc-fact" title={words.personal}>
        <span>{words.personalShort}</span>
        {RESOURCES.map((resource) => {
          const done = sections.includes(resource) || isFree(tracks, resource)
          const label = words.section(book.resources[resource], done)
          return (
            <span key={resource} className={`rc-section-mark ${done ? 'rc-section-paid' : ''}`} title={label}>
              <TokenSign token={resource} size={16} label={label} />
            </span>
          )
        })}
      </span>
    </div>
  )
}

interface FactProps {
  readonly name: 'neighbourhood' | 'extension' | 'storey'
  readonly label: string
  readonly value: number
}

function Fact({ name, label, value }: FactProps) {
  return (
    <span className="rc-fact" title={label}>
      <Sign name={name} size={18} label={label} />
      <b>{value}</b>
    </span>
  )
}
