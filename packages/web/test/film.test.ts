import { type FilmEvent, placesOf, type Sound, soundOf, standIns } from '@boardroom/board-kit'
import { greedy, sightOf } from '@boardroom/bots'
import { GAME_IDS } from '@boardroom/games'
import { chanceFrom, entriesFor, fittingValues, type GameTypes, History, type View, viewOf } from '@boardroom/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Opened, openGame } from '../src/games.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

/** Every place that the table page shows with this position. */
function placesIn({ board, text }: Opened, view: View<GameTypes>): Set<string> {
  const drawn = renderToStaticMarkup(
    createElement(board.Board, { view, after: null, log: [], language: 'en', names, text, shared: false }),
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
  /** Kinds of entries that have been looked at. */
  readonly types: Set<string>
  readonly lost: Set<string>
  readonly sounds: Set<Sound>
}

type Entry = GameTypes['entry']

/** Looks for the places of what happened. */
function look(opened: Opened, view: View<GameTypes>, news: readonly Entry[], seen: Seen): void {
  const places = placesIn(opened, view)
  for (const entry of news) {
    seen.types.add(entry.type)
    for (const event of opened.board.film(entry, view)) {
      const sound = soundOf(event)
      if (sound) seen.sounds.add(sound)
      for (const place of lost(event, places)) seen.lost.add(`${entry.type}: ${place}`)
    }
  }
}

/** Plays a whole game with options at random, moves at random in every other one, and some in the others; tells its last position. */
function watch(opened: Opened, number: number, seen: Seen): View<GameTypes> {
  const { game } = opened
  const chance = chanceFrom(`film/${game.id}/${number}`)
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1))
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, chance.pick(fittingValues(spec, seats))]))
  const history = new History(game, { seats, options, seed: `film/${number}` })
  const viewer = number % 4 < 2 ? 0 : 'spectator'
  const here = new Set<string>()
  let told = 0
  while (!history.table.over) {
    const seat = chance.pick(history.table.asked())
    const luck = number % 2 === 0 || chance.below(3) === 0
    const move = luck ? chance.pick(history.table.legal(seat)) : greedy.choose(sightOf(history.table, seat, chance))
    expect(history.play(seat, move)).toBeNull()
    // A board takes a while to draw: it is looked at in three games, later for what has not been there yet.
    const known = number < 3 ? here : seen.types
    const news = entriesFor(history.log.slice(told), viewer).filter(({ entry }) => !known.has(entry.type))
    told = history.log.length
    if (news.length === 0) continue
    look(
      opened,
      viewOf(history.table, viewer),
      news.map(({ entry }) => entry),
      seen,
    )
    for (const { entry } of news) here.add(entry.type)
  }
  return viewOf(history.table, viewer)
}

/** What happens once in many dozen games is looked at on its own: kinds of entries about a company that there is. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'big-shoulders': ['protected', 'unprotected'],
  carnegie: ['nobody-to-hire'],
  'master-of-economy': ['import-none'],
}

function rareEntries(opened: Opened, view: View<GameTypes>): Entry[] {
  const place = [...placesIn(opened, view)].find((name) => /^company:[^:]+$/.test(name))
  const facts = { seat: 0, company: place?.split(':')[1], good: 'coal' }
  return (RARE[opened.id] ?? []).map((type) => ({ ...facts, type }))
}

const MOST_GAMES = 60

describe.each(GAME_IDS)('the film of %s', (id) => {
  test('has every kind of entry, in whole games, on its places', async () => {
    const opened = await openGame(id, 'en')
    const seen: Seen = { types: new Set(), lost: new Set(), sounds: new Set() }
    const rare = RARE[id] ?? []
    const kinds = Object.keys(opened.game.entries).filter((kind) => !rare.includes(kind))
    const missing = (): string[] => kinds.filter((kind) => !seen.types.has(kind))
    for (let number = 0; number < MOST_GAMES && (number < 3 || missing().length > 0); number++) {
      const end = watch(opened, number, seen)
      if (number === 0) look(opened, end, rareEntries(opened, end), seen)
    }
    expect(missing()).toEqual([])
    expect([...seen.lost].sort()).toEqual([])
    // Something is put down, paid and built in each of them, and rung in.
    if (id !== 'orchard') expect([...seen.sounds]).toEqual(expect.arrayContaining(['bell', 'card', 'stamp']))
  }, 300_000)
})
