import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'
import { shareOut } from '../src/sim/job.ts'
import { boardroom, orchardWith, orchardWithMove } from './world.ts'

async function report(...flags: string[]) {
  const { code, out, err } = await boardroom(['sim', 'orchard', '--json', ...flags])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('sim', () => {
  test('reports what the contract asks for', async () => {
    const said = await report('--games', '7', '--seats', '3', '--seed', 's')
    expect(Object.keys(said)).toEqual([
      'game',
      'seats',
      'games',
      'moves',
      'seconds',
      'movesPerSecond',
      'wins',
      'scores',
      'hash',
    ])
    expect(said).toMatchObject({ game: 'orchard', seats: 3, games: 7 })
    expect(said.scores).toHaveLength(7)
    expect(said.scores[0]).toHaveLength(3)
    expect(said.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('counts a shared win for every seat that shares it', async () => {
    const { wins, scores } = await report('--games', '60', '--seats', '2', '--seed', 's')
    const count = (seat: number): number => scores.filter((each: number[]) => each[seat] === Math.max(...each)).length
    expect(wins).toEqual([count(0), count(1)])
    expect(wins[0] + wins[1]).toBeGreaterThan(60)
  })

  test('the same arguments give the same hash, on any number of threads, with or without checks', async () => {
    const args = ['--games', '9', '--seed', 'same', '--bots', 'random,greedy-1,random']
    const { hash } = await report(...args)
    expect((await report(...args)).hash).toBe(hash)
    expect((await report(...args, '--threads', '2')).hash).toBe(hash)
    expect((await report(...args, '--threads', '4')).hash).toBe(hash)
    expect((await report(...args, '--check')).hash).toBe(hash)
    expect((await report(...args.with(3, 'other'))).hash).not.toBe(hash)
  })

  test('more threads than games are not started', () => {
    const job = {
      game: 'orchard',
      seats: 2,
      options: {},
      bots: [],
      patience: 0,
      seed: '1',
      games: 2,
      first: 0,
      every: 1,
      check: false,
      save: null,
    }
    expect(shareOut(job, 8).map(({ first, every }) => [first, every])).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  test('takes as many seats as the game has, or as bots are named', async () => {
    expect((await report()).seats).toBe(4)
    expect((await report('--bots', 'greedy-1,random')).seats).toBe(2)
    expect((await report('--bots', 'greedy-1')).seats).toBe(4)
  })

  test('options change the game', async () => {
    const short = await report('--seats', '2', '--options', '{"seasons":2}')
    const long = await report('--seats', '2', '--options', '{"seasons":3}')
    expect(long.moves).toBeGreaterThan(short.moves)
  })

  test('greedy beats random', async () => {
    const { wins } = await report('--games', '40', '--bots', 'greedy-1,random')
    expect(wins[0]).toBeGreaterThan(wins[1])
  })

  test('prints a table for people', async () => {
    const { out } = await boardroom(['sim', 'orchard', '--games', '2', '--seats', '2', '--check'])
    expect(out).toContain('Orchard: 2 games, seed 1')
    expect(out).toMatch(/│ Seat │ Bot {4}│ Wins │ Lowest │/)
    expect(out).toContain('Every check passed.')
  })

  test('saves game files that can be replayed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boardroom-'))
    const { scores } = await report('--games', '2', '--seats', '2', '--seed', 'a/b', '--save', folder)
    const files = readdirSync(folder).sort()
    expect(files).toEqual(['orchard-2-a_b-0.json', 'orchard-2-a_b-1.json'])
    const { out } = await boardroom(['replay', join(folder, files[1] as string), '--json'])
    expect(JSON.parse(out)).toMatchObject({ valid: true, result: { scores: scores[1] } })
  })
})

describe('sim --check finds', () => {
  const check = (game: ReturnType<typeof orchardWith>, ...flags: string[]) =>
    boardroom(['sim', 'orchard', '--check', '--games', '20', '--seats', '2', ...flags], { games: [game] })

  test('coins out of nothing, and names the seed and the move', async () => {
    const game = orchardWithMove('sell', {
      apply: (table: { state: { coins: number[] } }) => {
        table.state.coins[0] = 1000
      },
    })
    const { code, out, err } = await check(game, '--seed', 'q')
    expect(err).toMatch(/^seed q\/\d+, after move \d+: coins appear or vanish$/m)
    expect(out).toContain('Checks failed in')
    expect(code).toBe(1)
  })

  test('undo that does not restore', async () => {
    let made = 0
    const game = orchardWithMove('end', {
      apply: (table: { state: { prices: number[] }; done(): void }) => {
        if (made++ % 3 === 0) table.state.prices.reverse()
        table.done()
      },
    })
    const { code, err } = await check(game)
    expect(err).toContain('end comes out differently after undo')
    expect(code).toBe(1)
  })

  test('a file that comes out differently', async () => {
    let tables = 0
    const game = orchardWith({
      setup: (start) => {
        const state = orchard.setup(start)
        if (tables++ % 2 === 0) state.prices.reverse()
        return state
      },
    })
    const { code, err } = await check(game)
    expect(err).toContain('the game file cannot be replayed')
    expect(code).toBe(1)
  })

  test('a crash, and goes on with the other games', async () => {
    const game = orchardWithMove('sell', {
      apply: () => {
        throw new Error('worm in the apple')
      },
    })
    const { code, out, err } = await boardroom(['sim', 'orchard', '--games', '5', '--json'], { games: [game] })
    expect(err).toMatch(/seed 1\/0, after move \d+: crash: worm in the apple/)
    expect(JSON.parse(out).games).toBe(5)
    expect(code).toBe(1)
  })

  test('a dead end', async () => {
    const game = orchardWithMove('end', { refuse: () => ({ rule: 'OR-SEL-01' }) })
    const { code, err } = await boardroom(['sim', 'orchard'], { games: [game] })
    expect(err).toMatch(/dead end: seat \d has no legal move at market/)
    expect(code).toBe(1)
  })

  test('a game without an end', async () => {
    const game = orchardWithMove('end', { apply: () => undefined })
    const { code, err } = await boardroom(['sim', 'orchard'], { games: [game] })
    expect(err).toContain('the game does not come to an end')
    expect(code).toBe(1)
  })
})
