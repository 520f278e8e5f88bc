import type { Seat } from '@boardroom/kernel'
import { noTable, Problem, wrongStatus } from '../problem.ts'
import type { Proposal, TableRecord } from '../storage/records.ts'
import { changeTable } from './change.ts'
import { clockKey } from './follow-ups.ts'
import type { Opened } from './opened.ts'
import { backTo, write } from './play.ts'
import { lookAt, mustSit } from './seating.ts'
import type { Person, World } from './world.ts'

/** Proposes what needs everyone's consent: going further back than undo may, or giving the table up. */
export async function propose(
  world: World,
  id: string,
  person: Person,
  wish: Pick<Proposal, 'kind' | 'to'>,
): Promise<Opened> {
  await lookAt(world, id, person)
  const opened = await changeTable(world, id, ({ record }) => {
    const by = mustSit(record, person)
    if (record.status !== 'running') throw wrongStatus(record.status)
    if (record.proposal) throw new Problem(409, 'proposal-open', 'Another proposal waits for answers.')
    if (wish.kind === 'undo' && (wish.to === null || wish.to >= record.seq)) {
      throw new Problem(400, 'bad-input', `there is no earlier position ${wish.to}`)
    }
    const to = wish.kind === 'undo' ? wish.to : null
    return { record: { ...record, proposal: { kind: wish.kind, by, to, agreed: [by] } } }
  })
  return settle(world, opened)
}

/** Agrees, or ends the proposal. */
export async function answerProposal(world: World, id: string, person: Person, agree: boolean): Promise<Opened> {
  await lookAt(world, id, person)
  const opened = await changeTable(world, id, ({ record }) => {
    const seat = mustSit(record, person)
    const { proposal } = record
    if (!proposal) throw new Problem(409, 'no-proposal', 'Nothing has been proposed.')
    if (!agree) return { record: { ...record, proposal: null } }
    if (proposal.agreed.includes(seat)) return null
    return { record: { ...record, proposal: { ...proposal, agreed: [...proposal.agreed, seat] } } }
  })
  return settle(world, opened)
}

/** Bots agree to everything; so do seats whose owner has left for good. */
function missing(record: TableRecord): Seat[] {
  const agreed = record.proposal?.agreed ?? []
  return record.seats.filter(({ seat, person }) => person !== null && !agreed.includes(seat)).map(({ seat }) => seat)
}

async function settle(world: World, opened: Opened): Promise<Opened> {
  const { record } = opened
  if (!record.proposal || missing(record).length > 0) return opened
  return record.proposal.kind === 'cancel' ? cancel(world, record.id) : goBack(world, record.id)
}

function cancel(world: World, id: string): Promise<Opened> {
  return changeTable(world, id, ({ record }) => {
    if (record.proposal?.kind !== 'cancel' || missing(record).length > 0) return null
    return { record: cancelled(world, record), dropJobs: [clockKey(id)] }
  })
}

/** A cancelled table asks nobody any more. */
export function cancelled(world: World, record: TableRecord): TableRecord {
  const seats = record.seats.map((seat) => ({ ...seat, askedSince: null, askedSeq: null, invite: null }))
  return { ...record, status: 'cancelled', proposal: null, endedAt: world.now(), seats }
}

function goBack(world: World, id: string): Promise<Opened> {
  return world.locks.run(id, async () => {
    for (;;) {
      const opened = await world.opened.load(id)
      if (!opened) throw noTable()
      const { record, position } = opened
      const { proposal } = record
      if (proposal?.kind !== 'undo' || proposal.to === null || !position || missing(record).length > 0) return opened
      const plan = await backTo(world, record, position, proposal.by, proposal.to)
      // Agreed by all, so nobody may step over it on his own.
      const next = await write(world, opened, { ...plan, back: null }, null)
      if (next) return next
    }
  })
}
