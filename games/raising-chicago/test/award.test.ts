import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, TWO, WHITE } from './moves.ts'

const TJM = { squares: ['timber', 'jackscrew', 'masonry'] } as const
const MJT = { squares: ['masonry', 'jackscrew', 'timber'] } as const

/** Markers on the auction board by seat. */
const auction = (table: ReturnType<typeof given>): number[] => table.state.companies.map((company) => company.auction)

describe('Phase 3: end the auction', () => {
  test('[RC-WIN-01] [RC-WIN-02] [RC-EX-10] Five projects are awarded', () => {
    const table = given(
      { at: 'award' },
      {
        round: 2,
        companies: { [BLUE]: { prestige: 6 }, [PURPLE]: { prestige: 3 }, [GREEN]: { prestige: 3 } },
        slots: {
          I: { project: 'project-08', ...TJM, markers: { tl: PURPLE, tr: PURPLE, bl: GREEN } },
          II: { project: 'project-06', ...MJT, markers: { tl: BLUE, tr: BLUE, bl: GREEN } },
          III: {
            project: 'project-10',
            squares: ['jackscrew', 'timber', 'masonry'],
            markers: { tr: BLUE, bl: PURPLE },
          },
          IV: { project: 'project-09', ...MJT, markers: { tr: GREEN, bl: GREEN } },
          V: { project: 'project-07', squares: ['timber', 'masonry', 'jackscrew'], markers: { tr: GREEN, bl: PURPLE } },
        },
      },
    )
    expect(table.state.slots.map(({ winner }) => winner)).toEqual([PURPLE, BLUE, BLUE, GREEN, GREEN])
    expect(table.hold(PURPLE)).toEqual({ masonry: 1 })
    expect(table.hold(BLUE)).toEqual({ timber: 1, masonry: 1 })
    expect(table.hold(GREEN)).toEqual({ timber: 1, jackscrew: 1 })
    expect(auction(table)).toEqual([0, 2, 2])
  })

  test('[RC-WIN-02] [RC-SC-022] More markers beat a better position', () => {
    const table = given(
      { at: 'award' },
      { slots: { I: { project: 'project-20', ...TJM, markers: { tl: GREEN, bl: BLUE, br: BLUE } } } },
    )
    expect(table.slot('I').winner).toBe(BLUE)
    expect(auction(table)).toEqual([0, 0, 1])
    expect(table.hold(BLUE)).toEqual({ timber: 1 })
  })

  test('[RC-WIN-03] [RC-SC-019] Equal markers: the toll space wins the tie', () => {
    const table = given(
      { at: 'award' },
      { slots: { I: { project: 'project-16', ...TJM, markers: { tl: GREEN, tr: BLUE, bl: BLUE, br: GREEN } } } },
    )
    expect(table.slot('I').winner).toBe(GREEN)
    expect(auction(table)).toEqual([2, 0, 0])
    expect(table.hold(GREEN)).toEqual({})
  })

  test('[RC-WIN-03] [RC-SC-020] Equal markers: top right beats bottom left', () => {
    const table = given(
      { at: 'award' },
      { slots: { II: { project: 'project-17', ...TJM, markers: { tr: PURPLE, bl: BLUE } } } },
    )
    expect(table.slot('II').winner).toBe(PURPLE)
    expect(table.hold(PURPLE)).toEqual({ masonry: 1 })
    expect(auction(table)).toEqual([1, 0, 0])
  })

  test('[RC-WIN-03] [RC-WIN-06] [RC-SC-021] Three companies with one marker each; an open toll space gives nothing', () => {
    const table = given(
      { at: 'award' },
      {
        seats: 4,
        slots: {
          III: {
            project: 'project-19',
            squares: ['masonry', 'masonry', 'jackscrew'],
            markers: { tr: WHITE, bl: GREEN, br: BLUE },
          },
        },
      },
    )
    expect(table.slot('III').winner).toBe(WHITE)
    expect(auction(table)).toEqual([1, 0, 1, 0])
    expect(table.hold(WHITE)).toEqual({})
  })

  test('[RC-WIN-04] [RC-SC-023] A project without bids hits the company with the highest prestige', () => {
    const table = given(
      { at: 'award' },
      {
        companies: {
          [BLUE]: { prestige: 9 },
          [PURPLE]: { prestige: 9, poverty: 2 },
          [GREEN]: { prestige: 4 },
        },
        ranking: [PURPLE, BLUE, GREEN],
        slots: { IV: { project: 'project-12', card: 'card-03' } },
      },
    )
    expect(table.state.companies.map(({ poverty }) => poverty)).toEqual([0, 3, 0])
    expect(table.slot('IV')).toMatchObject({ project: null, card: null, winner: null })
    expect(table.state.box).toEqual(expect.arrayContaining(['project-12', 'card-03']))
  })

  test('[RC-WIN-04] [RC-SC-024] Two projects without bids cost the same company two steps', () => {
    const table = given(
      { at: 'award' },
      {
        companies: { [BLUE]: { prestige: 7 }, [PURPLE]: { prestige: 6 }, [GREEN]: { prestige: 4 } },
        slots: {
          I: { project: 'project-06', ...TJM, markers: { tr: GREEN } },
          II: { project: 'project-07', card: 'card-08' },
          III: { project: 'project-08', card: 'card-12' },
        },
      },
    )
    expect(table.state.companies.map(({ poverty }) => poverty)).toEqual([2, 0, 0])
    expect(table.hold(GREEN)).toEqual({ jackscrew: 1, masonry: 1 })
    expect(table.slot('I').winner).toBe(GREEN)
  })

  test('[RC-WIN-05] [RC-SC-144] A single third-colour marker is a bid', () => {
    const table = given(
      { at: 'award' },
      {
        seats: 2,
        companies: { [TWO.purple]: { prestige: 8 }, [TWO.blue]: { prestige: 9 } },
        slots: { V: { project: 'project-19', ...TJM, markers: { br: 'third' } } },
      },
    )
    expect(table.slot('V').winner).toBe('third')
    expect(table.state.companies.map(({ poverty }) => poverty)).toEqual([0, 0])
    expect([table.hold(TWO.purple), table.hold(TWO.blue)]).toEqual([{}, {}])
  })

  test('[RC-WIN-06] [RC-WIN-07] [RC-SC-136] A returned marker frees its square, but the winner takes nothing for it', () => {
    const table = given(
      { at: 'award' },
      { slots: { IV: { project: 'project-17', card: 'card-06', markers: { tr: GREEN, bl: GREEN, br: PURPLE } } } },
    )
    expect(table.slot('IV')).toMatchObject({ winner: GREEN, markers: [null, GREEN, GREEN, null] })
    expect(table.hold(GREEN)).toEqual({})
    expect(auction(table)).toEqual([0, 1, 0])
  })

  test('[RC-WIN-08] Returned markers stay for the next round', () => {
    const table = given({ at: 'markers' }, { round: 4, companies: { [GREEN]: { auction: 2 } } })
    expect(auction(table)).toEqual([3, 3, 5])
  })
})
