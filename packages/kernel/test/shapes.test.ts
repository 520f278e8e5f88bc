import { describe, expect, it } from 'vitest'
import { integer, list, moveSchemas, oneOf, orNull, type Shape, selection, truth } from '../src/index.ts'
import { CARDS, toy } from './toy.ts'

describe('shapes', () => {
  it.each<[string, Shape<unknown>, unknown[], unknown[], string]>([
    ['one of some words', oneOf(['beef', 'shoes']), ['beef'], ['ham', '', null, ['beef'], 0], 'one of beef, shoes'],
    ['one of some numbers', oneOf([1, 2]), [1, 2], ['1', 3, 1.5], 'one of 1, 2'],
    ['a whole number', integer(0, 9), [0, 9], [-1, 10, 0.5, '3', null, Number.NaN], 'a whole number from 0 to 9'],
    ['yes or no', truth, [true, false], [0, 'true', null], 'true or false'],
    ['a list', list(truth, 2), [[], [true], [true, false]], [[true, true, true], {}, 'ab'], 'a list of at most 2'],
    [
      'a selection in any order',
      selection(['coal', 'steel', 'wood'], 3),
      [[], ['wood'], ['coal', 'wood'], ['wood', 'coal'], ['coal', 'steel', 'coal']],
      [['iron'], ['coal', 'iron'], ['coal', 'coal', 'coal', 'coal'], 'coal', { 0: 'coal' }, null],
      'at most 3 of coal, steel, wood',
    ],
    ['something or null', orNull(truth), [null, true], [undefined, 1], 'true or false'],
  ])('take %s and nothing else', (_name, shape, good, bad, expected) => {
    for (const value of good) expect(shape.check(value, 'x')).toBeNull()
    for (const value of bad) expect(shape.check(value, 'x')).toEqual({ path: 'x', expected })
  })

  it('say where in a list the mistake is', () => {
    expect(list(list(integer(1, 6), 3), 3).check([[1], [2, 7]], 'dice')).toEqual({
      path: 'dice[1][1]',
      expected: 'a whole number from 1 to 6',
    })
  })

  it('are JSON Schemas as well', () => {
    expect(orNull(list(oneOf(['beef']), 3)).schema).toEqual({
      anyOf: [{ type: 'array', maxItems: 3, items: { enum: ['beef'] } }, { type: 'null' }],
    })
    expect(integer(1, 6).schema).toEqual({ type: 'integer', minimum: 1, maximum: 6 })
    expect(selection(['coal', 'wood'], 2).schema).toEqual({
      type: 'array',
      maxItems: 2,
      items: { enum: ['coal', 'wood'] },
    })
    expect(truth.schema).toEqual({ type: 'boolean' })
  })
})

describe('the schemas of a game’s moves', () => {
  it('are one for each kind of move, with all its fields and no others', () => {
    const schemas = moveSchemas(toy)
    expect(Object.keys(schemas)).toEqual(['bid', 'sell', 'show', 'dig', 'end'])
    expect(schemas['bid']).toEqual({
      type: 'object',
      properties: { type: { const: 'bid' }, coins: { type: 'integer', minimum: 0, maximum: 50 } },
      required: ['type', 'coins'],
      additionalProperties: false,
    })
    expect(schemas['sell']).toMatchObject({ properties: { card: { enum: CARDS } } })
    expect(schemas['end']).toMatchObject({ properties: { type: { const: 'end' } }, required: ['type'] })
  })
})
