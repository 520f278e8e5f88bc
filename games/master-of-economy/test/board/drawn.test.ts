import { entriesFor, type Seat, viewOf } from '@boardroom/kernel'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DrawingContext, drawingOf } from '../../board/context.ts'
import { Ending } from '../../board/ending.tsx'
import { attentionOf } from '../../board/focus.ts'
import { Bill } from '../../board/harbour/bill.tsx'
import { cellX, QUAY, quayOf, worksRect } from '../../board/harbour/geography.ts'
import { Quays } from '../../board/harbour/quays.tsx'
import { Viaduct } from '../../board/harbour/viaduct.tsx'
import { Works } from '../../board/harbour/works.tsx'
import { Interior } from '../../board/meeting/interior.tsx'
import { sceneOf } from '../../board/meeting/scene.ts'
import { LoanSlip } from '../../board/papers/loan.tsx'
import { TallQuays } from '../../board/papers/tall-quays.tsx'
import { broughtBy, rowPointedAt, rowSteps } from '../../board/row-steps.ts'
import { FACTORIES, FACTORY_SPACES, type GoodId } from '../../components/index.ts'
import { masterOfEconomy } from '../../index.ts'
import { forecastOf } from '../../model/forecast.ts'
import { type Given, given } from '../given.ts'
import { elect, endBids, offers, stand, wants } from '../moves.ts'

const text = await masterOfEconomy.text.en()
const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

/** A part of the board as that seat sees it. */
function drawn(part: FunctionComponent, { table }: Given, seat: Seat): string {
  const view = viewOf(table, seat)
  const drawing = drawingOf({ view, after: null, log: [], language: 'en', names, text, shared: false })
  return renderToStaticMarkup(createElement(DrawingContext, { value: drawing }, createElement(part)))
}

