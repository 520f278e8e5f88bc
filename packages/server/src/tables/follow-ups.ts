import type { NewJob, TableRecord } from '../storage/records.ts'
import { nextDeadline } from './clocks.ts'
import type { World } from './world.ts'

/** Notices wait a little: who is at the table moves on by then, and several tables make one mail. */
export const NOTICE_DELAY = 2 * 60_000

export interface FollowUps {
  readonly jobs: readonly NewJob[]
  readonly dropJobs: readonly string[]
}

/** For whose sake a table's jobs are done: whoever made it. */
export const ownerOf = ({ host, id }: Pick<TableRecord, 'host' | 'id'>): string => host ?? id

export const botKey = (table: string): string => `bot/${table}`
export const clockKey = (table: string): string => `clock/${table}`
export const noticeKey = (person: string): string => `notice/${person}`

/** What has to happen later because of how the table stands now; written together with it, so that nothing is forgotten. */
export async function followUps(world: World, before: TableRecord, after: TableRecord): Promise<FollowUps> {
  const jobs: NewJob[] = []
  const dropJobs: string[] = []
  const add = (kind: string, key: string, due: number): void => {
    jobs.push({ kind, key, owner: ownerOf(after), due, payload: JSON.stringify({ table: after.id }) })
  }
  const isRunning = after.status === 'running'
  if (isRunning && botsAsked(after).length > 0) add('bot', botKey(after.id), world.now())
  const [was, due] = [nextDeadline(before), isRunning ? nextDeadline(after) : null]
  if (due !== null && due !== was) add('clock', clockKey(after.id), due)
  if (due === null && was !== null) dropJobs.push(clockKey(after.id))
  if (isRunning) jobs.push(...(await notices(world, before, after)))
  return { jobs, dropJobs }
}

/** Seats that a bot has to answer for. */
export function botsAsked(table: TableRecord): { readonly seat: number; readonly bot: string }[] {
  return table.seats.flatMap(({ seat, askedSince, kind, bot, deputy }) => {
    const name = kind === 'bot' ? bot : deputy
    return askedSince !== null && name !== null ? [{ seat, bot: name }] : []
  })
}

async function notices(world: World, before: TableRecord, after: TableRecord): Promise<NewJob[]> {
  const jobs: NewJob[] = []
  for (const { seat, person, askedSince } of after.seats) {
    if (!person || askedSince === null || before.seats[seat]?.askedSince != null) continue
    if (!(await world.wantsNotice(person))) continue
    const payload = JSON.stringify({ person })
    jobs.push({ kind: 'notice', key: noticeKey(person), owner: person, due: world.now() + NOTICE_DELAY, payload })
  }
  return jobs
}
