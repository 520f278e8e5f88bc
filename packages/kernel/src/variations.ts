import { chanceFrom } from './chance.ts'
import type { AnyRefusal } from './game.ts'
import type { History, Played } from './history.ts'
import { BadInput } from './options.ts'
import { openedTo } from './secrets.ts'
import type { GameTypes, Viewer } from './step.ts'
import type { Table } from './table.ts'
import { imagineTable, viewOf } from './view.ts'

/** How a game might have gone on from one of its positions. */
export interface Variation {
  readonly name: string
  /** The variation it leaves, by its place in the list, which is before its own; null for the game itself. */
  readonly parent: number | null
  /** How many moves were made before it begins. */
  readonly at: number
  /** Whose eyes it was seen with, and what drew the facts hidden from them; without it everything is as it was. */
  readonly world?: World
  readonly moves: readonly Played[]
}

export interface World {
  readonly viewer: Viewer
  readonly seed: string
}

export const variationsSchema = {
  type: 'array',
  description: 'How the game might have gone on from some of its positions',
  items: {
    type: 'object',
    required: ['name', 'parent', 'at', 'moves'],
    properties: {
      name: { type: 'string' },
      parent: { type: ['integer', 'null'], description: 'The variation it leaves; null for the game itself' },
      at: { type: 'integer', minimum: 0, description: 'How many moves were made before it' },
      world: {
        type: 'object',
        description: 'Whose eyes it was seen with, and the seed that drew what was hidden from them',
        required: ['viewer', 'seed'],
        properties: { viewer: { type: ['integer', 'string'] }, seed: { type: 'string', minLength: 1 } },
      },
      moves: { type: 'array' },
    },
  },
} as const

/** A position as somebody might imagine it who saw it with these eyes. */
export function seenBy<G extends GameTypes>(table: Table<G>, { viewer, seed }: World): Table<G> {
  return imagineTable(table.game, viewOf(table, viewer), chanceFrom(seed))
}

/** A position as they would imagine it who laid all hands open: only what nobody knows is drawn anew. */
export function seenByAll<G extends GameTypes>(table: Table<G>, seed: string): Table<G> {
  const { game } = table
  const shown = viewOf(table, 'spectator')
  const board = openedTo(game.secrets, shown.board, (seat) => viewOf(table, seat).board) as G['board']
  return imagineTable(game, { ...shown, board }, chanceFrom(seed))
}

/** The position in which a variation begins. */
export function startOf<G extends GameTypes>(
  history: History<G>,
  variations: readonly Variation[],
  { parent, at, world }: Variation,
): Table<G> {
  const table = parent === null ? history.at(history.line.eventAt(at)) : tableIn(history, variations, parent, at)
  return world ? seenBy(table, world) : table
}

/** The position of a variation after so many moves, counted from the beginning of the game. Writes its log. */
export function tableIn<G extends GameTypes>(
  history: History<G>,
  variations: readonly Variation[],
  place: number,
  at: number,
): Table<G> {
  const variation = variations[place]
  if (!variation) throw new BadInput(`there is no variation ${place}`)
  if (at < variation.at) throw new BadInput(`variation ${place} begins after move ${variation.at}`)
  const table = startOf(history, variations, variation)
  table.silent = false
  for (const { seat, move } of variation.moves.slice(0, at - variation.at)) table.apply(seat, move)
  return table
}

/** Plays variations with full legality; throws at the first move that the rules refuse. */
export function checkVariations<G extends GameTypes>(history: History<G>, variations: readonly Variation[]): void {
  for (const [place, variation] of variations.entries()) {
    const { parent, at, moves, world } = variation
    const where = `"variations[${place}]"`
    const until = parent === null ? history.moves.length : endOf(variations[parent] as Variation)
    const from = parent === null ? 0 : (variations[parent] as Variation).at
    if (at < from || at > until) throw new BadInput(`${where} leaves its line after move ${at}, which it does not have`)
    if (world && world.viewer !== 'spectator' && world.viewer >= history.table.state.seats) {
      throw new BadInput(`${where} is seen by seat ${world.viewer}, which there is not`)
    }
    const table = startOf(history, variations, variation)
    for (const [i, { seat, move }] of moves.entries()) {
      const refusal: AnyRefusal<G> | null = table.play(seat, move)
      if (refusal)
        throw new BadInput(`${where}: move ${i + 1} (seat ${seat}, ${move.type}) is refused by ${refusal.rule}`)
    }
  }
}

/** How many moves were made at the end of a variation. */
export function endOf({ at, moves }: Pick<Variation, 'at' | 'moves'>): number {
  return at + moves.length
}
