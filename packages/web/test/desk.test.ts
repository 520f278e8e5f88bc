import { loadGame } from '@boardroom/games'
import { type Game, type GameTypes, type Move, replay, type Seat, viewOf } from '@boardroom/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Desk } from '../src/table/desk.ts'
import type { Update } from '../src/table/protocol.ts'
import { fileOf, type TableRecord } from '../src/table/store.ts'
import { Thinker } from '../src/table/thinker.ts'

const PATIENT = { timeout: 20_000 }

let game: Game<GameTypes>

beforeAll(async () => {
  game = await loadGame('carnegie')
})

const person = (name: string) => ({ name, bot: null })
const bot = (name: string) => ({ name, bot: 'random' })

/** Where there are no workers for bots the table thinks for itself. */
class NoWorker extends EventTarget implements Worker {
  onmessage = null
  onmessageerror = null
  onerror: Worker['onerror'] = null

  postMessage(): void {
    queueMicrotask(() => this.onerror?.(Object.assign(new Event('error'), NOWHERE)))
  }

  terminate(): void {}
}

const NOWHERE = { message: 'no worker', filename: '', lineno: 0, colno: 0, error: null }

/** A desk with everything it has told and kept. */
class Sitting {
  readonly told: Update[] = []
  readonly kept: TableRecord[] = []
  readonly desk: Desk

  constructor(change: Partial<TableRecord> = {}, viewer: Seat | 'spectator' | null = null) {
    const seats = [person('Ada'), person('Ben')]
    const base = { id: 't', game: game.id, rules: '', options: {}, seed: 'desk', moves: [], result: null }
    const record: TableRecord = { ...base, seats, created: 0, updated: 0, ...change }
    this.desk = new Desk({
      game,
      record,
      viewer,
      thinker: new Thinker(() => new NoWorker()),
      keep: async (each) => void this.kept.push(each),
      tell: (update) => this.told.push(update),
    })
    this.desk.tell()
  }

  get latest(): Update {
    return this.told.at(-1) ?? expect.fail('nothing was told')
  }

  get move(): Move {
    return this.latest.moves[0] ?? expect.fail('no moves')
  }

  /** Plays until the seat in front of the screen may take back its move. */
  async untilUndo(): Promise<void> {
    for (let i = 0; i < 60; i++) {
      if (!this.latest.view.asked.some((seat) => seat === this.latest.view.viewer)) {
        this.desk.sit(this.latest.view.asked[0] ?? expect.fail('nobody is asked'))
      }
      expect(await this.desk.play(this.move)).toBeNull()
      if (this.latest.canUndo) return
    }
    throw new Error('nothing could be taken back in 60 moves')
  }
}

