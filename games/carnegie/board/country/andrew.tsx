import { ANDREW, type CardId, cardOf, cityOf, REGIONS, TRACK_END, VP_CARDS } from '../../components/index.ts'
import { andrewScore } from '../../scoring.ts'
import type { AndrewView } from '../../view.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Disc } from '../pieces.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'
import { ANDREW_AT } from './geography.ts'

/** The solo opponent's yacht at sea: his card of this round on its way along the VP cards, and what he has. */
export function Andrew() {
  const { board, words } = useDrawing()
  const { andrew } = board
  if (!andrew) return <Steamer />
  const { tiles, donations, discs, filed } = andrew
  const last = REGIONS.filter((region) => andrew.transport[region] === TRACK_END).length
  const { x, y, w, h } = ANDREW_AT
  return (
    <section
      className="cg-andrew"
      {...shows('part', 'andrew')}
      aria-label={words.andrew}
      data-place={at.andrew}
      style={{ left: x, top: y, width: w, height: h }}
    >
      <h3>
        <Disc owner="andrew" size={18} /> {words.andrew}
        <b>{andrewScore(board)?.total ?? 0}★</b>
      </h3>
      <ol className="cg-vp-cards" {...shows('part', 'vp-cards')} aria-label={words.vpCards}>
        {VP_CARDS.map((vp, position) => {
          const here = andrew.back !== null && position === andrew.position
          return (
            <li key={vp} className={here ? 'cg-vp-now' : ''} aria-current={here ? 'step' : undefined}>
              <b>{vp}</b>
              <small data-now={words.cardsHere}>{filed.filter((card) => card.position === position).length}</small>
            </li>
          )
        })}
      </ol>
      <p className="cg-andrew-facts">
        <span data-now={words.andrewTiles(tiles.length, ANDREW.vpPerTile * tiles.length)}>
          <Sign name="tile" size={13} /> {tiles.length}
        </span>
        <span data-now={words.andrewLast(last)}>
          <Sign name="railroad" size={13} /> {last}
        </span>
        <span data-now={words.andrewDonations(donations.length)}>
          <Sign name="donation" size={13} /> {donations.length}
        </span>
        <span data-now={words.andrewDiscs(discs)}>
          <Disc owner="andrew" size={12} /> {discs}
        </span>
        <NextCard andrew={andrew} />
      </p>
      <Card andrew={andrew} />
    </section>
  )
}

function NextCard({ andrew: { next, pile } }: { readonly andrew: AndrewView }) {
  const { words, book } = useDrawing()
  if (!next) return null
  const label = words.nextCard(next === '?' ? words.anyAction : book.actions[next], pile)
  return (
    <span data-now={label}>
      → <Sign name={next === '?' ? 'joker' : next} size={13} label={label} />
    </span>
  )
}

function Card({ andrew: { card, back } }: { readonly andrew: AndrewView }) {
  const { words, book } = useDrawing()
  if (card) return <CardFace id={card} />
  if (!back) return <div className="cg-card cg-card-none">{words.noCard}</div>
  const name = back === '?' ? words.anyAction : book.actions[back]
  return (
    <div
      className="cg-card cg-card-back"
      {...shows('part', 'andrew-card')}
      role="img"
      aria-label={words.cardBack(name)}
    >
      <Sign name={back === '?' ? 'joker' : back} size={34} />
      <span>{name}</span>
    </div>
  )
}

/** What Andrew does with this card: its donation, and a line for each action. */
function CardFace({ id }: { readonly id: CardId }) {
  const { words, book, board } = useDrawing()
  const { kind, donation, mainAction, hr, management, construction, rnd } = cardOf(id)
  const now = board.chosen?.action
  const line = (action: typeof mainAction): string =>
    `${now === action ? 'cg-line-now' : ''} ${action === mainAction ? 'cg-line-main' : ''}`
  return (
    <dl className={`cg-card cg-card-${kind}`} {...shows('part', 'andrew-card')}>
      <div>
        <dt>
          <Sign name="donation" size={12} label={words.donation} />
        </dt>
        <dd>{book.donations[donation]}</dd>
      </div>
      <div className={line('hr')}>
        <dt>
          <Sign name="hr" size={12} label={book.actions.hr} />
        </dt>
        <dd>{words.shifts(hr)}</dd>
      </div>
      <div className={line('management')}>
        <dt>
          <Sign name="management" size={12} label={book.actions.management} />
        </dt>
        <dd>
          {management.map((type, i) => (
            <Sign key={i} name={type} size={12} label={book.actions[type]} />
          ))}
        </dd>
      </div>
      <div className={line('construction')}>
        <dt>
          <Sign name="construction" size={12} label={book.actions.construction} />
        </dt>
        <dd>{construction.map((city) => cityOf(city).name).join(', ')}</dd>
      </div>
      <div className={line('rnd')}>
        <dt>
          <Sign name="rnd" size={12} label={book.actions.rnd} />
        </dt>
        <dd>
          {book.regions[rnd.region].name} +{rnd.steps}
        </dd>
      </div>
    </dl>
  )
}

/** Where nobody plays against you, a steamer crosses. */
function Steamer() {
  return (
    <svg className="cg-steamer" width="100" height="76" viewBox="-50 -46 100 76" aria-hidden="true">
      <path d="M-30 4H30L22 16H-22Z" />
      <path d="M-16 4V-4H14V4M-8 -4V-18H-2V-4M4 -4V-18H10V-4" />
      <path className="cg-smoke" d="M-5 -20C-8 -30 -22 -26 -30 -34M7 -20C4 -32 -8 -30 -14 -40" />
      <path className="cg-smoke" d="M-40 20C-30 14 -24 24 -12 19C0 14 8 24 20 19C28 16 34 20 42 18" />
    </svg>
  )
}
