import { LANGUAGES, type Language, type Seat, viewOf } from '@boardroom/kernel'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { boardWords, type Drawing, DrawingContext, drawingOf } from '../../board/context.ts'
import { explainer } from '../../board/explain/de.ts'
import type { Part } from '../../board/explain/things.ts'
import { figures, score, stockOf } from '../../board/figures.ts'
import { Clock } from '../../board/harbour/clock.tsx'
import { Quays } from '../../board/harbour/quays.tsx'
import { SuccessMarkers } from '../../board/papers/success-markers.tsx'
import { de } from '../../board/words/de.ts'
import { masterOfEconomy } from '../../index.ts'
import { type Given, given } from '../given.ts'
import { build, offers, supply } from '../moves.ts'

const texts = { en: await masterOfEconomy.text.en(), de: await masterOfEconomy.text.de() }
const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

function drawing(table: Given, seat: Seat, language: Language): Drawing {
  const view = viewOf(table.table, seat)
  return drawingOf({ view, after: null, log: [], language, names, text: texts[language], shared: false })
}

/** A part of the board as that seat reads it. */
function read(part: FunctionComponent, table: Given, seat: Seat, language: Language): string {
  const html = renderToStaticMarkup(
    createElement(DrawingContext, { value: drawing(table, seat, language) }, createElement(part)),
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

describe('The market', () => {
  const bidding = given(
    { at: 'trade' },
    {
      companies: {
        'red-socks': { manager: 0, goods: { coal: 3 } },
        'blue-eyes': { manager: 1, goods: { coal: 1 } },
      },
    },
  )

  test('shows your own stock, whoever bids: another’s would be taken for yours, and is named too long for a shed', () => {
    const told = LANGUAGES.flatMap((language) =>
      [0, 1].map((seat) => stockOf(drawing(bidding, seat, language), 'coal')),
    )
    expect(told).toEqual(['you have 3', 'you have 1', 'du hast 3', 'du hast 1'])
  })

  test('shows your own stock when no company bids', () => {
    const choosing = given(
      { at: 'trade' },
      {
        shadow: { company: 'green-grass' },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1, goods: { coal: 2 } } },
      },
    )
    expect(stockOf(drawing(choosing, 1, 'en'), 'coal')).toBe('you have 2')
  })
})

describe.each(LANGUAGES)('The board, %s', (language) => {
  const said = boardWords(language)

  test('[ME-GEN-13] Material on factories is not left in the supply', () => {
    const table = given(
      { at: 'supply' },
      { companies: { 'red-socks': { manager: 0, factories: { 'coal-mine': 2 }, goods: { electricity: 3 } } } },
    ).does(0, supply('red-socks', 'coal-mine'))
    const board = drawing(table, 0, language)
    const html = renderToStaticMarkup(createElement(DrawingContext, { value: board }, createElement(Quays)))
    expect(html).toContain(`data-now="${said.supplyLeft(20)}"`)
  })

  test('[ME-SHD-08] Every success marker that lies open is on the board', () => {
    const position = {
      shadow: { company: 'green-grass' as const },
      players: { 0: { shown: 3 }, 1: { shown: 2 } },
    }
    const laying = given({ at: 'trade' }, position)
    expect(read(SuccessMarkers, laying, 0, language)).toContain(`Thomas ${said.open(2)}`)
    const later = given({ at: 'investment' }, position)
    for (const seat of [0, 1]) {
      const clock = read(Clock, later, seat, language)
      expect(clock).toContain(`Mary, ${said.open(3)}`)
      expect(clock).toContain(`Thomas, ${said.open(2)}`)
    }
  })

  test('[ME-TEA-03] The score sheet of two against two has the sums of the pairs and the ranks', () => {
    const players = Object.fromEntries([20, 11, 15, 18].map((total, seat) => [seat, { cash: total - 10 }]))
    const { table } = given({ at: 'final-scoring' }, { seats: 4, options: { teams: '1+2' }, players })
    const rows = score(table.result ?? expect.fail('no result'), language).filter(({ below }) => below)
    expect(rows).toEqual([
      { label: said.score.pair, values: [31, 31, 33, 33], below: true },
      { label: said.score.rank, values: [3, 4, 2, 1], below: true },
    ])
  })

  test('[ME-SCO-08] Everyone alone: ranks, and no pairs', () => {
    const { table } = given({ at: 'final-scoring' }, { players: { 0: { cash: 1 }, 1: { cash: 2 } } })
    const rows = score(table.result ?? expect.fail('no result'), language).filter(({ below }) => below)
    expect(rows).toEqual([{ label: said.score.rank, values: [2, 1], below: true }])
  })

  test('A seat’s strip says that it shows the value of shares', () => {
    const table = given(
      { at: 'investment' },
      { players: { 0: { packets: { 'red-socks': [10] } } }, companies: { 'red-socks': { manager: 0, points: 9 } } },
    )
    expect(figures(viewOf(table.table, 0), 0, language)[1]).toMatchObject({
      label: language === 'de' ? 'Wert der Aktien' : 'Value of shares',
      value: '20',
    })
  })
})

