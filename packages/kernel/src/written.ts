import { sha256Hex } from '#sha256'
import { canonical, FEW, isData, label } from './json.ts'
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
  readonly parts: WrittenParts
}

/** What is remembered of it for the next one: no text of the whole, which is as long as all the others. */
export interface WrittenParts {
  readonly fields: readonly Field[]
  readonly counted: Counted
}

/** A field or an item: its text as JSON has it and as `canonical` has it, and what they are made of. */
interface Field {
  readonly name: string
  /** The name as it is written before the text. */
  readonly label: string
  readonly json: string
  readonly canonical: string
  /** What this is the text of: the next position may have it still. */
  readonly value: unknown
  readonly fields: readonly Field[]
}

/** The options as they count for the fingerprint: one at its default counts for nothing (see `hashUnder`). */
interface Counted {
  readonly options: object
  readonly text: string
}

/** Below that, what was touched is written whole: it is small, and what is remembered takes room. */
const DEPTH = 3
const NONE: readonly Field[] = []

export function writtenState<G extends GameTypes>(
  { game, state }: Table<G>,
  before: WrittenParts | null = null,
): WrittenState {
  const fields = fieldsOf(state as object, before?.fields ?? NONE, DEPTH)
  const { options } = state
  const counted =
    before?.counted.options === options
      ? before.counted
      : { options, text: canonical(chosenOptions(game.options, options)) }
  const text = canonicalText(fields, counted.text)
  const hash = sha256Hex(`[${canonical(game.id)},${canonical(game.rules)},${text}]`)
  return { json: jsonText(fields), hash, parts: { fields, counted } }
}

function fieldsOf(data: object, before: readonly Field[], depth: number): Field[] {
  const values = data as Readonly<Record<string, unknown>>
  const fields: Field[] = []
  for (const name of Object.keys(values)) {
    const value = values[name]
    if (value !== undefined) fields.push(fieldOf(name, value, before[fields.length], depth - 1))
  }
  return fields
}

function itemsOf(list: readonly unknown[], before: readonly Field[], depth: number): Field[] {
  const items: Field[] = []
  for (let i = 0; i < list.length; i++) items.push(fieldOf('', list[i], before[i], depth - 1))
  return items
}

function fieldOf(name: string, value: unknown, before: Field | undefined, depth: number): Field {
  if (before !== undefined && before.value === value && before.name === name) return before
  if (!isData(value)) {
    const text = canonical(value)
    return { name, label: label(name), json: text, canonical: text, value, fields: NONE }
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
  return { name, label: label(name), json, canonical: sorted === json ? json : sorted, value, fields }
}

function listText(items: readonly Field[], form: 'json' | 'canonical'): string {
  let text = ''
  for (const item of items) text += text === '' ? item[form] : `,${item[form]}`
  return `[${text}]`
}

function jsonText(fields: readonly Field[]): string {
  let text = ''
  for (const { label, json } of fields) text += text === '' ? label + json : `,${label}${json}`
  return `{${text}}`
}

/** With another text for the options, where they are to count. */
function canonicalText(fields: readonly Field[], options: string | null = null): string {
  let text = ''
  for (const { name, label, canonical } of byName(fields)) {
    const value = options !== null && name === 'options' ? options : canonical
    text += text === '' ? label + value : `,${label}${value}`
  }
  return `{${text}}`
}

/** By code units, as `canonical` sorts. */
function byName(fields: readonly Field[]): Field[] {
  const sorted = fields.slice()
  if (sorted.length > FEW) return sorted.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (let i = 1; i < sorted.length; i++) {
    const field = sorted[i] as Field
    let at = i
    for (; at > 0 && (sorted[at - 1] as Field).name > field.name; at--) sorted[at] = sorted[at - 1] as Field
    sorted[at] = field
  }
  return sorted
}
