import { z } from 'zod'
import type { Change } from './difference.ts'
import { OLDEST_PROTOCOL, PROTOCOL } from './protocol.ts'
import * as s from './schemas.ts'
import { typed } from './told.ts'

/** Everything that goes over a live connection. */

const tag = z.string().min(1).max(64).describe('Your id of this request; the answer carries it')
const upTo = 2_000_000_000

export const liveQuery = z.object({
  seq: z.coerce.number().int().min(-1).max(upTo).default(-1).describe('The last event you saw'),
  chat: z.coerce.number().int().min(0).max(upTo).default(0).describe('The last line of chat you saw'),
  protocol: z.coerce
    .number()
    .int()
    .min(0)
    .max(upTo)
    .default(OLDEST_PROTOCOL)
    .describe(`The form of the messages that you know: ${PROTOCOL}. Who knows an older one is told everything anew`),
  tell: z.enum(['whole', 'changes']).default('whole').describe('What you want to be told when something changes'),
})

/** What a client asks. */
export const liveRequest = z.discriminatedUnion('type', [
  s.moveRequest.extend({ type: z.literal('move') }),
  s.undoRequest.extend({ type: z.literal('undo') }),
  z.object({ type: z.literal('why'), id: tag, move: s.moveRequest.shape.move }),
  z.object({ type: z.literal('chat'), id: tag, text: s.chatText }),
  z.object({ type: z.literal('whole'), id: tag }),
])

const version = z.number().int().describe('Counts everything that changes about the table')

/** A table as one viewer may see it. */
export const picture = z.object({ table: s.table, look: s.look.nullable() })

/** The table anew. Without `look` that part is as it was. */
export const update = z.object({
  type: z.literal('update'),
  version,
  table: s.table,
  events: z.array(s.event),
  look: s.look.nullable().optional(),
})

/** What is different from the picture of version `from`. `eventsIn` makes whole events of the brief ones. */
export const changes = z.object({
  type: z.literal('changes'),
  from: version.optional().describe('Default: the version before this one'),
  version,
  events: z.array(s.briefEvent),
  change: typed<Change>()(z.unknown()).describe('How the picture {"table", "look"} changed; see docs/api.md'),
  digest: z.number().int().describe('Of the picture after it'),
})

export const presence = z.object({ seats: z.array(s.seat), spectators: z.number().int() })

/** The answer to a request; what else it says is what the same request says over HTTP. */
export const liveAnswer = z.looseObject({
  type: z.literal('answer'),
  id: z.string().nullable(),
  status: z.number().int(),
  seq: s.accepted.shape.seq.optional(),
  error: z.string().optional(),
  refusal: s.refusal.shape.refusal.nullable().optional(),
})

/** What the server says. */
export const liveMessage = z.discriminatedUnion('type', [
  update,
  changes,
  z.object({ type: z.literal('chat'), lines: z.array(s.chatLine) }),
  presence.extend({ type: z.literal('presence') }),
  z.object({ type: z.literal('closing') }),
  liveAnswer,
])
