import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The first process to ask makes the value; all others get the same. */
export async function sharedSecret(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const mine = db.insertInto('secrets').values({ name, value: make() })
  await mine.onConflict((conflict) => conflict.doNothing()).execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
