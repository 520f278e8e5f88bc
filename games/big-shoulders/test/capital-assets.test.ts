import { describe, expect, test } from 'vitest'
import type { AssetId } from '../components/index.ts'
import type { RuleId } from '../rule-ids.ts'
import { type CompanyPosition, type Given, given, type Position, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const
const CASH = { type: 'take-cash' } as const
const DECLINE = { type: 'decline-bonus' } as const

const buy = (asset: AssetId) => ({ type: 'buy-asset', asset }) as const
const keep = (asset: AssetId) => ({ type: 'keep-asset', asset }) as const

/** Seat 0 uses Capital Investment for Libby, which has a slot, and buys a tile on $40. */
function buying(asset: AssetId, libby: CompanyPosition = {}, position: Position = {}): Given {
  return given(
    { phase: 'action', seat: 0 },
    { companies: { libby: { treasury: 40, ...libby } }, assetRow: { 40: asset }, ...position },
  ).does(0, place('capital-investment', 'libby'), buy(asset))
}

describe('Buying', () => {
  test.each<[AssetId, number]>([
    ['brilliant-marketing', 80],
    ['cincinnati-steel', 70],
    ['michigan-lumber', 60],
    ['pennsylvania-coal', 50],
    ['union-stockyards', 40],
  ])('[BS-AST-01] %s costs the $%i above its space, paid to the bank', (asset, cost) => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { 'cracker-jack': { treasury: 85 } },
        assetRow: {
          80: 'brilliant-marketing',
          70: 'cincinnati-steel',
          60: 'michigan-lumber',
          50: 'pennsylvania-coal',
          40: 'union-stockyards',
        },
      },
    )
    const bank = table.state.bank
    table.does(0, place('capital-investment', 'cracker-jack'), buy(asset))
    expect(table.company('cracker-jack').treasury).toBe(85 - cost)
    expect(table.state.bank).toBe(bank + cost)
  })

  test('[BS-AST-01] A company cannot buy what it cannot pay', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 60 } }, assetRow: { 70: 'foundry', 50: 'workshop' } },
    )
      .does(0, place('capital-investment', 'libby'))
      .refuses(0, buy('foundry'), 'BS-AST-01', { asset: 'foundry', company: 'libby', cost: 70, have: 60 })
      .does(0, buy('workshop'))
  })

  test('[BS-AST-01] [BS-ACT-44] [EX-DV-43] The largest discount', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: { 1: { built: ['e3-capital-asset-30'] } },
        companies: { 'anglo-american': { treasury: 10, appeal: 2 } },
        assetRow: { 40: 'foundry' },
      },
    ).does(0, place('e3-capital-asset-30', 'anglo-american'), buy('foundry'), CASH)

    const asset = { id: 'foundry', exhausted: false }
    expect(table.company('anglo-american')).toMatchObject({ treasury: 25, appeal: 4, asset })
    expect(table.cash(1)).toBe(40)
  })

  test('[BS-AST-02] The space is for a purchase: exactly one tile, from the row', () => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: { treasury: 100 } }, assetDeck: ['foundry'] }) //
      .refuses(0, place('capital-investment', 'libby'), 'BS-AST-02', { why: 'none', company: 'libby' })

    given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 200 } }, assetRow: { 50: 'foundry', 40: 'workshop' }, assetDeck: ['abattoir'] },
    )
      .does(0, place('capital-investment', 'libby'))
      .refuses(0, buy('abattoir'), 'BS-AST-02', { why: 'not-in-row' })
      .refuses(0, END_TURN, 'BS-GEN-01')
      .does(0, buy('foundry'))
      .does(0, CASH)
      .refuses(0, buy('workshop'), 'BS-GEN-01')
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'buy-asset', asset: 'grain-elevator' }, 'BS-AST-02', 'asset'],
    [{ type: 'buy-asset', asset: 'foundry', keep: true }, 'BS-AST-02', 'keep'],
    [{ type: 'keep-asset' }, 'BS-AST-08', 'asset'],
    [{ type: 'keep-asset', asset: null }, 'BS-AST-08', 'asset'],
  ])('[BS-AST-02] [BS-AST-08] %j is no move', (move, rule, path) => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: { treasury: 40 } }, assetRow: { 40: 'foundry' } })
      .does(0, place('capital-investment', 'libby'))
      .refuses(0, move, rule, { misshapen: { path } })
  })

  test('[BS-AST-03] [BS-AST-05] [BS-AST-09] [EX-DV-38] A company without a slot buys for the bonus alone', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { 'cracker-jack': { treasury: 80 } }, assetRow: { 80: 'color-catalog' } },
    ).does(0, place('capital-investment', 'cracker-jack'), buy('color-catalog'), { type: 'place-worker', factory: 1 })

    expect(table.company('cracker-jack')).toMatchObject({
      treasury: 0,
      asset: null,
      factories: [{ workers: 1 }, { workers: 0 }],
    })
    expect(table.state.removed.assets).toContain('color-catalog')
    expect(table.step()).toBe('action-turn')
  })
})

