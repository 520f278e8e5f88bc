import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyStream } from '../src/chance.ts'
import { Chance, chanceFrom } from '../src/index.ts'
import { sha256Hex as sha256OfNode } from '../src/sha256.node.ts'
import { sha256Hex } from '../src/sha256.ts'

/** Sixty-four bytes of the key stream in hexadecimal, the way the published vectors print them. */
function printed(key: Uint8Array, counter: number): string {
  const bytes = new DataView(new ArrayBuffer(64))
  const words = keyStream(key, 0).subarray(16 * counter, 16 * counter + 16)
  for (const [i, word] of words.entries()) bytes.setUint32(4 * i, word, true)
  return Buffer.from(bytes.buffer).toString('hex')
}

/** A key of zeroes but for one byte. */
function keyWith(at: number, byte: number): Uint8Array {
  const key = new Uint8Array(32)
  key[at] = byte
  return key
}

/** Pearson's statistic of how far counts are from all being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function bump(counts: number[], i: number): void {
  counts[i] = (counts[i] ?? 0) + 1
}

describe('the cipher behind chance', () => {
  // RFC 8439, appendix A.1, test vectors 1, 2, 3 and 4: the ones with a zero nonce.
  it('gives the published first block of the zero key', () => {
    expect(printed(new Uint8Array(32), 0)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  it('gives the published second block of the zero key', () => {
    expect(printed(new Uint8Array(32), 1)).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
  })

  it('gives the published second block of the key that ends in 1', () => {
    expect(printed(keyWith(31, 0x01), 1)).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    )
  })

  it('gives the published third block of the key with ff in its second byte', () => {
    expect(printed(keyWith(1, 0xff), 2)).toBe(
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    )
  })
})

describe('the digest behind keys and fingerprints', () => {
  // FIPS 180-2, appendix B.1 and B.2.
  it.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('is SHA-256, by Node and without it: %s', (text, hex) => {
    expect(sha256Hex(text)).toBe(hex)
    expect(sha256OfNode(text)).toBe(hex)
  })

  it('is the same by Node and without it for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sha256Hex(text)).toBe(sha256OfNode(text))
      }),
    )
    expect(sha256Hex('\ud800')).toBe(sha256OfNode('\ud800'))
  })
})

describe('chance', () => {
  it('draws the same numbers from the same seed, for ever', () => {
    const chance = chanceFrom('golden')
    expect(Array.from({ length: 12 }, () => chance.below(1000))).toEqual([
      937, 939, 468, 575, 265, 656, 402, 390, 969, 87, 174, 896,
    ])
    expect(chanceFrom('golden').shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).join('')).toBe('3862510497')
  })

  it('draws other numbers from another seed', () => {
    const draws = (seed: string) => {
      const chance = chanceFrom(seed)
      return Array.from({ length: 20 }, () => chance.below(1000)).join()
    }
    const seeds = ['', '0', '1', '10', '01', 'a', 'A', 'a ', 'ä']
    expect(new Set(seeds.map(draws)).size).toBe(seeds.length)
  })

  it('goes on from its saved state as if it had never stopped, at every point', () => {
    const whole = chanceFrom('saved')
    for (let i = 0; i < 600; i++) {
      const resumed = new Chance({ ...whole.state })
      expect(resumed.below(1_000_000)).toBe(whole.below(1_000_000))
    }
  })

  it('counts what is drawn', () => {
    const chance = chanceFrom('count')
    chance.below(2)
    chance.pick(['a', 'b'])
    expect(chance.state).toEqual({ seed: 'count', drawn: 2 })
    expect(chance.shuffle([1, 2, 3]).toSorted()).toEqual([1, 2, 3])
    expect(chance.state.drawn).toBe(4)
  })

  it('stays below the limit, also where the limit does not divide 2^32', () => {
    const chance = chanceFrom('limit')
    for (const n of [1, 2, 3, 7, 1000, 3_000_000_000]) {
      for (let i = 0; i < 200; i++) {
        const drawn = chance.below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }
    }
  })

  // The limits are the 99.9 % quantiles of the chi-square distribution with 12, 5 and 119 degrees of freedom.
  it('finds every number equally likely', () => {
    const chance = chanceFrom('uniform')
    const counts = Array.from({ length: 13 }, () => 0)
    for (let i = 0; i < 130_000; i++) bump(counts, chance.below(13))
    expect(chiSquare(counts)).toBeLessThan(32.91)
  })

  it('favours no third of a range that is most of 2^32', () => {
    const chance = chanceFrom('thirds')
    const counts = Array.from({ length: 6 }, () => 0)
    for (let i = 0; i < 60_000; i++) {
      bump(counts, Math.floor(chance.below(3_000_000_000) / 500_000_000))
    }
    expect(chiSquare(counts)).toBeLessThan(20.52)
  })

  it('finds every order of a shuffled list equally likely', () => {
    const chance = chanceFrom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 60_000; i++) {
      const order = chance.shuffle([1, 2, 3, 4, 5]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(120)
    expect(chiSquare([...counts.values()])).toBeLessThan(171.8)
  })
})
