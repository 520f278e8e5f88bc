import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BadInput,
  chanceFrom,
  checkFile,
  type GameFile,
  gameFileSchema,
  History,
  hashOf,
  parseFile,
  replay,
  toFile,
} from '../src/index.ts'
import { type Toy, toy } from './toy.ts'

/** A game played by chance, to the end or for some moves. */
function played(moves = Number.POSITIVE_INFINITY): History<Toy> {
  const history = new History(toy, { seats: 3, seed: 'file', options: { length: 'long' } })
  const chance = chanceFrom('file')
  while (!history.table.over && history.moves.length < moves) {
    const seat = chance.pick(history.table.asked())
    history.play(seat, chance.pick(history.table.legal(seat)))
  }
  return history
}

const file = toFile(played(), ['Ada', 'Grace'])
const again = (change: object): (() => unknown) => {
  return () => replay(toy, checkFile({ ...JSON.parse(JSON.stringify(file)), ...change }))
}
const without = (key: string) => Object.fromEntries(Object.entries(file).filter(([name]) => name !== key))

describe('a game file', () => {
  it('survives being written and read, and replays to the same game', () => {
    const history = replay(toy, parseFile(JSON.stringify(file)))
    expect(hashOf(history.table)).toBe(file.hash)
    expect(history.table.result).toEqual(file.result)
    expect(toFile(history, ['Ada', 'Grace'])).toEqual(file)
  })

  it('of an unfinished game has no result, and its game can be played on', () => {
    const half = toFile(played(5), [])
    expect(half.result).toBeNull()
    expect(half.moves).toHaveLength(5)
    expect(replay(toy, parseFile(JSON.stringify(half))).table.over).toBe(false)
  })

  it('has the fields of the contract, and the schema asks for each of them', () => {
    expect(Object.keys(file)).toEqual([...gameFileSchema.required])
    expect(Object.keys(gameFileSchema.properties)).toEqual([...gameFileSchema.required, 'variations'])
    expect(file).toMatchObject({
      format: 'boardroom/2',
      game: 'market-day',
      rules: '1.0.0',
      options: { length: 'long', hand: 2, tax: false },
      seats: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Seat 3' }],
      seed: 'file',
    })
  })

  it('stays as it was while its game goes on', () => {
    const history = played(5)
    const early = toFile(history, [])
    const [seat = 0] = history.table.asked()
    history.play(seat, history.table.legal(seat)[0])
    expect(history.moves).toHaveLength(6)
    expect(early.moves).toHaveLength(5)
  })
})

describe('a broken game file', () => {
  it('that is not JSON is called so', () => {
    for (const text of ['', '{', '{"format": boardroom}', 'PK\u0003\u0004']) {
      expect(() => parseFile(text)).toThrow(new BadInput('the file is not JSON'))
    }
  })

  it.each([
    [[], 'not a game file: it is not an object'],
    [null, 'not a game file: it is not an object'],
    ['boardroom/2', 'not a game file: it is not an object'],
    [{}, 'not a game file: "format" must be "boardroom/2"'],
    [{ ...file, format: 'boardroom/1' }, 'not a game file: "format" must be "boardroom/2"'],
    [without('game'), 'not a game file: "game" must be a text'],
    [without('rules'), 'not a game file: "rules" must be a text'],
    [without('seed'), 'not a game file: "seed" must be a text'],
    [{ ...file, seed: 5 }, 'not a game file: "seed" must be a text'],
    [{ ...file, seed: '' }, 'not a game file: "seed" must be a text'],
    [without('hash'), 'not a game file: "hash" must be a text'],
    [without('options'), 'not a game file: "options" must be an object'],
    [{ ...file, options: [] }, 'not a game file: "options" must be an object'],
    [without('seats'), 'not a game file: "seats" must be a list'],
    [{ ...file, seats: [{ name: 'Ada' }, {}] }, 'not a game file: "seats[1]" needs a name'],
    [without('moves'), 'not a game file: "moves" must be a list'],
    [{ ...file, moves: [null] }, 'not a game file: "moves[0].seat" must be a number'],
    [{ ...file, moves: [file.moves[0], { seat: '1', move: {} }] }, 'not a game file: "moves[1].seat" must be a number'],
    [{ ...file, moves: [{ seat: 0, move: 'end' }] }, 'not a game file: "moves[0].move" must be an object'],
    [without('result'), 'not a game file: "result" must be an object or null'],
    [{ ...file, result: 7 }, 'not a game file: "result" must be an object or null'],
  ])('is refused with the first field that is wrong (%#)', (data, message) => {
    expect(() => checkFile(data)).toThrow(new BadInput(message))
  })

  it('never gets anything but one line saying what is wrong, whatever is in it', () => {
    const anyField = fc.constantFrom(...Object.keys(file))
    fc.assert(
      fc.property(anyField, fc.jsonValue(), (key, value) => {
        try {
          again({ [key]: value })()
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput)
          expect((error as BadInput).message).not.toContain('\n')
        }
      }),
    )
  })
})

