import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, copyPlain, hashOf, type Move, type Table } from '../src/index.ts'
import { atFirstTurn, CARDS, cardOf, playOut, type Toy, toyTable } from './toy.ts'

/** Every well-shaped move of the toy game, legal or not. */
const EVERY_MOVE: readonly Move[] = [
  ...Array.from({ length: 51 }, (_, coins) => ({ type: 'bid', coins })),
  ...CARDS.flatMap((card) => ['sell', 'show'].map((type) => ({ type, card }))),
  { type: 'dig' },
  { type: 'end' },
]

/** All that a refused move must leave as it was. */
function everything(table: Table<Toy>): string {
  return canonical([table.state, table.entries, table.final])
}

describe('legality is decided in one place', () => {
  it('lists exactly the moves that are not refused, at every moment of a game', () => {
    playOut(toyTable({ seats: 3 }), 'lists', (table, seat, move) => {
      for (let any = 0; any < 3; any++) {
        const allowed = EVERY_MOVE.filter((each) => table.refuse(any, each) === null)
        expect(table.legal(any).map(canonical).toSorted()).toEqual(allowed.map(canonical).toSorted())
      }
      table.play(seat, move)
    })
  })

  it('lets every listed move be made', () => {
    playOut(toyTable(), 'made', (table, seat, move) => {
      expect(table.play(seat, move)).toBeNull()
    })
  })

  it('gives the same refusal whether asked or tried', () => {
    const table = atFirstTurn()
    for (const move of EVERY_MOVE.filter((each) => table.refuse(0, each) !== null)) {
      expect(table.play(0, move)).toEqual(table.refuse(0, move))
    }
  })

  it('goes on alike whether a listed move is played or applied', () => {
    const applied = toyTable()
    const played = toyTable()
    playOut(played, 'alike', (_, seat, move) => {
      played.play(seat, move)
      applied.apply(seat, move)
      expect(hashOf(applied)).toBe(hashOf(played))
    })
  })

  it('lists nothing for a seat that is not asked, or that is not at the table', () => {
    const table = atFirstTurn()
    expect(table.asked()).toEqual([0])
    for (const seat of [1, 2, -1, 0.5, Number.NaN]) expect(table.legal(seat)).toEqual([])
  })
})

describe('a refusal names its rule', () => {
  it('the game’s own rule where that forbids the move', () => {
    expect(toyTable().refuse(0, { type: 'bid', coins: 6 })).toEqual({ rule: 'TOY-BID', coins: 6 })
  })

  it('the rule of turns for a seat that is not asked', () => {
    expect(atFirstTurn().refuse(1, { type: 'end' })).toEqual({ rule: 'TOY-TURN' })
    expect(atFirstTurn().refuse(7, { type: 'end' })).toEqual({ rule: 'TOY-TURN' })
  })

  it('the rule of steps for a move that belongs to another step', () => {
    expect(toyTable().refuse(0, { type: 'end' })).toEqual({ rule: 'TOY-STEP' })
  })

  it('the rule its kind comes from, with the field, for a move that is not well shaped', () => {
    const table = toyTable()
    const expected = 'a whole number from 0 to 50'
    const misshapen = { path: 'coins', expected }
    for (const coins of [undefined, null, '3', 1.5, -1, 51, [3]]) {
      expect(table.refuse(0, { type: 'bid', coins })).toEqual({ rule: 'TOY-BID', misshapen })
    }
    expect(table.refuse(0, { type: 'bid', coins: 1, also: 2 })).toEqual({
      rule: 'TOY-BID',
      misshapen: { path: 'also', expected: 'no such field' },
    })
  })

  it('its own rule for a move without fields, which is legal unless that forbids it', () => {
    const table = atFirstTurn()
    expect(table.refuse(0, { type: 'dig' })).toBeNull()
    table.state.deck.length = 0
    expect(table.refuse(0, { type: 'dig' })).toEqual({ rule: 'TOY-DIG' })
    expect(table.refuse(0, { type: 'end' })).toBeNull()
    expect(table.refuse(0, { type: 'end', now: true })).toEqual({
      rule: 'TOY-END',
      misshapen: { path: 'now', expected: 'no such field' },
    })
  })

  it('the kernel’s for what is no move at all', () => {
    const table = toyTable()
    const expected = 'an object with a type'
    for (const move of [undefined, null, 0, 'bid', [], {}, { type: 1 }]) {
      expect(table.refuse(0, move)).toEqual({ rule: 'KERNEL-MOVE', path: '', expected })
    }
    for (const type of ['', 'Bid', 'toString', '__proto__']) {
      expect(table.refuse(0, { type })).toEqual({
        rule: 'KERNEL-MOVE',
        path: 'type',
        expected: 'one of bid, sell, show, dig, end',
      })
    }
  })

  it('the kernel’s once the game is over', () => {
    const table = playOut(toyTable(), 'over', (table, seat, move) => table.play(seat, move))
    expect(table.refuse(0, { type: 'end' })).toEqual({ rule: 'KERNEL-OVER' })
    expect(table.asked()).toEqual([])
    expect(table.legal(0)).toEqual([])
  })
})

describe('a refused move changes nothing', () => {
  it('when it is against the rules', () => {
    playOut(toyTable(), 'against', (table, seat, move) => {
      const before = everything(table)
      for (const each of EVERY_MOVE) if (table.refuse(seat, each)) table.play(seat, each)
      expect(everything(table)).toBe(before)
      table.play(seat, move)
    })
  })

  it('when it is any JSON at all', () => {
    const tables = [toyTable(), atFirstTurn()]
    const before = tables.map(everything)
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: -2, max: 5 }), (anything, seat) => {
        for (const table of tables) expect(table.play(seat, anything)).not.toBeNull()
      }),
    )
    expect(tables.map(everything)).toEqual(before)
  })

  it('when it has a known type and anything as its fields', () => {
    const table = atFirstTurn()
    const before = everything(table)
    const move = fc.record(
      {
        type: fc.constantFrom('bid', 'sell', 'show'),
        card: fc.jsonValue(),
        coins: fc.jsonValue(),
        ['__proto__']: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(fc.property(move, (each) => void (table.refuse(0, each) && table.play(0, each))))
    expect(everything(table)).toBe(before)
  })

  it('and asking changes nothing either', () => {
    const table = atFirstTurn()
    const before = everything(table)
    table.legal(0)
    table.refuse(0, { type: 'sell', card: cardOf(table, 0) })
    table.asked()
    expect(everything(table)).toBe(before)
  })

  it('nor does the move itself change', () => {
    playOut(toyTable(), 'itself', (table, seat, move) => {
      const before = copyPlain(move)
      table.play(seat, move)
      expect(move).toEqual(before)
    })
  })
})
