import { LANGUAGES, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { BigShouldersMove } from '../../types.ts'
import { type Given, given } from '../given.ts'
import { names, texts } from './soundness.ts'

describe('Numbers that matter', () => {
  const asked = ({ table }: Given, seat: number): string[] =>
    LANGUAGES.map((language) => {
      if (!table.current) throw new Error('nobody is asked')
      return texts[language].prompt(table.current, seat, viewOf(table, seat), names)
    })
  const said = ({ table }: Given, seat: number, move: BigShouldersMove): string[] =>
    LANGUAGES.map((language) => texts[language].move(move, viewOf(table, seat), names))

  test('A company that can produce is told so, with its treasury', () => {
    const resources = { coal: 1, livestock: 1 }
    const table = given(
      { phase: 'operating', company: 'spalding' },
      {
        companies: { spalding: { treasury: 120, resources, factories: [{ workers: 1 }] } },
        supply: { 30: { wood: 1 } },
      },
    )
    expect(asked(table, 0)).toEqual([
      'Spalding ($120) operates: buy resources, or let factory 1 produce.',
      'Spalding ($120) ist am Zug: Kaufe Rohstoffe oder lass Fabrik 1 produzieren.',
    ])
  })

  test('A purchase says where from and how much', () => {
    const table = given({ phase: 'stock', seat: 0 }, { companies: { libby: { price: 40, director: 1 } } })
    expect(said(table, 0, { type: 'buy', company: 'libby', kind: 'common', from: 'charter' })).toEqual([
      'Buy a Common Certificate of Libby from its charter for $40',
      'Eine Gemeinschaftsaktie von Libby vom Firmen-Tableau für $40 kaufen',
    ])
  })

  test('A sale of Goods says what they bring and what filling the tile brings', () => {
    const table = given(
      { phase: 'distribution', company: 'henderson' },
      { companies: { henderson: { goods: 4, salespeople: 1 } }, demand: { shoes: { middle: { tile: 'd1-3' } } } },
    )
    expect(said(table, 0, { type: 'sell-goods', row: 'shoes', space: 'middle', goods: 3 })).toEqual([
      'Sell 3 Goods on the middle tile: $90 + $20 for filling it',
      '3 Waren auf das mittlere Plättchen verkaufen: $90 + $20 fürs Füllen',
    ])
  })

  test('A Partner on a space says what the space costs and brings', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 50, appeal: 3 } } })
    expect(said(table, 0, { type: 'place', space: 'advertising', company: 'swift' })).toEqual([
      'Place a Partner on Advertising for Swift: $20, +1 Appeal',
      'Partner auf „Werbung“ für Swift: $20, +1 Attraktivität',
    ])
  })

  test('A space without any gain says so beforehand', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { swift: { treasury: 90, salespeople: 2 } }, placed: [], haymarket: {} },
    )
    expect(said(table, 0, { type: 'place', space: 'hire-salesperson', company: 'swift' })).toEqual([
      'Place a Partner on Hire Salesperson for Swift: $70, no room for a Salesperson',
      'Partner auf „Verkäufer einstellen“ für Swift: $70, kein Platz für einen Verkäufer',
    ])
  })
})
