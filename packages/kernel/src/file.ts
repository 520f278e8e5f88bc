import type { Game } from './game.ts'
import { History, type Played } from './history.ts'
import { samePlain } from './json.ts'
import { BadInput, fittingOptions } from './options.ts'
import type { GameTypes, Result } from './step.ts'
import { checkVariations, type Variation, variationsSchema } from './variations.ts'
import { hashOf } from './view.ts'

/** A whole game in one JSON document, enough to replay it anywhere. */
export interface GameFile {
  readonly format: 'boardroom/2'
  readonly game: string
  readonly rules: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly { readonly name: string }[]
  readonly seed: string
  readonly moves: readonly Played[]
  /** The fingerprint of the last position. */
  readonly hash: string
  readonly result: Result | null
  /** How it might have gone on; for those who study it. */
  readonly variations?: readonly Variation[]
}

export const gameFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Boardroom game file',
  type: 'object',
  required: ['format', 'game', 'rules', 'options', 'seats', 'seed', 'moves', 'hash', 'result'],
  properties: {
    format: { const: 'boardroom/2' },
    game: { type: 'string', description: 'The id of the game' },
    rules: { type: 'string', description: 'The version of the rules the game was played under' },
    options: { type: 'object', description: 'Every option of the game with its value' },
    seats: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
    seed: { type: 'string', minLength: 1 },
    moves: {
      type: 'array',
      items: {
        type: 'object',
        required: ['seat', 'move'],
        properties: { seat: { type: 'integer', minimum: 0 }, move: { type: 'object', required: ['type'] } },
      },
    },
    hash: { type: 'string', description: 'The fingerprint of the position after the last move' },
    result: { type: ['object', 'null'], description: 'Scores, winners and breakdown; null if the game is not over' },
    variations: variationsSchema,
  },
} as const

export function toFile<G extends GameTypes>(history: History<G>, names: readonly string[]): GameFile {
  const { game, table, setting } = history
  return {
    format: 'boardroom/2',
    game: game.id,
    rules: game.rules,
    options: table.state.options,
    seats: Array.from({ length: table.state.seats }, (_, seat) => ({ name: names[seat] ?? `Seat ${seat + 1}` })),
    seed: setting.seed,
    moves: [...history.moves],
    hash: hashOf(table),
    result: table.result,
  }
}

/** Reads a game file from text; the error names the first field that is wrong. */
export function parseFile(text: string): GameFile {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new BadInput('the file is not JSON')
  }
  return checkFile(data)
}

export function checkFile(data: unknown): GameFile {
  mustBeFile(data)
  return data
}

function mustBeFile(data: unknown): asserts data is GameFile {
  need(isRecord(data), 'it is not an object')
  need(data['format'] === 'boardroom/2', '"format" must be "boardroom/2"')
  for (const key of ['game', 'rules', 'seed', 'hash']) {
    need(typeof data[key] === 'string' && data[key] !== '', `"${key}" must be a text`)
  }
  need(isRecord(data['options']), '"options" must be an object')
  need(Array.isArray(data['seats']), '"seats" must be a list')
  for (const [i, seat] of data['seats'].entries()) {
    need(isRecord(seat) && typeof seat['name'] === 'string', `"seats[${i}]" needs a name`)
  }
  need(Array.isArray(data['moves']), '"moves" must be a list')
  mustBeMoves(data['moves'], 'moves')
  need(data['result'] === null || isRecord(data['result']), '"result" must be an object or null')
  if (data['variations'] !== undefined) mustBeVariations(data['variations'])
}

function mustBeMoves(moves: readonly unknown[], where: string): void {
  for (const [i, played] of moves.entries()) {
    need(isRecord(played) && Number.isInteger(played['seat']), `"${where}[${i}].seat" must be a number`)
    need(isRecord(played) && isRecord(played['move']), `"${where}[${i}].move" must be an object`)
  }
}

function mustBeVariations(list: unknown): void {
  need(Array.isArray(list), '"variations" must be a list')
  for (const [i, each] of list.entries()) {
    const where = `variations[${i}]`
    need(isRecord(each) && typeof each['name'] === 'string', `"${where}" needs a name`)
    const { parent, at, world, moves } = each
    need(parent === null || isPlace(parent, i), `"${where}.parent" must be an earlier variation or null`)
    need(isPlace(at), `"${where}.at" must be a number`)
    need(Array.isArray(moves), `"${where}.moves" must be a list`)
    mustBeMoves(moves, `${where}.moves`)
    if (world === undefined) continue
    need(isRecord(world) && typeof world['seed'] === 'string' && world['seed'] !== '', `"${where}.world" needs a seed`)
    need(world['viewer'] === 'spectator' || isPlace(world['viewer']), `"${where}.world" needs a viewer`)
  }
}

function isPlace(value: unknown, below = Number.POSITIVE_INFINITY): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < below
}

function need(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BadInput(`not a game file: ${what}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Plays a file again with full legality. Throws at the first move that the rules refuse, and if the last position or
 * the result differ from what the file says.
 */
export function replay<G extends GameTypes>(game: Game<G>, file: GameFile): History<G> {
  if (file.game !== game.id) throw new BadInput(`the file is for ${file.game}, not ${game.id}`)
  const older = file.rules === game.rules ? '' : ` (the file has rules ${file.rules}, these are ${game.rules})`
  const seats = file.seats.length
  const options = older ? fittingOptions(game.options, file.options, seats) : file.options
  const history = new History(game, { seats, options, seed: file.seed })
  for (const [i, { seat, move }] of file.moves.entries()) {
    const refusal = history.play(seat, move)
    if (refusal) throw new BadInput(`move ${i + 1} (seat ${seat}, ${move.type}) is refused by ${refusal.rule}`)
  }
  const hash = hashOf(history.table)
  if (hash !== file.hash && !older) {
    throw new BadInput(`after move ${file.moves.length} the position is ${hash}, the file says ${file.hash}`)
  }
  if (!samePlain(history.table.result, file.result)) {
    throw new BadInput(`"result" differs from what the moves give${older}`)
  }
  checkVariations(history, file.variations ?? [])
  return history
}
