import type { Kysely, Transaction } from 'kysely'
import type { ReportRecord, Shun } from './records.ts'
import { reportFrom, reportRow } from './rows.ts'
import type { Schema } from './schema.ts'
import type { ConductStore } from './storage.ts'

export class Conduct implements ConductStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async shun(shun: Shun): Promise<void> {
    const { kind, at } = shun
    await this.#db
      .insertInto('shuns')
      .values(shun)
      .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ kind, at }))
      .execute()
  }

  async unshun(person: string, other: string): Promise<void> {
    await this.#db.deleteFrom('shuns').where('person', '=', person).where('other', '=', other).execute()
  }

  async shunned(person: string): Promise<(Shun & { readonly name: string })[]> {
    const rows = await this.#db
      .selectFrom('shuns')
      .innerJoin('people', 'people.id', 'shuns.other')
      .select(['shuns.person', 'shuns.other', 'shuns.kind', 'shuns.at', 'people.name'])
      .where('shuns.person', '=', person)
      .orderBy('shuns.at', 'desc')
      .execute()
    return rows
  }

  async blocks(person: string, others: readonly string[]): Promise<string[]> {
    if (others.length === 0) return []
    const rows = await this.#db
      .selectFrom('shuns')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where((has) =>
        has.or([
          has.and([has('person', '=', person), has('other', 'in', others)]),
          has.and([has('other', '=', person), has('person', 'in', others)]),
        ]),
      )
      .execute()
    return rows.map((row) => (row.person === person ? row.other : row.person))
  }

  async report(report: ReportRecord): Promise<boolean> {
    return this.#db.transaction().execute(async (work) => {
      const same = await work
        .selectFrom('reports')
        .select('id')
        .where('by', '=', report.by)
        .where('about', '=', report.about)
        .where('reason', '=', report.reason)
        .where('table', report.table === null ? 'is' : '=', report.table)
        .where('closedAt', 'is', null)
        .executeTakeFirst()
      if (same) return false
      await work.insertInto('reports').values(reportRow(report)).execute()
      return true
    })
  }

  async reports({ open, limit }: { readonly open: boolean; readonly limit: number }): Promise<ReportRecord[]> {
    let rows = this.#db.selectFrom('reports').selectAll()
    if (open) rows = rows.where('closedAt', 'is', null)
    return (await rows.orderBy('at', 'desc').limit(limit).execute()).map(reportFrom)
  }

  async reportsBy(person: string): Promise<ReportRecord[]> {
    const rows = await this.#db.selectFrom('reports').selectAll().where('by', '=', person).orderBy('at').execute()
    return rows.map(reportFrom)
  }

  async closeReport(id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('reports')
      .set({ closedAt: now })
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}

/** What a guest has against others, and others against the guest, goes to the account. */
export async function mergeConduct(work: Transaction<Schema>, from: string, to: string): Promise<void> {
  for (const [mine, theirs] of [
    ['person', 'other'],
    ['other', 'person'],
  ] as const) {
    const known = work.selectFrom('shuns').select(theirs).where(mine, '=', to)
    await work.deleteFrom('shuns').where(mine, '=', from).where(theirs, 'in', known).execute()
    await work.deleteFrom('shuns').where(mine, '=', from).where(theirs, '=', to).execute()
    await work
      .updateTable('shuns')
      .set({ [mine]: to })
      .where(mine, '=', from)
      .execute()
  }
  await work.updateTable('reports').set({ by: to }).where('by', '=', from).execute()
  await work.updateTable('reports').set({ about: to }).where('about', '=', from).execute()
}

/** Reports stay for the one who runs the server, without what was said of the one who is gone. */
export async function removeConduct(work: Transaction<Schema>, person: string, name: string): Promise<void> {
  await work
    .deleteFrom('shuns')
    .where((has) => has.or([has('person', '=', person), has('other', '=', person)]))
    .execute()
  await work.updateTable('reports').set({ by: null, byName: name }).where('by', '=', person).execute()
  const gone = { about: null, aboutName: name, lines: '[]' }
  await work.updateTable('reports').set(gone).where('about', '=', person).execute()
}
