import { type Seat, viewOf } from '@boardroom/kernel'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DrawingContext, drawingOf } from '../../board/context.ts'
import { attentionOf } from '../../board/focus.ts'
import { Works } from '../../board/harbour/works.tsx'
import { FACTORIES, FACTORY_SPACES } from '../../components/index.ts'
import { masterOfEconomy } from '../../index.ts'
import { type Given, given } from '../given.ts'

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
