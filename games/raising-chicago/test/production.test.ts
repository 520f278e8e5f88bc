import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile, WHITE } from './moves.ts'

describe('Phase 5: operate the company', () => {
  test('[RC-PRO-01] [RC-PRO-04] [RC-EX-16] Production with a one-time competence step and a column reward', () => {
    const table = given(
      { at: 'operate' },
      {
        companies: {
          [BLUE]: {
            tracks: { timber: 5, jackscrew: 4, masonry: 5 },
            cards: ['card-09', 'card-02', 'card-12', 'card-10'],
            fresh: 1,
          },
        },
      },
    )
    expect(table.hold(BLUE)).toEqual({ timber: 1, jackscrew: 1, masonry: 2, joker: 1 })
    expect(table.company(BLUE).tracks).toEqual({ timber: 5, jackscrew: 5, masonry: 5 })
  })

  test('[RC-PRO-02] [RC-SC-072] A one-time card pays only in its round', () => {
    const table = given({ at: 'operate' }, { companies: { [BLUE]: { cards: ['card-02', 'card-05'], fresh: 1 } } })
    expect(table.hold(BLUE)).toEqual({ timber: 1, masonry: 1 })
    expect(table.company(BLUE).prestige).toBe(0)
    const now = given({ at: 'operate' }, { companies: { [BLUE]: { cards: ['card-02', 'card-05'], fresh: 2 } } })
    expect(now.company(BLUE).prestige).toBe(3)
  })

  test('[RC-PRO-02] [RC-SC-073] A one-time card pushed out in the same round pays nothing', () => {
    const table = given(
      { at: 'operate' },
      {
        companies: {
          [BLUE]: { cards: ['card-12', 'card-10', 'card-03', 'card-08'], fresh: 4, pile: ['card-05'] },
        },
      },
    )
    expect(table.company(BLUE).prestige).toBe(0)
    expect(table.hold(BLUE)).toEqual({ timber: 1, jackscrew: 1, masonry: 2 })
  })

  test('[RC-PRO-01] [RC-SC-074] The yellow side with four companies', () => {
    const table = given(
      { at: 'operate' },
      { seats: 4, companies: { [WHITE]: { cards: ['card-07', 'card-06', 'card-16'], fresh: 1 } } },
    )
    expect(table.hold(WHITE)).toEqual({ timber: 1, jackscrew: 1, masonry: 1, favour: 1 })
  })

  test('[RC-PRO-03] [RC-PRO-04] [RC-SC-131] Production goes on while a column pays prestige', () => {
    const table = given(
      { at: 'operate' },
      {
        companies: {
          [BLUE]: { prestige: 12 },
          [PURPLE]: {
            prestige: 10,
            tracks: { timber: 2, jackscrew: 1, masonry: 3 },
            cards: ['card-09', 'card-11'],
            fresh: 1,
          },
          [GREEN]: { prestige: 10 },
        },
        ranking: [BLUE, GREEN, PURPLE],
      },
    )
    expect(table.company(PURPLE)).toMatchObject({ prestige: 12, tracks: { jackscrew: 2 } })
    expect(table.state.ranking).toEqual([PURPLE, BLUE, GREEN])
    expect(table.hold(PURPLE)).toEqual({ masonry: 2 })
  })

  test('[RC-PRO-03] From the lowest rank to the highest: equals keep their order', () => {
    const table = given(
      { at: 'operate' },
      {
        companies: { [BLUE]: { cards: ['card-05'], fresh: 1 }, [GREEN]: { cards: ['card-46'], fresh: 1 } },
        ranking: [GREEN, PURPLE, BLUE],
      },
    )
    expect(table.prestige()).toEqual([3, 0, 3])
    expect(table.state.ranking).toEqual([GREEN, BLUE, PURPLE])
  })

  test('[RC-PRO-05] Holders of tiles may use them after production', () => {
    const table = given(
      { at: 'operate' },
      { companies: { [PURPLE]: { cards: ['card-11'], tiles: ['outskirts-tile-06'] } } },
    )
    expect(table.hold(PURPLE)).toEqual({ masonry: 2 })
    expect(table.asked()).toEqual([PURPLE])
    table.does(PURPLE, useTile(6))
    expect(table.hold(PURPLE)).toEqual({ masonry: 4 })
  })

  test('[RC-PRO-06] The next round begins after rounds 1 to 7, the final scoring after round 8', () => {
    const next = given({ at: 'operate' }, { round: 7 })
    expect(next.state).toMatchObject({ round: 8, phase: 'auction' })
    const last = given({ at: 'operate' }, { round: 8, companies: { [BLUE]: { cards: ['card-05'], fresh: 1 } } })
    expect(last.state.phase).toBe('over')
    // Phase 5 of round 8 is played in full.
    expect(last.table.result?.breakdown[BLUE]).toMatchObject({ rounds: 3 })
  })
})
