import { Icon, Spot, useHands } from '@boardroom/board-kit'
import { COMPANIES, type CompanyId, charterOf } from '../components/index.ts'
import type { BigShouldersMove } from '../types.ts'
import { Charter } from './charter.tsx'
import { inPlay, useDrawing } from './context.ts'
import { Crest } from './crest.tsx'
import { CubeRow } from './cubes.tsx'
import { ManagerSigns } from './effect.tsx'

/** Charters in play, one's own first, and those still to be founded. */
export function Companies() {
  const { board, words, seat } = useDrawing()
  // The company that operates lies on the desk.
  const playing = inPlay(board).filter(({ id }) => id !== board.turn?.company)
  const sorted = [
    ...playing.filter(({ company }) => company.director === seat),
    ...playing.filter(({ company }) => company.director !== seat),
  ]
  const open = COMPANIES.filter((id) => !board.companies[id])
  return (
    <>
      {sorted.length > 0 && (
        <div className="charters">
          {sorted.map(({ id, company }) => (
            <Charter key={id} id={id} company={company} />
          ))}
        </div>
      )}
      {open.length > 0 && (
        <section aria-label={words.notFounded} className="open-charters-section">
          <h3>{words.notFounded}</h3>
          <div className="open-charters">
            {open.map((id) => (
              <OpenCharter key={id} id={id} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function OpenCharter({ id }: { readonly id: CompanyId }) {
  const { words, book, board } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const charter = charterOf(id)
  const found = moves.filter((move) => move.type === 'found' && move.company === id)
  const why: BigShouldersMove | null =
    board.phase === 'stock' || board.phase === 'setup' ? { type: 'found', company: id, par: 35 } : null
  return (
    <Spot
      moves={found}
      why={why}
      label={`${charter.name}, ${book.industries[charter.industry]}`}
      className="open-charter"
    >
      <span className="open-charter-head">
        <Crest company={id} size={34} />
        <span>
          <strong>{charter.shortName}</strong>
          <small>{book.industries[charter.industry]}</small>
        </span>
      </span>
      <span className="open-charter-facts">
        <span title={words.appeal}>
          <Icon name="appeal" size={15} label={words.appeal} /> {charter.startingAppeal}
        </span>
        <span title={words.goodPrice}>
          <Icon name="good" size={15} label={words.goodPrice} /> ${charter.goodPrices.join('/')}
        </span>
        {charter.assetSlots > 0 && (
          <span title={words.assetSlot}>
            <Icon name="asset" size={15} label={words.assetSlot} />
          </span>
        )}
      </span>
      {charter.factories.map((factory, place) => (
        <span key={place} className="open-factory">
          <CubeRow cubes={factory.resources} size={16} />
          <span className="open-workers">
            {Array.from({ length: factory.workerSpaces }, (_, i) => (
              <Icon key={i} name="worker" size={14} />
            ))}
          </span>
          <b>
            → {factory.goods}
            <Icon name="good" size={14} />
          </b>
          <span className="open-manager">
            <Icon name="manager" size={14} />
            <ManagerSigns bonus={factory.manager} />
          </span>
        </span>
      ))}
    </Spot>
  )
}
