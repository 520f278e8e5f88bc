import { BadInput } from '@boardroom/kernel'
import { type Act, act } from '@boardroom/wire'
import type { Config } from '../config.ts'
import { complaint } from '../input.ts'
import { Hub } from '../live/hub.ts'
import { createMetrics } from '../metrics.ts'
import { People } from '../people/people.ts'
import { Revocations } from '../people/revocations.ts'
import { Problem } from '../problem.ts'
import { openStorage } from '../storage/open.ts'
import type { ModerationEntry, ReportRecord } from '../storage/records.ts'
import type { FoundPerson, FoundTable, Storage } from '../storage/storage.ts'
import { loadGames } from '../tables/games.ts'
import { Locks } from '../tables/locks.ts'
import { OpenedTables } from '../tables/opened.ts'
import type { World } from '../tables/world.ts'
import { Troubles } from '../trouble.ts'
import { Desk, HOST } from './desk.ts'
import { findHostKey, type HostKey } from './key.ts'

/** What the host sees and does. */
export interface Moderation {
  people(text: string, limit: number): Promise<readonly FoundPerson[]>
  tables(text: string, limit: number): Promise<readonly FoundTable[]>
  reports(open: boolean, limit: number): Promise<readonly ReportRecord[]>
  log(limit: number): Promise<readonly ModerationEntry[]>
  act(act: Act): Promise<ModerationEntry>
  close(): Promise<void>
}

/** What comes from a command line, checked by the same schema as over the API. */
export function checkAct(data: unknown): Act {
  const parsed = act.safeParse(data)
  if (!parsed.success) throw new BadInput(complaint('admin', parsed.error))
  return parsed.data
}

/** On the database itself; or, while a server holds the embedded one, by asking that server. */
export async function openModeration(config: Config): Promise<Moderation> {
  const running = config.databaseUrl ? null : findHostKey(config.dataDir)
  if (running && (await answers(running))) return overHttp(running)
  return onDatabase(config, await openStorage(config, () => {}))
}

async function answers({ url }: HostKey): Promise<boolean> {
  const found = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  return found?.ok ?? false
}

function overHttp({ url, key }: HostKey): Moderation {
  async function ask<T>(path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/api/moderation/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new BadInput((answer as { message: string }).message)
    return answer as T
  }
  const query = (values: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]))
  return {
    people: async (text, limit) => (await ask<{ people: FoundPerson[] }>(`people?${query({ text, limit })}`)).people,
    tables: async (text, limit) => (await ask<{ tables: FoundTable[] }>(`tables?${query({ text, limit })}`)).tables,
    reports: async (open, limit) =>
      (await ask<{ reports: ReportRecord[] }>(`reports?${query({ all: open ? 0 : 1, limit })}`)).reports,
    log: async (limit) => (await ask<{ entries: ModerationEntry[] }>(`log?${query({ limit })}`)).entries,
    act: (act) => ask('acts', act),
    async close() {},
  }
}

async function onDatabase(config: Config, storage: Storage): Promise<Moderation> {
  const games = await loadGames()
  const people = new People(storage, Date.now, new Revocations(storage.bus))
  const world: World = {
    storage,
    games,
    opened: new OpenedTables(storage, games, config.cacheBytes),
    locks: new Locks(),
    now: Date.now,
    tell: (changed) => hub.changed(changed),
    wantsNotice: (person) => people.wantsNotice(person),
    record: () => Promise.reject(new Error('nobody imports here')),
    wake() {},
  }
  const hub = new Hub(world, new Troubles(createMetrics()))
  people.onSeats = (tables) => hub.refresh(tables)
  const desk = new Desk({ world, people, hub })
  const { host, conduct } = storage
  return {
    people: (text, limit) => host.people({ text, limit, before: null }),
    tables: (text, limit) => host.tables({ text, limit, before: null }),
    reports: (open, limit) => conduct.reports({ open, limit }),
    log: (limit) => host.log(limit, null),
    act: (act) => desk.act(HOST, act).catch(explained),
    close: () => storage.close(),
  }
}

function explained(problem: unknown): never {
  throw problem instanceof Problem ? new BadInput(problem.message) : problem
}
