import type { Act } from '@boardroom/wire'
import { newId } from '../ids.ts'
import type { Hub } from '../live/hub.ts'
import { leaveForGood } from '../people/leave.ts'
import type { People } from '../people/people.ts'
import { FOR_GOOD } from '../people/standings.ts'
import { noTable, Problem, wrongStatus } from '../problem.ts'
import type { ModerationEntry, PersonRecord } from '../storage/records.ts'
import { changeTable } from '../tables/change.ts'
import { cancelled } from '../tables/consent.ts'
import { deputise } from '../tables/deputy.ts'
import { botKey, clockKey } from '../tables/follow-ups.ts'
import type { World } from '../tables/world.ts'

const DAY = 24 * 60 * 60_000

/** Who does something: a moderator, or whoever runs the server. */
export interface Keeper {
  readonly person: string | null
  readonly name: string
}

export const HOST: Keeper = { person: null, name: 'host' }

export interface DeskParts {
  readonly world: World
  readonly people: People
  readonly hub: Hub
}

type PersonAct = Extract<Act, { person: string }>
type TableAct = Extract<Act, { table: string }>

/** Where order is kept. Every act is written down before it is done, with who did it and why. */
export class Desk {
  readonly #parts: DeskParts

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  async act(by: Keeper, act: Act): Promise<ModerationEntry> {
    const { world } = this.#parts
    const { target, name, work } = await this.#plan(by, act)
    const { act: kind, reason, ...detail } = act
    const entry: ModerationEntry = {
      id: newId(),
      at: world.now(),
      by: by.person,
      byName: by.name,
      act: kind,
      target,
      targetName: name,
      reason,
      detail,
      done: false,
    }
    await world.storage.host.note(entry)
    await work()
    await world.storage.host.done(entry.id)
    return { ...entry, done: true }
  }

  /** Whom an act is about and what there is to do; refused here, it leaves no trace. */
  async #plan(by: Keeper, act: Act): Promise<{ target: string; name: string; work: () => Promise<unknown> }> {
    if ('person' in act) {
      const person = await this.#person(by, act)
      return { target: person.id, name: person.name, work: () => this.#toPerson(person, act) }
    }
    if ('table' in act) {
      const record = await this.#parts.world.storage.tables.find(act.table)
      if (!record) throw noTable()
      if (act.act === 'end-table' && record.endedAt !== null) throw wrongStatus(record.status)
      return { target: record.id, name: record.title, work: () => this.#toTable(act) }
    }
    const { conduct } = this.#parts.world.storage
    const open = await conduct.reports({ open: true, limit: 1_000 })
    const report = open.find((each) => each.id === act.report)
    if (!report) throw new Problem(404, 'no-report', 'There is no such report, or it was closed before.')
    const work = () => conduct.closeReport(act.report, this.#parts.world.now())
    return { target: report.id, name: report.aboutName, work }
  }

  async #person(by: Keeper, act: PersonAct): Promise<PersonRecord> {
    const { people, host } = this.#parts.world.storage
    const person = await people.find(act.person)
    if (!person) throw new Problem(404, 'no-person', 'There is no such person.')
    const keeps = (await host.standing(person.id))?.moderator ?? false
    if (by.person !== null && (keeps || act.act === 'moderator')) {
      throw new Problem(403, 'only-host', 'Only whoever runs the server may do that.')
    }
    return person
  }

  async #toPerson(person: PersonRecord, act: PersonAct): Promise<void> {
    const { world, people } = this.#parts
    const { host } = world.storage
    const now = world.now()
    switch (act.act) {
      case 'ban':
        await host.ban(person.id, act.days ? now + act.days * DAY : FOR_GOOD, act.reason, now)
        people.revoke(person.id)
        return this.#standIn(person)
      case 'unban':
        await host.ban(person.id, 0, '', now)
        return people.revoke(person.id)
      case 'rename':
        await people.update(person, { name: act.name })
        return
      case 'remove-person':
        return leaveForGood(world, people, person)
      case 'moderator':
        await host.setModerator(person.id, act.on, now)
        return people.revoke(person.id)
    }
  }

  /** Nobody waits for somebody who cannot come: a bot plays where they sit. */
  async #standIn(person: PersonRecord): Promise<void> {
    const { world } = this.#parts
    for (const table of await world.storage.people.seatsOf(person.id)) {
      await changeTable(world, table, async ({ record }) => {
        const seat = record.seats.find((each) => each.person === person.id)
        return seat && record.status === 'running' ? deputise(world, record, [seat.seat]) : null
      })
    }
  }

  async #toTable(act: TableAct): Promise<void> {
    const { world, hub } = this.#parts
    switch (act.act) {
      case 'retitle':
        await changeTable(world, act.table, ({ record }) => ({ record: { ...record, title: act.title } }))
        return
      case 'end-table':
        await endTable(world, act.table)
        return
      case 'remove-table':
        await removeTable(world, hub, act.table)
        return
    }
  }
}

/** A damaged table is ended all the same: what is stored of its position need not be read for that. */
async function endTable(world: World, id: string): Promise<void> {
  await changeTable(world, id, ({ record }) =>
    record.endedAt === null ? { record: cancelled(world, record), dropJobs: [clockKey(id), botKey(id)] } : null,
  )
}

/** Takes a table away from everybody, with all that is stored about it. */
export async function removeTable({ storage, locks, opened }: World, hub: Hub, id: string): Promise<boolean> {
  const removed = await locks.run(id, () => storage.host.removeTable(id))
  opened.drop(id)
  hub.gone(id)
  return removed
}
