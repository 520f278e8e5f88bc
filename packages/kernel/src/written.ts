import { sha256Hex } from '#sha256'
import { canonical, isData, label } from './json.ts'
import { chosenOptions } from './options.ts'
import type { GameTypes } from './step.ts'
import type { Table } from './table.ts'

/**
 * A position as text and its fingerprint. A move leaves most of a position alone, and positions share what it left
 * alone; so the texts of parts are remembered, and the next position is written from those that are still the same.
 */
export interface WrittenState {
  /** The state as JSON. */
  readonly json: string
  /** What `hashOf` says. */
  readonly hash: string
  readonly fields: readonly Field[]
}

/** A field or an item: its text as JSON has it and as `canonical` has it, and what they are made of. */
interface Field {
  readonly name: string
  readonly json: string
  readonly canonical: string
  /** What this is the text of: the next position may have it still. */
  readonly value: unknown
  readonly fields: readonly Field[]
}

/** Below that, what was touched is written whole: it is small, and what is remembered takes room. */
const DEPTH = 3
const NONE: readonly Field[] = []

export function writtenState<G extends GameTypes>(
  { game, state }: Table<G>,
  before: WrittenState | null = null,
): WrittenState {
  const fields = fieldsOf(state as object, before?.fields ?? NONE, DEPTH)
  // An option at its default counts for nothing (see `hashUnder`).
  const options = canonical(chosenOptions(game.options, state.options))
  const counted = fields.map((field) => (field.name === 'options' ? { ...field, canonical: options } : field))
  const hash = sha256Hex(`[${canonical(game.id)},${canonical(game.rules)},${canonicalText(counted)}]`)
  return { json: jsonText(fields), hash, fields }
}

function fieldsOf(data: object, before: readonly Field[], depth: number): Field[] {
  const fields: Field[] = []
  for (const [name, value] of Object.entries(data)) {
    if (value !== undefined) fields.push(fieldOf(name, value, before[fields.length], depth - 1))
  }
  return fields
}

function itemsOf(list: readonly unknown[], before: readonly Field[], depth: number): Field[] {
  return list.map((value, i) => fieldOf('', value, before[i], depth - 1))
}

function fieldOf(name: string, value: unknown, before: Field | undefined, depth: number): Field {
  if (before !== undefined && before.value === value && before.name === name) return before
  if (!isData(value)) {
    const text = canonical(value)
    return { name, json: text, canonical: text, value, fields: NONE }
  }
  if (depth === 0) return whole(name, value)
  const known = before?.fields ?? NONE
  if (Array.isArray(value)) {
    const fields = itemsOf(value, known, depth)
    return pieced(name, value, fields, listText(fields, 'json'), listText(fields, 'canonical'))
  }
  const fields = fieldsOf(value, known, depth)
  return pieced(name, value, fields, jsonText(fields), canonicalText(fields))
}

function whole(name: string, value: object): Field {
  return pieced(name, value, NONE, JSON.stringify(value), canonical(value))
}

function pieced(name: string, value: object, fields: readonly Field[], json: string, sorted: string): Field {
  // Texts that are the same are kept once; and comparing them lays out in one piece what was put together of many.
  return { name, json, canonical: sorted === json ? json : sorted, value, fields }
}

function listText(items: readonly Field[], form: 'json' | 'canonical'): string {
  return `[${items.map((item) => item[form]).join(',')}]`
}

function jsonText(fields: readonly Field[]): string {
  return `{${fields.map(({ name, json }) => label(name) + json).join(',')}}`
}

function canonicalText(fields: readonly Field[]): string {
  const sorted = fields.slice().sort((a, b) => (a.name < b.name ? -1 : 1))
  return `{${sorted.map((field) => label(field.name) + field.canonical).join(',')}}`
}
