import { describe, expect, test } from 'vitest'
import {
  advanced,
  EMPTY,
  lengthOf,
  onScreen,
  reelOf,
  type Shot,
  shotsBetween,
  spliced,
  timesIn,
  unbuilt,
} from '../src/film/reel.ts'
import { soundOf } from '../src/film/sounds.ts'
import { CLIMAX, type Events, type FilmEvent, few, inTurn, standIns } from '../src/film/vocabulary.ts'

const log = [
  { seq: 1, entry: { type: 'founded' } },
  { seq: 2, entry: { type: 'bought' } },
  { seq: 2, entry: { type: 'price' } },
  { seq: 4, entry: { type: 'passed' } },
]
const point = () => [{ act: 'reveal', at: 'bank' }] as const
const between = (from: number, to: number) => shotsBetween(log, from, to, point)
const told = (shots: readonly Shot[]) => shots.map(({ seq, entry }) => `${seq} ${entry.type}`)

function shown(reel = EMPTY): string[] {
  const seen: string[] = []
  for (let shot = onScreen(reel); shot; shot = onScreen(reel)) {
    seen.push(shot.entry.type)
    reel = advanced(reel, shot)
  }
  expect(reel).toBe(EMPTY)
  return seen
}

describe('the order of the film', () => {
  test('what happened is seen in the order of the log, over the position after its move', () => {
    expect(told(between(0, 4))).toEqual(['1 founded', '2 bought', '2 price', '4 passed'])
    expect(shown(reelOf(between(0, 4)))).toEqual(['founded', 'bought', 'price', 'passed'])
  })

  test('what happens meanwhile is seen after what still waits', () => {
    expect(shown(spliced(reelOf(between(0, 2)), between(2, 4)))).toEqual(['founded', 'bought', 'price', 'passed'])
  })

  test('what a later shot of the same move makes rise does not stand before', () => {
    const rising = ({ type }: { readonly type: string }): Events => [{ act: 'grow', at: type }]
    const reel = reelOf(shotsBetween(log, 1, 4, rising))
    expect(unbuilt(reel)).toEqual(['price'])
    const [first] = reel.shots
    expect(first && unbuilt(advanced(reel, first))).toEqual([])
    expect(unbuilt(reelOf(shotsBetween(log, 4, 1, rising)))).toEqual([])
    const higher = (): Events => [{ act: 'grow', at: 'house', hidden: 0.5 }]
    expect(unbuilt(reelOf(shotsBetween(log, 1, 4, higher)))).toEqual([])
    expect(unbuilt(EMPTY)).toEqual([])
  })

  test('a move that leaves nothing to see changes nothing', () => {
    const reel = reelOf(between(0, 1))
    expect(between(2, 3)).toEqual([])
    expect(spliced(reel, [])).toBe(reel)
  })

  test('backwards the last is seen first, over the position before its move', () => {
    const shots = between(4, 1)
    expect(told(shots)).toEqual(['3 passed', '1 price', '1 bought'])
    expect(shots.every(({ back }) => back)).toBe(true)
    expect(between(1, 4).every(({ back }) => !back)).toBe(true)
  })
})

describe('skipping', () => {
  test('a film that was cut is over at once', () => {
    expect(onScreen(EMPTY)).toBeNull()
    expect(reelOf([])).toBe(EMPTY)
  })

  test('a shot that ends after the film was cut, or after another one, changes nothing', () => {
    const reel = reelOf(between(0, 4))
    const [first, second] = reel.shots
    if (!first || !second) throw new Error('no film')
    expect(advanced(EMPTY, first)).toBe(EMPTY)
    expect(advanced(reel, second)).toBe(reel)
    // The own move has cut the film: the shot of the film before ends without harm to the new one.
    const own = reelOf(between(3, 4))
    expect(advanced(own, first)).toBe(own)
  })
})

