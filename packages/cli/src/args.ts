import { parseArgs } from 'node:util'
import { BadInput } from '@boardroom/kernel'

/** The flags of a command: those that take a value, and those that are just there or not. */
export type Flags = Readonly<Record<string, 'text' | 'switch'>>

export type Given<F extends Flags> = { readonly [K in keyof F]?: F[K] extends 'switch' ? true : string }

export interface Args<F extends Flags> {
  readonly flags: Given<F>
  readonly words: readonly string[]
}

/** Sorts the words of a command line into flags and the rest; names what is wrong with the first bad one. */
export function parse<const F extends Flags>(command: string, argv: readonly string[], known: F): Args<F> {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' } as const]),
  )
  // The tokens, and not the strict mode, because its messages explain themselves in terms of the parser.
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true })
  const flags: Record<string, string | true> = {}
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind === 'option') flags[token.name] = flagValue(command, token, known)
  }
  return { flags: flags as Given<F>, words }
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function flagValue(command: string, token: OptionToken, known: Flags): string | true {
  const kind = Object.hasOwn(known, token.name) ? known[token.name] : undefined
  if (!kind) {
    const list = Object.keys(known).map((name) => `--${name}`)
    throw new BadInput(`unknown flag "${token.rawName}"; ${command} knows ${list.join(', ')}`)
  }
  if (kind === 'switch') {
    if (token.value !== undefined) throw new BadInput(`--${token.name} takes no value`)
    return true
  }
  const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))
  if (missing || token.value === undefined) throw new BadInput(`--${token.name} needs a value`)
  return token.value
}

/** The one word a command needs; more or fewer are refused. */
export function onlyWord(words: readonly string[], command: string, what: string): string {
  const [word, extra] = words
  if (word === undefined || word === '') throw new BadInput(`${command} needs ${what}`)
  if (extra !== undefined) throw new BadInput(`"${extra}" is one word too many; ${command} needs ${what}`)
  return word
}

export function noWords(words: readonly string[], command: string): void {
  if (words[0] !== undefined) throw new BadInput(`"${words[0]}" is one word too many; ${command} takes only flags`)
}

/** A whole number given as text. */
export function whole(what: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
    throw new BadInput(`${what} must be a whole number ${range}, not "${text}"`)
  }
  return value
}

/** A number of seconds, also a part of one. */
export function seconds(what: string, text: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value) || value <= 0) throw new BadInput(`${what} must be a number above 0, not "${text}"`)
  return value
}
