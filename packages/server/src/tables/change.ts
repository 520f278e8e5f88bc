import { noTable } from '../problem.ts'
import type { TableRecord } from '../storage/records.ts'
import type { Change } from '../storage/storage.ts'
import type { Opened } from './opened.ts'
import type { World } from './world.ts'

/** How often a change is tried again when other processes change the same table. */
const ATTEMPTS = 20

export interface Edit extends Change {
  readonly record: TableRecord
  /** What comes with a new record: its first position. */
  readonly opened?: Pick<Opened, 'position' | 'last'>
}

/** Changes a table besides its moves. The edit sees the latest table and may be asked again; null leaves it as it is. */
export function changeTable(
  world: World,
  id: string,
  edit: (opened: Opened) => Promise<Edit | null> | Edit | null,
): Promise<Opened> {
  return world.locks.run(id, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const opened = attempt === 0 ? await world.opened.fresh(id) : await world.opened.load(id)
      if (!opened) throw noTable()
      const edited = await edit(opened)
      if (!edited) return opened
      const record = { ...edited.record, changedAt: world.now() }
      if (await world.storage.tables.change(record, edited)) {
        const { position, last } = edited.opened ?? opened
        const next: Opened = { record: { ...record, version: record.version + 1 }, position, last }
        world.opened.put(next)
        world.tell({ opened: next, event: null })
        if (edited.jobs?.length) world.wake()
        return next
      }
      world.opened.drop(id)
    }
    throw new Error(`table ${id} changes too fast`)
  })
}

export function withSeat(
  record: TableRecord,
  seat: number,
  change: Partial<TableRecord['seats'][number]>,
): TableRecord {
  return { ...record, seats: record.seats.map((each) => (each.seat === seat ? { ...each, ...change } : each)) }
}
