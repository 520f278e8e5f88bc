import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { TableRecord } from '../storage/records.ts'
import type { ListQuery } from '../storage/storage.ts'

/** How a list of tables is asked for page by page. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: s.cursor
    .optional()
    .describe('`next` of the page before')
    .transform((cursor): ListQuery['after'] => {
      const [at, id] = cursor?.split('.') ?? []
      return at !== undefined && id !== undefined ? { at: Number(at), id } : null
    }),
}

/** Where the next page begins; null if this was the last. */
export function nextPage(records: readonly TableRecord[], limit: number): string | null {
  const last = records.length === limit ? records.at(-1) : undefined
  return last ? `${last.changedAt}.${last.id}` : null
}
