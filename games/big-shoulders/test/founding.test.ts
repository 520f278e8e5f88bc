import { describe, expect, test } from 'vitest'
import { COMPANIES, type CompanyId, charterOf } from '../components/index.ts'
import { certificatesOf } from '../model/players.ts'
import { type Given, given, type Position } from './given.ts'
import { buy, endTurn, found, pass, sell } from './stock-moves.ts'
import { playAtRandom } from './whole-game.ts'

/** Seat 0 founds its starting company with $175. */
const inSetup = (position: Position = {}): Given =>
  given({ phase: 'founding', seat: 0 }, { players: { 0: { cash: 175 } }, ...position })

const inStockPhase = (position: Position = {}): Given =>
  given({ phase: 'stock', seat: 0 }, { decade: 2, players: { 0: { cash: 300 } }, ...position })

function tokensLeft(table: Given, id: CompanyId): number[] {
  const { factories } = table.company(id)
  return charterOf(id).factories.map(({ workerSpaces }, i) => workerSpaces - (factories[i]?.automated ?? 0))
}

describe('Founding a company', () => {
  test('[EX-RB-01] [BS-FND-03] [BS-FND-05] Founding Libby at $40', () => {
    const table = inSetup().does(0, found('libby', 40))

    expect(table.cash(0)).toBe(55)
    expect(table.price('libby')).toBe(40)
    expect(table.company('libby')).toMatchObject({
      director: 0,
      treasury: 120,
      appeal: 1,
      preferred: 'charter',
      common: { charter: 5, pool: 0, seats: [0, 0, 0, 0] },
    })
    expect(tokensLeft(table, 'libby')).toEqual([2, 2])
    expect(table.state.players[0]).toMatchObject({ startingCompany: 'libby', partners: { reserved: 'charter' } })
  })

  test('[EX-RB-02] [BS-FND-03] Par $60 is out of reach with $175', () => {
    const table = inSetup().refuses(0, found('swift', 60), 'BS-FND-03', {
      company: 'swift',
      par: 60,
      cost: 180,
      have: 175,
    })
    expect(table.cash(0)).toBe(175)
    expect(
      inStockPhase({ players: { 0: { cash: 180 } } })
        .does(0, found('swift', 60))
        .cash(0),
    ).toBe(0)
  })

  test('[BS-FND-01] Any charter that is not in play can be chosen, and no other', () => {
    inSetup({ companies: { libby: { director: 1 } } }).refuses(0, found('libby', 35), 'BS-FND-01', { company: 'libby' })
    inStockPhase({ companies: { libby: { director: 0 } } }).refuses(0, found('libby', 35), 'BS-FND-01')
    for (const company of COMPANIES) expect(inSetup().does(0, found(company, 35)).company(company).director).toBe(0)
  })

  test('[BS-FND-01] A misshapen founding is refused', () => {
    inSetup()
      .refuses(0, { type: 'found', company: 'armour', par: 35 }, 'BS-FND-01', { misshapen: { path: 'company' } })
      .refuses(0, { type: 'found', company: 'swift' }, 'BS-FND-01', { misshapen: { path: 'par' } })
      .refuses(0, { type: 'found', company: 'swift', par: '35' }, 'BS-FND-01', { misshapen: { path: 'par' } })
      .refuses(0, { type: 'found', company: 'swift', par: 35.5 }, 'BS-FND-01', { misshapen: { path: 'par' } })
      .refuses(0, { type: 'found', company: 'swift', par: 35, seat: 1 }, 'BS-FND-01', { misshapen: { path: 'seat' } })
  })

  test('[BS-FND-02] A company starts at $35, $40, $50 or $60 and nowhere else', () => {
    for (const par of [35, 40, 50, 60]) expect(inStockPhase().does(0, found('swift', par)).price('swift')).toBe(par)
    for (const par of [0, 10, 25, 30, 45, 80, 100]) inStockPhase().refuses(0, found('swift', par), 'BS-FND-02')
  })

  test('[BS-FND-03] The founder pays three times the par into the new treasury, not to the bank', () => {
    const table = inStockPhase()
    const bank = table.state.bank
    table.does(0, found('swift', 50))
    expect(table.cash(0)).toBe(150)
    expect(table.company('swift').treasury).toBe(150)
    expect(table.state.bank).toBe(bank)
    expect(table.shares('swift', 0)).toBe(3)
  })

  test("[BS-FND-04] Nobody founds at the certificate limit; the Director's Certificate counts as one", () => {
    const fourteen = { libby: { director: 1, common: { 0: 5 } }, elgin: { director: 1, common: { 0: 5 } } }
    inStockPhase({ companies: { ...fourteen, doggett: { director: 1, common: { 0: 4 } } } }).refuses(
      0,
      found('swift', 35),
      'BS-FND-04',
      { limit: 14 },
    )
    inStockPhase({ companies: { ...fourteen, doggett: { director: 1, common: { 0: 3 } } } })
      .does(0, found('swift', 35))
      .does(0, endTurn)
      .does(1, pass)
      .does(2, pass)
      .does(3, pass)
      .refuses(0, found('fairbank', 35), 'BS-FND-04', { limit: 14 })
  })

  test('[BS-FND-06] The new Appeal token goes under the tokens on its space', () => {
    const table = inSetup({ companies: { libby: { appeal: 1 }, elgin: { appeal: 2 } } })
    table.does(0, found('doggett', 35))
    expect(table.company('doggett').appeal).toBe(1)
    expect(table.state.appealOrder).toEqual(['elgin', 'libby', 'doggett'])
  })

  test("[BS-FND-06] [BS-FND-07] [EX-DV-78] A new company goes under its own Director's company, without a bonus", () => {
    const table = inStockPhase({
      decade: 3,
      companies: { fairbank: { director: 0, appeal: 3 }, libby: { director: 1 } },
    })
    table.does(0, found('swift', 50))
    expect(table.state.appealOrder).toEqual(['fairbank', 'swift', 'libby'])
    expect(table.company('swift').appeal).toBe(3)
    expect(table.entries('appeal-bonus')).toEqual([])
    expect(table.entries('appeal-cash')).toEqual([])
    expect(table.step()).toBe('stock-turn')
  })

  test('[BS-FND-07] Fairbank and Swift start on 3 and never receive the Worker', () => {
    for (const company of ['fairbank', 'swift'] as const) {
      const table = inSetup().does(0, found(company, 35))
      expect(table.company(company)).toMatchObject({ appeal: 3, treasury: 105 })
      expect(table.company(company).factories.every((factory) => factory.workers === 0)).toBe(true)
    }
    // The first bonus on Swift's way is the Salesperson on 5.
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 20 } } })
    table.does(0, { type: 'place', space: 'advertising', company: 'swift' })
    expect(table.company('swift').appeal).toBe(4)
    expect(table.step()).toBe('action-turn')
  })

  test('[BS-FND-08] Each factory has one Automation token per Worker space', () => {
    expect(tokensLeft(inSetup().does(0, found('swift', 35)), 'swift')).toEqual([2, 3])
    expect(tokensLeft(inSetup().does(0, found('henderson', 35)), 'henderson')).toEqual([1, 2, 1])
    expect(tokensLeft(inSetup().does(0, found('brunswick', 35)), 'brunswick')).toEqual([1, 3])
  })

  test('[BS-FND-09] A new company has nothing but the founding payment', () => {
    expect(inSetup().does(0, found('anglo-american', 50)).company('anglo-american')).toMatchObject({
      treasury: 150,
      resources: { livestock: 0, steel: 0, wood: 0, coal: 0 },
      goods: 0,
      bonusGoods: 0,
      salespeople: 0,
      factories: [
        { workers: 0, automated: 0, manager: false },
        { workers: 0, automated: 0, manager: false },
      ],
      asset: null,
      operated: false,
    })
  })

  test('[BS-FND-10] [EX-DV-77] Sale and founding in one turn', () => {
    const table = inStockPhase({
      players: { 0: { cash: 40 } },
      companies: { swift: { price: 80, director: 1, common: { 0: 1 } }, libby: { director: 0, common: { 0: 1 } } },
    })
      .does(0, sell('swift', { common: 1 }))
      .does(0, found('henderson', 40))

    expect(table.cash(0)).toBe(0)
    expect(certificatesOf(table.state, 0)).toBe(3)
    expect(table.price('swift')).toBe(60)
    expect(table.price('henderson')).toBe(40)
    expect(table.company('henderson')).toMatchObject({ director: 0, treasury: 120, appeal: 1 })
    expect(tokensLeft(table, 'henderson')).toEqual([1, 2, 1])
  })

  test('[BS-FND-10] Founding is the purchase of the turn', () => {
    const companies = { libby: { director: 1 } }
    inStockPhase({ companies }).does(0, found('swift', 35)).refuses(0, buy('libby'), 'BS-STK-11')
    inStockPhase({ companies }).does(0, found('swift', 35)).refuses(0, found('elgin', 35), 'BS-STK-11')
    inStockPhase({ companies }).does(0, buy('libby')).refuses(0, found('swift', 35), 'BS-STK-11')
  })

  test('[BS-FND-10] Nobody founds in the Stock Phase of the first Decade', () => {
    const table = inStockPhase({ decade: 1 }).refuses(0, found('swift', 35), 'BS-FND-10')
    expect(table.moves(0, 'found')).toEqual([])
  })

  test('[BS-FND-11] A player may direct several companies; only the first carries the reserved Partner', () => {
    const table = inStockPhase({
      players: { 0: { cash: 300, startingCompany: 'libby' } },
      companies: { libby: { director: 0 }, elgin: { director: 0 } },
    }).does(0, found('swift', 35))
    expect(table.company('swift').director).toBe(0)
    expect(table.state.players[0]).toMatchObject({
      startingCompany: 'libby',
      partners: { active: 2, reserved: 'charter' },
    })
  })

  test('[BS-FND-11] [EX-DV-21] A second company does not gain the factory Partner', () => {
    const staffed = [{ workers: 1 }, { workers: 1 }]
    const table = given(
      { phase: 'operating', company: 'fairbank', turn: { stage: 'production', produced: 1 } },
      {
        players: { 0: { startingCompany: 'libby' } },
        companies: { libby: {}, fairbank: { factories: staffed, resources: { coal: 2, livestock: 1 } } },
      },
    )
      .does(0, { type: 'produce', factory: 2 })
      .does(0, { type: 'end-production' })
    expect(table.state.players[0]?.partners).toMatchObject({ active: 2, reserved: 'charter' })
  })

  test('[BS-FND-12] A company founded in a Stock Phase acts and operates in the same Decade', () => {
    const table = inStockPhase({
      seats: 2,
      players: { 0: { cash: 300, hand: ['e1-manager'] }, 1: { hand: ['e1-salesperson'] } },
    })
      .does(0, found('swift', 35))
      .does(0, endTurn)
      .does(1, pass)
      .does(0, pass)
    playAtRandom(table, ({ state }) => state.phase === 'action')
    expect(table.moves(0)).toContainEqual({ type: 'place', space: 'fundraising-40', company: 'swift' })

    playAtRandom(table, ({ state }) => state.phase === 'operating')
    expect(table.entries('operates')).toEqual([{ type: 'operates', seat: 0, company: 'swift' }])
    expect(table.state.decade).toBe(2)
  })
})
