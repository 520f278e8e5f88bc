import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  choice,
  type EntryIn,
  entriesUnder,
  flag,
  type OptionGroupIn,
  type OptionsIn,
  options,
  ruleOf,
} from '../src/index.ts'
import { type Toy, toy, toyTable } from './toy.ts'

describe('options declared by groups', () => {
  const declared = options({
    game: {
      pace: choice(['slow', 'fast'], 'slow'),
      seed: choice([1, 2], { by: 'pace', values: { slow: 1, fast: 2 } }),
    },
    rest: { tax: flag(true) },
  })

  it('are listed in their order, each with its group', () => {
    expect(declared).toEqual([
      { id: 'pace', group: 'game', values: ['slow', 'fast'], default: 'slow' },
      { id: 'seed', group: 'game', values: [1, 2], default: { by: 'pace', values: { slow: 1, fast: 2 } } },
      { id: 'tax', group: 'rest', values: [true, false], default: true },
    ])
  })

  it('give the type of what is chosen', () => {
    expectTypeOf<OptionsIn<typeof declared>>().toEqualTypeOf<{
      readonly pace: 'slow' | 'fast'
      readonly seed: 1 | 2
      readonly tax: boolean
    }>()
    expectTypeOf<OptionGroupIn<typeof declared>>().toEqualTypeOf<'game' | 'rest'>()
  })
})

describe('entries', () => {
  it('know the rule by which they happened, also where it depends on what they tell', () => {
    expect(ruleOf(toy, { type: 'day', day: 1 })).toBe('TOY-STEP')
    expect(ruleOf(toy, { type: 'drew', seat: 0 })).toBe('TOY-DIG')
    expect(ruleOf(toy, { type: 'drew', seat: 0, card: 3 })).toBe('TOY-CARD')
  })

  it('give the type of the log', () => {
    const entry = entriesUnder<'A-1'>()
    const kinds = { rain: entry('A-1'), sold: entry<{ readonly coins: number }>(() => 'A-1') }
    expectTypeOf<EntryIn<typeof kinds>['type']>().toEqualTypeOf<'rain' | 'sold'>()
    expectTypeOf<Extract<EntryIn<typeof kinds>, { type: 'sold' }>['coins']>().toEqualTypeOf<number>()
  })
})

describe('steps', () => {
  it('give the types of moves, frames and questions', () => {
    expectTypeOf<Toy['move']['type']>().toEqualTypeOf<'bid' | 'sell' | 'show' | 'dig' | 'end'>()
    expectTypeOf<Extract<Toy['move'], { type: 'bid' }>['coins']>().toEqualTypeOf<number>()
    expectTypeOf<Toy['frame']['step']>().toEqualTypeOf<'dawn' | 'bidding' | 'award' | 'turn'>()
    expectTypeOf<Toy['question']['step']>().toEqualTypeOf<'bidding' | 'turn'>()
    expectTypeOf<Extract<Toy['question'], { step: 'turn' }>['params']['seat']>().toEqualTypeOf<number>()
    expect(toyTable().current?.step).toBe('bidding')
  })
})
