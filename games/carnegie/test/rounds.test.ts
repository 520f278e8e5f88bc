import { chanceFrom, History } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../components/index.ts'
import { carnegie } from '../index.ts'
import type { Carnegie } from '../types.ts'
import { given } from './given.ts'
import { newTable, playAtRandom } from './whole-game.ts'

const choose = (action: 'hr' | 'management' | 'construction' | 'rnd') => ({ type: 'choose-action', action }) as const

describe('Round structure', () => {
  test('[CG-ROU-01] Action, event, departments, activation, in this order', () => {
    const phases: string[] = []
    playAtRandom(newTable(3), ({ state }) => {
      if (state.round === 2) return true
      if (state.round === 1 && phases.at(-1) !== state.phase) phases.push(state.phase)
      return false
    })
    const order = ['action', 'event', 'departments', 'activation']
    expect(phases).toEqual(order.filter((phase) => phases.includes(phase)))
    expect(phases[0]).toBe('action')
    given({ at: 'activation' }, { players: { 0: { money: 3, inactive: { 'start-hr': 1 } } } }).refuses(
      0,
      { type: 'end-turn' },
      'CG-ROU-01',
      { phase: 'activation' },
    )
  })

  test('[CG-ROU-02] Each finishes the own step before the next; all events before the first departments', () => {
    const rich = { money: 30, active: { 'start-rnd': 1 } } as const
    const table = given(
      { at: 'choose-action' },
      { startPlayer: 2, nextCell: { rnd: 'donation' }, players: { 0: rich, 1: rich, 2: rich, 3: rich } },
    ).does(2, choose('rnd'))
    for (const seat of [2, 3, 0, 1]) {
      expect([table.step(), ...table.asked()]).toEqual(['event', seat])
      table.does(seat, { type: 'end-event' })
    }
    for (const seat of [2, 3, 0, 1]) {
      expect([table.step(), ...table.asked()]).toEqual(['department-turn', seat])
      table.does(seat, { type: 'end-turn' })
    }
    expect(table.state.round).toBe(2)
  })

  test('[CG-ROU-03] One marker advances and the locomotive passes on clockwise', () => {
    const table = given({ at: 'end-round', action: 'rnd' }, { startPlayer: 3 })
    expect(table.state.markers).toEqual({ hr: 0, management: 0, construction: 0, rnd: 1 })
    expect(table.state.startPlayer).toBe(0)
    expect(table.asked()).toEqual([0])
  })

  test('[CG-ROU-04] [CG-ACT-05] [CG-EVT-03] [EX-TL-03] Round 20 through a flip ends the game', () => {
    const table = given(
      { at: 'choose-action' },
      { startPlayer: 1, markers: { hr: 5, management: 5, construction: 5, rnd: 4 } },
    ).does(1, choose('construction'))
    expect(table.entries('action')).toEqual([
      { type: 'action', chooser: 1, action: 'construction', flipped: 'rnd', income: 'west', donation: true },
    ])
    playAtRandom(table)
    expect(table.state.markers).toEqual({ hr: 5, management: 5, construction: 5, rnd: 5 })
    expect(table.table.over).toBe(true)
  })
})

