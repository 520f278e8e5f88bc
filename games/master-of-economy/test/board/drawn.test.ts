import { type Seat, viewOf } from '@boardroom/kernel'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DrawingContext, drawingOf } from '../../board/context.ts'
import { attentionOf } from '../../board/focus.ts'
import { Works } from '../../board/harbour/works.tsx'
import { Interior } from '../../board/meeting/interior.tsx'
import { TallQuays } from '../../board/papers/tall-quays.tsx'
import { broughtBy, rowPointedAt, rowSteps } from '../../board/row-steps.ts'
import { FACTORIES, FACTORY_SPACES } from '../../components/index.ts'
import { masterOfEconomy } from '../../index.ts'
import { forecastOf } from '../../model/forecast.ts'
import { type Given, given } from '../given.ts'
import { endBids, offers, wants } from '../moves.ts'

const text = await masterOfEconomy.text.en()
const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

/** A part of the board as that seat sees it. */
function drawn(part: FunctionComponent, { table }: Given, seat: Seat): string {
  const view = viewOf(table, seat)
  const drawing = drawingOf({ view, after: null, log: [], language: 'en', names, text, shared: false })
  return renderToStaticMarkup(createElement(DrawingContext, { value: drawing }, createElement(part)))
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

describe('A phone’s window', () => {
  test('shows success while bids are placed below it, and who owns what during a meeting', () => {
    const near = (table: Given) => attentionOf(viewOf(table.table, 0)).near
    expect(near(given({ at: 'trade' }))).toEqual(['track'])
    expect(
      near(given({ at: 'embezzlement' }, { companies: { 'red-socks': { manager: 0, cash: 9, points: 9 } } })),
    ).toEqual(['exchange'])
    expect(near(given({ at: 'investment' }))).toEqual(['works'])
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

  test('is that of the row in which the marker pointed at would lie', () => {
    const now = viewOf(table.table, 1).board
    expect(rowPointedAt(now, now)).toBeNull()
    const after = viewOf(table.does(1, wants('ship')).table, 1).board
    expect(rowPointedAt(now, after)).toBe('ship')
  })
})

describe('The quays on a phone', () => {
  test('say what one has of every good, and what the trade does to the company', () => {
    const table = given(
      { at: 'trade' },
      { companies: { 'red-socks': { manager: 0, cash: 7, goods: { steel: 3 } }, 'blue-eyes': { manager: 1 } } },
    ).does(0, offers('steel', 8))
    const read = drawn(TallQuays, table, 0)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(read).toContain('cell 11 3 Buy 7 ')
    expect(read).toContain('7 → 12')
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
})
