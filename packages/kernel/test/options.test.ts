import { describe, expect, it } from 'vitest'
import { BadInput, checkSeats, resolveOptions } from '../src/index.ts'
import { toy, toyTable } from './toy.ts'

const resolve = (chosen: unknown) => resolveOptions(toy.options, chosen)

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
    expect(resolveOptions([], {})).toEqual({})
    expect(() => resolveOptions([], { tax: true })).toThrow('unknown option "tax"; known: none')
    expect(() => resolveOptions([], 1)).toThrow('options must be an object such as {"option": …}')
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