describe('Choosing the action', () => {
  test('[CG-ACT-01] [CG-DEC-06] The start player must choose one of four', () => {
    const table = given({ at: 'choose-action' }, { startPlayer: 1 })
    expect(table.asked()).toEqual([1])
    expect(table.moves(1, 'choose-action')).toEqual(ACTIONS.map(choose))
    table
      .refuses(1, { type: 'choose-action', action: 'sleep' }, 'CG-ACT-01')
      .refuses(1, { type: 'end-turn' }, 'CG-ACT-01')
  })

  test('[CG-ACT-02] [CG-ACT-08] [CG-EVT-01] [EX-RB-03] R&D: the cell right of its marker is the event', () => {
    const table = given(
      { at: 'choose-action' },
      { startPlayer: 0, markers: { hr: 1, management: 1, construction: 0, rnd: 1 }, nextCell: { rnd: 'midwest' } },
    ).does(0, choose('rnd'))
    expect(table.entries('action')).toEqual([
      { type: 'action', chooser: 0, action: 'rnd', flipped: null, income: 'midwest', donation: false },
    ])
    // Nobody has anyone to use or to return: the round is over.
    expect(table.state.markers).toEqual({ hr: 1, management: 1, construction: 0, rnd: 2 })
  })

  test('[CG-ACT-03] [CG-ACT-04] [CG-ACT-06] [EX-RB-04] HR at the end of its row flips Management', () => {
    const table = given(
      { at: 'choose-action' },
      {
        startPlayer: 1,
        markers: { hr: 5, management: 2, construction: 3, rnd: 2 },
        nextCell: { management: 'donation' },
        players: { 1: { money: 20 } },
      },
    ).does(1, choose('hr'))
    expect(table.entries('action')).toEqual([
      { type: 'action', chooser: 1, action: 'hr', flipped: 'management', income: null, donation: true },
    ])
    table.does(1, { type: 'end-event' })
    expect(table.state.turn?.action).toBe('hr')
    playAtRandom(table, ({ state }) => state.chosen === null)
    expect(table.state.markers).toEqual({ hr: 5, management: 3, construction: 3, rnd: 2 })
  })

  test('[CG-ACT-05] [EX-TL-01] A flip skips rows that are finished', () => {
    const table = given(
      { at: 'choose-action' },
      { markers: { hr: 5, management: 5, construction: 3, rnd: 4 }, nextCell: { construction: 'east' } },
    ).does(0, choose('hr'))
    expect(table.entries('action')).toMatchObject([{ flipped: 'construction', income: 'east', donation: false }])
    expect(table.state.turn?.action).toBe('hr')
    playAtRandom(table, ({ state }) => state.chosen === null)
    expect(table.state.markers).toEqual({ hr: 5, management: 5, construction: 4, rnd: 4 })
  })

  test('[CG-ACT-04] [EX-TL-02] Below R&D comes HR', () => {
    const table = given(
      { at: 'choose-action' },
      { markers: { hr: 2, management: 4, construction: 4, rnd: 5 }, nextCell: { hr: 'south' } },
    ).does(0, choose('rnd'))
    expect(table.entries('action')).toMatchObject([{ flipped: 'hr', income: 'south', donation: false }])
    expect(table.state.markers).toEqual({ hr: 3, management: 4, construction: 4, rnd: 5 })
  })

  test('[CG-ACT-07] [CG-USE-08] [EX-TL-04] A flip does not open the flipped row’s departments', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'management' },
      {
        markers: { hr: 3, management: 5, construction: 2, rnd: 3 },
        players: { 0: { goods: 3, active: { 'start-construction': 2, 'start-finance': 1 }, tabs: { commerce: {} } } },
      },
    )
    expect(table.state.chosen).toEqual({ action: 'management', row: 'construction' })
    table.refuses(
      0,
      {
        type: 'build-project',
        department: 'start-construction',
        project: 'commerce',
        slot: 'chicago-1',
        mission: 'midwest',
      },
      'CG-USE-08',
      { action: 'management' },
    )
  })

  test('[CG-ACT-09] There is one choice a round', () => {
    given({ at: 'departments', seat: 0, action: 'hr' }, {}).refuses(0, choose('rnd'), 'CG-ACT-09')
  })

  test('[CG-ACT-09] The choice can be undone until another seat has answered', () => {
    const history = atChoice(2)
    const chooser = history.table.state.startPlayer
    const goOn = (seat: number): unknown =>
      history.play(
        seat,
        history.table.legal(seat).find(({ type }) => type.startsWith('end-')),
      )
    history.play(chooser, choose('hr'))
    expect(goOn(chooser)).toBeNull()
    expect(history.undo(chooser)).toBeNull()
    expect(history.undo(chooser)).toBeNull()
    expect(history.table.state.chosen).toBeNull()
    history.play(chooser, choose('hr'))
    while (history.table.asked().includes(chooser)) goOn(chooser)
    expect(history.canUndo(chooser)).toBe(true)
    goOn(1 - chooser)
    expect(history.canUndo(chooser)).toBe(false)
  })

  test('[CG-ACT-09] [CG-SOL-09] Against Andrew it is final at once: his card is turned up', () => {
    const history = atChoice(1)
    expect(history.play(0, choose('hr'))).toBeNull()
    expect(history.canUndo(0)).toBe(false)
  })
})

/** A new game, played at random up to the first choice of an action. */
function atChoice(seats: number): History<Carnegie> {
  const history = new History(carnegie, { seats, seed: 'choice' })
  const chance = chanceFrom('choice')
  while (history.table.current?.step !== 'choose-action') {
    const seat = chance.pick(history.table.asked())
    history.play(seat, chance.pick(history.table.legal(seat)))
  }
  return history
}