describe('a tampered game file', () => {
  const last = file.moves.length

  it('is refused where the first move breaks a rule', () => {
    const moves = file.moves.with(1, { seat: file.moves[1]?.seat ?? 0, move: { type: 'end' } })
    expect(again({ moves })).toThrow(`move 2 (seat ${file.moves[1]?.seat}, end) is refused by TOY-STEP`)
  })

  it('is refused where a move is made by another seat', () => {
    const at = file.moves.findIndex(({ move }) => move.type === 'end')
    const { seat, move } = file.moves[at] as GameFile['moves'][number]
    const moves = file.moves.with(at, { seat: (seat + 1) % 3, move })
    expect(again({ moves })).toThrow(`move ${at + 1} (seat ${(seat + 1) % 3}, end) is refused by TOY-TURN`)
  })

  it('is refused where a move has no type', () => {
    const moves = [{ seat: 0, move: {} }]
    expect(again({ moves })).toThrow('move 1 (seat 0, undefined) is refused by KERNEL-MOVE')
  })

  it('is refused if a legal move was changed into another legal move', () => {
    const history = played(file.moves.findIndex(({ move }) => move.type === 'end'))
    const before = history.moves.length
    history.play(history.table.asked()[0] ?? 0, { type: 'end' })
    const wrong = '0'.repeat(32)
    const moves = file.moves.slice(0, before + 1)
    expect(again({ moves, hash: wrong, result: null })).toThrow(
      `after move ${before + 1} the position is ${hashOf(history.table)}, the file says ${wrong}`,
    )
  })

  it('is refused if moves are missing at its end', () => {
    const shorter = played(last - 1)
    expect(again({ moves: shorter.moves })).toThrow(
      `after move ${last - 1} the position is ${hashOf(shorter.table)}, the file says ${file.hash}`,
    )
  })

  it('is refused if moves follow after the end', () => {
    const moves = [...file.moves, { seat: 0, move: { type: 'end' } }]
    expect(again({ moves })).toThrow(`move ${last + 1} (seat 0, end) is refused by KERNEL-OVER`)
  })

  it('is refused if its hash was changed', () => {
    expect(again({ hash: 'f00d' })).toThrow(`after move ${last} the position is ${file.hash}, the file says f00d`)
  })

  it('is refused if its seed was changed', () => {
    expect(again({ seed: 'luckier' })).toThrow(BadInput)
  })

  it('is refused if its result was changed', () => {
    const richer = { ...file.result, scores: [1000, 0, 0] }
    expect(again({ result: richer })).toThrow('"result" differs from what the moves give')
    expect(again({ result: null })).toThrow('"result" differs from what the moves give')
    expect(again({ result: { ...file.result, toString: 1 } })).toThrow('"result" differs from what the moves give')
  })

  it('is refused if it is for another game', () => {
    expect(again({ game: 'carnegie' })).toThrow('the file is for carnegie, not market-day')
  })

  it('is refused if its options or seats do not exist', () => {
    expect(again({ options: { size: 1 } })).toThrow('unknown option "size"; known: length, hand, tax')
    expect(again({ seats: [] })).toThrow('Market Day is for 2 to 4 seats, not 0')
  })
})

describe('a game file of other rules', () => {
  it('is not held to its hash, which names the rules', () => {
    expect(again({ rules: '0.9.0', hash: 'f00d' })).not.toThrow()
  })

  it('is refused if it comes out differently, and the message names both versions', () => {
    expect(again({ rules: '0.9.0', result: null })).toThrow(
      '"result" differs from what the moves give (the file has rules 0.9.0, these are 1.0.0)',
    )
  })
})
