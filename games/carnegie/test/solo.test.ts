import { chanceFrom, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { ANDREW, backOf, CARD_IDS, cardOf, DIFFICULTIES, VP_CARDS } from '../components/index.ts'
import { andrewScore, payBest } from '../scoring.ts'
import { buildDeck } from '../setup.ts'
import type { Andrew } from '../state.ts'
import { type Given, given } from './given.ts'
import { afterSides, newTable, playAtRandom } from './whole-game.ts'

function andrewOf(table: Given): Andrew {
  if (!table.state.andrew) throw new Error('Andrew does not play')
  return table.state.andrew
}

const cardVp = (table: Given): number => VP_CARDS[andrewOf(table).position] ?? -1

describe('Solo: setup', () => {
  test('[CG-SOL-01] [CG-DEC-25] The human sets up as in a game for two', () => {
    const table = afterSides(newTable(1, { difficulty: 'hard' }))
    expect(Object.values(table.state.display).reduce((sum, n) => sum + n, 0)).toBe(16)
    expect(table.player(0).jokers).toBe(0)
    expect(table.step()).toBe('first-housing')
    playAtRandom(table, ({ state }) => state.round > 0)
    expect(table.player(0).reserve).not.toBeNull()
    expect(table.state.options.difficulty).toBe('hard')
  })

  test('[CG-SOL-02] [CG-SOL-03] Andrew has 30 discs and nothing else; he takes no tile and places nothing', () => {
    const table = afterSides(newTable(1))
    expect(andrewOf(table)).toMatchObject({
      discs: 26,
      tiles: [],
      donations: [],
      transport: { west: 1, midwest: 1, east: 1, south: 1 },
    })
    expect(table.state.slots).not.toContain('andrew')
    expect(table.state.players).toHaveLength(1)
    expect(ANDREW.discs).toBe(30)
  })

  test('[CG-SOL-04] VP cards 0, 1, 3, 6, 10', () => {
    expect([...VP_CARDS]).toEqual([0, 1, 3, 6, 10])
  })

  test('[CG-SOL-05] Andrew has levels only where he plays', () => {
    expect(() => newTable(2, { difficulty: 'hard' })).toThrow('with 2 seats (CG-SOL-05); possible: normal')
  })

  test('[CG-SOL-05] [EX-SO-09] The deck by difficulty', () => {
    const counts = DIFFICULTIES.map((difficulty) => {
      const deck = buildDeck(difficulty, chanceFrom(difficulty))
      const normal = deck.filter((id) => cardOf(id).kind === 'normal').length
      return [normal, deck.length - normal, new Set(deck).size]
    })
    expect(counts).toEqual([
      [20, 0, 20],
      [15, 5, 20],
      [10, 10, 20],
      [5, 15, 20],
    ])
  })

  test('[CG-SOL-06] Backs: the main action of a normal card, "?" of a challenging one', () => {
    expect(CARD_IDS).toHaveLength(40)
    expect(CARD_IDS.map(backOf)).toEqual(
      CARD_IDS.map((id) => (cardOf(id).kind === 'normal' ? cardOf(id).mainAction : '?')),
    )
  })
})

describe('Solo: the round', () => {
  test('[CG-SOL-07] The human chooses in odd rounds, Andrew in even ones', () => {
    const table = playAtRandom(newTable(1))
    const choosers = table.entries('action').map((entry) => entry.chooser)
    expect(choosers).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 0 : 'andrew')))
  })

  test('[CG-SOL-08] [CG-SOL-10] [EX-SO-06] Who chooses and what is visible', () => {
    const table = given(
      { at: 'begin-round' },
      {
        seats: 1,
        round: 4,
        andrew: { pile: ['a12', 'n17', 'a03'] },
        players: { 0: { active: { 'start-construction': 1 } } },
      },
    )
    expect(table.entries('round')).toMatchObject([{ chooser: 'andrew' }])
    expect(table.entries('andrew-reveals')).toEqual([{ type: 'andrew-reveals', card: 'a12' }])
    expect(table.entries('action')).toMatchObject([{ chooser: 'andrew', action: 'construction' }])
    const { andrew } = viewOf(table.table, 0).board
    expect(andrew).toMatchObject({ card: 'a12', next: 'rnd' })
    expect(JSON.stringify(viewOf(table.table, 0))).not.toContain('a03')
  })

  test('[CG-SOL-08] [CG-SOL-09] The card stays hidden until the human has chosen; then nothing can be taken back', () => {
    const table = given(
      { at: 'begin-round' },
      { seats: 1, round: 3, andrew: { pile: ['n17', 'n05'] }, players: { 0: { active: { 'start-rnd': 1 } } } },
    )
    expect(table.step()).toBe('choose-action')
    expect(viewOf(table.table, 0).board.andrew).toMatchObject({ card: null, back: 'rnd', next: 'hr', revealed: false })
    table.does(0, { type: 'choose-action', action: 'rnd' })
    expect(table.table.final).toBe(true)
    expect(table.entries('andrew-reveals')).toEqual([{ type: 'andrew-reveals', card: 'n17' }])
  })

  test('[CG-SOL-10] Andrew overflows a finished row like anybody', () => {
    const table = given(
      { at: 'begin-round' },
      {
        seats: 1,
        markers: { hr: 5, management: 2, construction: 2, rnd: 2 },
        nextCell: { management: 'west' },
        andrew: { pile: ['n01'] },
      },
    )
    expect(table.entries('action')[0]).toMatchObject({ action: 'hr', flipped: 'management', income: 'west' })
  })

  test('[CG-SOL-11] [CG-SOL-13] [CG-SOL-20] [EX-SO-05] Andrew is first and takes the donation', () => {
    const table = given(
      { at: 'andrew', action: 'hr', income: 'south', donation: true },
      { seats: 1, round: 9, andrew: { card: 'n09', discs: 24 }, players: { 0: { money: 5, donations: [] } } },
    )
    expect(table.step()).toBe('event')
    table.refuses(0, { type: 'donate', donation: 'welfare-money' }, 'CG-DON-02')
    expect(andrewOf(table)).toMatchObject({ donations: ['welfare-money'], discs: 23 })
  })

  test('[CG-SOL-11] [CG-SOL-12] [CG-SOL-14] [CG-TRA-04] [EX-SO-10] His action comes before the human’s event', () => {
    const table = given(
      { at: 'andrew', action: 'rnd', income: 'midwest' },
      {
        seats: 1,
        round: 7,
        andrew: { card: 'n09', position: 0, transport: { south: 3 } },
        players: {
          0: {
            money: 0,
            missions: { midwest: 2 },
            transport: { midwest: 3, south: 4 },
            tabs: { housing: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    )
      .does(0, { type: 'return', region: 'midwest', count: 2, newLobby: 0, space: 3 })
      .refuses(0, { type: 'advance', region: 'south' }, 'CG-TRA-04')
    expect(andrewOf(table)).toMatchObject({ transport: { south: 5 }, position: 0, donations: [] })
    expect(table.state.turn?.research).toBe(6)
    expect(table.player(0)).toMatchObject({ money: 2, transport: { midwest: 3, south: 4 } })
  })

  test('[CG-SOL-13] [CG-SOL-17] [CG-SOL-19] [EX-SO-01] Occupied donation and full cities shift the card', () => {
    const table = given(
      { at: 'andrew', action: 'construction', donation: true },
      {
        seats: 1,
        neutral: ['rights-infrastructure'],
        fullCities: ['cincinnati', 'duluth'],
        andrew: { card: 'n13', position: 0, discs: 20 },
        players: { 0: { money: 20 } },
      },
    )
    expect(table.entries('andrew-shifts')).toMatchObject([
      { reason: 'donation', by: 1 },
      { reason: 'cities', by: 2 },
    ])
    expect(table.entries('andrew-builds').map((entry) => entry.slot)).toEqual(['st-louis-2', 'kansas-city-2'])
    expect(andrewOf(table)).toMatchObject({ position: 3, discs: 18 })
    expect(cardVp(table)).toBe(6)
  })

  test('[CG-SOL-15] [CG-SOL-19] [EX-SO-04] Never beyond the 10 VP card', () => {
    const table = given(
      { at: 'andrew', action: 'hr', donation: true },
      { seats: 1, neutral: ['edu-hr'], andrew: { card: 'n01', position: 0 }, players: { 0: { money: 20 } } },
    )
    expect(table.entries('andrew-shifts').map(({ reason, by }) => [reason, by])).toEqual([
      ['donation', 1],
      ['hr', 4],
    ])
    expect(andrewOf(table).position).toBe(4)
    expect(cardVp(table)).toBe(10)
  })

  test('[CG-SOL-16] [EX-SO-02] Andrew takes the lowest different numbers', () => {
    const table = given(
      { at: 'andrew', action: 'management', income: 'west' },
      {
        seats: 1,
        display: ['sales', 'sales', 'purchasing', 'engineering', 'training'],
        andrew: { card: 'n07', position: 0, tiles: ['purchasing'] },
        players: { 0: { active: { 'start-finance': 1 } } },
      },
    )
    expect(table.entries('andrew-takes').map((entry) => entry.tile)).toEqual(['purchasing', 'sales'])
    expect(andrewOf(table)).toMatchObject({ position: 1, tiles: ['purchasing', 'purchasing', 'sales'] })
    expect(cardVp(table)).toBe(1)
    const left = Object.entries(table.state.display).flatMap(([tile, n]) => (n > 0 ? [`${n} ${tile}`] : []))
    expect(left.sort()).toEqual(['1 engineering', '1 sales', '1 training'])
  })

  test('[CG-SOL-18] [EX-SO-03] The end of the track shifts the rest', () => {
    const table = given(
      { at: 'andrew', action: 'rnd', income: 'west' },
      {
        seats: 1,
        andrew: { card: 'a16', position: 0, transport: { south: 2 } },
        players: { 0: { transport: { south: 5 }, active: { 'start-rnd': 1 } } },
      },
    )
    expect(andrewOf(table)).toMatchObject({ transport: { south: 4 }, position: 2 })
    expect(cardVp(table)).toBe(3)
    expect(table.entries('andrew-shifts')).toMatchObject([{ reason: 'steps', by: 2 }])
  })

  test('[CG-SOL-17] [CG-SOL-13] Without discs the card shifts', () => {
    const table = given(
      { at: 'andrew', action: 'construction', donation: true },
      { seats: 1, andrew: { card: 'n01', discs: 0 }, players: { 0: { money: 20 } } },
    )
    expect(andrewOf(table).position).toBe(3)
  })

  test('[CG-SOL-20] [CG-SOL-21] After the activation the card is filed and the other chooses', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'rnd' },
      { seats: 1, round: 5, andrew: { card: 'n17', position: 3 }, players: { 0: { active: { 'start-rnd': 1 } } } },
    ).does(0, { type: 'end-turn' })
    // Andrew's own round may ask the human nothing and pass by at once.
    expect(table.entries('andrew-files')[0]).toEqual({ type: 'andrew-files', card: 'n17', vp: 6 })
    expect(andrewOf(table).filed).toContainEqual({ card: 'n17', position: 3 })
    expect(table.entries('round')[0]).toMatchObject({ round: 6, chooser: 'andrew' })
  })

  test('[CG-SOL-22] 20 rounds use the 20 cards', () => {
    const table = playAtRandom(newTable(1, { difficulty: 'expert' }))
    expect(andrewOf(table).pile).toEqual([])
    expect(andrewOf(table).filed).toHaveLength(20)
  })
})

