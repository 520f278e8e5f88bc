import { z } from 'zod'
import { plainText } from './names.ts'
import { id, name } from './schemas.ts'

/** What those do and see who keep order: the host on the command line, moderators over the API. */

const time = z.number().int().describe('Milliseconds since 1970')
const reason = z.string().trim().min(1).max(500).describe('Why; it stays in the moderation log')

export const act = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('ban'),
    person: id,
    days: z.number().int().min(1).max(3_650).optional().describe('Default: for good'),
    reason,
  }),
  z.object({ act: z.literal('unban'), person: id, reason }),
  z.object({ act: z.literal('rename'), person: id, name, reason }),
  z.object({ act: z.literal('remove-person'), person: id, reason }),
  z.object({ act: z.literal('moderator'), person: id, on: z.boolean(), reason }).describe('Only for the host'),
  z.object({ act: z.literal('retitle'), table: id, title: plainText(80), reason }),
  z.object({ act: z.literal('end-table'), table: id, reason }),
  z.object({ act: z.literal('remove-table'), table: id, reason }),
  z.object({ act: z.literal('close-report'), report: id, reason }),
])
export type Act = z.output<typeof act>

export const search = z.object({
  text: z.string().trim().max(200).default('').describe('Part of a name or title, or an id'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().min(0).optional().describe('Only what is older: `createdAt` or `at` of the last one'),
})

export const foundPerson = z.object({
  id,
  name: z.string(),
  account: z.boolean(),
  createdAt: time,
  seenAt: time.describe('To the day'),
  moderator: z.boolean(),
  bannedUntil: time.describe('0: not banned'),
  reason: z.string().describe('Of the ban'),
  tables: z.number().int(),
})

export const foundTable = z.object({
  id,
  game: z.string(),
  title: z.string(),
  status: z.string(),
  visibility: z.string(),
  host: id.nullable(),
  seq: z.number().int(),
  createdAt: time,
  changedAt: time,
})

export const moderationEntry = z.object({
  id,
  at: time,
  by: id.nullable().describe('Null: whoever runs the server'),
  byName: z.string(),
  act: z.string(),
  target: z.string(),
  targetName: z.string(),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
  done: z.boolean().describe('False: begun, and not known to be done'),
})

export const foundReport = z.object({
  id,
  by: id.nullable(),
  byName: z.string(),
  about: id.nullable(),
  aboutName: z.string(),
  table: id.nullable(),
  reason: z.string(),
  text: z.string(),
  lines: z.array(z.string()).describe('What the reported person had last said there'),
  at: time,
  closedAt: time.nullable(),
})
