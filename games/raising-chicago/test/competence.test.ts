import { describe, expect, test } from 'vitest'
import { RESOURCES } from '../components/index.ts'
import { permanents } from '../model/companies.ts'
import { needFor } from '../model/payment.ts'
import { advances } from './deeds.ts'
import { given } from './given.ts'
import { BLUE, PURPLE, place, useTile, WHITE } from './moves.ts'
import type { CompanyPosition } from './position.ts'

const blue = (company: CompanyPosition) => given({ at: 'over' }, { companies: { [BLUE]: company } })

describe('Competence tracks', () => {
  test('[RC-CMP-01] Three tracks with fields 0 to 11', () => {
    const table = blue({})
    expect(table.company(BLUE).tracks).toEqual({ timber: 0, jackscrew: 0, masonry: 0 })
    advances(table, BLUE, 'timber', 20)
    expect(table.entries('advanced').map(({ field }) => field)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(table.company(BLUE).tracks).toEqual({ timber: 11, jackscrew: 0, masonry: 0 })
  })

  test('[RC-CMP-02] [RC-CMP-03] [RC-EX-03] Permanent resource and column reward', () => {
    const table = blue({ tracks: { timber: 1, jackscrew: 2, masonry: 0 } })
    advances(table, BLUE, 'jackscrew', 1)
    advances(table, BLUE, 'masonry', 1)
    const { tracks } = table.company(BLUE)
    expect(tracks).toEqual({ timber: 1, jackscrew: 3, masonry: 1 })
    expect(RESOURCES.map((kind) => permanents(3, tracks, kind))).toEqual([0, 1, 0])
    expect(table.hold(BLUE)).toEqual({ joker: 1 })
  })

  test('[RC-CMP-03] Three permanents on each track, on fields 3, 6 and 9', () => {
    const table = advances(blue({}), BLUE, 'masonry', 11)
    const taken = table.entries('advanced').filter(({ permanent }) => permanent)
    expect(taken.map(({ field }) => field)).toEqual([3, 6, 9])
  })

  test('[RC-CMP-04] A permanent lowers every cost of its kind, from the next payment on', () => {
    // Project 11 costs 3 timber, 3 jackscrews and 4 masonry and gives a jackscrew step, project 17 costs 3, 3 and 4.
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: { [PURPLE]: { tracks: { jackscrew: 2 }, hold: { timber: 6, jackscrew: 6, masonry: 8 } } },
        slots: {
          I: { project: 'project-11', winner: PURPLE, markers: { tr: PURPLE } },
          II: { project: 'project-17', winner: PURPLE, markers: { tr: PURPLE } },
        },
        banners: { 3: 'jackscrew' },
      },
    ).pays(PURPLE)
    expect(table.hold(PURPLE)).toEqual({ timber: 3, jackscrew: 3, masonry: 4 })
    table.raises(PURPLE, 'site-03').pays(PURPLE)
    expect(table.hold(PURPLE)).toEqual({ jackscrew: 1 })
  })

  test('[RC-CMP-05] [RC-SC-047] A column pays only when the last marker arrives', () => {
    const table = advances(blue({ tracks: { timber: 4, jackscrew: 1, masonry: 3 } }), BLUE, 'timber', 1)
    expect(table.company(BLUE).tracks.timber).toBe(5)
    expect(table.hold(BLUE)).toEqual({})
    expect(table.prestige()).toEqual([0, 0, 0])
  })

  test('[RC-CMP-05] Odd columns pay a joker, even ones 2 prestige, each once', () => {
    const table = advances(blue({ tracks: { timber: 11, jackscrew: 11 } }), BLUE, 'masonry', 11)
    expect(table.hold(BLUE)).toEqual({ joker: 6 })
    expect(table.prestige()).toEqual([10, 0, 0])
    expect(table.entries('gained').filter(({ from }) => from === 'column')).toHaveLength(11)
  })

  test('[RC-CMP-05] [RC-CMP-06] [RC-SC-046] Three steps complete three columns', () => {
    const table = blue({ prestige: 10, tracks: { timber: 5, jackscrew: 6, masonry: 2 } })
    advances(table, BLUE, 'masonry', 3)
    const { tracks } = table.company(BLUE)
    expect(tracks.masonry).toBe(5)
    expect(permanents(3, tracks, 'masonry')).toBe(1)
    expect(table.hold(BLUE)).toEqual({ joker: 2 })
    expect(table.prestige()).toEqual([12, 0, 0])
  })

  test('[RC-CMP-07] [RC-OUT-13] [RC-SC-048] Steps beyond the last field are lost', () => {
    const table = given(
      { at: 'window', phase: 'operate' },
      {
        companies: { [BLUE]: { tracks: { timber: 10, jackscrew: 8, masonry: 9 }, tiles: ['outskirts-tile-08'] } },
      },
    ).does(BLUE, useTile(8), { type: 'train', track: 'timber' })
    expect(table.company(BLUE)).toMatchObject({ tracks: { timber: 11, jackscrew: 8, masonry: 9 }, tiles: [] })
    expect(table.entries('track-end')).toHaveLength(2)
    expect(table.hold(BLUE)).toEqual({})
    expect(table.prestige()).toEqual([0, 0, 0])
    expect(table.state.box).toContain('outskirts-tile-08')
  })

  test('[RC-CMP-08] [RC-SC-018] The last field of a track frees from toll of that kind', () => {
    const table = given(
      { at: 'bid' },
      {
        companies: {
          [BLUE]: { auction: 3, tracks: { masonry: 11 }, hold: { timber: 1 } },
          [PURPLE]: { auction: 2 },
        },
        slots: { I: { squares: ['masonry', 'masonry', 'timber'] } },
      },
    ).does(BLUE, place('I', 'tl'))
    expect(table.hold(BLUE)).toEqual({})
    expect(table.slot('I').markers).toEqual([BLUE, null, null, null])
  })

  test('[RC-CMP-08] The last field frees from that cost in every project', () => {
    const tracks = { timber: 11, jackscrew: 10, masonry: 0 }
    expect(needFor(3, { tracks }, 'project-29')).toEqual({ timber: 0, jackscrew: 3, masonry: 4 })
  })

  test('[RC-CMP-09] [RC-SET-12] [RC-SET-13] [RC-SC-049] Four players: start field 3, first permanent on field 6', () => {
    const table = given({ at: 'over' }, { seats: 4 })
    advances(table, WHITE, 'timber', 3)
    advances(table, WHITE, 'jackscrew', 1)
    advances(table, WHITE, 'masonry', 1)
    const { tracks } = table.company(WHITE)
    expect(tracks).toEqual({ timber: 6, jackscrew: 4, masonry: 4 })
    expect(RESOURCES.map((kind) => permanents(4, tracks, kind))).toEqual([1, 0, 0])
    expect(table.prestige()).toEqual([0, 0, 0, 2])
    expect(table.hold(WHITE)).toEqual({})
  })

  test('[RC-CMP-10] Two tracks at once: the same result in either order', () => {
    const start: CompanyPosition = { tracks: { timber: 2, jackscrew: 1, masonry: 1 } }
    const one = advances(advances(blue(start), BLUE, 'jackscrew', 1), BLUE, 'masonry', 1)
    const other = advances(advances(blue(start), BLUE, 'masonry', 1), BLUE, 'jackscrew', 1)
    expect(one.company(BLUE)).toEqual(other.company(BLUE))
    expect(one.prestige()).toEqual([2, 0, 0])
  })
})
