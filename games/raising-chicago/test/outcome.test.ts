import { Chance, Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { type Change, type Line, linesOf } from '../board/outcome/lines.ts'
import { FIELDS, RESOURCES } from '../components/index.ts'
import { raisingChicago } from '../index.ts'
import { companyAt } from '../model/companies.ts'
import { arrowPoints } from '../scoring.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../types.ts'
import type { Board } from '../view.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE } from './moves.ts'
import { pick, SETTINGS } from './whole-game.ts'

interface Came {
  readonly before: Board
  readonly after: Board
  readonly lines: readonly Line[]
}

/** What is listed for a move, and the copy on which it was made. */
function listed(table: Table<RaisingChicago>, seat: number, move: RaisingChicagoMove): Came {
  const copy = table.fork()
  copy.silent = false
  copy.apply(seat, move, raisingChicago.beginnings)
  const [before, after] = [viewOf(table, seat).board, viewOf(copy, seat).board]
  const log = copy.entries.map(({ entry }) => entry)
  return { before, after, lines: linesOf(before, after, seat, log) }
}

/** How many there are in the end of everything that a list counts. */
function endOf(lines: readonly Line[], start: Record<Change['what'], number>): Record<Change['what'], number> {
  const end = { ...start }
  for (const { changes } of lines)
    for (const { what, from, to } of changes) {
      expect(from).toBe(end[what])
      end[what] = to
    }
  return end
}

function countsOf(board: Board, seat: number): Record<Change['what'], number> {
  const { prestige, extensions, hold } = companyAt(board, seat)
  return { ...hold, prestige, extension: extensions }
}

const LISTED = new Set(['place', 'raise', 'move', 'place-prestige', 'add-storey', 'choose-field'])

describe('What a move on the map brings', () => {
  test.each(SETTINGS)('adds up to what the copy has, $name', ({ seats, options }) => {
    const table = Table.start(raisingChicago, { seats, options, seed: 'listed' })
    const chance = new Chance({ seed: 'listed', drawn: 0 })
    let fields = 0
    while (!table.over) {
      const seat = table.asked()[0] as number
      const move = pick(table.legal(seat), chance)
      if (LISTED.has(move.type)) {
        const { before, after, lines } = listed(table, seat, move)
        expect(endOf(lines, countsOf(before, seat))).toEqual(countsOf(after, seat))
        for (const kind of RESOURCES) {
          const steps = lines.flatMap((line) => (line.type === 'track' && line.track === kind ? [line.to] : []))
          expect(steps.at(-1) ?? companyAt(before, seat).tracks[kind]).toBe(companyAt(after, seat).tracks[kind])
        }
        const awarded = FIELDS.filter(({ index }) => before.fields[index] && !after.fields[index])
        const told = lines.flatMap((line) =>
          line.type === 'neighbourhood' && line.winner !== 'open' ? [line.field] : [],
        )
        expect(new Set(told)).toEqual(new Set(awarded))
        fields += awarded.length
        const arrows = lines.find((line) => line.type === 'arrows')
        if (move.type === 'place-prestige') expect(arrows).toBeDefined()
        for (const { owner, count } of arrows?.points ?? [])
          expect(arrowPoints(after)[owner]).toBe((arrowPoints(before)[owner] ?? 0) + count)
      }
      table.apply(seat, move)
    }
    expect(fields).toBeGreaterThan(3)
  })
  /** Blue, who has just got 2 prestige for the project, encloses a neighbourhood with purple and green at its corners. */
  const raising = () =>
    given(
      { at: 'build', slot: 'V' },
      {
        ranking: [PURPLE, BLUE, GREEN],
        companies: {
          [BLUE]: { prestige: 9, tracks: { timber: 1, jackscrew: 1, masonry: 0 } },
          [PURPLE]: { prestige: 11 },
        },
        slots: { V: { project: 'project-10', card: 'card-01', winner: BLUE, markers: { tr: BLUE, tl: BLUE } } },
        city: {
          'site-01': { owner: GREEN, storeys: 3 },
          'site-02': { owner: PURPLE, storeys: 1 },
          'site-10': { owner: BLUE, storeys: 1 },
        },
        banners: { 1: 'masonry' },
        fields: { 'field-01': 'neighbourhood-tile-01' },
      },
    )
  const move = { type: 'raise', site: 'site-09' } as const

  test('is told line by line', () => {
    const { table } = raising()
    const { lines } = listed(table, BLUE, move)
    expect(lines).toMatchObject([
      { type: 'storeys', storeys: 2, changes: [{ what: 'prestige', from: 11, to: 13 }] },
      { type: 'track', track: 'masonry', from: 0, to: 1 },
      { type: 'column', column: 1, changes: [{ what: 'joker', from: 0, to: 1 }] },
      { type: 'ward', ward: 1, from: 1, to: 3, place: 1, apart: 0, beside: [GREEN] },
      {
        type: 'neighbourhood',
        winner: BLUE,
        consoled: [PURPLE, GREEN],
        changes: [{ what: 'favour', from: 0, to: 1 }],
      },
      { type: 'card', card: 'card-01', out: null },
    ])
  })

  test('of a prestige building also who gains by its arrows', () => {
    const { table } = given(
      { at: 'build', slot: 'II' },
      {
        slots: { II: { project: 'project-09', card: 'card-01', winner: BLUE, markers: { tr: BLUE } } },
        outskirts: { 'outskirts-site-1': 'outskirts-tile-11' },
        display: ['prestige-03'],
        banners: { 3: 'timber', 9: 'masonry' },
        city: { 'site-11': { owner: GREEN, storeys: 2 } },
      },
    ).does(BLUE, { type: 'move', site: 'outskirts-site-1' }, { type: 'choose-prestige', building: 'prestige-03' })
    const { lines } = listed(table, BLUE, { type: 'place-prestige', site: 'site-19', rotation: 0 })
    expect(lines).toMatchObject([
      { type: 'gain', source: 'site', changes: [{ what: 'prestige', from: 1, to: 3 }] },
      { type: 'track', track: 'masonry', from: 0, to: 1 },
      { type: 'track', track: 'timber', from: 0, to: 1 },
      { type: 'arrows', points: [{ owner: GREEN, count: 3 }] },
      { type: 'card', card: 'card-01', out: null },
    ])
  })
})