describe('Solo: scoring', () => {
  test('[CG-SOL-24] [CG-SOL-25] [CG-SOL-26] [CG-SOL-27] [CG-SOL-28] [EX-SO-08] Andrew’s final score', () => {
    const { state } = given(
      { at: 'over' },
      {
        seats: 1,
        players: { 0: { tabs: { industry: { step: 2, built: 3 } }, donations: ['edu-hr'] } },
        andrew: {
          filed: [6, 5, 4, 3, 2],
          tiles: ['training', 'sales', 'sales', 'engineering', 'advanced-design'],
          transport: { west: 5, midwest: 3, east: 5, south: 2 },
          projects: ['san-francisco', 'denver', 'omaha', 'seattle'],
          donations: ['rights-industry', 'welfare-seven'],
        },
      },
    )
    expect(andrewScore(state)).toEqual({
      cards: 55,
      departments: 10,
      transport: 12,
      cities: 6,
      donations: { 'rights-industry': 9, 'welfare-seven': 7 },
      total: 99,
    })
  })

  test('[CG-SOL-28] [EX-RB-18] Andrew scores his donation with the human’s projects', () => {
    const { state } = given(
      { at: 'over' },
      {
        seats: 1,
        andrew: { donations: ['health-west'] },
        players: {
          0: {
            projects: [
              ['seattle', 'housing'],
              ['denver', 'housing'],
              ['los-angeles', 'commerce'],
              ['san-francisco', 'industry'],
              ['reno', 'commerce'],
              ['chicago', 'industry'],
            ],
          },
        },
      },
    )
    expect(andrewScore(state)?.donations).toEqual({ 'health-west': 10 })
  })

  test('[CG-SOL-28] The human’s limit holds for Andrew’s donations too', () => {
    const west = ['seattle', 'helena', 'portland', 'boise', 'reno', 'phoenix', 'santa-fe'] as const
    const types = ['housing', 'housing', 'housing', 'commerce', 'commerce', 'industry', 'industry'] as const
    const scored = (step: number) =>
      andrewScore(
        given(
          { at: 'over' },
          {
            seats: 1,
            andrew: { donations: ['health-west'] },
            players: {
              0: {
                projects: west.map((city, i) => [city, types[i] ?? 'housing'] as const),
                tabs: { infrastructure: { side: 'A', step, built: 0 } },
              },
            },
          },
        ).state,
      )?.donations
    expect(scored(0)).toEqual({ 'health-west': 12 })
    expect(scored(5)).toEqual({ 'health-west': 14 })
  })

  test('[CG-SOL-23] [CG-SOL-29] [EX-SO-07] Andrew pays with what the human has left after the own payments', () => {
    const table = given(
      { at: 'final-payments' },
      {
        seats: 1,
        players: { 0: { goods: 5, money: 7, donations: ['welfare-bundle'] } },
        andrew: { donations: ['welfare-goods', 'welfare-money'] },
      },
    ).does(0, { type: 'pay', donation: 'welfare-bundle' })
    expect(table.player(0)).toMatchObject({ goods: 4, money: 2 })
    table.does(0, { type: 'end-payments' })
    expect(table.table.result?.breakdown[0]).toMatchObject({
      donations: { 'welfare-bundle': 4 },
      andrew: { donations: { 'welfare-goods': 8, 'welfare-money': 0 } },
    })
  })

  test('[CG-SOL-29] The human may sell goods rather than leave them to Andrew', () => {
    const table = given(
      { at: 'final-payments' },
      { seats: 1, players: { 0: { goods: 2 } }, andrew: { donations: ['welfare-goods'] } },
    ).does(0, { type: 'sell-good' }, { type: 'sell-good' }, { type: 'end-payments' })
    expect(table.table.result?.breakdown[0]).toMatchObject({ andrew: { donations: { 'welfare-goods': 0 } } })
  })

  test('[CG-SOL-29] Spent so that Andrew scores most', () => {
    const all = ['welfare-goods', 'welfare-money', 'welfare-bundle'] as const
    // 2 goods and $5: a bundle (4) and a good (2) beat two goods and $5 (6) by nothing, and one bundle alone.
    const best = payBest({ goods: 2, money: 5 }, 12, all)
    expect(2 * best['welfare-goods'] + 2 * best['welfare-money'] + 4 * best['welfare-bundle']).toBe(6)
    expect(payBest({ goods: 3, money: 20 }, 12, ['welfare-bundle'])).toMatchObject({ 'welfare-bundle': 3 })
  })

  test('[CG-SOL-30] Andrew’s rights-donations: the human’s donations and itself', () => {
    const { state } = given(
      { at: 'over' },
      {
        seats: 1,
        players: { 0: { donations: ['edu-hr', 'edu-any', 'health-west'] } },
        andrew: { donations: ['rights-donations', 'edu-rnd'] },
      },
    )
    expect(andrewScore(state)?.donations['rights-donations']).toBe(8)
  })
})
