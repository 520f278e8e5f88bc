import { describe, expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'
import type { OrchardState } from '../../../games/orchard/state.ts'
import { FAILURES, type Failure } from '../src/fuzz/findings.ts'
import type { AnyGame } from '../src/world.ts'
import { boardroom, orchardWith, orchardWithMove } from './world.ts'

async function fuzzed(game: AnyGame, games = '40') {
  const argv = ['fuzz', 'orchard', '--games', games, '--seed', 'f', '--json']
  const { code, out, err } = await boardroom(argv, { games: [game] })
  return { code, report: JSON.parse(out), err }
}

/** Fuzzing must find the bug and count it as this, and as nothing else. */
async function finds(failure: Failure, game: AnyGame, says: string): Promise<void> {
  const { code, report, err } = await fuzzed(game)
  expect(err).toContain(says)
  expect(err).toMatch(/seed f\/\d+, seq \d+/)
  expect(FAILURES.filter((each) => report[each] > 0)).toEqual([failure])
  expect(code).toBe(1)
}

describe('fuzz', () => {
  test('finds nothing wrong with a sound game', async () => {
    const { code, report, err } = await fuzzed(orchardWith({}), '100')
    expect(err).toBe('')
    expect(report).toMatchObject({ games: 100, crashes: 0, deadEnds: 0, leaks: 0, invariantBreaks: 0 })
    expect(report.moves).toBeGreaterThan(1000)
    expect(report.illegalTried).toBeGreaterThan(1000)
    expect(code).toBe(0)
  })

  test('a number of games and a seed give the same report every time', async () => {
    expect((await fuzzed(orchardWith({}))).report).toEqual((await fuzzed(orchardWith({}))).report)
  })

  test('stops when the time is up', async () => {
    const start = performance.now()
    const { code, out } = await boardroom(['fuzz', 'orchard', '--seconds', '0.3', '--json'])
    expect(performance.now() - start).toBeLessThan(5000)
    expect(JSON.parse(out).games).toBeGreaterThan(0)
    expect(code).toBe(0)
  })

  test('--skip goes straight to a game, to look at it again', async () => {
    const game = orchardWithMove('end', { refuse: () => ({ rule: 'OR-SEA-02' }) })
    const argv = ['fuzz', 'orchard', '--seed', 'f', '--games', '1', '--skip', '3']
    const { out, err } = await boardroom(argv, { games: [game] })
    expect(err).toContain('deadEnds: seed f/3, seq')
    expect(out).toContain('Something is wrong')
  })
})

describe('fuzz finds', () => {
  test('a crash on a nonsensical seat', async () => {
    const game = orchardWith({
      notAsked: (state, _current, seat) => {
        if (state.coins[seat] === undefined) throw new TypeError('no such player')
        return { rule: 'OR-SEA-02' }
      },
    })
    await finds('crashes', game, 'TypeError: no such player on seat')
  })

  test('a crash while a move is carried out', async () => {
    const game = orchardWithMove('sell', {
      apply: () => {
        throw new Error('worm in the apple')
      },
    })
    await finds('crashes', game, 'worm in the apple')
  })

  test('a dead end', async () => {
    const game = orchardWithMove('end', { refuse: () => ({ rule: 'OR-SEA-02' }) })
    await finds('deadEnds', game, 'has no legal move at market')
  })

  test('a leak in the view', async () => {
    const game = orchardWith({
      view: (state, viewer) => ({ ...orchard.view(state, viewer), next: state.prices }),
    })
    await finds('leaks', game, 'an imagined state looks different at board.next')
  })

  test('a leak through undo', async () => {
    const game = orchardWithMove('end', {
      apply: (table: { state: OrchardState; done(): void; log(entry: object): void }) => {
        table.log({ type: 'season', price: table.state.prices.at(-1) ?? 0 })
        table.done()
      },
    })
    await finds('leaks', game, 'which it can take back')
  })

  test('a broken invariant', async () => {
    const game = orchardWithMove('sell', {
      apply: (table: { state: OrchardState }, _params: object, seat: number, move: { count: number }) => {
        table.state.coins[seat] = (table.state.coins[seat] ?? 0) + move.count
      },
    })
    await finds('invariantBreaks', game, 'coins appear or vanish')
  })

  test('a legal move that is not listed', async () => {
    const game = orchardWithMove('bid', { candidates: () => [{ type: 'bid', amount: 0 }] })
    await finds('unlisted', game, 'is accepted but not listed')
  })

  test('a refusal that changes the state', async () => {
    const game = orchardWithMove('bid', {
      candidates: () => [0, 1, 2, 3, 4, 5].map((amount) => ({ type: 'bid', amount })),
      refuse: (state: OrchardState, _params: object, seat: number, move: { amount: number }) => {
        const most = Math.min(5, state.coins[seat] ?? 0)
        if (move.amount <= most) return null
        if (move.amount > 5) state.price += 1
        return { rule: 'OR-BID-01', most }
      },
    })
    await finds('badRefusals', game, 'changes the state')
  })

  test('a refusal without a rule', async () => {
    const game = orchardWith({ notAsked: () => ({ rule: '' }) as never })
    await finds('badRefusals', game, 'no rule')
  })

  test('a refusal by a rule that has no help', async () => {
    const [en, de] = await Promise.all([orchard.text.en(), orchard.text.de()])
    const game = orchardWith({
      notAsked: () => ({ rule: 'OR-BID-77' }) as never,
      text: {
        en: async () => ({ ...en, refusal: () => 'No.' }),
        de: async () => ({ ...de, refusal: () => 'Nein.' }),
      },
    })
    await finds('badWords', game, 'en')
  })

  test('a sentence with a hole', async () => {
    const text = await orchard.text.de()
    const game = orchardWith({
      text: { ...orchard.text, de: () => Promise.resolve({ ...text, prompt: () => `Biete ${undefined}.` }) },
    })
    await finds('badWords', game, 'de says “Biete undefined.”')
  })

  test('a state that does not survive being saved', async () => {
    const game = orchardWith({
      setup: (start) => ({ ...orchard.setup(start), when: Number.NaN }) as never,
      imagine: (view, chance) => ({ ...orchard.imagine(view, chance), when: Number.NaN }) as never,
    })
    await finds('badSaves', game, 'saving and loading changes the state at when')
  })

  test('undo that does not restore', async () => {
    let price = 0
    const game = orchardWithMove('end', {
      apply: (table: { state: OrchardState; done(): void }) => {
        // Out of a closure instead of the state, so the second time is different.
        table.state.price = price++
        table.done()
      },
    })
    const { code, report } = await fuzzed(game)
    expect(report.badUndos).toBeGreaterThan(0)
    expect(code).toBe(1)
  })
})
