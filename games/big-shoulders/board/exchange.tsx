import { Icon, type IconName, Spot, useMoves } from '@boardroom/board-kit'
import { APPEAL_BONUSES, APPEAL_END, type AppealBonus, charterOf, PAR_VALUES, PRICES } from '../components/index.ts'
import type { Found } from '../steps/setup/found.ts'
import { inPlay, useDrawing } from './context.ts'
import { Crest } from './crest.tsx'
import { at } from './places.ts'
import { Track } from './track.tsx'

/** The Stock track and the Appeal track. */
export function Exchange() {
  return (
    <>
      <StockTrack />
      <AppealTrack />
      <OperatingOrder />
    </>
  )
}

function StockTrack() {
  const { board, after, words } = useDrawing()
  const found = useMoves<Found>((move) => move.type === 'found')
  const tokens = inPlay(board).map(({ id, company }) => ({
    company: id,
    space: company.price,
    next: after?.companies[id]?.price,
  }))
  return (
    <Track
      title={words.stockTrack}
      spaces={PRICES.length}
      tokens={tokens.reverse()}
      minCell={34}
      className="stock-track"
      cell={(space) => {
        const price = PRICES[space] as number
        const par = (PAR_VALUES as readonly number[]).includes(price)
        return (
          <Spot
            moves={par ? found.filter((move) => move.par === price) : []}
            label={`$${price}`}
            place={at.price(price)}
            className={`track-space ${par ? 'track-par' : ''}`}
          >
            <span className="track-label">{price}</span>
          </Spot>
        )
      }}
    />
  )
}

const BONUS_ICONS: Readonly<Record<AppealBonus, IconName>> = {
  worker: 'worker',
  salesperson: 'salesperson',
  automation: 'automation',
  partner: 'partner',
  'bonus-goods': 'good',
  'share-value': 'up',
}

function AppealTrack() {
  const { board, after, words, book } = useDrawing()
  const tokens = inPlay(board).map(({ id, company }) => ({
    company: id,
    space: company.appeal,
    next: after?.companies[id]?.appeal,
  }))
  return (
    <Track
      title={words.appealTrack}
      spaces={APPEAL_END + 1}
      // The top of a stack operates first and comes first in the order.
      tokens={tokens.reverse()}
      minCell={40}
      className="appeal-track"
      cell={(space) => {
        const bonus = APPEAL_BONUSES[space]
        return (
          <div
            className={`track-space ${bonus ? 'track-bonus' : ''}`}
            data-place={at.appeal(space)}
            title={bonus ? book.bonuses[bonus] : undefined}
          >
            <span className="track-label">
              {space}
              {bonus && <Icon name={BONUS_ICONS[bonus]} size={15} label={book.bonuses[bonus]} />}
            </span>
          </div>
        )
      }}
    />
  )
}

/** Who operates when: those that have come first, the others numbered from the top of the Appeal track down. */
function OperatingOrder() {
  const { board, words } = useDrawing()
  const companies = inPlay(board)
  const done = companies.filter(({ company }) => company.operated)
  const order = [...done, ...companies.filter(({ company }) => !company.operated)]
  if (order.length === 0) return null
  return (
    <div className="operating-order">
      <h3>{words.operatesIn}</h3>
      <ol>
        {order.map(({ id, company }, place) => (
          <li
            key={id}
            className={company.operated ? 'order-done' : ''}
            aria-current={board.turn?.company === id ? 'step' : undefined}
          >
            <b>{company.operated ? <Icon name="check" size={14} label={words.operated} /> : place + 1}</b>
            <Crest company={id} size={22} />
            {charterOf(id).shortName}
          </li>
        ))}
      </ol>
    </div>
  )
}
