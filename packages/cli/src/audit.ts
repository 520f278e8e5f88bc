import { noWords, parse } from './args.ts'
import { type Command, print, printJson } from './world.ts'

/** Replays every table of the database under the present rules and lists those that come out differently. */
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
        ...report.differing.map(({ table, game, rules, seq, why }) => `${table} ${game} ${rules} #${seq}: ${why}`),
        `${report.tables} tables, ${report.moves} moves, ${report.differing.length} different`,
      ])
    }
    return report.differing.length > 0 ? 1 : 0
  },
}