describe('a table in this browser', () => {
  it('plays for who sits in front of it, tells and keeps it', async () => {
    const { desk, told, kept } = new Sitting()
    const [first] = told
    expect(await desk.play(first?.moves[0] ?? expect.fail('no moves'))).toBeNull()
    expect(told).toHaveLength(2)
    expect(told[1]).toMatchObject({ view: { seq: 1, viewer: first?.view.viewer }, movers: [first?.view.viewer] })
    expect(kept).toMatchObject([{ rules: game.rules, moves: [{ seat: first?.view.viewer }], result: null }])
  })

  it('refuses by the rules, says why, and changes nothing', async () => {
    const { desk, told, kept } = new Sitting()
    const wrong: Move = { type: 'nonsense' }
    expect(desk.why(wrong)).toMatchObject({ rule: 'KERNEL-MOVE' })
    expect(await desk.play(wrong)).toMatchObject({ rule: 'KERNEL-MOVE' })
    expect([told.length, kept.length]).toEqual([1, 0])
  })

  it('tells of the log only what is new', async () => {
    const sitting = new Sitting()
    await sitting.desk.play(sitting.move)
    const [first, second] = sitting.told
    expect([first?.logFrom, second?.logFrom]).toEqual([0, first?.log.length])
  })

  it('tells the whole log to whoever sits down', async () => {
    const sitting = new Sitting()
    for (let i = 0; i < 5; i++) await sitting.untilUndo()
    sitting.desk.sit(1)
    expect(sitting.latest).toMatchObject({ logFrom: 0, view: { viewer: 1 } })
    expect(sitting.latest.log.length).toBeGreaterThan(0)
  })

  it('takes a move back, with its entries; earlier positions keep their numbers', async () => {
    const sitting = new Sitting()
    await sitting.untilUndo()
    const { desk } = sitting
    const { view, movers } = sitting.latest
    const before = desk.at(view.seq - 1)
    expect(await desk.undo()).toBeNull()
    expect(sitting.latest.view).toEqual(before)
    expect(sitting.latest.movers).toEqual(movers.slice(0, -1))
    expect(sitting.kept.at(-1)?.moves).toHaveLength(view.seq - 1)
    expect(sitting.latest.logFrom + sitting.latest.log.length).toBeLessThanOrEqual(
      sitting.told.slice(0, -1).reduce((length, { logFrom, log }) => Math.max(length, logFrom + log.length), 0),
    )
    // Another way from here on: what was taken back is no part of the past any more.
    expect(await desk.play(sitting.latest.moves.at(-1) ?? expect.fail('no moves'))).toBeNull()
    expect(desk.at(view.seq)).toEqual(sitting.latest.view)
    expect(desk.at(view.seq - 1)).toEqual(before)
  })

  it('lets spectators look on, and nothing else', async () => {
    const { desk, told } = new Sitting({}, 'spectator')
    expect(told[0]).toMatchObject({ moves: [], canUndo: false, view: { viewer: 'spectator' } })
    expect(await desk.undo()).toEqual({ rule: 'KERNEL-UNDO' })
    expect(await desk.play({ type: 'nonsense' })).not.toBeNull()
    expect(told).toHaveLength(1)
  })

  it('shows what a move leads to without making it', () => {
    const sitting = new Sitting()
    sitting.desk.preview(sitting.move)
    expect([sitting.told.length, sitting.kept.length]).toEqual([1, 0])
    expect(sitting.desk.at(0)).toEqual(sitting.latest.view)
  })

  it('goes on where it was left, for whoever is asked', async () => {
    const first = new Sitting()
    for (let i = 0; i < 5; i++) await first.untilUndo()
    const record = first.kept.at(-1) ?? expect.fail('nothing was kept')
    const again = new Sitting(record)
    expect(again.latest.view.seq).toBe(first.latest.view.seq)
    expect(again.latest.view.asked).toContain(again.latest.view.viewer)
  })

  it('does not open what comes out differently, nor what the rules refuse', async () => {
    const sitting = new Sitting()
    await sitting.desk.play(sitting.move)
    const record = sitting.kept.at(-1) ?? expect.fail('nothing was kept')
    expect(() => new Sitting({ ...record, hash: '0'.repeat(64) })).toThrow('it comes out differently now')
    const wrong = { seat: 0, move: { type: 'nonsense' } }
    expect(() => new Sitting({ ...record, moves: [wrong] })).toThrow('move 1 is refused by KERNEL-MOVE')
  })

  it('gives its game away as a file that can be played again', async () => {
    const sitting = new Sitting()
    for (let i = 0; i < 3; i++) await sitting.untilUndo()
    const file = sitting.desk.file()
    expect(viewOf(replay(game, file).table, sitting.latest.view.viewer)).toEqual(sitting.latest.view)
    expect(fileOf(sitting.kept.at(-1) ?? expect.fail('nothing was kept'))).toMatchObject({
      moves: file.moves,
      hash: file.hash,
    })
  })
})

describe('bots at a table in this browser', () => {
  const seats = [person('Ada'), bot('Bert')]

  it('play until a person is asked', async () => {
    const sitting = new Sitting({ seats, seed: 'bots' })
    sitting.desk.goOn()
    for (let i = 0; i < 10; i++) {
      await vi.waitFor(() => expect(sitting.latest.view.asked).toContain(0), PATIENT)
      expect(await sitting.desk.play(sitting.move)).toBeNull()
    }
    await vi.waitFor(() => expect(sitting.latest.view.asked).toContain(0), PATIENT)
    expect(sitting.latest.movers).toContain(1)
    expect(sitting.desk.file().seats).toEqual([{ name: 'Ada' }, { name: 'Bert', bot: 'random' }])
  })

  it('wait while they are held, and then go on', async () => {
    const sitting = new Sitting({ seats: [bot('Anna'), bot('Bert')] })
    expect(sitting.latest.view.viewer).toBe('spectator')
    sitting.desk.hold(true)
    sitting.desk.goOn()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sitting.told).toHaveLength(1)
    sitting.desk.hold(false)
    await vi.waitFor(() => expect(sitting.told.length).toBeGreaterThan(3), PATIENT)
    sitting.desk.hold(true)
  })
})
