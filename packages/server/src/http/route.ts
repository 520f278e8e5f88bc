import type { Wish } from '@boardroom/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { LimitKind } from '../limits/policy.ts'
import type { PersonRecord } from '../storage/records.ts'

type Schema = z.ZodType
type Out<S> = S extends Schema ? z.output<S> : undefined

/** What a handler gets: everything checked. */
export interface Call<P, Q, B, Who> {
  readonly params: Out<P>
  readonly query: Out<Q>
  readonly body: Out<B>
  readonly person: Who
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A call of any route. */
export interface AnyCall
  extends Pick<Call<undefined, undefined, undefined, PersonRecord | null>, 'person' | 'request' | 'reply'> {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** One HTTP route: its schemas validate what comes in and write the API document. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters in braces, as in OpenAPI. */
  readonly path: string
  readonly summary: string
  readonly params: Schema | undefined
  readonly query: Schema | undefined
  readonly body: Schema | undefined
  readonly answer: Schema
  /** Whether somebody has to be signed in. */
  readonly person: boolean
  /** What else a request for it counts as. */
  readonly limit: LimitKind | undefined
  /** Whether it is also for those who are banned: what is theirs stays theirs. */
  readonly evenBanned: boolean
  readonly bodyLimit: number | undefined
  /** Gets what its own schemas let through. */
  handle(call: AnyCall): Promise<unknown> | unknown
}

interface Shape<P, Q, B, A, N extends boolean> {
  readonly method: Route['method']
  readonly path: string
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: A
  readonly person: N
  readonly limit?: LimitKind
  readonly evenBanned?: boolean
  readonly bodyLimit?: number
  handle(
    call: Call<P, Q, B, N extends true ? PersonRecord : PersonRecord | null>,
  ): Promise<Wish<A & Schema>> | Wish<A & Schema>
}

export function route<
  const N extends boolean,
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(shape: Shape<P, Q, B, A, N>): Route {
  return {
    params: undefined,
    query: undefined,
    body: undefined,
    limit: undefined,
    evenBanned: false,
    bodyLimit: undefined,
    ...shape,
  }
}
