import { describe, expect, it } from 'vitest'
import { chanceFrom, History, hashOf, isKept, type Seat } from '../src/index.ts'
import { cardOf, type Toy, toy } from './toy.ts'

function start(seats = 2, options = {}): History<Toy> {
  return new History(toy, { seats, seed: 'history', options })
}

/** A game in which seat 0 has its turn, with a card to sell. */
function inTurn(): History<Toy> {
  const history = start(2, { length: 'long' })
  history.play(0, { type: 'bid', coins: 1 })
  history.play(1, { type: 'bid', coins: 0 })
  return history
}

function sell(history: History<Toy>, seat: Seat): void {
  expect(history.play(seat, { type: 'sell', card: cardOf(history.table, seat) })).toBeNull()
}

/** Plays by chance to the end; `each` sees the game before every move and after the last. */
function playThrough(history: History<Toy>, seed: string, each: (history: History<Toy>) => void = () => {}): void {
  const chance = chanceFrom(seed)
  while (!history.table.over) {
    each(history)
    const seat = chance.pick(history.table.asked())
    history.play(seat, chance.pick(history.table.legal(seat)))
  }
  each(history)
}

describe('undo', () => {
  it('takes a seat’s own moves back one by one, with their entries', () => {
    const history = inTurn()
    const [hash, moves, log] = [hashOf(history.table), history.moves.length, history.log.length]
    sell(history, 0)
    const between = hashOf(history.table)
    sell(history, 0)
    expect(history.undo(0)).toBeNull()
    expect(hashOf(history.table)).toBe(between)
    expect(history.undo(0)).toBeNull()
    expect(hashOf(history.table)).toBe(hash)
    expect(history.moves).toHaveLength(moves)
    expect(history.log).toHaveLength(log)
  })

  it('lets the game go on as if the move had never been made', () => {
    const straight = inTurn()
    const undone = inTurn()
    sell(undone, 0)
    undone.undo(0)
    for (const history of [straight, undone]) playThrough(history, 'on')
    expect(hashOf(undone.table)).toBe(hashOf(straight.table))
    expect(undone.moves).toEqual(straight.moves)
    expect(undone.log).toEqual(straight.log)
  })

  it('works across the end of the own turn, as long as nobody else has moved', () => {
    const history = inTurn()
    history.play(0, { type: 'end' })
    expect(history.undo(0)).toBeNull()
    expect(history.table.asked()).toEqual([0])
  })

  it('stops at the beginning', () => {
    expect(start().undo(0)).toEqual({ rule: 'KERNEL-UNDO' })
  })

  it('never touches another seat’s move', () => {
    const history = inTurn()
    sell(history, 0)
    expect(history.canUndo(1)).toBe(false)
    expect(history.undo(1)).toEqual({ rule: 'KERNEL-UNDO' })
  })

  it('does not go behind another seat’s move, not even when that is taken back', () => {
    const history = inTurn()
    history.play(0, { type: 'end' })
    sell(history, 1)
    expect(history.undo(0)).toEqual({ rule: 'KERNEL-UNDO' })
    expect(history.undo(1)).toBeNull()
    expect(history.undo(0)).toEqual({ rule: 'KERNEL-UNDO' })
  })

  it('does not go across chance', () => {
    const history = inTurn()
    sell(history, 0)
    history.play(0, { type: 'dig' })
    expect(history.undo(0)).toEqual({ rule: 'KERNEL-UNDO' })
  })

  it('does not go across a reveal', () => {
    const history = inTurn()
    sell(history, 0)
    history.play(0, { type: 'show', card: cardOf(history.table, 0) })
    expect(history.undo(0)).toEqual({ rule: 'KERNEL-UNDO' })
  })

  it('does not go across what a step that happened drew or revealed', () => {
    const history = start()
    history.play(0, { type: 'bid', coins: 0 })
    expect(history.canUndo(0)).toBe(true)
    history.play(1, { type: 'bid', coins: 0 })
    expect(history.canUndo(1)).toBe(false)
    history.play(0, { type: 'end' })
    history.play(1, { type: 'end' })
    expect(history.canUndo(1)).toBe(false)
  })

  it('goes back again to the point of no return, and no further', () => {
    const history = inTurn()
    history.play(0, { type: 'dig' })
    const hash = hashOf(history.table)
    sell(history, 0)
    sell(history, 0)
    while (history.canUndo(0)) history.undo(0)
    expect(hashOf(history.table)).toBe(hash)
  })

  it('that is refused changes nothing', () => {
    const history = inTurn()
    sell(history, 0)
    const before = [hashOf(history.table), history.moves.length, history.log.length, history.canUndo(0)]
    history.undo(1)
    expect([hashOf(history.table), history.moves.length, history.log.length, history.canUndo(0)]).toEqual(before)
  })

  it('leads to the position before, whenever it is possible', () => {
    const before: string[] = []
    playThrough(start(3), 'back', (history) => {
      before.push(hashOf(history.table))
      const { seat, move } = history.moves.at(-1) ?? { seat: 0 }
      if (!history.canUndo(seat)) return
      history.undo(seat)
      expect(hashOf(history.table)).toBe(before.at(-2))
      history.play(seat, move)
      expect(hashOf(history.table)).toBe(before.at(-1))
    })
  })
})