describe('Immediate bonuses', () => {
  const automate = 'choose-automation'
  const worker = 'station-worker'

  test.each<[AssetId, string, number]>([
    ['brilliant-marketing', automate, 0],
    ['cincinnati-steel', automate, 0],
    ['michigan-lumber', automate, 0],
    ['pennsylvania-coal', automate, 0],
    ['union-stockyards', automate, 0],
    ['brand-recognition', automate, 0],
    ['price-protection', automate, 0],
    ['backroom-deals', worker, 0],
    ['catalog-empire', worker, 0],
    ['color-catalog', worker, 0],
    ['mail-order-catalog', worker, 0],
    ['popular-partners', worker, 0],
    ['abattoir', 'action-turn', 2],
    ['foundry', 'action-turn', 2],
    ['refrigeration', 'action-turn', 2],
    ['workshop', 'action-turn', 2],
  ])('[BS-AST-04] %s', (asset, step, appeal) => {
    const table = buying(asset, { appeal: 0, factories: [{ workers: 1 }, {}] })
    expect(table.step()).toBe(step)
    expect(table.company('libby').appeal).toBe(appeal)
  })

  test('[BS-AST-04] [EX-RB-15] Michigan Lumber: first its bonus, then its ability', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { brunswick: { treasury: 100, factories: [{ workers: 1 }, {}] } },
        assetRow: { 40: 'michigan-lumber' },
        haymarket: { wood: 3 },
      },
    )
      .does(0, place('capital-investment', 'brunswick'), buy('michigan-lumber'))
      .does(0, { type: 'automate', factory: 1 }, { type: 'relocate', to: 'job-market' })
      .does(0, { type: 'activate', company: 'brunswick' })

    expect(table.company('brunswick')).toMatchObject({
      treasury: 50,
      factories: [
        { workers: 0, automated: 1 },
        { workers: 0, automated: 0 },
      ],
      resources: { wood: 2 },
      asset: { id: 'michigan-lumber', exhausted: true },
    })
    expect(table.state.haymarket.wood).toBe(1)
    expect(table.state.jobMarket).toBe(5)
  })

  test('[BS-AST-04] Price Protection: first automate, then two Appeal steps', () => {
    const table = buying('price-protection', { appeal: 1, factories: [{ workers: 2 }, {}] })
    expect(table.company('libby').appeal).toBe(1)
    table.does(0, { type: 'automate', factory: 1 }, { type: 'relocate', to: 2 })
    expect(table.company('libby').appeal).toBe(3)
    table.does(0, CASH)
    expect(table.company('libby').asset?.id).toBe('price-protection')

    // A Worker gained by its Appeal comes too late to be automated.
    const late = buying('price-protection', { appeal: 1 }).does(0, { type: 'take-bonus' })
    late.does(0, { type: 'place-worker', factory: 1 })
    expect(late.company('libby').factories[0]).toMatchObject({ workers: 1, automated: 0 })
    expect(late.step()).toBe('action-turn')
  })

  test('[BS-AST-05] The Worker comes from the General Supply, and may be declined', () => {
    const taken = buying('mail-order-catalog').does(0, { type: 'place-worker', factory: 2 })
    expect(taken.company('libby').factories[1]?.workers).toBe(1)
    expect(taken.state.jobMarket).toBe(4)

    const declined = buying('mail-order-catalog').does(0, DECLINE)
    expect(declined.company('libby')).toMatchObject({ treasury: 0, factories: [{ workers: 0 }, { workers: 0 }] })
    expect(declined.company('libby').asset?.id).toBe('mail-order-catalog')
  })

  test('[BS-AST-05] [EX-DV-44] Without room the Worker is lost; there is no $25', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { fairbank: { treasury: 40, factories: [{ workers: 1 }, { workers: 1 }] } },
        assetRow: { 40: 'mail-order-catalog' },
      },
    ).does(0, place('capital-investment', 'fairbank'), buy('mail-order-catalog'))
    expect(table.step()).toBe('action-turn')
    expect(table.company('fairbank')).toMatchObject({ treasury: 0, factories: [{ workers: 1 }, { workers: 1 }] })
  })

  test('[BS-AST-06] The automation may be declined, and is lost without a Worker; there is no $25', () => {
    const declined = buying('cincinnati-steel', { factories: [{ workers: 1 }, {}] })
      .refuses(0, CASH, 'BS-GEN-01')
      .does(0, DECLINE)
    expect(declined.company('libby')).toMatchObject({ treasury: 0, factories: [{ workers: 1, automated: 0 }, {}] })

    const lost = buying('cincinnati-steel')
    expect(lost.step()).toBe('action-turn')
    expect(lost.company('libby').treasury).toBe(0)
  })

  test('[BS-AST-07] The Appeal steps must be made, with their bonuses', () => {
    const table = buying('foundry', { appeal: 3 })
    expect(table.company('libby').appeal).toBe(5)
    table.refuses(0, DECLINE, 'BS-GEN-01').does(0, { type: 'take-bonus' })
    expect(table.company('libby').salespeople).toBe(1)
  })
})

