import { Spot, useHands } from '@boardroom/board-kit'
import { COMPANIES, type CompanyId, charterOf } from '../../components/index.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { Crest } from '../crest.tsx'
import { CubeRow } from '../cubes.tsx'
import { ManagerSigns } from '../effect.tsx'
import { shows } from '../explain/things.ts'
import { Glyph } from '../glyphs.tsx'

/** Charters that nobody has founded yet. */
export function OpenCharters() {
  const { board, words } = useDrawing()
  const open = COMPANIES.filter((id) => !board.companies[id])
  if (open.length === 0) return null
  return (
    <section aria-label={words.notFounded} className="bs-paper open-charters-section">
      <h3>{words.notFounded}</h3>
      <div className="open-charters">
        {open.map((id) => (
          <OpenCharter key={id} id={id} />
        ))}
      </div>
    </section>
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
      {...shows('company', id)}
    >
      <span className="open-charter-head">
        <Crest company={id} size={34} />
        <span>
          <strong>{charter.shortName}</strong>
          <small>{book.industries[charter.industry]}</small>
        </span>
      </span>
      <span className="open-charter-facts">
        <span data-now={words.appeal}>
          <Glyph name="appeal" size={15} label={words.appeal} /> {charter.startingAppeal}
        </span>
        <span data-now={words.goodPrice}>
          <Glyph name="good" size={15} label={words.goodPrice} /> ${charter.goodPrices.join('/')}
        </span>
        {charter.assetSlots > 0 && (
          <span data-now={words.assetSlot}>
            <Glyph name="asset" size={15} label={words.assetSlot} />
          </span>
        )}
      </span>
      {charter.factories.map((factory, place) => (
        <span key={place} className="open-factory">
          <CubeRow cubes={factory.resources} size={16} />
          <span className="open-workers">
            <i>{factory.workerSpaces}</i>
            {Array.from({ length: factory.workerSpaces }, (_, i) => (
              <Glyph key={i} name="worker" size={14} />
            ))}
          </span>
          <b>
            → {factory.goods}
            <Glyph name="good" size={14} />
          </b>
          <span className="open-manager">
            <Glyph name="manager" size={14} />
            <ManagerSigns bonus={factory.manager} />
          </span>
        </span>
      ))}
    </Spot>
  )
}
