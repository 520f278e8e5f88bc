import { describe, expect, it } from 'vitest'
import {
  type AskingStep,
  copyState,
  frame,
  type HappeningStep,
  hashOf,
  type Move,
  type MoveKind,
  type Seat,
  Table,
} from '../src/index.ts'
import { atFirstTurn, cardOf, playOut, type Toy, toy, toyTable } from './toy.ts'

describe('flow is data', () => {
  it('goes on just the same from a saved and loaded state, at every moment', () => {
    let loaded = toyTable({ seats: 3 })
    playOut(toyTable({ seats: 3 }), 'resume', (table, seat, move) => {
      loaded = Table.resume(toy, JSON.parse(JSON.stringify(loaded.state)))
      expect(loaded.asked()).toEqual(table.asked())
      expect(loaded.legal(seat)).toEqual(table.legal(seat))
      table.play(seat, move)
      loaded.play(seat, move)
      expect(hashOf(loaded)).toBe(hashOf(table))
    })
    expect(loaded.over).toBe(true)
  })

  it('leaves a state alone when a copy of it is played on', () => {
    const table = atFirstTurn()
    const before = hashOf(table)
    playOut(Table.resume(toy, copyState(toy, table.state)), 'copy', (copy, seat, move) => copy.play(seat, move))
    expect(hashOf(table)).toBe(before)
  })

  it('copies with the game’s own copy where it has one', () => {
    const game = { ...toy, copy: (state: Toy['state']) => ({ ...state, day: 99 }) }
    expect(copyState(game, toyTable().state).day).toBe(99)
  })
})

describe('the agenda', () => {
  it('lets steps happen until one of them asks somebody', () => {
    const table = toyTable()
    expect(table.state.day).toBe(1)
    expect(table.current).toEqual({ step: 'bidding', params: {} })
  })

  it('stops before a step that is named, and goes on from there just the same', () => {
    const [table, other] = [atFirstTurn(), atFirstTurn()]
    const end = { type: 'end' } as const
    table.apply(0, end)
    other.apply(0, end, ['dawn'])
    for (const each of [table, other]) expect(each.asked()).toEqual([1])
    table.apply(1, end)
    other.apply(1, end, ['dawn'])
    expect(other.current?.step).toBe('dawn')
    expect(other.asked()).toEqual([])
    other.settle()
    expect(hashOf(other)).toBe(hashOf(table))
  })

  it('does the steps that a step puts before the others in the order given', () => {
    const table = toyTable({ seats: 3 })
    expect(table.state.agenda.toReversed().map(({ step }) => step)).toEqual([
      ...['bidding', 'award', 'turn', 'turn', 'turn', 'dawn'],
    ])
  })

  it('keeps a step that asks until it says it is done', () => {
    const table = atFirstTurn()
    table.play(0, { type: 'sell', card: cardOf(table, 0) })
    expect(table.current).toEqual({ step: 'turn', params: { seat: 0 } })
    table.play(0, { type: 'end' })
    expect(table.current).toEqual({ step: 'turn', params: { seat: 1 } })
  })

  it('drops a step that asks nobody any more', () => {
    expect(atFirstTurn().current).toEqual({ step: 'turn', params: { seat: 0 } })
  })

  it('is empty when the game is over, and only then there is a result', () => {
    const table = playOut(toyTable(), 'result', (table, seat, move) => {
      expect(table.result).toBeNull()
      table.play(seat, move)
    })
    expect(table.current).toBeNull()
    expect(table.result).toEqual(toy.result(table.state))
  })

  it('keeps what a step put before the others when that step is done at once', () => {
    const second = ask(1, 'follow')
    const first = ask(0, 'go', (table) => {
      table.next(frame(second, {}))
      table.done()
    })
    const table = Table.start(gameOf(first, second), SETTING)
    table.play(0, { type: 'go' })
    expect(table.state.agenda).toEqual([{ step: 'ask 1', params: {} }])
    expect(table.asked()).toEqual([1])
  })

  it('counts moves, not steps', () => {
    const table = toyTable()
    expect(table.state.seq).toBe(0)
    atFirstTurn(table)
    expect(table.state.seq).toBe(2)
  })

  it('that never comes to rest is an error of the game, not an endless loop', () => {
    const restless: HappeningStep<Toy, object> = { name: 'loop', happen: (table) => table.next(frame(restless, {})) }
    expect(() => Table.start(gameOf(restless), SETTING)).toThrow('market-day: the agenda does not come to rest at loop')
  })

  it('that names a step nobody knows is an error of the game', () => {
    const stray: HappeningStep<Toy, object> = {
      name: 'stray',
      happen: (table) => table.next({ step: 'nowhere', params: {} }),
    }
    expect(() => Table.start(gameOf(stray), SETTING)).toThrow('there is no step called nowhere')
  })
})

describe('a rulebook', () => {
  it('has no two steps of one name', () => {
    expect(() => Table.start(gameOf(ask(0), ask(0)), SETTING)).toThrow('market-day: two steps are called ask 0')
  })

  it('has no two kinds of move of one type', () => {
    expect(() => Table.start(gameOf(ask(0), ask(1)), SETTING)).toThrow('market-day: two kinds of move are called go')
  })
})

const SETTING = { seats: 2, seed: 'flow' }

/** The toy game with other steps, the first of them on the agenda. */
function gameOf(first: AskingStep<Toy, object> | HappeningStep<Toy, object>, ...others: AskingStep<Toy, object>[]) {
  const setup: typeof toy.setup = (start) => ({ ...toy.setup(start), agenda: [frame(first, {})] })
  return { ...toy, steps: [first, ...others], setup }
}

/** A step with one kind of move. */
function ask(seat: Seat, type = 'go', apply: (table: Table<Toy>) => void = () => {}): AskingStep<Toy, object> {
  const kind: MoveKind<Toy, object, Move> = {
    type,
    rule: 'TOY-END',
    fields: {},
    candidates: () => [{ type }],
    refuse: () => null,
    apply,
  }
  return { name: `ask ${seat}`, seats: () => [seat], moves: [kind] }
}
