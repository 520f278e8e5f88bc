import { chacha20 } from '@noble/ciphers/chacha.js'
import { swap32IfBE, u32, utf8ToBytes } from '@noble/ciphers/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** What the state remembers of its chance: the seed and how much of it is used up. Never part of a view. */
export interface ChanceState {
  readonly seed: string
  drawn: number
}

/** Words of the key stream that are made at a time: a call of the cipher costs more than the words it makes. */
const BLOCK = 256
/** The cipher counts in blocks of sixteen words. */
const COUNTS = BLOCK / 16
const NONCE = new Uint8Array(12)
const ZEROES = new Uint8Array(BLOCK * 4)

/**
 * The seeded random source of a table: ChaCha20, keyed by the SHA-256 of the seed. A cipher rather than a fast
 * generator, because players see its output (tiles, cubes) and must not be able to compute the next tile from the ones
 * before.
 */
export class Chance {
  readonly state: ChanceState
  #words: Uint32Array | null = null
  #block = -1

  constructor(state: ChanceState) {
    this.state = state
  }

  /** A whole number from 0 to `n - 1`, every one equally likely. */
  below(n: number): number {
    // Values past the last whole multiple of n would favour the small numbers; they are drawn again.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let word = this.#word()
    while (word >= limit) word = this.#word()
    return word % n
  }

  /** Shuffles a list in place. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const item = list[i] as T
      list[i] = list[j] as T
      list[j] = item
    }
    return list
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  #word(): number {
    const at = this.state.drawn++
    const block = Math.floor(at / BLOCK)
    if (block !== this.#block || this.#words === null) {
      this.#words = wordsOf(this.state.seed, block)
      this.#block = block
    }
    return this.#words[at % BLOCK] as number
  }
}

export function chanceFrom(seed: string): Chance {
  return new Chance({ seed, drawn: 0 })
}

/** Search resumes one table a thousand times; all of them draw from the same block. */
let latest: { seed: string; key: Uint8Array; block: number; words: Uint32Array } | null = null

function wordsOf(seed: string, block: number): Uint32Array {
  if (latest?.seed !== seed || latest.block !== block) {
    const key = latest?.seed === seed ? latest.key : sha256(utf8ToBytes(seed))
    latest = { seed, key, block, words: keyStream(key, block) }
  }
  return latest.words
}

/** One block of the key stream, as words, which are little-endian on every machine. */
export function keyStream(key: Uint8Array, block: number): Uint32Array {
  const bytes = new Uint8Array(BLOCK * 4)
  chacha20(key, NONCE, ZEROES, bytes, block * COUNTS)
  return swap32IfBE(u32(bytes))
}
