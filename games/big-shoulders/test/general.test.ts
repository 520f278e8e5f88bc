import { moveSchemas, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { COMPANIES } from '../components/index.ts'
import { bigShoulders } from '../index.ts'
import { given } from './given.ts'
import { buy, found, sell } from './stock-moves.ts'
import { allCubes, newTable, playAtRandom, viewersOf } from './whole-game.ts'

describe('General concepts', () => {
  test('[BS-GEN-01] Five Decades of five phases each; only the last has no Cleanup', () => {
    const table = playAtRandom(newTable(2))
    const phases = ['stock', 'building', 'action', 'operating']
    const decade = [...phases, 'cleanup']

    expect(table.entries('phase').map((entry) => entry.phase)).toEqual([
      ...decade,
      ...decade,
      ...decade,
      ...decade,
      ...phases,
      'over',
    ])
    expect(table.entries('decade')).toEqual([
      { type: 'decade', decade: 1, year: 1875 },
      { type: 'decade', decade: 2, year: 1885 },
      { type: 'decade', decade: 3, year: 1895 },
      { type: 'decade', decade: 4, year: 1905 },
      { type: 'decade', decade: 5, year: 1915 },
    ])
  })

  test('[BS-GEN-01] A move of another phase is refused', () => {
    const position = { decade: 2, companies: { swift: { common: { 0: 1 }, treasury: 100 } } } as const
    const sale = sell('swift', { common: 1 })
    const place = { type: 'place', space: 'fundraising-40', company: 'swift' }

    given({ phase: 'stock', seat: 0 }, position)
      .refuses(0, place, 'BS-GEN-01', { phase: 'stock' })
      .refuses(0, { type: 'trade', company: 'swift', give: 'coal', take: 'wood' }, 'BS-GEN-01', { phase: 'stock' })
      .refuses(0, { type: 'produce', factory: 1 }, 'BS-GEN-01', { phase: 'stock' })
    given({ phase: 'building' }, position).refuses(0, sale, 'BS-GEN-01', { phase: 'building' })
    given({ phase: 'action', seat: 0 }, position)
      .refuses(0, sale, 'BS-GEN-01', { phase: 'action' })
      .refuses(0, found('libby', 35), 'BS-GEN-01', { phase: 'action' })
      .refuses(0, { type: 'withhold' }, 'BS-GEN-01', { phase: 'action' })
    given({ phase: 'operating', company: 'swift' }, position)
      .refuses(0, place, 'BS-GEN-01', { phase: 'operating' })
      .refuses(0, sale, 'BS-GEN-01', { phase: 'operating' })
  })

  test('[BS-GEN-02] A company pays for actions and resources; the personal money of its Director does not help', () => {
    const rich = { 0: { cash: 500 } }
    const table = given({ phase: 'action', seat: 0 }, { players: rich, companies: { swift: { treasury: 20 } } })
      .refuses(0, { type: 'place', space: 'hire-manager', company: 'swift' }, 'BS-GEN-04', { payer: 'swift', have: 20 })
      .does(0, { type: 'place', space: 'advertising', company: 'swift' })
    expect(table.company('swift').treasury).toBe(0)
    expect(table.cash(0)).toBe(500)

    given(
      { phase: 'operating', company: 'swift' },
      { players: rich, companies: { swift: { treasury: 9 } }, supply: { 10: { steel: 1 } } },
    ).refuses(0, { type: 'purchase', space: '10', resource: 'steel' }, 'BS-OPR-08', { why: 'money', cost: 10, have: 9 })
  })

  test('[BS-GEN-02] A player pays for certificates; the treasury of a company they direct does not help', () => {
    given(
      { phase: 'stock', seat: 0 },
      { players: { 0: { cash: 40 } }, companies: { swift: { treasury: 500, price: 50 }, libby: { price: 50 } } },
    )
      .refuses(0, buy('libby'), 'BS-STK-13', { have: 40 })
      .refuses(0, buy('swift'), 'BS-STK-13', { have: 40 })
  })

  test('[BS-GEN-03] Companies with the same Director share neither money nor resources nor Capital Assets', () => {
    given(
      { phase: 'action', seat: 0 },
      {
        companies: {
          swift: { treasury: 500, resources: { steel: 4 }, asset: 'foundry' },
          libby: { treasury: 10, resources: { steel: 1 } },
        },
        haymarket: { wood: 1 },
      },
    )
      .refuses(0, { type: 'place', space: 'hire-workers', company: 'libby' }, 'BS-ACT-20', { cost: 40, have: 10 })
      .refuses(0, { type: 'trade', company: 'libby', give: 'steel', take: 'wood' }, 'BS-OPR-11')
      .refuses(0, { type: 'activate', company: 'libby' }, 'BS-AST-15', { why: 'none' })
  })

  test('[BS-GEN-03] A factory consumes and makes what lies on its own charter', () => {
    const staffed = [{ workers: 2 }]
    const table = given(
      { phase: 'operating', company: 'libby' },
      {
        companies: {
          swift: { resources: { steel: 3, livestock: 3 }, factories: staffed, goods: 2 },
          libby: { factories: staffed },
        },
      },
    )
      .refuses(0, { type: 'produce', factory: 1 }, 'BS-OPR-13', {
        why: 'resources',
        lacking: { steel: 1, livestock: 1 },
      })
      .does(0, { type: 'end-production' })
      .refuses(0, { type: 'sell-goods', row: 'food-dairy', space: 'middle', goods: 1 }, 'BS-DST-02', { goods: 0 })
    expect(table.company('swift').goods).toBe(2)
  })

  test('[BS-GEN-04] A payment is made in full or not at all', () => {
    const swift = { swift: { price: 50, director: 1 } }
    given({ phase: 'stock', seat: 0 }, { players: { 0: { cash: 49 } }, companies: swift }).refuses(
      0,
      buy('swift'),
      'BS-STK-13',
      { cost: 50, have: 49 },
    )
    expect(
      given({ phase: 'stock', seat: 0 }, { players: { 0: { cash: 50 } }, companies: swift })
        .does(0, buy('swift'))
        .cash(0),
    ).toBe(0)

    const place = { type: 'place', space: 'advertising', company: 'swift' } as const
    given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 19 } } }).refuses(0, place, 'BS-GEN-04', {
      payer: 'swift',
      have: 19,
      cost: 20,
    })
  })

  test('[BS-GEN-05] The bank pays however much it has paid before', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 1_000_000 } } }).does(0, {
      type: 'place',
      space: 'fundraising-40',
      company: 'swift',
    })
    expect(table.company('swift').treasury).toBe(1_000_040)
    expect(table.state.bank).toBe(-1_000_040)
  })

  test('[BS-GEN-06] Per-share earnings are whole dollars, rounded down', () => {
    const table = given(
      { phase: 'distribution', company: 'swift', turn: { produced: 1 } },
      { companies: { swift: { price: 35, goods: 1, salespeople: 2 } } },
    )
      .does(0, { type: 'sell-goods', row: 'meat-packing', space: 'left', goods: 1 })
      .does(0, { type: 'pay-dividends' })

    // $35 for one Good at half price: $3 per share.
    expect(table.cash(0)).toBe(9)
    expect(table.company('swift').treasury).toBe(21)
    expect(table.price('swift')).toBe(35)
  })

  test('[BS-GEN-07] There are 20 Managers for 21 factories; the next one cannot be received', () => {
    const full = Object.fromEntries(COMPANIES.map((id) => [id, { factories: [{ manager: true }, { manager: true }] }]))
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { ...full, henderson: { ...full['henderson'], treasury: 60 } } },
    ).does(0, { type: 'place', space: 'hire-manager', company: 'henderson' })

    expect(table.company('henderson').factories.map((factory) => factory.manager)).toEqual([true, true, false])
    expect(table.entries('lost')).toEqual([{ type: 'lost', company: 'henderson', piece: 'manager-supply' }])
  })

  test('[BS-GEN-07] There are 12 Appeal Bonus Goods tokens; then only the $25 are left', () => {
    const two = { bonusGoods: 2 }
    const companies = { swift: two, elgin: two, doggett: two, fairbank: two, spalding: two, brunswick: two }
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { ...companies, libby: { appeal: 10, treasury: 20 } } },
    )
      .does(0, { type: 'place', space: 'advertising', company: 'libby' })
      .refuses(0, { type: 'take-bonus' }, 'BS-APL-08')
      .does(0, { type: 'take-cash' })

    expect(table.company('libby')).toMatchObject({ bonusGoods: 0, treasury: 25 })
  })

  test('[BS-GEN-07] Goods tokens never run out', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      {
        companies: {
          swift: { factories: [{ workers: 2 }], resources: { steel: 1, livestock: 1 }, goods: 60 },
        },
      },
    ).does(0, { type: 'produce', factory: 1 })
    expect(table.company('swift').goods).toBe(62)
  })

  test('[BS-GEN-08] Consumed cubes go to Haymarket Square', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      { companies: { swift: { factories: [{ workers: 2 }], resources: { steel: 2, livestock: 1 } } } },
    ).does(0, { type: 'produce', factory: 1 })
    expect(table.state.haymarket).toEqual({ livestock: 1, steel: 1, wood: 0, coal: 0 })
    expect(table.company('swift').resources).toEqual({ livestock: 0, steel: 1, wood: 0, coal: 0 })
  })

  test('[BS-GEN-08] Through a whole game there are always 20 Livestock, 18 Steel, 16 Wood and 16 Coal', () => {
    playAtRandom(newTable(3), ({ state }) => {
      expect(allCubes(state)).toEqual({ livestock: 20, steel: 18, wood: 16, coal: 16 })
      return false
    })
  })

  test('[BS-GEN-09] Nobody but the Director decides for a company, whatever they own', () => {
    const swift = { director: 0, preferred: 1, common: { 1: 3 }, treasury: 100, resources: { steel: 2 } } as const
    const companies = { swift: { ...swift, asset: 'foundry' } } as const
    given({ phase: 'operating', company: 'swift' }, { companies })
      .refuses(1, { type: 'end-production' }, 'BS-GEN-09', { company: 'swift' })
      .refuses(1, { type: 'discard-asset', company: 'swift' }, 'BS-GEN-09', { company: 'swift' })
    given({ phase: 'distribution', company: 'swift' }, { companies }).refuses(1, { type: 'withhold' }, 'BS-GEN-09')
    given({ phase: 'action', seat: 1 }, { companies, haymarket: { coal: 1 } })
      .refuses(1, { type: 'place', space: 'fundraising-40', company: 'swift' }, 'BS-ACT-07', { company: 'swift' })
      .refuses(1, { type: 'trade', company: 'swift', give: 'steel', take: 'coal' }, 'BS-GEN-09', { company: 'swift' })
      .refuses(1, { type: 'activate', company: 'swift' }, 'BS-GEN-09', { company: 'swift' })
      .refuses(1, { type: 'discard-asset', company: 'swift' }, 'BS-GEN-09', { company: 'swift' })
  })

  test('[BS-GEN-10] No move hands anything to another player', () => {
    const schemas = Object.values(moveSchemas(bigShoulders)) as { properties: object }[]
    const fields = new Set(schemas.flatMap(({ properties }) => Object.keys(properties)))
    for (const field of ['seat', 'player', 'amount', 'cash', 'money']) expect(fields).not.toContain(field)

    given({ phase: 'stock', seat: 0 }, { companies: { swift: { director: 1, common: { 0: 1 } } } })
      .refuses(0, { type: 'sell', company: 'swift', common: 1, preferred: 0, director: 0, player: 1 }, 'BS-STK-05')
      .refuses(0, { type: 'give', company: 'swift', player: 1 }, 'KERNEL-MOVE')
  })

  test('[BS-GEN-11] Money, resources and Goods stay in a treasury from Decade to Decade, however many', () => {
    const hoard = { treasury: 5000, goods: 60, resources: { livestock: 20, steel: 18, wood: 10, coal: 10 } }
    const table = given({ phase: 'cleanup' }, { decade: 2, companies: { swift: hoard } })
    expect(table.state.decade).toBe(3)
    expect(table.company('swift')).toMatchObject(hoard)
  })

  test('[BS-GEN-12] Everyone sees all money, certificates, charters, the pool and the open discards', () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      {
        players: { 0: { cash: 11 }, 1: { cash: 22 }, 2: { cash: 33 }, 3: { cash: 44 } },
        companies: { swift: { director: 1, preferred: 'pool', common: { 2: 2 }, pool: 1, treasury: 77, goods: 3 } },
      },
    )
    const { companies, removed, haymarket, supply, demand, assetRow, goals } = table.state
    expect(removed.assets.length).toBeGreaterThan(0)
    expect(removed.demand.length).toBeGreaterThan(0)
    for (const viewer of viewersOf(table)) {
      const { board } = viewOf(table.table, viewer)
      expect(board.players.map((player) => player.cash)).toEqual([11, 22, 33, 44])
      expect(board).toMatchObject({ companies, removed, haymarket, supply, demand, assetRow, goals })
    }
  })
})
