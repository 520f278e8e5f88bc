import { describe, expect, test } from 'vitest'
import { given, type Moment } from './given.ts'
import { use } from './moves.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })

describe('Action jokers', () => {
  const joker = (action: 'hr' | 'management' | 'construction' | 'rnd') => ({ type: 'play-joker', action }) as const

  test('[CG-JOK-01] [CG-JOK-05] [CG-JOK-06] [CG-DEC-12] [EX-JO-01] The third player uses another action', () => {
    const table = given(
      { at: 'departments', seat: 2, action: 'construction' },
      {
        seats: 3,
        startPlayer: 0,
        markers: { hr: 1, management: 2, construction: 1, rnd: 0 },
        players: { 2: { money: 0, jokers: 1, active: { 'start-finance': 2 } } },
      },
    )
      .does(2, joker('management'))
      .does(2, use('start-finance', 'money'), use('start-finance', 'money'))
      .refuses(2, joker('hr'), 'CG-JOK-06')
      .does(2, { type: 'end-turn' })
    expect(table.player(2)).toMatchObject({ money: 6, jokers: 0 })
    expect(table.state.markers).toEqual({ hr: 1, management: 2, construction: 2, rnd: 0 })
  })

  test('[CG-JOK-02] [EX-JO-03] Too late after a department', () => {
    given(
      { at: 'departments', seat: 1, action: 'management' },
      { players: { 1: { jokers: 1, active: { 'start-finance': 1 } } } },
    )
      .does(1, use('start-finance', 'money'))
      .refuses(1, joker('rnd'), 'CG-JOK-02')
  })

  test('[CG-JOK-03] [EX-JO-04] A joker for the chosen action is pointless', () => {
    const table = given(
      { at: 'departments', seat: 1, action: 'management' },
      { players: { 1: { jokers: 1 } } },
    ).refuses(1, joker('management'), 'CG-JOK-03')
    expect(table.player(1).jokers).toBe(1)
  })

  test('[CG-JOK-04] [EX-JO-02] The start player cannot play one', () => {
    given(turn('hr'), { players: { 0: { jokers: 1 } } }).refuses(0, joker('rnd'), 'CG-JOK-04')
  })

  test('[CG-JOK-06] Without a joker none is played', () => {
    given({ at: 'departments', seat: 1, action: 'hr' }, {}).refuses(1, joker('rnd'), 'CG-JOK-06')
  })
})
