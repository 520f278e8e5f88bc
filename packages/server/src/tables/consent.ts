import type { Seat } from '@boardroom/kernel'
import { noTable, Problem, wrongStatus } from '../problem.ts'
import type { Claim, Proposal, TableRecord } from '../storage/records.ts'
import { changeTable } from './change.ts'
import { clockKey } from './follow-ups.ts'
import type { Opened } from './opened.ts'
import { backTo, write } from './play.ts'
import { lookAt, mustSit } from './seating.ts'
import { absent, mustBeLeft } from './vanished.ts'
import type { Person, World } from './world.ts'

/**
 * Proposes what needs everyone's consent: going further back than undo may, or giving the table up. To end a game whose
 * other players have vanished it takes those who are left.
 */
export async function propose(
  world: World,
  id: string,
  person: Person,
  wish: Pick<Proposal, 'kind' | 'to'>,
): Promise<Opened> {
  const { record: seen } = await lookAt(world, id, person)
  // What cannot be gone back to need not be agreed on.
  if (wish.kind === 'undo' && wish.to !== null && wish.to < seen.seq && seen.status === 'running') {
    mustSit(seen, person)
    await world.opened.at(seen, wish.to)
  }
  const opened = await changeTable(world, id, ({ record }) => {
    const by = mustSit(record, person)
    if (wish.kind === 'claim') mustBeLeft(record, person, absent(record, world.now()))
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

/** Bots agree to everything; so do seats whose owner has left for good, and to a claim those who are not there. */
function missing(world: World, record: TableRecord): Seat[] {
  const { agreed = [], kind } = record.proposal ?? {}
  const away = kind === 'claim' ? absent(record, world.now()) : []
  return record.seats
    .filter(({ seat, person }) => person !== null && !agreed.includes(seat) && !away.includes(seat))
    .map(({ seat }) => seat)
}

async function settle(world: World, opened: Opened): Promise<Opened> {
  const { record } = opened
  if (!record.proposal || missing(world, record).length > 0) return opened
  return record.proposal.kind === 'undo' ? goBack(world, record.id) : cancel(world, record.id)
}

function cancel(world: World, id: string): Promise<Opened> {
  return changeTable(world, id, ({ record }) => {
    const { proposal } = record
    if (!proposal || proposal.kind === 'undo' || missing(world, record).length > 0) return null
    const claim = proposal.kind === 'claim' ? claimOf(proposal, absent(record, world.now())) : null
    return { record: { ...cancelled(world, record), claim }, dropJobs: [clockKey(id)] }
  })
}

/** Everybody came back meanwhile and agreed: then there is nothing to claim. */
function claimOf({ agreed }: Proposal, away: readonly Seat[]): Claim | null {
  const gone = away.filter((seat) => !agreed.includes(seat))
  return gone.length > 0 ? { stayed: [...agreed].sort((a, b) => a - b), gone } : null
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
      if (proposal?.kind !== 'undo' || proposal.to === null || !position || missing(world, record).length > 0)
        return opened
      const plan = await backTo(world, record, position, proposal.by, proposal.to)
      // Agreed by all, so nobody may step over it on his own.
      const next = await write(world, opened, { ...plan, event: { ...plan.event, back: null } }, null)
      if (next) return next
    }
  })
}