describe('the past of a table', () => {
  it('is there at every point, also long ago', () => {
    const positions: string[] = []
    const history = new History(toy, { seats: 4, seed: 'past', options: { length: 'long' } })
    const note = () => {
      positions[history.seq] = hashOf(history.table)
    }
    playThrough(history, 'past', () => {
      note()
      const { seat, move } = history.moves.at(-1) ?? { seat: 0 }
      if (history.undo(seat)) return
      note()
      history.play(seat, move)
      note()
    })
    expect([...positions.keys()].filter(isKept).length).toBeGreaterThan(1)
    for (const [seq, hash] of positions.entries()) expect(hashOf(history.at(seq))).toBe(hash)
  })

  it('keeps its numbers for ever, also of what was taken back', () => {
    const history = inTurn()
    const positions = [0, 1, 2].map((seq) => hashOf(history.at(seq)))
    const note = () => positions.push(hashOf(history.table))
    sell(history, 0)
    note()
    history.undo(0)
    note()
    history.play(0, { type: 'end' })
    note()
    expect(history.events.map(({ seq, kind, to }) => [seq, kind, to])).toEqual([
      [0, 'start', null],
      [1, 'move', null],
      [2, 'move', null],
      [3, 'move', null],
      [4, 'undo', 2],
      [5, 'move', null],
    ])
    expect(positions.map((_, seq) => hashOf(history.at(seq)))).toEqual(positions)
    expect(positions[4]).toBe(positions[2])
    expect(history.seq).toBe(5)
    expect([history.line.eventAt(3), history.line.movesAfter(3), history.line.movesAfter(4)]).toEqual([5, 3, 2])
  })

  it('is that of the moves now made, after undo across a position that was kept', () => {
    const history = new History(toy, { seats: 4, seed: 'kept', options: { length: 'long' } })
    const undone: number[] = []
    const chance = chanceFrom('kept')
    while (!history.table.over) {
      const seat = chance.pick(history.table.asked())
      history.play(seat, chance.pick(history.table.legal(seat)))
      if (!history.canUndo(seat)) continue
      undone.push(history.seq)
      history.undo(seat)
      history.play(seat, history.table.legal(seat)[0])
      expect(hashOf(history.at(history.seq))).toBe(hashOf(history.table))
    }
    expect(undone.some(isKept)).toBe(true)
  })

  it('writes no entries a second time', () => {
    expect(inTurn().at(2).entries).toEqual([])
  })

  it('can be played on without changing what happened', () => {
    const history = inTurn()
    const hash = hashOf(history.table)
    const past = history.at(1)
    past.play(1, { type: 'bid', coins: 5 })
    expect(hashOf(history.table)).toBe(hash)
    expect(hashOf(history.at(1))).not.toBe(hashOf(past))
  })

  it.each([-1, 3, 0.5, Number.NaN])('has no position %s', (seq) => {
    expect(() => inTurn().at(seq)).toThrow(`the last event is 2; no position ${seq}`)
  })

  it('holds every move and entry with the number of its move', () => {
    const history = inTurn()
    expect(history.moves).toEqual([
      { seat: 0, move: { type: 'bid', coins: 1 } },
      { seat: 1, move: { type: 'bid', coins: 0 } },
    ])
    expect(history.log.filter(({ to }) => !to).map(({ seq, entry }) => [seq, entry.type])).toEqual([
      ...[
        [0, 'day'],
        [0, 'drew'],
        [0, 'drew'],
        [1, 'bid'],
        [2, 'bid'],
        [2, 'stall'],
      ],
    ])
  })

  it('is not changed by a refused move', () => {
    const history = inTurn()
    const before = [hashOf(history.table), history.moves.length, history.log.length]
    expect(history.play(1, { type: 'end' })).toEqual({ rule: 'TOY-TURN' })
    expect(history.play(0, 'end')).not.toBeNull()
    expect([hashOf(history.table), history.moves.length, history.log.length]).toEqual(before)
  })

  it('keeps the options it was started with, each with its value', () => {
    expect(start().setting.options).toEqual({ length: 'short', hand: 1, tax: false })
  })
})
