import { describe, expect, it } from 'vitest'
import {
  BadInput,
  checkSeats,
  fittingOptions,
  fittingValues,
  History,
  hashOf,
  matters,
  type OptionSpec,
  replay,
  resolveOptions,
  sayUnfit,
  Table,
  toFile,
  UnfitOption,
} from '../src/index.ts'
import { toy, toyTable } from './toy.ts'

const resolve = (chosen: unknown) => resolveOptions(toy.options, chosen, 3)

describe('options', () => {
  it('have their defaults when nothing is chosen', () => {
    expect(resolve({})).toEqual({ length: 'short', hand: 1, tax: false })
  })

  it('may take their default from an option before them', () => {
    expect(resolve({ length: 'long' })).toEqual({ length: 'long', hand: 2, tax: false })
  })

  it('keep what is chosen, whatever the default would be', () => {
    expect(resolve({ length: 'long', hand: 1, tax: true })).toEqual({ length: 'long', hand: 1, tax: true })
  })

  it('come out in the order of the game, so that the same choice is the same data', () => {
    expect(Object.keys(resolve({ tax: true, length: 'long' }))).toEqual(['length', 'hand', 'tax'])
  })

  it('are part of the state and do not change any more', () => {
    const { options } = toyTable({ options: { length: 'long' } }).state
    expect(options).toEqual({ length: 'long', hand: 2, tax: false })
    expect(Object.isFrozen(options)).toBe(true)
  })

  it('that a stored state lacks get their defaults when it is resumed', () => {
    const { state } = toyTable({ options: { length: 'long' } })
    const stored = { ...state, options: { length: 'long' } }
    const { options } = Table.resume(toy, JSON.parse(JSON.stringify(stored))).state
    expect(options).toEqual({ length: 'long', hand: 2, tax: false })
    expect(Object.isFrozen(options)).toBe(true)
  })

  it('at their defaults change no fingerprint: an option may be added to a game that is being played', () => {
    const before = { ...toy, options: toy.options.filter(({ id }) => id !== 'tax') }
    const old = Table.resume(
      before,
      JSON.parse(JSON.stringify({ ...toyTable().state, options: { length: 'short', hand: 1 } })),
    )
    expect(hashOf(toyTable())).toBe(hashOf(old))
    expect(hashOf(toyTable({ options: { tax: true } }))).not.toBe(hashOf(old))
  })

  it.each([
    [{ size: 3 }, 'unknown option "size"; known: length, hand, tax'],
    [{ toString: 1 }, 'unknown option "toString"; known: length, hand, tax'],
    [{ length: 'endless' }, 'option "length" cannot be "endless"; possible: short, long'],
    [{ hand: '1' }, 'option "hand" cannot be "1"; possible: 1, 2'],
    [{ tax: 0 }, 'option "tax" cannot be 0; possible: true, false'],
    [{ tax: ['yes'] }, 'option "tax" cannot be ["yes"]; possible: true, false'],
    [[], 'options must be an object such as {"length": …}'],
    ['length=long', 'options must be an object such as {"length": …}'],
    [null, 'options must be an object such as {"length": …}'],
  ])('refuse %j and say what would be right', (chosen, message) => {
    expect(() => resolve(chosen)).toThrow(new BadInput(message))
  })

  it('of a game that has none are none', () => {
    expect(resolveOptions([], {}, 2)).toEqual({})
    expect(() => resolveOptions([], { tax: true }, 2)).toThrow('unknown option "tax"; known: none')
    expect(() => resolveOptions([], 1, 2)).toThrow('options must be an object such as {"option": …}')
  })
})

const pairs: OptionSpec = {
  id: 'pairs',
  group: 'game',
  values: ['off', '1+2', '1+3'],
  default: 'off',
  fits: { rule: 'MD-PAIRS', seats: { '1+2': [4], '1+3': [4] } },
}
const start: OptionSpec = {
  id: 'start',
  group: 'game',
  values: ['drawn', 1, 2, 3],
  default: 'drawn',
  fits: { rule: 'MD-START', seats: { 2: [2, 3], 3: [3] } },
}

