import type { z } from 'zod'
import { badInput } from './problem.ts'

/** What comes from outside, before anything believes it. */

/** No request of ours is nested half as deep; what is deeper would overflow whoever walks over it later. */
const MOST_DEPTH = 32

/** Only texts with one of these can hold something that `mustBePlain` looks for. */
const SUSPICIOUS = /\\u|__proto__|constructor/

/**
 * JSON from outside: bounded in depth before it is parsed (the parser itself takes seconds for a million brackets),
 * with nothing in it that a database cannot store or an object must not have. How long it may be is bounded by
 * whoever receives it.
 */
export function parseJson(text: string): unknown {
  if (isDeeper(text, MOST_DEPTH)) throw badInput(`this is nested more than ${MOST_DEPTH} deep`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw badInput('this is not JSON')
  }
  if (SUSPICIOUS.test(text)) mustBePlain(data)
  return data
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_FIELDS, CLOSE_FIELDS] = [34, 92, 91, 93, 123, 125]

function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) quoted = !quoted
    else if (quoted) {
      if (unit === BACKSLASH) i++
    } else if (unit === OPEN_LIST || unit === OPEN_FIELDS) {
      if (++depth > most) return true
    } else if (unit === CLOSE_LIST || unit === CLOSE_FIELDS) depth--
  }
  return false
}

function mustBePlain(value: unknown): void {
  if (typeof value === 'string') mustBeText(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    if (key === '__proto__') throw badInput('"__proto__" is no name for a field')
    if (key === 'constructor' && typeof each === 'object') throw badInput('"constructor" is no name for an object')
    mustBeText(key)
    mustBePlain(each)
  }
}

/** PostgreSQL stores no NUL, and half a character comes back as another one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

function mustBeText(text: string): void {
  if (UNSTORABLE.test(text)) throw badInput('there is a NUL or half a character in a text')
}

/** The first thing that is wrong with an input, in one line. */
export function complaint(where: string, error: z.ZodError): string {
  const [first] = error.issues
  // Of several ways to say something, the one that was meant is the one with the least wrong about it.
  const issue = first?.code === 'invalid_union' ? first.errors.toSorted((a, b) => a.length - b.length)[0]?.[0] : first
  const path = [where, ...(issue?.path ?? [])].map(String).join('.')
  return `${path}: ${issue?.message ?? 'is not valid'}`
}
