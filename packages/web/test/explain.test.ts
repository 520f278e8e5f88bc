import { type Hands, HandsContext } from '@boardroom/board-kit'
import { chanceFrom, fittingValues, type GameTypes, History, type Language, type View, viewOf } from '@boardroom/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Opened, openGame, SHELF } from '../src/games.ts'
import { attribute, classesOf, closest, type Drawn, elementsIn } from './markup.ts'

const LANGUAGES: readonly Language[] = ['en', 'de']
const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }
const HOLES = /undefined|NaN|\[object|null/

function handsOf(moves: Hands['moves']): Hands {
  const nothing = (): void => undefined
  return {
    moves,
    asked: true,
    chosen: [],
    take: nothing,
    takeAll: nothing,
    prepare: nothing,
    look: nothing,
    away: nothing,
  }
}

/** The board and the sheet of the seat that looks, as somebody sees them who is asked. */
function drawn({ board, text }: Opened, view: View<GameTypes>, moves: Hands['moves']): Drawn[] {
  const props = { view, after: null, log: [], language: 'en', names, text, shared: false } as const
  const seat = view.viewer === 'spectator' ? 0 : view.viewer
  const parts = [createElement(board.Board, props), createElement(board.SeatSheet, { ...props, seat })]
  return parts.flatMap((part) =>
    elementsIn(renderToStaticMarkup(createElement(HandsContext, { value: handsOf(moves) }, part))),
  )
}

/** Drawings up to this width are signs; larger ones are scenery, or things with a mark of their own. */
const SIGN = 64

/** What has a meaning: what can be pointed at, and signs; those on a button say what the button does, a seat's mark whose. */
function hasMeaning(element: Drawn): boolean {
  const classes = classesOf(element)
  if (classes.includes('spot')) return true
  const width = Number(attribute(element, 'width') ?? 0)
  const within = element.parent && closest(element.parent, ({ tag }) => tag === 'svg')
  const drawn = element.tag === 'svg' && !within && width > 0 && width <= SIGN
  const sign = attribute(element, 'data-icon') !== null || (drawn && !classes.includes('seat-mark'))
  return sign && closest(element, ({ tag }) => tag === 'button') === null
}

const isMarked = (element: Drawn): boolean => attribute(element, 'data-explain') !== null

/** Where something is, for whoever reads that it is not explained. */
function pathOf(element: Drawn): string {
  const name = (each: Drawn): string =>
    [each.tag, ...classesOf(each), attribute(each, 'data-icon') ?? ''].filter(Boolean).join('.')
  return [element.parent?.parent, element.parent, element].flatMap((each) => (each ? [name(each)] : [])).join(' > ')
}

interface Seen {
  readonly unmarked: Set<string>
  readonly wordless: Set<string>
  readonly things: Set<string>
  readonly icons: Set<string>
}

async function look(opened: Opened, view: View<GameTypes>, moves: Hands['moves'], seen: Seen): Promise<void> {
  const elements = drawn(opened, view, moves)
  for (const element of elements.filter(hasMeaning)) {
    if (!closest(element, isMarked)) seen.unmarked.add(pathOf(element))
  }
  const things = new Set(elements.filter(isMarked).map((element) => attribute(element, 'data-explain') ?? ''))
  for (let seat = 0; seat < view.seats; seat++) {
    for (const { mark, label } of opened.board.figures(view, seat, 'en')) {
      if (mark) things.add(mark['data-explain'])
      else seen.unmarked.add(`figure: ${label}`)
    }
  }
  for (const element of elements) {
    const icon = attribute(element, 'data-icon')
    if (icon && hasMeaning(element)) seen.icons.add(icon)
  }
  for (const language of LANGUAGES) {
    const explainer = await opened.board.explains?.words[language]()
    const rules: Readonly<Record<string, unknown>> = await (await opened.game.text[language]()).rules()
    for (const thing of things) {
      seen.things.add(thing)
      const [kind = '', ...id] = thing.split(':')
      const said = explainer?.things[kind]?.(id.join(':'), view, names)
      const { name, what, cost = '', when = '', kind: sort = '', rule } = said ?? { name: '', what: '', rule: '' }
      const whole = name && what && rules[rule]
      if (!whole || HOLES.test([name, sort, what, cost, when].join(' '))) seen.wordless.add(`${language} ${thing}`)
    }
  }
}

/** So often each step is looked at in a game: a board takes a while to draw. */
const OFTEN = 2

/** Plays a whole game with options and moves at random, and looks at the board in every kind of step. */
async function watch(opened: Opened, number: number, seen: Seen): Promise<void> {
  const { game } = opened
  const chance = chanceFrom(`explain/${game.id}/${number}`)
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1))
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, chance.pick(fittingValues(spec, seats))]))
  const history = new History(game, { seats, options, seed: `explain/${number}` })
  const steps = new Map<string, number>()
  for (let made = 0; !history.table.over; made++) {
    const { table } = history
    const seat = chance.pick(table.asked())
    const moves = table.legal(seat)
    const step = table.current?.step ?? ''
    const times = steps.get(step) ?? 0
    if (times < OFTEN || made % 120 === 0) await look(opened, viewOf(table, seat), moves, seen)
    steps.set(step, times + 1)
    expect(history.play(seat, chance.pick(moves))).toBeNull()
  }
}

describe.each([...SHELF.keys()])('the board of %s', (id) => {
  test('explains everything that is drawn on it in whole games', async () => {
    const opened = await openGame(id, 'en')
    const seen: Seen = { unmarked: new Set(), wordless: new Set(), things: new Set(), icons: new Set() }
    for (let number = 0; number < 3; number++) await watch(opened, number, seen)
    expect([...seen.unmarked].sort()).toEqual([])
    expect([...seen.wordless].sort()).toEqual([])
    expect(seen.things.size).toBeGreaterThan(80)
    const legend = Object.keys(opened.board.explains?.icons ?? {})
    expect([...seen.icons].filter((icon) => !legend.includes(icon))).toEqual([])
  }, 600_000)

  test.each(LANGUAGES)('has a legend with words for every icon (%s)', async (language) => {
    const { board, text } = await openGame(id, language)
    const rules = await text.rules()
    const words = (await board.explains?.words[language]())?.icons ?? {}
    expect(Object.keys(words).sort()).toEqual(Object.keys(board.explains?.icons ?? {}).sort())
    expect(Object.keys(words).length).toBeGreaterThan(10)
    for (const [icon, { name, what, rule }] of Object.entries(words)) {
      expect(name, icon).not.toBe('')
      expect(what, icon).toMatch(/[.!]$/)
      expect(rules, icon).toHaveProperty(rule)
    }
  })
})
