import { type FilmEvent, placesOf, standIns } from '@boardroom/board-kit'
import { GAME_IDS } from '@boardroom/games'
import { chanceFrom, entriesFor, fittingValues, type GameTypes, History, type View, viewOf } from '@boardroom/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Opened, openGame } from '../src/games.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

/** Every place that the table page shows with this position. */
function placesIn({ board, texts }: Opened, view: View<GameTypes>): Set<string> {
  const drawn = renderToStaticMarkup(
    createElement(board.Board, { view, after: null, log: [], language: 'en', names, text: texts.en, shared: false }),
  )
  const places = new Set([...drawn.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place ?? ''))
  // What the page around the board has.
  places.add('bank')
  for (let seat = 0; seat < view.seats; seat++) {
    places.add(`seat:${seat}`)
    for (const { icon } of board.figures(view, seat, 'en')) places.add(`seat:${seat}:${icon}`)
  }
  return places
}

function lost(event: FilmEvent, places: ReadonlySet<string>): string[] {
  return placesOf(event).filter((place) => !standIns(place).some((name) => places.has(name)))
}

interface Seen {
  /** How often each kind of entry was looked at. */
  readonly types: Map<string, number>
  readonly lost: Set<string>
}

/** So often in a game the places of a kind of entry are looked for: a board takes a while to draw. */
const ENOUGH = 1

/** Plays whole games with options and moves at random, and looks for the places of everything that happens. */
function watch(opened: Opened, number: number, seen: Seen): void {
  const { game, board } = opened
  const chance = chanceFrom(`film/${game.id}/${number}`)
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1))
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, chance.pick(fittingValues(spec, seats))]))
  const history = new History(game, { seats, options, seed: `film/${number}` })
  const viewer = number % 2 === 0 ? 0 : 'spectator'
  let told = 0
  while (!history.table.over) {
    const seat = chance.pick(history.table.asked())
    expect(history.play(seat, chance.pick(history.table.legal(seat)))).toBeNull()
    const news = entriesFor(history.log.slice(told), viewer).filter(
      ({ entry }) => (seen.types.get(entry.type) ?? 0) < ENOUGH * (number + 1),
    )
    told = history.log.length
    if (news.length === 0) continue
    const view = viewOf(history.table, viewer)
    const places = placesIn(opened, view)
    for (const { entry } of news) {
      seen.types.set(entry.type, (seen.types.get(entry.type) ?? 0) + 1)
      for (const event of board.film(entry, view))
        for (const place of lost(event, places)) seen.lost.add(`${entry.type}: ${place}`)
    }
  }
}

/** Kinds of entries that so few games of random players must at least bring about. */
const KINDS: Readonly<Record<string, number>> = {
  'big-shoulders': 50,
  carnegie: 30,
  'raising-chicago': 28,
  'master-of-economy': 45,
}

describe.each(GAME_IDS)('the film of %s', (id) => {
  test('has every entry of whole games on its places', async () => {
    const opened = await openGame(id)
    const seen: Seen = { types: new Map(), lost: new Set() }
    for (let number = 0; number < 3; number++) watch(opened, number, seen)
    expect([...seen.lost].sort()).toEqual([])
    expect(seen.types.size).toBeGreaterThanOrEqual(KINDS[id] ?? 1)
  }, 180_000)
})
