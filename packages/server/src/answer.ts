import { sayKernelRefusal } from '@boardroom/kernel'
import type { FastifyRequest } from 'fastify'
import { type App, languageOf } from './app.ts'
import { Problem, RulesChanged } from './problem.ts'
import type { PersonRecord } from './storage/records.ts'
import { refusalIn } from './tables/look.ts'
import type { Outcome } from './tables/play.ts'

/** Who asked, and how. */
interface Asker {
  readonly request: FastifyRequest
  readonly person: PersonRecord | null
}

/** The outcome of a move as an answer, or as the problem it is. */
export async function answer({ world, metrics }: App, { request, person }: Asker, outcome: Outcome) {
  switch (outcome.kind) {
    case 'done':
      if (!outcome.repeated) metrics.moves.inc()
      return { seq: outcome.seq, repeated: outcome.repeated }
    case 'stale':
      metrics.refusals.inc({ why: 'stale' })
      throw new Problem(409, 'stale', 'The table has moved on.', { seq: outcome.seq })
    case 'refused': {
      metrics.refusals.inc({ why: 'rule' })
      const { record } = outcome.opened
      const { message, ...more } = await refusalIn(world.games, record, outcome.refusal, languageOf(request, person))
      throw new Problem(409, 'refused', message, { ...more, seq: record.seq })
    }
  }
}

/** What must be said in the language of whoever asked becomes a problem in their words. */
export function inWords({ request, person }: Asker): (problem: unknown) => never {
  return (problem) => {
    if (!(problem instanceof RulesChanged)) throw problem
    const { refusal } = problem
    const message = sayKernelRefusal(refusal, languageOf(request, person))
    throw new Problem(409, 'refused', message, { rule: refusal.rule, refusal })
  }
}