describe('speed', () => {
  const reel = reelOf(between(0, 1))
  const [shot] = reel.shots as [Shot]

  test('slow takes longer than normal, normal longer than fast, and off no time', () => {
    const lengths = (['slow', 'normal', 'fast', 'off'] as const).map((speed) => lengthOf(shot, reel, speed, false))
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(new Set(lengths).size).toBe(4)
    expect(lengths.at(-1)).toBe(0)
  })

  test('an event takes 150 to 400 ms and a caption can be read at normal speed', () => {
    expect(lengthOf(shot, reel, 'normal', false)).toBeGreaterThan(400)
    expect(lengthOf(shot, reel, 'normal', false)).toBeLessThan(800)
  })

  test('without motion captions stay at least half a second', () => {
    expect(lengthOf(shot, reel, 'normal', true)).toBeGreaterThanOrEqual(500)
  })

  test('nobody sits through more than twelve seconds at normal speed', () => {
    const long = reelOf(Array.from({ length: 59 }, () => shot))
    const total = long.shots.reduce((sum, each) => sum + lengthOf(each, long, 'normal', false), 0)
    expect(total).toBeLessThanOrEqual(12_100)
    expect(total).toBeGreaterThan(10_000)
  })
})

test('a larger place stands for one that is not on screen', () => {
  expect(standIns('company:swift:factory:2')).toEqual([
    'company:swift:factory:2',
    'company:swift:factory',
    'company:swift',
    'company',
  ])
})

test('a large sum is a handful of coins', () => {
  expect([few(1, 30), few(31, 30), few(900, 30), few(0)]).toEqual([1, 2, 5, 1])
})

describe('events one after the other', () => {
  const step = { act: 'reveal', at: 'bank' } as const
  const shotOf = (events: Events): Shot => ({ seq: 1, entry: { type: 'won' }, events, back: false })

  test('begin when those before them have been seen, and all of them fit into the shot', () => {
    const together = shotOf([step, step, step])
    const [first, ...rest] = inTurn([step, step, step], 200, 100)
    const apart = shotOf([first ?? step, ...rest])
    const length = (shot: Shot) => lengthOf(shot, reelOf([shot]), 'normal', false)
    expect(length(apart)).toBe(length(together) + 100 + 2 * 200)
    const times = apart.events.map((event) => timesIn(apart, event, length(apart)))
    expect(times.map(({ start }) => Math.round(start))).toEqual([100, 300, 500])
    for (const { start, own } of times) expect(start + own).toBeLessThanOrEqual(length(apart) + 0.001)
  })

  test('go faster with the film', () => {
    const [first, ...rest] = inTurn([step, step], 400)
    const shot = shotOf([first ?? step, ...rest])
    const fast = lengthOf(shot, reelOf([shot]), 'fast', false)
    expect(timesIn(shot, shot.events[1] ?? step, fast).start).toBeCloseTo(160, 0)
  })

  test('a climax takes two seconds at most, however much belongs to it', () => {
    const coins = { act: 'flow', what: { icon: 'money' }, count: 5, from: 'bank', to: 'seat:0' } as const
    const shot = shotOf([CLIMAX, ...inTurn([coins, coins, coins, coins], 180, 200)])
    expect(lengthOf(shot, reelOf([shot]), 'normal', false)).toBeLessThanOrEqual(2_000)
  })
})

describe('what is heard', () => {
  const money: FilmEvent = { act: 'flow', what: { icon: 'money' }, count: 2, from: 'bank', to: 'seat:0' }

  test('each kind of event has its sound, what is only pointed out has none', () => {
    expect(soundOf(money)).toBe('coin')
    expect(soundOf({ act: 'travel', what: { icon: 'share' }, from: 'bank', to: 'seat:0' })).toBe('stamp')
    expect(soundOf({ act: 'turnOver', at: 'bank' })).toBe('card')
    expect(soundOf({ act: 'grow', at: 'bank' })).toBe('hammer')
    expect(soundOf({ act: 'grow', at: 'bank', steps: 3 })).toBe('jack')
    expect(soundOf(CLIMAX)).toBe('bell')
    expect(soundOf({ act: 'reveal', at: 'bank' })).toBeNull()
  })

  test('an event may sound otherwise', () => {
    expect(soundOf({ act: 'grow', at: 'bank', steps: 3, sound: 'hammer' })).toBe('hammer')
  })
})
