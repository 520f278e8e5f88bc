import type { FilmEvent } from '@boardroom/board-kit'
import { History, replay, Table, type View, viewOf } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { badgesOf } from '../games/carnegie/board/country/badges.tsx'
import { waysOf } from '../games/carnegie/board/country/networks.tsx'
import { rival, score } from '../games/carnegie/board/figures.ts'
import { film } from '../games/carnegie/board/film.tsx'
import { attentionOf } from '../games/carnegie/board/focus.ts'
import { board } from '../games/carnegie/board/index.ts'
import { type Carnegie, carnegie } from '../games/carnegie/index.ts'
import { networkVp } from '../games/carnegie/model/network.ts'
import { text } from '../games/carnegie/text/en/index.ts'
import { recorded } from './carnegie.ts'
import { isOpenOn } from './open-on-board.ts'

/** Whether pointing somewhere on the board means this move, at this position. */
function canPoint(view: ReturnType<typeof viewOf<Carnegie>>, move: Carnegie['move']): boolean {
  if (board.isButton?.(move) || board.confirms?.includes(move.type)) return true
  return isOpenOn(board, text, view, move)
}

test('every kind of move has its place on the board', () => {
  const enough = 4
  const seen = new Map<string, number>()
  for (const { seats, options, seed, moves } of recorded) {
    const table = Table.start(carnegie, { seats: seats.length, options, seed })
    for (const { seat, move } of moves) {
      const view = viewOf(table, seat)
      for (const legal of table.legal(seat)) {
        const times = seen.get(legal.type) ?? 0
        if (times === enough) continue
        seen.set(legal.type, times + 1)
        if (!canPoint(view, legal)) throw new Error(`nowhere to point for ${JSON.stringify(legal)}`)
      }
      table.play(seat, move)
    }
  }
  // All there are but entering the New Lobby, which is a button, and copying donations.
  expect(seen.size).toBeGreaterThanOrEqual(25)
})

/** Every position of the recorded games in which somebody may do such a thing. */
function* askedFor(type: Carnegie['move']['type']): Generator<readonly [View<Carnegie>, Carnegie['move'][]]> {
  for (const { seats, options, seed, moves } of recorded) {
    const table = Table.start(carnegie, { seats: seats.length, options, seed })
    for (const { seat, move } of moves) {
      if (move.type === type) yield [viewOf(table, seat), table.legal(seat)]
      table.play(seat, move)
    }
  }
}

test('a narrow window comes near to spaces across the border of regions, where most of them are', () => {
  let wide = 0
  for (const [view, moves] of askedFor('build-project')) {
    const { places, near, at } = attentionOf(view, moves)
    if (moves.some(({ type }) => type === 'use')) continue
    const regions = places.filter((place) => place !== 'donations' && place !== 'departments')
    expect(near).toEqual(regions)
    expect(at).not.toBeNull()
    if (regions.length > 1) wide++
  }
  expect(wide).toBeGreaterThan(10)
})

test('there is always somewhere to look, or all of the table', () => {
  let points = 0
  for (const { seats, options, seed, moves } of recorded) {
    const table = Table.start(carnegie, { seats: seats.length, options, seed })
    for (const { seat, move } of moves) {
      // Who is not asked sees what happens.
      for (const viewer of seats.keys()) {
        const { at, nearPart } = attentionOf(viewOf(table, viewer), viewer === seat ? table.legal(seat) : [])
        const lengths = [...Object.values(at ?? {}), ...Object.values(nearPart ?? {})]
        expect(lengths.filter((length) => !Number.isFinite(length))).toEqual([])
        points += lengths.length
      }
      table.play(seat, move)
    }
  }
  expect(points).toBeGreaterThan(1000)
})

test('whoever sends somebody anywhere sees the whole table, with nothing of it cut off', () => {
  const everywhere = [...askedFor('use')].filter(
    ([view, moves]) => attentionOf(view, moves).places.join() === 'west,midwest,east,south',
  )
  expect(everywhere.length).toBeGreaterThan(10)
  for (const [view, moves] of everywhere) expect(attentionOf(view, moves).part).toMatchObject({ w: 940, h: 790 })
})

