import { describe, expect, it } from 'vitest'
import {
  canonical,
  chanceFrom,
  copyState,
  entriesFor,
  type Game,
  type HappeningStep,
  hashOf,
  imagineTable,
  leaksOf,
  problemsOf,
  Table,
  viewOf,
} from '../src/index.ts'
import { atFirstTurn, playOut, type Toy, toy, toyTable, VIEWERS } from './toy.ts'

describe('a view', () => {
  it('shows a seat its own hand and bid, and of the others only that they have one', () => {
    const table = toyTable()
    table.play(1, { type: 'bid', coins: 4 })
    const { board } = viewOf(table, 0)
    expect(board.hand).toEqual(table.state.hands[0])
    expect(board).toMatchObject({ bid: null, bids: [false, true], cards: [1, 1] })
    expect(viewOf(table, 1).board.bid).toBe(4)
  })

  it('tells everyone what is public: seats, options, agenda, who is asked, the result', () => {
    const table = toyTable()
    for (const viewer of VIEWERS) {
      expect(viewOf(table, viewer)).toMatchObject({
        game: 'market-day',
        rules: '1.0.0',
        viewer,
        seats: 2,
        options: { length: 'short', hand: 1, tax: false },
        seq: 0,
        agenda: table.state.agenda,
        asked: [0, 1],
        result: null,
      })
    }
  })

  it('never holds the seed', () => {
    const table = toyTable({ seed: 'a-very-secret-seed' })
    for (const viewer of VIEWERS) expect(canonical(viewOf(table, viewer))).not.toContain('secret')
  })

  it('is the same for two states that differ only in what is hidden from the viewer', () => {
    const table = toyTable()
    table.play(1, { type: 'bid', coins: 4 })
    const other = Table.resume(toy, copyState(toy, table.state))
    const { deck, hands, bids, chance } = other.state
    const swapped = hands[1]?.pop() ?? 0
    hands[1]?.push(deck.shift() ?? 0)
    deck.push(swapped)
    bids[1] = 2
    chance.drawn += 5
    expect(viewOf(other, 0)).toEqual(viewOf(table, 0))
    expect(viewOf(other, 'spectator')).toEqual(viewOf(table, 'spectator'))
    expect(viewOf(other, 1)).not.toEqual(viewOf(table, 1))
  })

  it('is a copy: changing it does not change the table', () => {
    const table = toyTable()
    const before = hashOf(table)
    const view = JSON.parse(JSON.stringify(viewOf(table, 0)))
    const agenda = viewOf(table, 0).agenda as object[]
    agenda.pop()
    expect(hashOf(table)).toBe(before)
    expect(viewOf(table, 0)).toEqual(view)
  })
})

describe('entries', () => {
  it('are for everyone, unless they are whispered', () => {
    const table = toyTable()
    table.entries = []
    table.play(1, { type: 'bid', coins: 4 })
    const open = { seq: 1, entry: { type: 'bid', seat: 1 } }
    const whispered = { seq: 1, entry: { type: 'bid', seat: 1, coins: 4 }, to: [1] }
    expect(entriesFor(table.entries, 0)).toEqual([open])
    expect(entriesFor(table.entries, 'spectator')).toEqual([open])
    expect(entriesFor(table.entries, 1)).toEqual([open, whispered])
  })

  it('are not written at a silent table', () => {
    const table = toyTable()
    table.entries = []
    table.silent = true
    table.play(1, { type: 'bid', coins: 4 })
    expect(table.entries).toEqual([])
  })
})

describe('an imagined table', () => {
  it('looks the same to its viewer and breaks no law, at every moment', () => {
    playOut(toyTable(), 'imagined', (table, seat, move) => {
      for (const viewer of VIEWERS) {
        const view = viewOf(table, viewer)
        const imagined = imagineTable(toy, view, chanceFrom(`${viewer}`))
        expect(viewOf(imagined, viewer)).toEqual(view)
        expect(toy.broken(imagined.state)).toEqual([])
      }
      table.play(seat, move)
    })
  })

  it('does not depend on what is really hidden', () => {
    const imaginedFor = (coins: number) => {
      const table = toyTable()
      table.play(1, { type: 'bid', coins })
      return imagineTable(toy, viewOf(table, 0), chanceFrom('same')).state
    }
    expect(imaginedFor(0)).toEqual(imaginedFor(5))
  })

  it('leaves the view as it was when it is played on', () => {
    const view = viewOf(atFirstTurn(), 0)
    const before = canonical(view)
    const imagined = imagineTable(toy, view, chanceFrom('played'))
    playOut(imagined, 'played', (table, seat, move) => table.play(seat, move))
    expect(canonical(view)).toBe(before)
  })

  it('has a chance of its own and writes no entries', () => {
    const table = toyTable()
    const imagined = imagineTable(toy, viewOf(table, 0), chanceFrom('own'))
    expect(imagined.state.chance.seed).not.toBe(table.state.chance.seed)
    expect(imagined.silent).toBe(true)
  })
})

