import { noWords, onlyWord, parse } from './args.ts'
import { findingsOf } from './audit.ts'
import { languageFrom } from './language.ts'
import { wordsIn } from './words/index.ts'
import { type Command, print, printJson } from './world.ts'

/** Writes the embedded database to a file, also while a server runs. */
export const backup: Command = {
  name: 'backup',
  usage: '<file> [--json]',
  async run(argv, world) {
    const { flags, words } = parse('backup', argv, { json: 'switch' })
    const file = onlyWord(words, 'backup', 'the name of a file')
    const { backup: write, readConfig } = await import('@boardroom/server')
    const done = write(readConfig(world.env), file)
    if (flags.json) printJson(world.out, done)
    else print(world.out, [wordsIn(languageFrom(undefined, world.env)).upkeep.backedUp(done)])
    return 0
  },
}

/** Puts a backup into the data directory. */
export const restore: Command = {
  name: 'restore',
  usage: '<file> [--replace] [--json]',
  async run(argv, world) {
    const { flags, words } = parse('restore', argv, { json: 'switch', replace: 'switch' })
    const file = onlyWord(words, 'restore', 'the name of a backup')
    const { readConfig, restore: read } = await import('@boardroom/server')
    const done = read(readConfig(world.env), file, flags.replace ?? false)
    const { upkeep } = wordsIn(languageFrom(undefined, world.env))
    if (flags.json) printJson(world.out, done)
    else print(world.out, [upkeep.restored(done), ...(done.kept ? [upkeep.kept(done.kept)] : [])])
    return 0
  },
}

/** Looks whether the database and every table in it are in order. */
export const check: Command = {
  name: 'check',
  usage: '[--json]',
  async run(argv, world) {
    const { flags, words } = parse('check', argv, { json: 'switch' })
    noWords(words, 'check')
    const { check: look, readConfig } = await import('@boardroom/server')
    const report = await look(readConfig(world.env))
    const { upkeep } = wordsIn(languageFrom(undefined, world.env))
    const { trouble, strays, audit } = report
    const findings = audit ? findingsOf(audit) : []
    const wrong = trouble.length + strays.length + findings.length
    if (flags.json) printJson(world.out, report)
    else {
      print(world.out, [
        ...trouble,
        ...strays.map(({ what, rows }) => upkeep.strays(what, rows)),
        ...findings,
        audit ? upkeep.checked(audit.tables, audit.moves, wrong) : upkeep.unreadable,
      ])
    }
    return wrong > 0 ? 1 : 0
  },
}
