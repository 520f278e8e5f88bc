import { describe, expect, it } from 'vitest'
import { canonical, hashOf, type Played } from '../src/index.ts'
import { playOut, toy, toyTable } from './toy.ts'

function game(seats: number, seed: string, options: object = {}) {
  const moves: Played[] = []
  const table = playOut(toyTable({ seats, seed, options }), seed, (table, seat, move) => {
    moves.push({ seat, move })
    table.play(seat, move)
  })
  return { table, moves, hash: hashOf(table) }
}

describe('the same seed and moves', () => {
  it('give the same state, byte for byte', () => {
    const first = game(4, 'again')
    const second = toyTable({ seats: 4, seed: 'again' })
    for (const { seat, move } of first.moves) second.play(seat, move)
    expect(canonical(second.state)).toBe(canonical(first.table.state))
    expect(JSON.stringify(second.state)).toBe(JSON.stringify(first.table.state))
  })

  // If one of these changes, recorded games everywhere come out differently: chance or the fingerprint has changed.
  it.each([
    {
      seats: 2,
      seed: 'golden',
      options: {},
      moves: 15,
      scores: [11, 29],
      hash: '97a0a0f3b8081520105cf879f030d09c06192288144b4c301e9103e6d1e36aaf',
    },
    {
      seats: 3,
      seed: 'golden',
      options: { length: 'long' },
      moves: 33,
      scores: [18, 37, 5],
      hash: 'e53b648fae49cf19eec571c76daa6937d9b775530b0cb7f3d8d1ec487f3948cf',
    },
    {
      seats: 4,
      seed: 'silver',
      options: { tax: true },
      moves: 39,
      scores: [6, 11, 15, 11],
      hash: 'dc77e27e54cc3f68667728285b84d4c3868c9a8bde641f1701d3c0fa90e43303',
    },
  ])('give the recorded outcome: $seats seats, seed $seed', ({ seats, seed, options, ...outcome }) => {
    const { table, moves, hash } = game(seats, seed, options)
    expect({ moves: moves.length, scores: table.result?.scores, hash }).toEqual(outcome)
  })
})

describe('the hash of a position', () => {
  it('differs by seed, option and version of the rules', () => {
    const hashes = [
      hashOf(toyTable()),
      hashOf(toyTable({ seed: 'other' })),
      hashOf(toyTable({ options: { tax: true } })),
      hashOf(toyTable({}, { ...toy, rules: '1.0.1' })),
      hashOf(toyTable({}, { ...toy, id: 'market-night' })),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('does not depend on the log', () => {
    const silent = toyTable()
    silent.silent = true
    const loud = toyTable()
    for (const table of [silent, loud]) table.play(0, { type: 'bid', coins: 1 })
    expect(hashOf(silent)).toBe(hashOf(loud))
    expect(silent.entries.length).toBeLessThan(loud.entries.length)
  })
})
