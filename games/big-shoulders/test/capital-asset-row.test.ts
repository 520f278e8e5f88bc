import { describe, expect, test } from 'vitest'
import type { AssetId } from '../components/index.ts'
import { type Given, given, type Position, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const

const buy = (asset: AssetId) => ({ type: 'buy-asset', asset }) as const

/** Seat 0 buys Foundry on $40 for Libby and is asked about the Worker of Appeal 3. */
function buyingFoundry(position: Position): Given {
  return given({ phase: 'action', seat: 0 }, { companies: { libby: { treasury: 40, appeal: 1 } }, ...position }) //
    .does(0, place('capital-investment', 'libby'), buy('foundry'))
}

describe('The Capital Asset row', () => {
  /** A full row with prices falling, and a company that takes a Worker tile without being asked anything. */
  const row = { 80: 'abattoir', 70: 'foundry', 60: 'color-catalog', 50: 'workshop', 40: 'mail-order-catalog' } as const
  const companies = { fairbank: { treasury: 200, factories: [{ workers: 1 }, { workers: 1 }] } }
  const players = { 1: { partners: { unplaced: 0 } } }

  test('[BS-AST-11] 2020: the row is not refilled before the end of the turn', () => {
    const table = buyingFoundry({ assetRow: { 50: 'workshop', 40: 'foundry' }, assetDeck: ['abattoir'] })
    expect(table.state.assetRow).toEqual([null, null, null, 'workshop', null])
    table.does(0, { type: 'take-cash' })
    expect(table.state.assetRow).toEqual([null, null, null, 'workshop', null])
    table.does(0, END_TURN)
    expect(table.state.assetRow).toEqual(['abattoir', null, null, null, 'workshop'])
  })

  test('[BS-AST-11] 2018: the row is refilled before the immediate bonus', () => {
    const table = buyingFoundry({
      options: { edition: '2018' },
      assetRow: { 50: 'workshop', 40: 'foundry' },
      assetDeck: ['abattoir'],
    })
    expect(table.step()).toBe('appeal-bonus')
    expect(table.state.assetRow).toEqual(['abattoir', null, null, null, 'workshop'])
  })

  test('[BS-AST-12] [EX-DV-40] 2020: a gap stays until $40 is bought', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { seats: 2, players, companies, assetRow: row, assetDeck: ['refrigeration', 'price-protection'] },
    ).does(0, place('capital-investment', 'fairbank'), buy('color-catalog'), END_TURN)
    expect(table.state.assetRow).toEqual(['abattoir', 'foundry', null, 'workshop', 'mail-order-catalog'])

    table.does(0, place('capital-investment', 'fairbank'), buy('mail-order-catalog'), END_TURN)
    expect(table.state.assetRow).toEqual(['refrigeration', 'abattoir', 'foundry', null, 'workshop'])
    expect(table.state.assetDeck).toEqual(['price-protection'])
  })

  test('[BS-AST-12] [EX-DV-41] 2020: two slides when $50 is a gap', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies,
        assetRow: { 80: 'abattoir', 70: 'foundry', 60: 'workshop', 40: 'mail-order-catalog' },
        assetDeck: ['refrigeration', 'price-protection', 'backroom-deals'],
      },
    ).does(0, place('capital-investment', 'fairbank'), buy('mail-order-catalog'), END_TURN)
    expect(table.state.assetRow).toEqual(['price-protection', 'refrigeration', 'abattoir', 'foundry', 'workshop'])
    expect(table.state.assetDeck).toEqual(['backroom-deals'])
  })

  test('[BS-AST-12] 2020: the row is looked after at the end of every turn', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies, assetRow: { 60: 'abattoir' } }) //
      .does(0, place('fundraising-40', 'fairbank'))
    expect(table.state.assetRow).toEqual([null, null, 'abattoir', null, null])
    table.does(0, END_TURN)
    expect(table.state.assetRow).toEqual([null, null, null, null, 'abattoir'])
  })

  test('[BS-AST-13] [EX-DV-42] 2018: the gap closes at once', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { options: { edition: '2018' }, companies, assetRow: row, assetDeck: ['refrigeration'] },
    ).does(0, place('capital-investment', 'fairbank'), buy('color-catalog'))
    const expected = ['refrigeration', 'abattoir', 'foundry', 'workshop', 'mail-order-catalog']
    expect(table.state.assetRow).toEqual(expected)
    expect(table.state.assetDeck).toEqual([])
    table.does(0, END_TURN)
    expect(table.state.assetRow).toEqual(expected)
  })

  test.each(['2020', '2018'] as const)(
    '[BS-AST-14] %s: with an empty deck the row slides on without new tiles',
    (edition) => {
      const table = given({ phase: 'action', seat: 0 }, { options: { edition }, companies, assetRow: row }) //
        .does(0, place('capital-investment', 'fairbank'), buy('mail-order-catalog'), END_TURN)
      expect(table.state.assetRow).toEqual([null, 'abattoir', 'foundry', 'color-catalog', 'workshop'])
    },
  )
})
