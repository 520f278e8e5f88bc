import { lanes } from './hash.ts'

/** What the state remembers of its chance: the seed and how much of it is used up. Never part of a view. */
export interface ChanceState {
  readonly seed: string
  drawn: number
}

/**
 * The seeded random source of a table: ChaCha20, keyed by the seed. A cipher rather than a fast generator, because
 * players see its output (tiles, cubes) and must not be able to compute the next tile from the ones before.
 */
export class Chance {
  readonly state: ChanceState
  readonly #key: Uint32Array
  readonly #block = new Uint32Array(16)
  #blockNumber = -1

  constructor(state: ChanceState) {
    this.state = state
    this.#key = keyOf(state.seed)
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
    const number = Math.floor(this.state.drawn / 16)
    if (number !== this.#blockNumber) {
      chachaBlock(this.#key, number, this.#block)
      this.#blockNumber = number
    }
    return this.#block[this.state.drawn++ % 16] as number
  }
}

export function chanceFrom(seed: string): Chance {
  return new Chance({ seed, drawn: 0 })
}

function keyOf(seed: string): Uint32Array {
  return new Uint32Array([...lanes(seed), ...lanes(`${seed}/key`)])
}

const work = new Uint32Array(16)

/** One block of ChaCha20 (RFC 8439) with a zero nonce. */
export function chachaBlock(key: Uint32Array, counter: number, out: Uint32Array): void {
  out[0] = 0x61707865
  out[1] = 0x3320646e
  out[2] = 0x79622d32
  out[3] = 0x6b206574
  for (let i = 0; i < 8; i++) out[4 + i] = key[i] as number
  out[12] = counter
  out[13] = out[14] = out[15] = 0
  work.set(out)
  for (let round = 0; round < 10; round++) {
    quarter(work, 0, 4, 8, 12)
    quarter(work, 1, 5, 9, 13)
    quarter(work, 2, 6, 10, 14)
    quarter(work, 3, 7, 11, 15)
    quarter(work, 0, 5, 10, 15)
    quarter(work, 1, 6, 11, 12)
    quarter(work, 2, 7, 8, 13)
    quarter(work, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (work[i] as number)
}

function quarter(w: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = w[ia] as number
  let b = w[ib] as number
  let c = w[ic] as number
  let d = w[id] as number
  a = (a + b) | 0
  d = rotate(d ^ a, 16)
  c = (c + d) | 0
  b = rotate(b ^ c, 12)
  a = (a + b) | 0
  d = rotate(d ^ a, 8)
  c = (c + d) | 0
  b = rotate(b ^ c, 7)
  w[ia] = a
  w[ib] = b
  w[ic] = c
  w[id] = d
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
