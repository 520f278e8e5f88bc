import { projectOf, type SlotId } from '../components/index.ts'
import { winnerOf } from '../model/auction.ts'
import type { Owner, Slot } from '../state.ts'
import { AuctionCard } from './card.tsx'
import { aboutOf, useDrawing } from './context.ts'
import { OwnerMark, ownerColor, ownerName } from './owner.tsx'
import { at } from './places.ts'
import { ProjectFace } from './project.tsx'

/** One of the five projects with its card: what it is, who has bid, and who would win it now. */
export function SlotPanel({ id, index }: { readonly id: SlotId; readonly index: number }) {
  const { board, book, words, view } = useDrawing()
  const slot = board.slots[index]
  if (!slot?.project) {
    return (
      <div className="rc-slot rc-slot-done" data-place={at.slot(id)}>
        <b className="rc-slot-number">{id}</b>
        <span className="rc-none">{words.slotEmpty}</span>
      </div>
    )
  }
  const { project, card } = slot
  const running = aboutOf(view).slot === id
  return (
    <div
      className={`rc-slot rc-slot-${projectOf(project).kind} ${running ? 'rc-slot-now' : ''}`}
      data-place={at.slot(id)}
    >
      <h4 className="rc-slot-head">
        <b className="rc-slot-number">{id}</b>
        <span>{words.breakable(book.projects[project])}</span>
      </h4>
      <ProjectFace project={project} />
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
  const shown = (nextSlot && leaderOf(nextSlot)) ?? leader
  if (shown === null) return <p className="rc-lead rc-none">{words.noBids}</p>
  const label = slot.winner === null ? words.leads(ownerName(drawing, shown)) : words.won(ownerName(drawing, shown))
  return (
    <p className={`rc-lead ${shown === leader ? '' : 'rc-lead-next'}`} style={{ borderColor: ownerColor(shown) }}>
      <OwnerMark owner={shown} size={20} />
      <b>{label}</b>
      {slot.markers.some((owner) => owner !== null) && (
        <span className="rc-tally">{tallyOf(slot, shown).join(' : ')}</span>
      )}
    </p>
  )
}

function leaderOf(slot: Slot): Owner | null {
  return slot.winner ?? winnerOf(slot)
}

/** Markers of the leader, then of the others, most first. */
function tallyOf({ markers }: Slot, leader: Owner): number[] {
  const counts = new Map<Owner, number>()
  for (const owner of markers) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  const own = counts.get(leader) ?? 0
  counts.delete(leader)
  return [own, ...[...counts.values()].sort((one, other) => other - one)]
}
