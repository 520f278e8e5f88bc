import { describe, expect, test } from 'vitest'
import { type Given, given, type Moment } from './given.ts'
import { build, buy, contribute, declineLoan, endRepayment, repay, sellForced, takeLoan, vote } from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'

/** Red Socks, managed by seat 0, comes first; Blue Eyes of seat 1 has two loans of its own, so nobody lends to it. */
function redAt(at: Moment, red: CompanyPosition, position: Position = {}): Given {
  return given(at, {
    year: 2,
    ...position,
    companies: { 'red-socks': { manager: 0, ...red }, 'blue-eyes': { manager: 1, loans: 2, cash: 2 } },
  })
}

/** The steps of the finance phase in which somebody was asked, with the seat, while everyone passes. */
function stepsUntilInvestment(table: Given): string[] {
  const steps: string[] = []
  while (table.step() !== 'investment') {
    steps.push(`${table.step()} ${table.asked().join()}`)
    table.passes()
  }
  return steps
}

describe('Finance', () => {
  test('[ME-FIN-01] Interest and repayment, share trading, new loans, each for all companies in order', () => {
    const table = given(
      { at: 'loans' },
      {
        year: 2,
        order: ['blue-eyes', 'red-socks'],
        companies: { 'red-socks': { manager: 0, cash: 9, loans: 1 }, 'blue-eyes': { manager: 1, cash: 9, loans: 1 } },
      },
    )
    expect(stepsUntilInvestment(table)).toEqual([
      'repayment 1',
      'repayment 0',
      'company-deal 1',
      'company-deal 0',
      'company-deal 1',
      'company-deal 0',
      'new-loan 1',
      'new-loan 0',
    ])
  })

  test('[ME-FIN-02] [moe-ex-037] No interest and no repayment in year 1', () => {
    const table = redAt({ at: 'loans' }, { cash: 2, loans: 1 }, { year: 1 })
    expect(table.step()).toBe('company-deal')
    expect(table.entries('interest')).toEqual([])
    expect(table.company('red-socks')).toMatchObject({ cash: 2, loans: 1 })
    table.refuses(0, repay, 'ME-LON-04')
  })

  test('[ME-FIN-03] A loan comes too late for the shares of the same phase', () => {
    const table = redAt({ at: 'company-deals' }, { cash: 0 })
      .refuses(0, buy('blue-eyes', 5), 'ME-SHR-06', { price: 5, cash: 0 })
      .passesTo('new-loan', 'red-socks')
      .does(0, takeLoan)
    expect(table.state.phase).toBe('investment-2')
    expect(table.company('red-socks').cash).toBe(5)
    table.refuses(0, buy('blue-eyes', 5), 'ME-GEN-21', { phase: 'investment-2' })
  })
})