describe('German as players say it', () => {
  test('Candidates, ownership and the cells 0/1', async () => {
    const text = await masterOfEconomy.text.de()
    expect(text.entry({ type: 'candidates', company: 'blue-eyes', seats: [0, 2] }, names)).toBe(
      'Kandidaten für Blue Eyes: Mary und Anna.',
    )
    expect(de.ownership).toBe('Aktienbesitz')
    const view = viewOf(given({ at: 'trade' }).table, 0)
    const offer = (cell: number) => text.move(offers('coal', cell), view, names)
    expect(offer(1)).toBe('Kohle auf Feld 1 anbieten (lokal 1, Export 0)')
    expect(offer(11)).toMatch(/^Kohle auf Feld 11 für \d+ Euro\$ anbieten$/)
  })

  test('One term for one thing', async () => {
    const { rules, edition } = await masterOfEconomy.text.de()
    const words = [
      ...Object.values(await rules()).flatMap(({ title, text }) => [title, text]),
      ...edition,
      ...sentencesIn(de),
      ...explained('embezzlement', 'bonus', 'cash', 'order', 'buy-back', 'contribute', 'auction', 'success-markers'),
    ]
    const others =
      /Unternehmen|Prämie|Unterschlagung|Beschaffung|Aktienkurs|\bKurs|Auktion|Notverkauf|Angebotsmarker|Firmentafel|Treffen|\bBuße/i
    expect(words.filter((sentence) => others.test(sentence))).toEqual([])
  })

  test('What a company builds has its price and material', async () => {
    const text = await masterOfEconomy.text.de()
    const view = viewOf(given({ at: 'investment' }).table, 0)
    expect(text.move(build('shipyard'), view, names)).toBe('Für 3 Euro$ und 1 Baustoff eine Schiffswerft bauen')
  })
})

/** What a German board says of these parts, of companies, and of every icon. */
function explained(...parts: readonly Part[]): string[] {
  const view = viewOf(given({ at: 'trade' }, { shadow: { company: 'green-grass' } }).table, 0)
  const { icons, things } = explainer
  const told = [
    ...parts.map((part) => things.part(part, view, names)),
    things.company('blue-eyes', view, names),
    things.company('green-grass', view, names),
    things.packet('blue-eyes/7', view, names),
    things.cell('coal/5', view, names),
  ]
  return [icons, ...told].flatMap(sentencesIn)
}

/** Every plain text of a catalogue, however deep. */
function sentencesIn(words: object): string[] {
  return Object.values(words).flatMap((word) => {
    if (typeof word === 'string') return [word]
    return typeof word === 'object' && word !== null ? sentencesIn(word) : []
  })
}