describe('Keeping', () => {
  const exhausted = { id: 'cincinnati-steel', exhausted: true } as const

  test('[BS-AST-08] [EX-DV-39] A new tile replaces an exhausted one', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { swift: { treasury: 60, appeal: 5, asset: exhausted } }, assetRow: { 50: 'workshop' } },
    ).does(0, place('capital-investment', 'swift'), buy('workshop'), CASH, keep('workshop'))

    const asset = { id: 'workshop', exhausted: false }
    expect(table.company('swift')).toMatchObject({ treasury: 35, appeal: 7, asset })
    expect(table.state.removed.assets).toContain('cincinnati-steel')
  })

  test('[BS-AST-08] The Director may keep the old one as it is, but only one of the two', () => {
    const table = buying('workshop', { appeal: 5, asset: exhausted })
      .does(0, CASH)
      .refuses(0, keep('foundry'), 'BS-AST-08', { company: 'libby', slots: 1 })
      .refuses(0, END_TURN, 'BS-GEN-01')
      .does(0, keep('cincinnati-steel'))
    expect(table.company('libby').asset).toEqual(exhausted)
    expect(table.state.removed.assets).toContain('workshop')
  })

  test('[BS-AST-08] A free slot is filled unasked', () => {
    expect(buying('cincinnati-steel').company('libby').asset).toEqual({ id: 'cincinnati-steel', exhausted: false })
  })

  test.each(['cracker-jack', 'doggett', 'elgin', 'fairbank', 'henderson'] as const)(
    '[BS-AST-09] %s has no slot and discards the tile after its bonus',
    (company) => {
      const table = given(
        { phase: 'action', seat: 0 },
        { companies: { [company]: { treasury: 40, appeal: 0 } }, assetRow: { 40: 'abattoir' } },
      ).does(0, place('capital-investment', company), buy('abattoir'))
      expect(table.company(company)).toMatchObject({ appeal: 2, asset: null })
      expect(table.state.removed.assets).toContain('abattoir')
      table.refuses(0, { type: 'activate', company }, 'BS-AST-15', { why: 'none' })
    },
  )

  test('[BS-AST-10] A new tile is ready, even if the one it replaces was used this Decade', () => {
    const table = buying('workshop', { appeal: 3, asset: exhausted }, { haymarket: { steel: 1, coal: 1 } })
    table.does(0, CASH, keep('workshop'), { type: 'activate', company: 'libby' })
    expect(table.company('libby').asset).toEqual({ id: 'workshop', exhausted: true })
    expect(table.company('libby').resources).toMatchObject({ steel: 1, coal: 1 })
  })
})
