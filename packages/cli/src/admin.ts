import { BadInput } from '@boardroom/kernel'
import { parse, whole } from './args.ts'
import { printable } from './draw/text.ts'
import { type Command, print, printJson, type World } from './world.ts'

const FLAGS = { reason: 'text', days: 'text', limit: 'text', off: 'switch', all: 'switch', json: 'switch' } as const

type Flags = ReturnType<typeof parse<typeof FLAGS>>['flags']

/** What each act needs after its name. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  ban: ['person'],
  unban: ['person'],
  rename: ['person', 'name'],
  'remove-person': ['person'],
  moderator: ['person'],
  retitle: ['table', 'title'],
  'end-table': ['table'],
  'remove-table': ['table'],
  'close-report': ['report'],
}
const LISTS = ['people', 'tables', 'reports', 'log'] as const

/** Keeps order on the host's own server: on its database, or through the server that holds it. */
export const admin: Command = {
  name: 'admin',
  usage: `${[...LISTS, ...Object.keys(ACTS)].join('|')} … [--reason text] [--days n] [--off] [--all] [--limit n] [--json]`,
  async run(argv, world) {
    const { flags, words } = parse('admin', argv, FLAGS)
    const [what = '', ...rest] = words
    const list = LISTS.find((each) => each === what)
    if (!list && !ACTS[what]) {
      throw new BadInput(`admin needs one of ${[...LISTS, ...Object.keys(ACTS)].join(', ')}`)
    }
    const act = list ? null : await actFrom(what, rest, flags)
    const { openModeration, readConfig } = await import('@boardroom/server')
    const moderation = await openModeration(readConfig(world.env))
    try {
      if (act) show(world, flags, [await moderation.act(act)], (done) => [moment(done.at), done.act, done.targetName])
      else if (list) await showList(world, flags, moderation, list, rest.join(' '))
      return 0
    } finally {
      await moderation.close()
    }
  },
}

type Moderation = Awaited<ReturnType<typeof import('@boardroom/server')['openModeration']>>
type Act = Parameters<Moderation['act']>[0]

/** The act that a command line asks for, checked by the same schema as over the API. */
async function actFrom(what: string, rest: readonly string[], flags: Flags): Promise<Act> {
  const fields = ACTS[what] ?? []
  const missing = fields[rest.length]
  if (missing !== undefined) throw new BadInput(`admin ${what} needs a ${missing}`)
  const [first, ...others] = rest
  const [last] = fields.slice(1)
  if (!last && others.length > 0) throw new BadInput(`"${others[0]}" is one word too many`)
  if (flags.reason === undefined) throw new BadInput(`admin ${what} needs --reason: it stays in the moderation log`)
  const { checkAct } = await import('@boardroom/server')
  return checkAct({
    act: what,
    reason: flags.reason,
    [fields[0] ?? '']: first,
    ...(last && { [last]: others.join(' ') }),
    ...(flags.days !== undefined && { days: whole('--days', flags.days, 1, 3_650) }),
    ...(what === 'moderator' && { on: !flags.off }),
  })
}

async function showList(
  world: World,
  flags: Flags,
  moderation: Moderation,
  list: (typeof LISTS)[number],
  text: string,
): Promise<void> {
  const limit = flags.limit === undefined ? 50 : whole('--limit', flags.limit, 1, 200)
  switch (list) {
    case 'people':
      return show(world, flags, await moderation.people(text, limit), (each) => [
        each.id,
        moment(each.createdAt),
        each.name,
        each.account ? 'account' : 'guest',
        `${each.tables} tables`,
        `seen ${moment(each.seenAt)}`,
        ...(each.moderator ? ['moderator'] : []),
        ...(each.bannedUntil > 0 ? [`banned until ${moment(each.bannedUntil)}: ${each.reason}`] : []),
      ])
    case 'tables':
      return show(world, flags, await moderation.tables(text, limit), (each) => [
        each.id,
        moment(each.changedAt),
        each.game,
        each.status,
        each.visibility,
        `#${each.seq}`,
        each.title,
      ])
    case 'reports':
      return show(world, flags, await moderation.reports(!flags.all, limit), (each) => [
        each.id,
        moment(each.at),
        `${each.byName} about ${each.aboutName} (${each.about ?? 'gone'})`,
        each.reason,
        each.text,
        ...each.lines.map((line) => `“${line}”`),
        ...(each.closedAt === null ? [] : [`closed ${moment(each.closedAt)}`]),
      ])
    case 'log':
      return show(world, flags, await moderation.log(limit), (each) => [
        moment(each.at),
        each.byName,
        each.act,
        `${each.targetName} (${each.target})`,
        each.reason,
        ...(each.done ? [] : ['unfinished']),
      ])
  }
}

/** One line each; what people have written cannot break out of it. */
function show<T>(world: World, flags: Flags, rows: readonly T[], columns: (row: T) => string[]): void {
  if (flags.json) printJson(world.out, rows)
  else
    print(
      world.out,
      rows.map((row) => columns(row).map(printable).join('  ')),
    )
}

function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