test('the film has a card at each quarter of a game, and tells what a network that grows is worth', () => {
  const [file] = recorded.filter(({ seats }) => seats.length > 1)
  if (!file) throw new Error('no recorded game')
  const history = new History(carnegie, { seats: file.seats.length, options: file.options, seed: file.seed })
  const events: FilmEvent[] = []
  let told = 0
  for (const { seat, move } of file.moves) {
    history.play(seat, move)
    const view = viewOf(history.table, seat)
    for (const { entry } of history.log.slice(told)) events.push(...film(entry, view))
    told = history.log.length
  }
  expect(events.filter((event) => event.act === 'card' && event.of === 'round').length).toBe(4)
  expect(events.some((event) => event.act === 'reveal' && event.tells?.endsWith('★'))).toBe(true)
  // A card says which rounds it looks back on.
  const sixth = history.log.find(({ entry }) => entry.type === 'round' && entry.round === 6)
  expect(sixth && [board.stretch?.(sixth, 'en'), board.stretch?.(sixth, 'de')]).toEqual([
    'Rounds 6 to 10',
    'Runden 6 bis 10',
  ])
})

test('lines of several seats between the same cities lie beside one another', () => {
  let shared = 0
  for (const file of recorded) {
    const ways = waysOf(viewOf(replay(carnegie, file).table, 'spectator').board)
    for (const [i, one] of ways.entries()) {
      const other = ways.slice(i + 1).find(({ path }) => path === one.path)
      if (!other) continue
      shared++
      expect(Math.hypot(one.aside[0] - other.aside[0], one.aside[1] - other.aside[1])).toBeGreaterThan(7)
      // At a right angle to the way from city to city, whatever its direction.
      const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = one.path.match(/-?[\d.]+/g)?.map(Number) ?? []
      expect(one.aside[0] * (x2 - x1) + one.aside[1] * (y2 - y1)).toBeCloseTo(0)
    }
  }
  expect(shared).toBeGreaterThan(0)
})

test('what a network is worth stands on the map once for each company, beside other badges and off the cities', () => {
  let told = 0
  for (const file of recorded) {
    const { board: country, seats } = viewOf(replay(carnegie, file).table, 'spectator')
    const badges = badgesOf(country)
    for (let seat = 0; seat < seats; seat++) {
      const vp = networkVp(country, seat)
      expect(badges.filter((badge) => badge.seat === seat).map((badge) => badge.vp)).toEqual(vp > 0 ? [vp] : [])
    }
    for (const [i, { at, room }] of badges.entries()) {
      told++
      expect(room).toBeGreaterThan(-2)
      for (const other of badges.slice(i + 1)) {
        const [across, along] = [Math.abs(at[0] - other.at[0]), Math.abs(at[1] - other.at[1])]
        expect(across >= 49 || along >= 19).toBe(true)
      }
    }
  }
  expect(told).toBeGreaterThan(5)
})

test('what Andrew does in the wake of a move is news, and nothing that has a seat', () => {
  const alone = recorded.find(({ seats }) => seats.length === 1)
  if (!alone) throw new Error('no recorded game against Andrew')
  const { log } = replay(carnegie, alone)
  const news = log.filter(({ entry }) => board.byRival?.(entry))
  expect(new Set(news.map(({ entry }) => entry.type)).size).toBeGreaterThan(4)
  expect(news.filter(({ entry }) => 'seat' in entry)).toEqual([])
})

test('the score sheet adds up in every recorded game', () => {
  const results = recorded.flatMap((file) => replay(carnegie, file).table.result ?? [])
  expect(results.length).toBe(recorded.length)
  for (const result of results) {
    const andrew = rival(result)
    const totals = [...result.scores, ...(andrew ? [andrew.score] : [])]
    const rows = score(result, 'en')
    expect(totals.map((_, place) => rows.reduce((sum, { values }) => sum + (values[place] ?? 0), 0))).toEqual(totals)
  }
})