describe('an option that is not for every number of seats', () => {
  const pairedToy = { ...toy, options: [...toy.options, pairs] }
  const file = (rules: string, seats: number, options: Record<string, unknown>) => {
    const history = new History(toy, { seats, seed: 'pairs' })
    return { ...toFile(history, ['a', 'b', 'c', 'd'].slice(0, seats)), rules, options }
  }

  it('is taken where it fits and refused where it does not, with its rule and what would be right', () => {
    expect(resolveOptions([pairs], { pairs: '1+3' }, 4)).toEqual({ pairs: '1+3' })
    expect(resolveOptions([pairs], {}, 3)).toEqual({ pairs: 'off' })
    const refused = () => resolveOptions([pairs], { pairs: '1+3' }, 3)
    expect(refused).toThrow('option "pairs" cannot be "1+3" with 3 seats (MD-PAIRS); possible: off')
    expect(refused).toThrow(UnfitOption)
  })

  it('lets no table start', () => {
    const setting = { seed: 'pairs', options: { pairs: '1+2' } }
    expect(Table.start(pairedToy, { seats: 4, ...setting }).state.options).toMatchObject({ pairs: '1+2' })
    expect(() => Table.start(pairedToy, { seats: 2, ...setting })).toThrow(UnfitOption)
  })

  it('is offered only with the values that fit, and not at all where none of the special ones does', () => {
    expect([2, 3, 4].map((seats) => fittingValues(pairs, seats))).toEqual([['off'], ['off'], ['off', '1+2', '1+3']])
    expect([2, 3, 4].map((seats) => matters(pairs, seats))).toEqual([false, false, true])
    expect([1, 2, 3].map((seats) => fittingValues(start, seats))).toEqual([
      ['drawn', 1],
      ['drawn', 1, 2],
      ['drawn', 1, 2, 3],
    ])
    expect([1, 2, 3].map((seats) => matters(start, seats))).toEqual([false, true, true])
  })

  it('can be left out of a choice made for another number of seats', () => {
    const chosen = { pairs: '1+2', start: 3, length: 'long' }
    expect(fittingOptions([pairs, start], chosen, 4)).toEqual({ pairs: '1+2', length: 'long' })
    expect(fittingOptions([pairs, start], chosen, 3)).toEqual({ start: 3, length: 'long' })
  })

  it('had no effect in files of older rules, and makes a file of the present rules unusable', () => {
    expect(replay(pairedToy, file('0.9.0', 3, { pairs: '1+2' })).setting.options).toMatchObject({ pairs: 'off' })
    expect(() => replay(pairedToy, file('1.0.0', 3, { pairs: '1+2' }))).toThrow(UnfitOption)
  })

  it('is refused in words', () => {
    const unfit = new UnfitOption(pairs, '1+2', 3)
    const help = { pairs: { name: 'Pairs', help: '', values: { '1+2': 'Seats 1 and 2' } } }
    expect(sayUnfit(unfit, help, 'en')).toBe('“Pairs: Seats 1 and 2” is not available with 3 players (MD-PAIRS).')
    expect(sayUnfit(unfit, help, 'de')).toBe('„Pairs: Seats 1 and 2“ gibt es zu dritt nicht (MD-PAIRS).')
    const alone = new UnfitOption(start, 2, 1)
    expect(sayUnfit(alone, {}, 'en')).toBe('“start” is not available with one player (MD-START).')
    expect(sayUnfit(alone, {}, 'de')).toBe('„start“ gibt es allein nicht (MD-START).')
  })
})

describe('the number of seats', () => {
  it.each([2, 3, 4])('may be %i', (seats) => {
    expect(checkSeats(toy, seats)).toBe(seats)
    expect(toyTable({ seats }).state.seats).toBe(seats)
  })

  it.each([1, 5, 0, -2, 2.5, Number.NaN, '3', null, undefined])('may not be %s', (seats) => {
    expect(() => checkSeats(toy, seats)).toThrow(new BadInput(`Market Day is for 2 to 4 seats, not ${seats}`))
  })
})
