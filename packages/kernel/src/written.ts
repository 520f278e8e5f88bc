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
  readonly parts: WrittenParts
}

/** What is remembered of it for the next one: no text of the whole, which is as long as all the others. */
export interface WrittenParts extends Pieces {
  readonly counted: Counted
}

interface Pieces {
  readonly fields: readonly Field[]
  /** The places of the fields in the order of their names; empty for a list. */
  readonly order: readonly number[]
}

/** A field or an item: its text as JSON has it and as `canonical` has it, and what they are made of. */
interface Field extends Pieces {
  readonly name: string
  /** The name as it is written before the text. */
  readonly label: string
  readonly json: string
  readonly canonical: string
  /** What this is the text of: the next position may have it still. */
  readonly value: unknown
}

/** The options as they count for the fingerprint: one at its default counts for nothing (see `hashUnder`). */
interface Counted {
  readonly options: object
  readonly text: string
}

/** Below that, what was touched is written whole: it is small, and what is remembered takes room. */
const DEPTH = 3
const NONE: readonly never[] = []
const NOTHING: Pieces = { fields: NONE, order: NONE }

export function writtenState<G extends GameTypes>(
  { game, state }: Table<G>,
  before: WrittenParts | null = null,
): WrittenState {
  const { fields, order } = fieldsOf(state as object, before ?? NOTHING, DEPTH)
  const { options } = state
  const counted =
    before?.counted.options === options
      ? before.counted
      : { options, text: canonical(chosenOptions(game.options, options)) }
  const text = canonicalText(fields, order, counted.text)
  const hash = sha256Hex(`[${canonical(game.id)},${canonical(game.rules)},${text}]`)
  return { json: jsonText(fields), hash, parts: { fields, order, counted } }
}

function fieldsOf(data: object, before: Pieces, depth: number): Pieces {
  const values = data as Readonly<Record<string, unknown>>
  const fields: Field[] = []
  let inPlace = true
  for (const name in values) {
    const value = values[name]
    if (value === undefined) continue
    const was = before.fields[fields.length]
    if (was?.name !== name) inPlace = false
    fields.push(fieldOf(name, value, was, depth - 1))
  }
  // A state has the same fields from move to move, so they are put in order once.
  const isKnown = inPlace && fields.length === before.fields.length
  return { fields, order: isKnown ? before.order : orderOf(fields) }
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
    return field(name, value, NOTHING, text, text)
  }
  if (Array.isArray(value)) return listField(name, value, before, depth)
  if (depth === 0 || isFlat(value)) return field(name, value, NOTHING, JSON.stringify(value), canonical(value))
  const pieces = fieldsOf(value, before ?? NOTHING, depth)
  return field(name, value, pieces, jsonText(pieces.fields), canonicalText(pieces.fields, pieces.order))
}

function listField(name: string, list: readonly unknown[], before: Field | undefined, depth: number): Field {
  if (isFlatList(list)) {
    const text = JSON.stringify(list)
    return field(name, list, NOTHING, text, text)
  }
  if (depth === 0) return field(name, list, NOTHING, JSON.stringify(list), canonical(list))
  const fields = itemsOf(list, before?.fields ?? NONE, depth)
  return field(name, list, { fields, order: NONE }, listText(fields, 'json'), listText(fields, 'canonical'))
}

/** Whether there is nothing in it that has parts of its own: it is written in one go, as fast as its parts are found. */
function isFlat(data: Readonly<Record<string, unknown>>): boolean {
  for (const name in data) if (isData(data[name])) return false
  return true
}

function isFlatList(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (isData(list[i])) return false
  return true
}

function field(name: string, value: unknown, { fields, order }: Pieces, json: string, sorted: string): Field {
  // Texts that are the same are kept once; and comparing them lays out in one piece what was put together of many.
  return { name, label: label(name), json, canonical: sorted === json ? json : sorted, value, fields, order }
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
function canonicalText(fields: readonly Field[], order: readonly number[], options: string | null = null): string {
  let text = ''
  for (const place of order) {
    const { name, label, canonical } = fields[place] as Field
    const value = options !== null && name === 'options' ? options : canonical
    text += text === '' ? label + value : `,${label}${value}`
  }
  return `{${text}}`
}

/** By code units, as `canonical` sorts. */
function orderOf(fields: readonly Field[]): number[] {
  const name = (place: number): string => (fields[place] as Field).name
  return fields.map((_, place) => place).sort((a, b) => (name(a) < name(b) ? -1 : 1))
}
