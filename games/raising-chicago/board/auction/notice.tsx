import { projectOf, type SlotId } from '../../components/index.ts'
import { winnerOf } from '../../model/auction.ts'
import type { Owner, Slot } from '../../state.ts'
import { NOTICE } from '../city/geography.ts'
import { on } from '../city/ground.tsx'
import { aboutOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { tallyOf } from '../leads.ts'
import { OwnerMark, ownerColor, ownerName } from '../owner.tsx'
import { at } from '../places.ts'
import { ProjectFace } from '../project.tsx'
import { AuctionCard } from './card.tsx'

/** A notice board: the project on paper, its card below, and who would win it now. */
export function Notice({ id, index }: { readonly id: SlotId; readonly index: number }) {
  const { board, book, words, view } = useDrawing()
  const slot = board.slots[index]
  const style = on('auction', { ...NOTICE, x: NOTICE.x + index * NOTICE.step })
  if (!slot?.project) {
    return (
      <div className="rc-notice rc-notice-done" data-place={at.slot(id)} style={style} {...shows('part', 'done')}>
        <b className="rc-numeral">{id}</b>
        <span>{words.slotEmpty}</span>
      </div>
    )
  }
  const { project, card } = slot
  const running = aboutOf(view).slot === id
  return (
    <div
      className={`rc-notice rc-notice-${projectOf(project).kind} ${running ? 'rc-notice-now' : ''}`}
      data-place={at.slot(id)}
      data-clear=""
      style={style}
    >
      <div className="rc-sheet-paper" {...shows('project', project)}>
        <h4>{words.breakable(book.projects[project])}</h4>
        <ProjectFace project={project} numeral={id} />
      </div>
      {card && <AuctionCard id={id} slot={slot} card={card} />}
      <Lead slot={slot} index={index} />
    </div>
  )
}

/** Who has how many markers here, the leader first; a better place decides a tie. */
function Lead({ slot, index }: { readonly slot: Slot; readonly index: number }) {
  const drawing = useDrawing()
  const { words, after } = drawing
  const leader = leaderOf(slot)
  const nextSlot = after?.slots[index]
  // A slot that is about to be cleared keeps its winner.
  const toBe = nextSlot && leaderOf(nextSlot) !== null ? nextSlot : slot
  const shown = leaderOf(toBe)
  if (shown === null)
    return (
      <p className="rc-lead rc-quiet" {...shows('part', 'lead')}>
        {words.noBids}
      </p>
    )
  const label = slot.winner === null ? words.leads(ownerName(drawing, shown)) : words.won(ownerName(drawing, shown))
  return (
    <p
      className={`rc-lead ${shown === leader ? '' : 'rc-lead-next'}`}
      {...shows('part', 'lead')}
      style={{ borderColor: ownerColor(shown) }}
    >
      <OwnerMark owner={shown} size={14} />
      <b data-now={label}>{label}</b>
      <span className="rc-tally">
        {tallyOf(toBe, shown).map(({ owner, count }) => (
          <span key={owner} data-now={words.markersHere(ownerName(drawing, owner), count)}>
            {owner !== shown && <OwnerMark owner={owner} size={12} />}
            {count}
          </span>
        ))}
      </span>
    </p>
  )
}

function leaderOf(slot: Slot): Owner | null {
  return slot.winner ?? winnerOf(slot)
}
