import type { NewJob, SeatRecord, TableRecord } from '../storage/records.ts'
import { changeTable } from '../tables/change.ts'
import { deadline, nextDeadline, REMINDER } from '../tables/clocks.ts'
import { deputise } from '../tables/deputy.ts'
import { clockKey, noticeKey, ownerOf } from '../tables/follow-ups.ts'
import type { World } from '../tables/world.ts'

/** Somebody's time may be up: does what the host has chosen for that. */
export async function clockTurn(world: World, table: string): Promise<void> {
  await changeTable(world, table, async ({ record }) => {
    if (record.status !== 'running') return null
    const late = record.seats.filter((seat) => (deadline(record, seat) ?? Number.POSITIVE_INFINITY) <= world.now())
    if (late.length === 0) return lookAgain(record)
    if (record.absence === 'bot') return deputies(world, record, late)
    if (record.absence === 'remind') return { record, jobs: reminders(world, record, late) }
    return null
  })
}

/** The clock was moved meanwhile: the job comes back when it is due now. */
function lookAgain(record: TableRecord): { record: TableRecord; jobs: NewJob[] } | null {
  const due = nextDeadline(record)
  return due === null ? null : { record, jobs: [clockJob(record, due)] }
}

async function deputies(world: World, record: TableRecord, late: readonly SeatRecord[]) {
  const seats = late.map(({ seat }) => seat)
  // This job is the clock's own: it ends by itself, unless another seat's time runs.
  return { ...(await deputise(world, record, seats)), dropJobs: [] }
}

function reminders(world: World, record: TableRecord, late: readonly SeatRecord[]): NewJob[] {
  const now = world.now()
  const notices = late.flatMap(({ person }) =>
    person
      ? [{ kind: 'notice', key: noticeKey(person), owner: person, due: now, payload: JSON.stringify({ person }) }]
      : [],
  )
  return [...notices, clockJob(record, now + REMINDER)]
}

function clockJob(record: TableRecord, due: number): NewJob {
  const payload = JSON.stringify({ table: record.id })
  return { kind: 'clock', key: clockKey(record.id), owner: ownerOf(record), due, payload }
}
