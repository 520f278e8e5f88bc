import { sha256Hex } from '#sha256'
import { canonical, label } from './json.ts'
import { chosenOptions } from './options.ts'
import type { GameTypes } from './step.ts'
import type { Table } from './table.ts'

/**
 * A position's fingerprint, made with the help of the one before. A move leaves most of a position alone, and positions
 * share what it left alone; so the texts of the state's fields are remembered, and those that are the same need not be
 * written again.
 */
export interface WrittenState {
  /** What `hashOf` says. */
  readonly hash: string
  /** The length of the text. */
  readonly size: number
  readonly fields: WrittenFields
}

/**
 * By their names in order. No further down: whoever remembered the texts of all that is in them too would need four times
 * the room, and look it up for longer than it takes to write what changed.
 */
export type WrittenFields = readonly WrittenField[]

interface WrittenField {
  readonly name: string
  readonly value: unknown
  /** With its name, as it is written. */
  readonly text: string
}

export function writtenState<G extends GameTypes>(
  { game, state }: Table<G>,
  before: WrittenFields | null = null,
): WrittenState {
  const values = state as object as Readonly<Record<string, unknown>>
  const fields = namesIn(values, before).map((name, i): WrittenField => {
    const [value, was] = [values[name], before?.[i]]
    if (was !== undefined && was.name === name && was.value === value) return was
    // An option at its default counts for nothing (see `hashUnder`).
    const counted = name === 'options' ? chosenOptions(game.options, state.options) : value
    return { name, value, text: label(name) + canonical(counted) }
  })
  const text = `[${canonical(game.id)},${canonical(game.rules)},{${fields.map((field) => field.text).join()}}]`
  return { hash: sha256Hex(text), size: text.length, fields }
}

/** In the order in which `canonical` has them. A state has the same fields from move to move, so it is found once. */
function namesIn(values: Readonly<Record<string, unknown>>, before: WrittenFields | null): string[] {
  const names = Object.keys(values).filter((name) => values[name] !== undefined)
  const known = before?.map(({ name }) => name)
  const isKnown = known?.length === names.length && known.every((name) => values[name] !== undefined)
  return isKnown ? known : names.sort()
}
