import type {
  AnyRefusal,
  Entry,
  GameFile,
  GameTypes,
  Logged,
  Move,
  OptionSpec,
  OptionValue,
  Result,
  View,
} from '@boardroom/kernel'
import { z } from 'zod'
import { personName, plainText } from './names.ts'
import { typed } from './told.ts'
import type { RunningFile } from './types.ts'

/** Everything that comes in or goes out over HTTP, stated once: it checks requests, writes the API document, types both ends. */

export const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'must be an id')
export const seat = z.number().int().min(0).max(15)
const seq = z.number().int().min(0).max(2_000_000_000)
const time = z.number().int().describe('Milliseconds since 1970')

export const language = z.enum(['en', 'de'])
export const name = personName
export const nothing = z.object({})

export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    bank: z.number().int().min(1_000).max(86_400_000).describe('Milliseconds for the whole game'),
    increment: z.number().int().min(0).max(3_600_000).describe('Milliseconds added after each turn'),
  }),
  z.object({ kind: z.literal('days'), days: z.number().int().min(1).max(60) }),
])
export const visibility = z.enum(['public', 'unlisted', 'private'])
export const absence = z.enum(['wait', 'remind', 'bot'])
/** From a minute to a year. */
const patience = z.number().int().min(60_000).max(31_536_000_000)
const bot = z.string().max(40)

export const seatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), bot }),
])

export const tableWish = z.object({
  game: z.string().max(40),
  title: plainText(80).optional(),
  options: z.record(z.string().max(60), z.union([z.string().max(60), z.boolean(), z.number()])).optional(),
  seats: z.array(seatWish).min(1).max(16),
  visibility: visibility.optional().describe('Default: unlisted'),
  clock: clock.optional().describe('Default: none'),
  absence: absence.optional().describe('What happens when a seat’s time is up. Default: wait'),
  patience: patience.nullable().optional().describe('How long one waits for somebody who is asked, besides the clock'),
})

export const setSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), bot }),
])

const requestId = z.string().min(1).max(64).describe('Your id of this request: a repeated one is not applied twice')
const expected = seq.describe('The position you answer: the `seq` you last saw')

export const moveRequest = z.object({
  seq: expected,
  id: requestId,
  move: z.record(z.string(), z.unknown()).describe('See GET /api/games/{game} for the kinds of move'),
})
export const undoRequest = z.object({ seq: expected, id: requestId })

export const tableParams = z.object({ table: id })
export const seatParams = z.object({ table: id, seat: z.coerce.number().int().min(0).max(15) })

const json = z.record(z.string(), z.unknown())
const anyMove = z.looseObject({ type: z.string() })
const move = typed<Move>()(anyMove)
const options = typed<Readonly<Record<string, OptionValue>>>()(json)
const result = typed<Result>()(json)
const view = typed<View<GameTypes>>()(z.looseObject({ game: z.string(), asked: z.array(seat), board: json }))
const logged = typed<Logged<Entry>>()(z.looseObject({ seq, entry: anyMove }))
const briefLogged = typed<Omit<Logged<Entry>, 'seq'> & { readonly seq?: number | undefined }>()(
  z.looseObject({ seq: seq.optional().describe('Default: as of the event'), entry: anyMove }),
)
const anyRefusal = typed<AnyRefusal<GameTypes>>()(z.looseObject({ rule: z.string() }))
export const proposal = z.object({
  kind: z.enum(['undo', 'cancel', 'claim']),
  by: seat,
  to: seq.nullable(),
  agreed: z.array(seat),
})

export const seatSummary = z.object({
  seat,
  kind: z.enum(['open', 'person', 'bot']),
  person: id.nullable().describe('Who sits there, for those who want to hear or meet them no more'),
  name: z.string().nullable(),
  bot: z.string().nullable(),
  deputy: z.string().nullable().describe('The bot that plays until the owner returns'),
  host: z.boolean(),
  askedSince: time.nullable().describe('Null: the seat is not asked'),
  left: z.number().nullable().describe('Milliseconds on the clock when it was asked'),
  invite: z
    .string()
    .nullable()
    .describe('The secret that lets somebody take the seat: for the host, and for who brings it'),
})

export const table = z.object({
  id,
  game: z.string(),
  rules: z.string(),
  options,
  title: z.string(),
  status: z.enum(['open', 'running', 'over', 'cancelled']),
  visibility,
  clock,
  absence,
  patience: z.number().nullable().describe('Milliseconds after which somebody who is asked counts as gone'),
  imported: z.boolean(),
  seq: seq.describe('The number of the last event: the position'),
  result: result.nullable(),
  claim: z
    .object({ stayed: z.array(seat), gone: z.array(seat) })
    .nullable()
    .describe('Ended because somebody did not come back'),
  rematch: id.nullable(),
  seedHash: z.string().describe('SHA-256 of the seed, known from the beginning'),
  seed: z.string().nullable().describe('Revealed when the table is over'),
  proposal: proposal.nullable(),
  createdAt: time,
  changedAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  seats: z.array(seatSummary),
  you: z.object({ seat: seat.nullable(), host: z.boolean() }),
})

export const look = z.object({
  seq,
  view,
  moves: z.array(move).describe('Every legal move of your seat'),
  canUndo: z.boolean(),
})

export const event = z.object({
  seq,
  kind: z.enum(['start', 'move', 'undo']),
  seat: seat.nullable(),
  to: seq.nullable().describe('For an undo: the position that holds again'),
  at: time,
  entries: z.array(logged),
})

