import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom, Table } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../entries.ts'
import { masterOfEconomy } from '../index.ts'
import { adviceFor, type Fate, forecastOf } from '../model/forecast.ts'
import { given } from './given.ts'
import { offers, wants } from './moves.ts'

function fatesOf(table: ReturnType<typeof given>, company: string): string[] {
  return forecastOf(table.table.state)
    .fates.filter((fate) => fate.company === company)
    .map(({ kind, cell, money }) => `${kind} ${cell ?? 'buy'} ${money}`)
}

const harbour = (goods: object) =>
  given(
    { at: 'trade' },
    {
      companies: {
        'red-socks': { manager: 0, cash: 10, goods },
        'blue-eyes': { manager: 1, cash: 10, goods: { steel: 1 } },
      },
    },
  )

describe('What the bids bring as they stand', () => {
  test('[ME-TRD-19] An export brings the price of its cell', () => {
    const table = harbour({ steel: 2 }).does(0, offers('steel', 10), offers('steel', 8))
    expect(fatesOf(table, 'red-socks')).toEqual(['exported 8 5', 'exported 10 6'])
  })

  test('[ME-TRD-18] Beyond demand an offer brings nothing', () => {
    const table = harbour({ steel: 2 }).does(0, offers('steel', 10), offers('steel', 11))
    expect(fatesOf(table, 'red-socks')).toEqual(['exported 10 6', 'no-demand 11 0'])
  })

  test('[ME-TRD-20] An offer without the good is fined', () => {
    expect(fatesOf(harbour({}).does(0, offers('coal', 5)), 'red-socks')).toEqual(['fine 5 -1'])
  })

  test('[ME-TRD-15] A buy bid meets the own offer if nobody else offers', () => {
    const table = harbour({ coal: 1 }).does(0, offers('coal', 5), wants('coal'))
    expect(fatesOf(table, 'red-socks')).toEqual(['cancelled 5 0', 'cancelled buy 0'])
  })

  test('[ME-TRD-16] Without an offer a good is imported, as long as the money lasts', () => {
    const table = harbour({}).does(0, wants('steel'), wants('steel'))
    expect(fatesOf(table, 'red-socks')).toEqual(['imported buy -7', 'short buy 0'])
  })

  test('Only goods that are there are worth an offer, and the best cell is the dearest that is served', () => {
    const table = harbour({ steel: 1 })
    const { cells, best } = adviceFor(table.table.state, 'red-socks')
    expect([...cells.keys()]).toEqual(['steel'])
    expect(best).toEqual({ good: 'steel', cell: 10 })
  })

  test('comes true in whole games wherever nobody has to help out', () => {
    let seen = 0
    for (const seed of ['harbour', 'quay']) {
      const table = Table.start(masterOfEconomy, { seats: 3, options: {}, seed })
      while (!table.over) {
        const seat = table.asked()[0] ?? expect.fail('nobody is asked')
        const move = greedy.choose(sightOf(table, seat, chanceFrom(`${seed}/${table.state.seq}`)))
        const last = table.state.agenda.filter(({ step }) => step === 'bidding').length === 1
        const told = move.type === 'end-bids' && last ? forecastOf(table.state).fates : null
        const before = table.entries.length
        table.play(seat, move)
        const entries = table.entries.slice(before)
        if (!told || told.some(({ kind }) => kind === 'short') || table.current?.step === 'shortage') continue
        seen += told.length
        expect(told.flatMap(saidOf)).toEqual(entries.flatMap(({ entry }) => happened(entry as Entry)))
      }
    }
    expect(seen).toBeGreaterThan(50)
  }, 120_000)
})

/** Of a trade between two the seller's side; of a meeting with oneself the offer's. */
function saidOf({ kind, good, cell, money }: Fate): string[] {
  if (kind === 'bought' || (kind === 'cancelled' && cell === null)) return []
  return [`${kind} ${good} ${cell} ${money}`]
}

function happened(entry: Entry): string[] {
  switch (entry.type) {
    case 'local':
      return [`sold ${entry.good} ${entry.cell} ${entry.price}`]
    case 'export':
      return [`exported ${entry.good} ${entry.cell} ${entry.price}`]
    case 'import':
      return [`imported ${entry.good} null ${-entry.price}`]
    case 'import-none':
      return [`none ${entry.good} null 0`]
    case 'fine':
      return [`fine ${entry.good} ${entry.cell} -1`]
    case 'no-demand':
      return [`no-demand ${entry.good} ${entry.cell} 0`]
    case 'cancel':
      return [`cancelled ${entry.good} ${entry.cell} 0`]
    default:
      return []
  }
}
