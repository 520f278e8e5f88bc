import type { AuditReport } from '@boardroom/server'
import { noWords, parse } from './args.ts'
import { type Command, print, printJson } from './world.ts'

/** A line for every table that is damaged or comes out differently. */
export function findingsOf({ damaged, differing }: AuditReport): string[] {
  return [
    ...damaged.map(({ table, why }) => `${table} is damaged: ${why}`),
    ...differing.map(({ table, game, rules, seq, why }) => `${table} ${game} ${rules} #${seq}: ${why}`),
  ]
}

/** Looks whether every table of the database is whole, and which would come out differently under the present rules. */
export const audit: Command = {
  name: 'audit',
  usage: '[--json]',
  async run(argv, world) {
    const { flags, words } = parse('audit', argv, { json: 'switch' })
    noWords(words, 'audit')
    // Loaded only here: the other commands need no server.
    const { audit: replayAll, readConfig } = await import('@boardroom/server')
    const report = await replayAll(readConfig(world.env))
    if (flags.json) printJson(world.out, report)
    else {
      print(world.out, [
        ...findingsOf(report),
        `${report.tables} tables, ${report.moves} moves, ${report.differing.length} different, ${report.damaged.length} damaged`,
      ])
    }
    return report.differing.length + report.damaged.length > 0 ? 1 : 0
  },
}