/** An event as it is told with a difference. */
export const briefEvent = z.object({
  seq,
  kind: event.shape.kind.optional().describe('Default: move'),
  seat: seat.nullable(),
  to: seq.optional(),
  at: time.optional().describe('Default: when the table changed, which the difference tells'),
  entries: z.array(briefLogged).optional().describe('Default: none'),
})

export const accepted = z.object({
  seq: seq.describe('The position after the event'),
  repeated: z.boolean().describe('This request was answered before; nothing was done now'),
})

export const refusal = z.object({ rule: z.string(), message: z.string(), refusal: anyRefusal })

export const chatLine = z.object({
  n: z.number().int(),
  person: id.nullable(),
  seat: seat.nullable(),
  name: z.string(),
  text: z.string(),
  at: time,
})
export const chatText = plainText(1_000)

const settings = z.object({
  language,
  notify: z.object({
    mail: z.string().nullable(),
    mailConfirmed: z.boolean().describe('Whether the link that was sent there was followed; before that no mail comes'),
    push: z.boolean(),
    webhook: z.string().nullable(),
  }),
})
export const me = z.object({ id, name: z.string(), account: z.boolean(), settings })

export const meChange = z.object({
  name: name.optional(),
  language: language.optional(),
  notify: z
    .object({
      mail: z.email().max(200).nullable().optional(),
      push: z.boolean().optional(),
      webhook: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .optional(),
    })
    .optional(),
})

export const shunKind = z.enum(['mute', 'block'])
export const shunnedList = z.object({
  people: z.array(z.object({ person: id, name: z.string(), kind: shunKind, at: time })),
})
export const reportReason = z.enum(['insults', 'cheating', 'name', 'stalling', 'other'])
export const reportWish = z.object({
  person: id,
  table: id.optional().describe('Where it happened'),
  reason: reportReason,
  text: plainText(1_000).optional(),
})

export const problem = z.object({ error: z.string(), message: z.string() }).catchall(z.unknown())

const gameFile = z.looseObject({
  format: z.literal('boardroom/2'),
  game: z.string().max(40),
  rules: z.string().max(40),
  options: json,
  seats: z.array(z.object({ name: personName })).max(16),
  seed: z.string().min(1).max(200),
  moves: z.array(z.object({ seat, move: anyMove })).max(20_000),
  hash: z.string().max(100),
  result: json.nullable(),
})

const importedAs = tableWish.pick({ title: true, visibility: true, clock: true, absence: true, patience: true })
export const importWish = z.union([
  gameFile.transform((file) => ({ file })),
  importedAs.extend({
    file: gameFile,
    seats: tableWish.shape.seats.optional().describe('One for each seat of the file. Default: all open'),
  }),
])

export const exported = typed<GameFile | RunningFile>()(
  z.looseObject({ format: z.enum(['boardroom/2', 'boardroom/running']), game: z.string() }),
)

export const reviewStatus = z.object({
  worlds: z.number().int().describe('In how many worlds moves are compared'),
  done: z.number().int().describe('Decisions that were reviewed'),
  of: z.number().int().describe('Decisions of the game; 0 before it was looked at'),
  complete: z.boolean(),
  running: z.boolean().describe('It is being worked on, or waits for its turn'),
  part: z.number().int().describe('The last part there is; -1 if there is none'),
  decisions: z.array(z.looseObject({ seq: z.number().int() })).describe('What was found; see docs/bots.md'),
})

const tally = z.object({
  times: z.number().int(),
  won: z.number().describe('A shared win counts as a part of one'),
  score: z.number().describe('The sum of the scores'),
  squares: z.number().describe('The sum of their squares'),
})
export const exploredHere = z.object({
  most: z.number().int().describe('So many of the latest games are counted'),
  tables: z
    .array(
      z.object({
        seats: z.number().int(),
        games: z.number().int(),
        topics: z.record(z.string(), z.record(z.string(), tally)).describe('By topic, and by what was chosen'),
      }),
    )
    .describe('One for each number of seats'),
})

export const ownError = z.object({
  seq: z.number().int().describe('Moves made before it'),
  step: z.string(),
  kind: z.string(),
  progress: z.number().describe('How much of the game had passed, from 0 to 1'),
  mark: z.enum(['inaccuracy', 'mistake', 'blunder']),
  loss: z.number().describe('What it lost in chance to win'),
})
export const ownGame = z.object({
  table: id,
  game: z.string(),
  options,
  seat,
  seats: z.array(z.object({ bot: z.string().nullable().describe('Null: a person') })),
  result,
  endedAt: time,
  errors: z.array(ownError).nullable().describe('Null: nobody has had the game reviewed to its end'),
})

export const game = z.object({
  id: z.string(),
  rules: z.string(),
  title: z.string(),
  designers: z.array(z.string()),
  seats: z.object({ min: z.number(), max: z.number() }),
  options: z.array(typed<OptionSpec>()(z.looseObject({ id: z.string() }))),
})

export const gameDetail = game.extend({ moves: json.describe('A JSON Schema for every kind of move') })

export const cursor = z.string().regex(/^[0-9]{1,16}\.[A-Za-z0-9_-]{22}$/, 'must be a cursor')

export const listName = z.enum(['open', 'mine', 'watched', 'finished'])
export const tablePage = z.object({ tables: z.array(table), next: cursor.nullable() })
export const ownGamePage = z.object({ games: z.array(ownGame), next: cursor.nullable() })

/** What this server can do besides playing. */
export const serverFacts = z.object({
  mail: z.boolean().describe('Whether it can send mails'),
  passkeyOrigin: z.string().describe('The address at which passkeys work'),
})