describe('Loans', () => {
  test('[ME-LON-01] [ME-LON-05] [moe-sc-104] Interest first, then a second loan', () => {
    const table = redAt({ at: 'loans' }, { cash: 4, loans: 1 }, { year: 3 })
    expect(table.company('red-socks').cash).toBe(3)
    table.passesTo('new-loan', 'red-socks').does(0, takeLoan)
    expect(table.company('red-socks')).toMatchObject({ cash: 8, loans: 2 })
  })

  test('[ME-LON-01] [ME-CSH-03] [moe-sc-046] Interest with an empty cash box: a forced sale pays both loans', () => {
    const table = redAt(
      { at: 'loans' },
      { cash: 0, loans: 2, factories: { quarry: 1 } },
      { players: { 0: { cash: 3 } } },
    ).does(0, contribute(0))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, loans: 2, factories: { quarry: 0 } })
    expect(table.player(0).cash).toBe(3)
    expect(table.entries('interest').filter(({ company }) => company === 'red-socks')).toHaveLength(2)
  })

  test('[ME-LON-02] [moe-sc-047] Interest that cannot be paid at all is waived, the loan stays', () => {
    const table = redAt({ at: 'loans' }, { cash: 1, loans: 2 }).does(0, contribute(0))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, loans: 2 })
    expect(table.entries('interest', 'interest-waived')).toEqual([
      { type: 'interest', company: 'red-socks' },
      { type: 'interest-waived', company: 'red-socks' },
    ])
  })

  test('[ME-LON-03] [ME-LON-06] [moe-sc-048] A loan is repaid and another taken in the same phase', () => {
    const table = redAt({ at: 'loans' }, { cash: 8, loans: 2 }).does(0, repay, endRepayment)
    expect(table.company('red-socks')).toMatchObject({ cash: 1, loans: 1 })
    table.passesTo('new-loan', 'red-socks').does(0, takeLoan)
    expect(table.company('red-socks')).toMatchObject({ cash: 6, loans: 2 })
  })

  test('[ME-LON-03] Any number at 5 each, interest is owed for all of them', () => {
    const table = redAt({ at: 'loans' }, { cash: 12, loans: 2 }).does(0, repay, repay)
    expect(table.company('red-socks')).toMatchObject({ cash: 0, loans: 0 })
    expect(table.asked()).toEqual([1])
  })

  test('[ME-LON-03] [ME-CSH-05] A repayment must be raised in full, perhaps with help and a forced sale', () => {
    redAt({ at: 'loans' }, { cash: 5, loans: 1 }).refuses(0, repay, 'ME-LON-03', { cash: 4 })
    const table = redAt(
      { at: 'loans' },
      { cash: 3, loans: 1, factories: { quarry: 1, 'coal-mine': 1 } },
      { players: { 0: { cash: 1 } } },
    )
      .does(0, repay, contribute(1), sellForced('coal-mine'))
      .passesTo('company-deal')
    expect(table.company('red-socks')).toMatchObject({ cash: 0, loans: 0, factories: { quarry: 1, 'coal-mine': 0 } })
    expect(table.player(0).cash).toBe(0)
  })

  test('[ME-LON-04] [moe-sc-050] A loan cannot be repaid outside the finance phase', () => {
    given(
      { at: 'investment', half: 2 },
      { year: 2, companies: { 'red-socks': { manager: 0, cash: 20, loans: 1 } } },
    ).refuses(0, repay, 'ME-LON-04')
  })

  test('[ME-LON-04] Nor after its step', () => {
    redAt({ at: 'company-deals' }, { cash: 20, loans: 1 })
      .refuses(0, repay, 'ME-LON-04')
      .passesTo('new-loan', 'red-socks')
      .refuses(0, repay, 'ME-LON-04')
  })

  test('[ME-LON-05] [moe-ex-036] A loan brings 5; only one per finance phase', () => {
    const table = redAt({ at: 'new-loans' }, { cash: 2 }, { year: 1 })
      .does(0, takeLoan)
      .refuses(0, takeLoan, 'ME-LON-05')
    expect(table.company('red-socks')).toMatchObject({ cash: 7, loans: 1 })
  })

  test('[ME-LON-05] A loan may be declined', () => {
    const table = redAt({ at: 'new-loans' }, { cash: 2 })
    expect(table.moves(0)).toEqual([takeLoan, declineLoan])
    table.does(0, declineLoan)
    expect(table.company('red-socks')).toMatchObject({ cash: 2, loans: 0 })
  })

  test('[ME-LON-06] [moe-sc-049] A third loan is refused', () => {
    const table = redAt({ at: 'company-deals' }, { cash: 1, loans: 2 }, { year: 3 }).refuses(0, takeLoan, 'ME-LON-06')
    expect(stepsUntilInvestment(table).filter((step) => step.startsWith('new-loan'))).toEqual([])
    expect(table.company('red-socks')).toMatchObject({ cash: 1, loans: 2 })
  })

  test('[ME-LON-07] Loan money builds a factory', () => {
    const table = redAt({ at: 'new-loans' }, { cash: 0 }).does(0, takeLoan, build('quarry'))
    expect(table.company('red-socks')).toMatchObject({ cash: 2, loans: 1, factories: { quarry: 1 } })
  })

  test('[ME-LON-07] [ME-MTG-13] It is never paid out as a dividend: 6 per loan stay', () => {
    const shares = { players: { 0: { packets: { 'red-socks': [10 as const] } } } }
    const short = redAt({ at: 'dividends' }, { cash: 15, loans: 1 }, shares)
    expect(short.entries('no-dividend')[0]).toEqual({
      type: 'no-dividend',
      company: 'red-socks',
      cash: 15,
      needed: 16,
    })
    const table = redAt({ at: 'dividends' }, { cash: 16, loans: 1 }, shares).does(0, vote(true))
    expect(table.company('red-socks').cash).toBe(6)
    expect(table.player(0).cash).toBe(10)
  })
})
