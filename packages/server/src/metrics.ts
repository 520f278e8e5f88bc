import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly moves: Counter
  readonly refusals: Counter
  readonly moveSeconds: Histogram
  readonly requestSeconds: Histogram
  readonly dropped: Counter
  readonly tooMuch: Counter
  readonly revoked: Counter
  readonly mails: Counter
  readonly reports: Counter
  readonly refused: Counter
  readonly botSeconds: Histogram
  readonly jobs: Counter
  readonly contained: Counter
  readonly reconnects: Counter
}

/** What is read when somebody asks, rather than counted along the way. */
export interface Gauges {
  sockets(): number
  rooms(): number
  cachedTables(): number
  cachedBytes(): number
  cacheHits(): number
  cacheMisses(): number
  waitingJobs(): Promise<number>
  hears(): number
  jobAge(): Promise<number>
  waitingThoughts(): number
  waitingImports(): number
  waitingReviews(): number
  damaged(): number
}

const FAST = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    moves: new Counter({ name: 'boardroom_moves_total', help: 'Accepted moves and undos', registers }),
    refusals: new Counter({
      name: 'boardroom_refusals_total',
      help: 'Moves that were not accepted',
      labelNames: ['why'],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'boardroom_move_seconds',
      help: 'From the arrival of a move to its answer, on disk',
      buckets: FAST,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'boardroom_request_seconds',
      help: 'HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: FAST,
      registers,
    }),
    dropped: new Counter({ name: 'boardroom_dropped_sockets_total', help: 'Readers that were too slow', registers }),
    refused: new Counter({
      name: 'boardroom_refused_total',
      help: 'Requests and messages that were answered with a problem, by its kind',
      labelNames: ['error'],
      registers,
    }),
    tooMuch: new Counter({
      name: 'boardroom_too_much_total',
      help: 'Requests and messages beyond a limit, by what they asked for',
      labelNames: ['kind'],
      registers,
    }),
    revoked: new Counter({
      name: 'boardroom_revoked_sockets_total',
      help: 'Live connections closed because a key, session or person is no longer good',
      registers,
    }),
    mails: new Counter({
      name: 'boardroom_mails_total',
      help: 'Mails, sent or withheld because an address had got enough',
      labelNames: ['kind', 'end'],
      registers,
    }),
    reports: new Counter({
      name: 'boardroom_reports_total',
      help: 'People reported',
      labelNames: ['reason'],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'boardroom_bot_seconds',
      help: 'Time a bot thinks about a move',
      labelNames: ['bot'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5],
      registers,
    }),
    jobs: new Counter({ name: 'boardroom_jobs_total', help: 'Jobs run', labelNames: ['kind', 'end'], registers }),
    contained: new Counter({
      name: 'boardroom_contained_failures_total',
      help: 'Failures that went no further than where they happened',
      labelNames: ['where'],
      registers,
    }),
    reconnects: new Counter({
      name: 'boardroom_bus_reconnects_total',
      help: 'Times this process has found its way back to the messages of the others',
      registers,
    }),
  }
}

export function addGauges({ registry }: Metrics, gauges: Gauges): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name: `boardroom_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  }
  gauge('sockets', 'Open live connections', gauges.sockets)
  gauge('watched_tables', 'Tables somebody watches live', gauges.rooms)
  gauge('cached_tables', 'Tables in memory', gauges.cachedTables)
  gauge('cache_bytes', 'Estimated size of the tables in memory', gauges.cachedBytes)
  gauge('cache_hits', 'Tables found in memory', gauges.cacheHits)
  gauge('cache_misses', 'Tables read from the database', gauges.cacheMisses)
  gauge('bus_connected', 'Whether this process hears the others on the same database', gauges.hears)
  gauge('damaged_tables', 'Damaged tables that this process has come upon', gauges.damaged)
  gauge('jobs_waiting', 'Jobs in the database', gauges.waitingJobs)
  gauge('job_age_seconds', 'How long the job that has waited longest has been due', gauges.jobAge)
  gauge('bot_queue', 'Bots that wait for a thread to think on', gauges.waitingThoughts)
  gauge('import_queue', 'Game files that wait to be replayed', gauges.waitingImports)
  gauge('review_queue', 'Reviews that wait for a thread', gauges.waitingReviews)
}
