import { describe, expect, test } from 'vitest'
import { given } from './given.ts'

describe('Stock Phase', () => {
  test('[BS-STK-06] [BS-STK-08] [EX-DV-07] All shares of one sale get the old price; then it drops a step per share', () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      { companies: { swift: { price: 60, director: 1, common: { 0: 3 } } } },
    ).does(0, { type: 'sell', company: 'swift', common: 3, preferred: 0, director: 0 })

    expect(table.cash(0)).toBe(180)
    expect(table.price('swift')).toBe(35)
    expect(table.company('swift').common.pool).toBe(3)
  })

  test('[BS-STK-15] [EX-DV-05] Nobody buys back what they sold this Decade', () => {
    given(
      { phase: 'stock', seat: 0 },
      { decade: 2, players: { 0: { cash: 100 } }, companies: { swift: { price: 60, director: 1, common: { 0: 2 } } } },
    )
      .does(0, { type: 'sell', company: 'swift', common: 1, preferred: 0, director: 0 })
      .refuses(0, { type: 'buy', company: 'swift', kind: 'common', from: 'charter' }, 'BS-STK-15')
  })
})
