import { describe, expect, it } from 'vitest'
import { Line, type PastStore, recall, type Stretch } from '../src/index.ts'

interface Told {
  readonly seq: number
  readonly kind: 'start' | 'move' | 'undo'
  readonly to: number | null
}

/** A log in short: a number is an undo to that position, a dot a move. */
function logOf(...log: readonly ('.' | number)[]): Told[] {
  const start: Told = { seq: 0, kind: 'start', to: null }
  const rest = log.map((each, i): Told => {
    return each === '.' ? { seq: i + 1, kind: 'move', to: null } : { seq: i + 1, kind: 'undo', to: each }
  })
  return [start, ...rest]
}

function lineOf(events: readonly Told[]): Line<Told> {
  const line = new Line<Told>()
  for (const event of events) line.take(event)
  return line
}

const numbers = (events: readonly Told[]) => events.map(({ seq }) => seq)

describe('the line of moves that stand', () => {
  it.each([
    [
      ['.', '.', '.'],
      [0, 1, 2, 3],
    ],
    [
      ['.', '.', 1, '.'],
      [0, 1, 4],
    ],
    [['.', '.', 1, 0], [0]],
    // Back to a position that was itself reached by going back.
    [
      ['.', '.', 1, '.', '.', 3],
      [0, 1],
    ],
    // Back to a position of moves that had been taken back.
    [
      ['.', '.', 1, 2],
      [0, 1],
    ],
  ] as const)('of %j is %j', (log, standing) => {
    expect(numbers(lineOf(logOf(...log)).standing)).toEqual(standing)
  })

  it('tells events by moves, and moves by events', () => {
    const line = lineOf(logOf('.', '.', 1, '.', '.'))
    expect([0, 1, 2, 3].map((moves) => line.eventAt(moves))).toEqual([0, 1, 4, 5])
    expect([0, 1, 2, 3, 4, 5].map((event) => line.movesAfter(event))).toEqual([0, 1, 2, 1, 2, 3])
  })

  it('takes nothing twice', () => {
    const events = logOf('.', '.', 1, '.')
    expect(numbers(lineOf([...events, ...events]).standing)).toEqual([0, 1, 4])
  })
})

/** A storage that keeps some positions, and remembers what it was asked for. */
class Kept implements PastStore<string, Told> {
  readonly asked: number[] = []
  readonly #events: readonly Told[]
  readonly #kept: readonly number[]

  constructor(events: readonly Told[], kept: readonly number[]) {
    this.#events = events
    this.#kept = kept
  }

  async stretch(near: number, to: number): Promise<Stretch<string, Told>> {
    this.asked.push(near)
    const from = Math.max(...this.#kept.filter((seq) => seq <= near))
    return { kept: `state ${from}`, events: this.#events.filter(({ seq }) => seq >= from && seq <= to) }
  }
}

describe('a position of a stored past', () => {
  const ways: [string, Told[], number, { kept: string; moves: number[]; asked: number[] }][] = [
    ['that was kept', logOf('.', '.', '.'), 2, { kept: 'state 2', moves: [], asked: [2] }],
    ['after one that was kept', logOf('.', '.', '.'), 3, { kept: 'state 2', moves: [3], asked: [3] }],
    ['after an undo since then', logOf('.', '.', '.', 2, '.'), 5, { kept: 'state 2', moves: [5], asked: [5] }],
    ['after an undo behind it', logOf('.', '.', '.', 1, '.'), 5, { kept: 'state 0', moves: [1, 5], asked: [5, 1] }],
  ]

  it.each(ways)('%s is made from the nearest kept one', async (_name, events, seq, { kept, moves, asked }) => {
    const store = new Kept(events, [0, 2])
    const way = await recall(store, seq)
    expect([way.kept, numbers(way.moves), way.target.seq]).toEqual([kept, moves, seq])
    expect(store.asked).toEqual(asked)
  })

  it('is not made up where events are missing', async () => {
    const gap = logOf('.', '.', '.', '.').filter(({ seq }) => seq !== 4)
    await expect(recall(new Kept(gap, [0]), 4)).rejects.toThrow('event 4 is missing')
  })
})
