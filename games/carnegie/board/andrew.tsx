import { ANDREW, type CardId, cardOf, cityOf, REGIONS, TRACK_END, VP_CARDS } from '../components/index.ts'
import { andrewScore } from '../scoring.ts'
import type { AndrewView } from '../view.ts'
import { useDrawing } from './context.ts'
import { Disc } from './pieces.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

/** The solo opponent: his card of this round on its way along the VP cards, and what he has. */
export function Andrew() {
  const { board, words, book } = useDrawing()
  const { andrew } = board
  if (!andrew) return null
  const { tiles, donations, discs, filed } = andrew
  const last = REGIONS.filter((region) => andrew.transport[region] === TRACK_END).length
  return (
    <section className="cg-panel" aria-label={words.andrew} data-place={at.andrew}>
      <h3>
        <Disc owner="andrew" size={18} /> {words.andrew}
        <small>
          {andrewScore(board)?.total ?? 0} {words.vpSoFar}
        </small>
      </h3>
      <div className="cg-andrew-body">
        <Card andrew={andrew} />
        <div>
          <ol className="cg-vp-cards" aria-label={words.vpCards}>
            {VP_CARDS.map((vp, position) => (
              <li
                key={vp}
                className={andrew.back && position === andrew.position ? 'cg-vp-now' : ''}
                aria-current={andrew.back && position === andrew.position ? 'step' : undefined}
              >
                <b>{vp}</b>
                <small title={words.cardsHere}>{filed.filter((card) => card.position === position).length}</small>
              </li>
            ))}
          </ol>
          <ul className="cg-andrew-facts">
            <li>{words.andrewTiles(tiles.length, ANDREW.vpPerTile * tiles.length)}</li>
            <li>{words.andrewLast(last)}</li>
            <li>{words.andrewDonations(donations.length)}</li>
            <li>{words.andrewDiscs(discs)}</li>
            <li>
              {andrew.next
                ? words.nextCard(andrew.next === '?' ? '?' : book.actions[andrew.next], andrew.pile)
                : words.noCard}
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}

function Card({ andrew: { card, back } }: { readonly andrew: AndrewView }) {
  const { words, book } = useDrawing()
  if (card) return <CardFace id={card} />
  if (!back) return <div className="cg-card cg-card-none">{words.noCard}</div>
  return (
    <div
      className="cg-card cg-card-back"
      role="img"
      aria-label={words.cardBack(back === '?' ? '?' : book.actions[back])}
    >
      {back === '?' ? <b className="cg-question">?</b> : <Sign name={back} size={44} />}
      <span>{back === '?' ? words.unknown : book.actions[back]}</span>
    </div>
  )
}

/** What Andrew does with this card: its donation, its main action, and a line for each action. */
function CardFace({ id }: { readonly id: CardId }) {
  const { words, book, board } = useDrawing()
  const { kind, donation, mainAction, hr, management, construction, rnd } = cardOf(id)
  const now = board.chosen?.action
  const line = (action: typeof mainAction): string =>
    `${now === action ? 'cg-line-now' : ''} ${action === mainAction ? 'cg-line-main' : ''}`
  return (
    <div className={`cg-card cg-card-${kind}`}>
      <p className="cg-card-gift">
        <Sign name="donation" size={15} /> {book.donations[donation]}
      </p>
      <dl>
        <div className={line('hr')}>
          <dt>
            <Sign name="hr" size={16} label={book.actions.hr} />
          </dt>
          <dd>{words.shifts(hr)}</dd>
        </div>
        <div className={line('management')}>
          <dt>
            <Sign name="management" size={16} label={book.actions.management} />
          </dt>
          <dd>{management.map((type) => book.actions[type]).join(', ')}</dd>
        </div>
        <div className={line('construction')}>
          <dt>
            <Sign name="construction" size={16} label={book.actions.construction} />
          </dt>
          <dd>{construction.map((city) => cityOf(city).name).join(', ')}</dd>
        </div>
        <div className={line('rnd')}>
          <dt>
            <Sign name="rnd" size={16} label={book.actions.rnd} />
          </dt>
          <dd>
            {book.regions[rnd.region].name} +{rnd.steps}
          </dd>
        </div>
      </dl>
    </div>
  )
}