describe('the checks of a position', () => {
  it('find nothing wrong with the toy game, at any moment, with any options', () => {
    for (const length of ['short', 'long']) {
      playOut(toyTable({ seats: 3, options: { length, tax: true } }), length, (table, seat, move) => {
        expect(problemsOf(table)).toEqual([])
        table.play(seat, move)
        table.entries = []
      })
    }
  })

  it('find a hidden card in a view', () => {
    const leaky: Game<Toy> = {
      ...toy,
      view: (state, viewer) => ({ ...toy.view(state, viewer), bank: state.deck[0] ?? 0 }),
    }
    expect(leaksOf(toyTable({}, leaky))).toContain('spectator: an imagined state looks different at board.bank')
  })

  it("find another seat's bid in a view, from which it could also be imagined", () => {
    const leaky: Game<Toy> = {
      ...toy,
      view: (state, viewer) => ({ ...toy.view(state, viewer), bid: state.bids[1] ?? null }),
      imagine: (view, chance) => {
        const state = toy.imagine(view, chance)
        if (view.board.bid !== null) state.bids[1] = view.board.bid
        return state
      },
    }
    const table = toyTable({ seats: 3 }, leaky)
    table.play(1, { type: 'bid', coins: 4 })
    expect(leaksOf(table)).toContain('0: the view tells a secret at board.bid')
  })

  it('find a secret that everyone can read in the log', () => {
    const steps = toy.steps.map((step) => {
      if (!('moves' in step)) return step
      const moves = step.moves.map((kind): typeof kind => ({
        ...kind,
        apply(table, params, seat, move) {
          kind.apply(table, params, seat, move)
          if (kind.type === 'bid') table.log({ type: 'bid', seat, coins: table.state.bids[seat] ?? 0 })
        },
      }))
      return { ...step, moves }
    })
    const found = leaksOf(toyTable({}, { ...toy, steps }))
    expect(found.join()).toMatch(/spectator is told whether seat \d made {"type":"bid","coins":\d} or {"type":"bid"/)
  })

  it('find a secret that comes to light in a move that can be taken back', () => {
    const award: HappeningStep<Toy, object> = {
      name: 'award',
      happen: (table) => table.log({ type: 'stall', seat: 0, coins: table.state.bids[0] ?? 0 }),
    }
    const table = toyTable({}, { ...toy, steps: toy.steps.map((step) => (step.name === 'award' ? award : step)) })
    table.play(0, { type: 'bid', coins: 3 })
    expect(leaksOf(table).join()).toContain('which it can take back')
  })

  it('find a part of the state that is hidden without being declared', () => {
    const found = leaksOf(toyTable({}, { ...toy, secrets: {} }))
    expect(found.join()).toContain('an imagined state differs at deck')
  })

  it('find the chance in a view', () => {
    const leaky: Game<Toy> = {
      ...toy,
      view: (state, viewer) => ({ ...toy.view(state, viewer), chance: state.chance }),
    }
    expect(leaksOf(toyTable({}, leaky))).toContain('0: the view holds the chance')
  })

  it('find legal moves that depend on something hidden', () => {
    const [dawn, bidding, award, turn] = toy.steps
    if (!bidding || !('moves' in bidding) || !dawn || !award || !turn) throw new Error('the toy game has four steps')
    const moves = bidding.moves.map((kind) => ({
      ...kind,
      refuse: (state: Toy['state']) => ((state.deck[0] ?? 0) % 2 ? ({ rule: 'TOY-BID', coins: 0 } as const) : null),
    }))
    const leaky: Game<Toy> = { ...toy, steps: [dawn, { ...bidding, moves }, award, turn] }
    const found = ['a', 'b', 'c', 'd'].flatMap((seed) => leaksOf(toyTable({ seed }, leaky)))
    expect(found).toContain('seat 0: legal moves leak')
  })

  it('find an imagined state that breaks a law', () => {
    const careless: Game<Toy> = { ...toy, imagine: (view, chance) => ({ ...toy.imagine(view, chance), deck: [] }) }
    expect(leaksOf(toyTable({}, careless)).join()).toContain('0: an imagined state breaks the cards are')
  })

  it('find a broken conservation law', () => {
    const table = atFirstTurn()
    table.state.coins[0] = 99
    expect(problemsOf(table)).toContain('there are 204 coins')
  })

  it('find a copy that shares data with its state', () => {
    const table = toyTable({}, { ...toy, copy: (state) => ({ ...state, hands: state.hands.map((hand) => [...hand]) }) })
    expect(problemsOf(table)).toEqual(['a copy shares data with its state'])
  })

  it('do not mind a copy that shares the options, which never change, also at a table that was loaded', () => {
    const game: Game<Toy> = { ...toy, copy: (state) => ({ ...structuredClone(state), options: state.options }) }
    const table = toyTable({}, game)
    const loaded = Table.resume(game, JSON.parse(JSON.stringify(table.state)))
    expect(problemsOf(table)).toEqual([])
    expect(problemsOf(loaded)).toEqual([])
    expect(Object.isFrozen(loaded.state.options)).toBe(true)
  })

  it('find a copy that loses something', () => {
    const table = toyTable({}, { ...toy, copy: (state) => ({ ...structuredClone(state), bank: 0 }) })
    expect(problemsOf(table)).toContain('a copy differs from its state')
  })

  it('find data that saving loses', () => {
    const table = toyTable()
    Object.assign(table.state, { since: new Date(0) })
    expect(problemsOf(table)).toContain('saving and loading changes the state')
  })
})
