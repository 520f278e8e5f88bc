import { describe, expect, test } from 'vitest'
import {
  FINAL_IDS,
  FINALS_IN_PLAY,
  MARKERS,
  OUTSKIRTS_SITE_IDS,
  PRESTIGE_IDS,
  PROJECT_IDS,
  PROJECTS,
  projectOf,
  SITES,
  SYMBOLS,
} from '../components/index.ts'
import { isBuilding } from '../state.ts'
import { given } from './given.ts'
import { BLUE, GREEN, useTile } from './moves.ts'
import { newTable, playAtRandom } from './whole-game.ts'

describe('Supplies', () => {
  test('[RC-SUP-01] More than was ever printed', () => {
    const table = given(
      { at: 'window', phase: 'operate' },
      {
        companies: {
          [BLUE]: { hold: { timber: 40, joker: 30, favour: 25 }, tiles: ['outskirts-tile-02', 'outskirts-tile-11'] },
        },
      },
    ).does(BLUE, useTile(2), useTile(11))
    expect(table.hold(BLUE)).toEqual({ timber: 40, joker: 34, favour: 26 })
  })

  test('[RC-SUP-02] [RC-SC-054] No extension left: the reward is lost', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { cards: ['card-01', 'card-02', 'card-03', 'card-04'] }, [GREEN]: { extensions: 6 } },
        slots: { I: { project: 'project-22', card: 'card-08', winner: BLUE, markers: { bl: BLUE } } },
        banners: { 5: 'timber' },
      },
    ).raises(BLUE, 'site-05')
    expect(table.state.extensions).toBe(0)
    expect(table.company(BLUE).extensions).toBe(0)
    expect(table.company(BLUE).cards).toEqual(['card-08', 'card-01', 'card-02', 'card-03'])
    expect(table.company(BLUE).pile).toEqual(['card-04'])
  })

  test('[RC-SUP-03] Seven projects for each symbol, one for the star', () => {
    const counts = SYMBOLS.map((symbol) => PROJECT_IDS.filter((id) => PROJECTS[id].symbol === symbol).length)
    expect(Object.fromEntries(SYMBOLS.map((symbol, i) => [symbol, counts[i]]))).toEqual({
      locomotive: 7,
      lion: 7,
      book: 7,
      seal: 7,
      y: 7,
      star: 1,
    })
  })

  test('[RC-SUP-04] Whoever never gets a marker back still has one for tile 7', () => {
    expect(MARKERS.all).toBe(25)
    const table = given(
      { at: 'markers' },
      { round: 8, city: { 'site-01': { owner: BLUE, storeys: 12 }, 'site-02': { owner: BLUE, storeys: 9 } } },
    )
    expect(table.company(BLUE)).toMatchObject({ auction: 3, supply: 1 })
  })

  test('[RC-SUP-05] 40 of the 54 cards in a game', () => {
    for (const seats of [2, 3, 4]) expect(playAtRandom(newTable(seats)).state.deck).toHaveLength(14)
  })

  test('[RC-SUP-06] Every move project finds a tile and three prestige buildings', () => {
    const moves = PROJECT_IDS.filter((id) => projectOf(id).kind === 'move')
    expect([moves.length, OUTSKIRTS_SITE_IDS.length, PRESTIGE_IDS.length]).toEqual([8, 8, 10])
    playAtRandom(newTable(4), (table) => {
      if (table.step() === 'move') expect(table.state.outskirts.some((there) => !isBuilding(there))).toBe(true)
      if (table.step() === 'prestige-building')
        expect(table.moves(table.asked()[0] ?? 0, 'choose-prestige')).toHaveLength(3)
      return false
    })
  })

  test('[RC-SUP-07] 40 sites for 28 projects, 4 final projects and 8 prestige buildings', () => {
    const raised = PROJECT_IDS.filter((id) => projectOf(id).kind === 'raise')
    expect(raised).toHaveLength(28)
    expect(FINAL_IDS.every((id) => projectOf(id).kind === 'raise')).toBe(true)
    expect(SITES).toHaveLength(raised.length + FINALS_IN_PLAY + 8)
  })
})