/** The same as somebody reads it. */
function read(part: FunctionComponent, table: Given, seat: Seat): string {
  return drawn(part, table, seat)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function times(what: string, html: string): number {
  return html.split(what).length - 1
}

describe('The works', () => {
  const position = {
    companies: {
      'red-socks': { manager: 0, factories: { quarry: FACTORY_SPACES } },
      'blue-eyes': { manager: 1 },
    },
  }

  test('while a company invests, the next lot of every kind tells what would stand there', () => {
    expect(times('me-planned', drawn(Works, given({ at: 'investment' }, position), 0))).toBe(FACTORIES.length - 1)
  })

  test('others see them empty', () => {
    expect(times('me-planned', drawn(Works, given({ at: 'investment' }, position), 1))).toBe(0)
  })

  test('afterwards empty lots are empty', () => {
    expect(times('me-planned', drawn(Works, given({ at: 'trade' }, position), 0))).toBe(0)
  })
})

describe('The works of a company', () => {
  test('show the packets that it owns of others', () => {
    const said = read(
      Works,
      given(
        { at: 'investment' },
        { companies: { 'red-socks': { manager: 0, packets: { 'blue-eyes': [7] } }, 'blue-eyes': { manager: 1 } } },
      ),
      1,
    )
    expect(said).toContain('Red Socks 7 Blue Eyes, packet of 7 shares')
  })
})

describe('The track', () => {
  const points = (...of: number[]) => {
    const ids = ['blue-eyes', 'yellow-submarines', 'green-grass', 'red-socks'] as const
    const companies = Object.fromEntries(of.map((each, i) => [ids[i], { manager: i, points: each }]))
    const html = drawn(Viaduct, given({ at: 'investment' }, { companies }), 0)
    return [...html.matchAll(/me-stand-points" x="([\d.]+)"[^>]*>(\d+)/g)].map(([, x, told]) => [
      Number(told),
      Number(x),
    ])
  }

  test('companies with the same success share a post', () => {
    expect(points(4, 4, 9, 4).map(([told]) => told)).toEqual([4, 9])
  })

  test('others stand side by side in the order of their success, wherever they are', () => {
    for (const of of [
      [0, 1, 2, 3],
      [14, 15, 15, 16],
      [27, 28, 29, 30],
    ]) {
      const places = points(...of).map(([, x = 0]) => x)
      for (const [i, x] of places.slice(1).entries()) expect(x - (places[i] ?? 0)).toBeGreaterThan(80)
      expect(places.at(-1)).toBeLessThan(1640)
    }
  })
})

describe('The camera', () => {
  test('stays at the quays while the film tells how one’s own trade went, whatever is asked next', () => {
    const position = { companies: { 'red-socks': { manager: 0, cash: 9, points: 9 } } } as const
    const view = viewOf(given({ at: 'embezzlement' }, position).table, 0)
    const told = attentionOf(view, { type: 'row', good: 'coal' })
    expect(told.places).toEqual(['market'])
    const asked = attentionOf(view, { type: 'no-deal', holder: 0 })
    expect(asked.places).toEqual(['hall'])
    expect(asked.key).not.toBe(told.key)
  })
})

describe('A phone’s window', () => {
  test('shows success while bids are placed below it, and who owns what during a meeting', () => {
    const near = (table: Given) => attentionOf(viewOf(table.table, 0), null).near
    expect(near(given({ at: 'trade' }))).toEqual(['track'])
    expect(
      near(given({ at: 'embezzlement' }, { companies: { 'red-socks': { manager: 0, cash: 9, points: 9 } } })),
    ).toEqual(['exchange'])
    expect(near(given({ at: 'investment' }))).toEqual(['works'])
  })

  test('shows the works that are asked about', () => {
    const position = { companies: { 'red-socks': { manager: 0 } } } as const
    const { at } = attentionOf(viewOf(given({ at: 'investment' }, position).table, 0), null)
    const { x, w } = worksRect('red-socks')
    expect(at?.x).toBe(x + w / 2)
  })
})

describe('The forecast of a row', () => {
  const table = given(
    { at: 'trade' },
    {
      order: ['red-socks', 'blue-eyes'],
      companies: {
        'red-socks': { manager: 0, goods: { coal: 2 } },
        'blue-eyes': { manager: 1, cash: 9, goods: { steel: 1 } },
      },
    },
  ).does(0, offers('coal', 5), offers('coal', 8), endBids)

  test('tells step by step who sells to whom, and what that brings the one and the other', () => {
    const bought = table.does(1, wants('coal'), offers('steel', 4))
    const steps = rowSteps(forecastOf(bought.table.state).fates, 'coal')
    expect(steps.map(({ cell, company, kind, buyer }) => [cell, company, kind, buyer])).toEqual([
      [5, 'red-socks', 'sold', 'blue-eyes'],
      [8, 'red-socks', 'exported', undefined],
    ])
    expect(steps.map((step) => [broughtBy(step, 'red-socks'), broughtBy(step, 'blue-eyes')])).toEqual([
      [1, -1],
      [2, null],
    ])
  })

  test('is summed up on the bill of whoever bids, by what becomes of the own markers', () => {
    const own = given(
      { at: 'trade' },
      {
        order: ['blue-eyes', 'red-socks'],
        companies: {
          'blue-eyes': { manager: 1, cash: 9 },
          'red-socks': { manager: 0, cash: 9, goods: { coal: 2 } },
        },
      },
    )
      .does(1, wants('coal'), endBids)
      .does(0, offers('coal', 4), offers('coal', 7), offers('coal', 8), wants('steel'))
    const bill = (good: GoodId) => read(() => Bill({ good, left: 0 }), own, 0)
    expect(bill('coal')).toBe('+2 1 here +1 1 out +2 1 fine −1')
    expect(bill('steel')).toBe('−7 1 bought −7')
    expect(bill('ship')).toBe('')
  })

  test('is that of the row in which the marker pointed at would lie', () => {
    const now = viewOf(table.table, 1).board
    expect(rowPointedAt(now, now)).toBeNull()
    const after = viewOf(table.does(1, wants('ship')).table, 1).board
    expect(rowPointedAt(now, after)).toBe('ship')
  })
})

describe('The quays', () => {
  test('say from which cell on nobody comes: beyond the demand that is left, and beyond the last offer', () => {
    const company = { cash: 9, goods: { coal: 2, steel: 1 } }
    const table = given(
      { at: 'trade' },
      { companies: { 'red-socks': { manager: 0, ...company }, 'blue-eyes': { manager: 1 } } },
    ).does(0, offers('coal', 4), offers('coal', 5), offers('steel', 11))
    // Two of eleven go out in coal; the one cell of steel without demand has a flag.
    const ends = [...drawn(Quays, table, 0).matchAll(/me-dry" style="left:(\d+)px/g)].map(([, left]) => Number(left))
    expect(ends).toEqual([cellX('coal', 10) - QUAY.shed - quayOf('coal').dx])
  })
})

describe('The slip of a loan', () => {
  const company = (loans: number) => ({ companies: { 'red-socks': { manager: 0, cash: 7, loans } } }) as const
  const terms = /Interest 1 for each loan, every year.* Repayment 5 in a finance phase, or 6 at the end of the game/

  test('says before it is taken what it brings, its interest, its repayment, and how many there can be', () => {
    const said = read(LoanSlip, given({ at: 'new-loans' }, company(1)), 0)
    expect(said).toMatch(/A new loan\? Red Socks Amount 5/)
    expect(said).toMatch(terms)
    expect(said).toMatch(/Limit 1 of 2 loans taken .*7 → 12/)
  })

  test('says before it is paid back what is left', () => {
    const said = read(LoanSlip, given({ at: 'loans' }, company(2)), 0)
    expect(said).toContain('Repay a loan?')
    expect(said).toMatch(terms)
    expect(said).toMatch(/Limit 2 of 2 loans taken .*7 → 2/)
  })
})

describe('The quays on a phone', () => {
  test('say what one has of every good, and what the trade does to the company', () => {
    const table = given(
      { at: 'trade' },
      { companies: { 'red-socks': { manager: 0, cash: 7, goods: { steel: 3 } }, 'blue-eyes': { manager: 1 } } },
    ).does(0, offers('steel', 8))
    const said = read(TallQuays, table, 0)
    expect(said).toContain('cell 11 3 Buy 7 ')
    expect(said).toContain('7 → 12')
  })

  test('sum up at the foot what a quay brings, and say above how many fines there will be', () => {
    const table = given(
      { at: 'trade' },
      { companies: { 'red-socks': { manager: 0, cash: 7, goods: { steel: 1 } }, 'blue-eyes': { manager: 1 } } },
    ).does(0, offers('steel', 8), offers('steel', 9))
    // Steel in cell 8 brings 5; there is no other for cell 9, and the fine is 1.
    const feet = [...drawn(TallQuays, table, 0).matchAll(/me-tall-foot[^>]*>(?:<b[^>]*>([^<]*))?/g)].map(
      ([, sum]) => sum,
    )
    expect(feet).toEqual([undefined, undefined, undefined, undefined, '+4', undefined])
    expect(read(TallQuays, table, 0)).toContain('1 fine')
  })
})

describe('The hall', () => {
  test('shows relations markers when these decide, and the place that they bring every company', () => {
    const table = given(
      { at: 'order' },
      {
        order: ['red-socks', 'blue-eyes'],
        players: { 0: { relations: 2 } },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1 } },
        elected: { 'red-socks': 0, 'blue-eyes': 1 },
      },
    )
    const html = drawn(Interior, table, 0)
    expect(html).toContain('<b>3</b><span>relations markers</span>')
    expect(html).toContain('<b>1</b><span>relations marker</span>')
    // The marker of the last place lies there already.
    const places = [...html.matchAll(/<strong><span class="figure "><span class="">(\d)/g)].map((found) => found[1])
    expect(places).toEqual(['2', '1'])
  })

  test('says who stands without being asked, and who would decide a tie', () => {
    const table = given(
      { at: 'elections' },
      {
        order: ['red-socks', 'blue-eyes'],
        players: { 0: { packets: { 'red-socks': [5] } }, 1: { packets: { 'red-socks': [6] } } },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1, packets: { 'red-socks': [7] } } },
      },
    )
    const asked = drawn(Interior, table, 0)
    expect(times('owns the most shares', asked)).toBe(1)
    expect(times('me-rosette', asked)).toBe(1)
    expect(read(Interior, table, 0)).toMatch(/Thomas 13 votes 6 own \+ 7 Blue Eyes stands: owns the most shares/)
    table.does(0, stand)
    const voting = read(Interior, table, 0)
    expect(voting).toMatch(/Thomas 13 stands: owns the most shares with the votes of Thomas/)
    expect(voting).toContain('A tie is decided by Blue Eyes as the largest holder.')
  })

  test('shows in the film the election that is counted, not the question that comes next', () => {
    const table = given(
      { at: 'elections' },
      {
        order: ['red-socks', 'blue-eyes'],
        players: { 0: { packets: { 'red-socks': [5] } }, 1: { packets: { 'red-socks': [6], 'blue-eyes': [10] } } },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1 } },
      },
    )
      .does(0, stand)
      .does(0, elect(0))
      .does(1, elect(1))
    const log = entriesFor(table.table.entries, 0)
    const scene = (type: 'candidates' | 'election-vote' | 'elected') =>
      sceneOf(log.find(({ entry }) => entry.type === type)?.entry ?? null, log)
    const seen = (type: 'candidates' | 'election-vote' | 'elected') =>
      read(() => Interior({ scene: scene(type) }), table, 0)
    // Blue Eyes is asked about already.
    expect(read(Interior, table, 0)).toContain('Blue Eyes Who stands?')
    expect(seen('candidates')).toContain('Red Socks elects its manager · 11 votes')
    expect(seen('election-vote')).toMatch(/Mary 5 votes of Mary .*Thomas 6 votes of Thomas/)
    expect(seen('election-vote')).toMatch(/Mary 5 votes 5 own manager now/)
    expect(seen('elected')).toMatch(/Thomas 6 votes 6 own manager next year/)
    expect(sceneOf({ type: 'no-deal', holder: 0 }, log)).toBeNull()
  })
})

describe('The end', () => {
  test('names the seats in the order of the score above it', () => {
    const { table } = given(
      { at: 'trade' },
      { companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1, points: 25 } } },
    ).does(0, endBids)
    // At 25 points the game is over after the trade.
    table.apply(1, endBids)
    table.settle()
    const view = viewOf(table, 0)
    const [first = 0, second = 0] = view.result?.scores ?? []
    expect(second).toBeGreaterThan(first)
    const html = renderToStaticMarkup(
      createElement(Ending, { view, after: null, log: [], language: 'en', names, text, shared: false }),
    )
    expect(html.indexOf('Thomas')).toBeLessThan(html.indexOf('Mary'))
    expect(html.indexOf('Mary')).toBeGreaterThan(0)
  })
})
