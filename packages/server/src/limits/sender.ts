import type { FastifyRequest } from 'fastify'
import type { Person } from '../tables/world.ts'
import type { Sender } from './limits.ts'
import { networkOf } from './network.ts'

/** For whom a request, and what comes over the socket it became, counts. */
export function senderOf(request: FastifyRequest, person: Person | null): Sender {
  return { person: person?.id ?? null, network: networkOf(request.ip) }
}
