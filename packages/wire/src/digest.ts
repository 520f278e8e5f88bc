import { type Change, isData, isList } from './difference.ts'

/**
 * A check that two copies of plain data are the same, whatever the order of their fields: the sum of what every leaf
 * adds at its place. So a change moves it by what went and what came, and the rest need not be looked at. It finds
 * mistakes; it is no signature. Texts by FNV-1a, stirred by the finaliser of MurmurHash3.
 */
export function digest(value: unknown): number {
  return at(value, ROOT) >>> 0
}

/** The digest after a change, from the one before. */
export function digestAfter(sum: number, before: unknown, after: unknown, change: Change): number {
  return (sum + moved(before, after, change, ROOT)) >>> 0
}

const ROOT = 1
const EMPTY = 2
const YES = 3
const NO = 4
const NUMBER = 5
const TEXT = 6
const LIST = 7
const FIELDS = 8

function at(value: unknown, place: number): number {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? stir(stir(place, NUMBER), numberOf(value)) : stir(place, EMPTY)
    case 'string':
      return stir(stir(place, TEXT), textOf(value))
    case 'boolean':
      return stir(place, value ? YES : NO)
    case 'object':
      if (value !== null) return inside(value, place)
  }
  return stir(place, EMPTY)
}

function inside(value: object, place: number): number {
  if (isList(value)) {
    let sum = stir(stir(place, LIST), value.length)
    for (let i = 0; i < value.length; i++) sum = (sum + at(value[i], stir(place, i))) | 0
    return sum
  }
  let sum = stir(place, FIELDS)
  const fields = value as Readonly<Record<string, unknown>>
  for (const name in fields) sum = (sum + there(fields[name], stir(place, textOf(name)))) | 0
  return sum
}

/** By how much a change moves the sum of its place. */
function moved(before: unknown, after: unknown, change: Change, place: number): number {
  if (!isData(change) || isList(change) || !isData(before) || !isData(after)) {
    return (there(after, place) - there(before, place)) | 0
  }
  const [was, is] = [before as Readonly<Record<string, unknown>>, after as Readonly<Record<string, unknown>>]
  let sum = 0
  for (const name in change) {
    const inner = stir(place, isList(after) ? Number(name) : textOf(name))
    sum = (sum + moved(was[name], is[name], change[name] as Change, inner)) | 0
  }
  return sum
}

/** What is not there adds nothing; a function is no data, but what every object inherits. */
function there(value: unknown, place: number): number {
  return value === undefined || typeof value === 'function' ? 0 : at(value, place)
}

function numberOf(value: number): number {
  return (value | 0) === value ? value | 0 : textOf(`${value}`)
}

function textOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

function stir(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ b
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
