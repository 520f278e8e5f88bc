import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom, imagineTable, type Move, Table, type View, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { dividendForecast, embezzlementForecast } from '../board/forecasts.ts'
import { bonusFor, type CompanyId } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { masterOfEconomy } from '../index.ts'
import { companyOf } from '../model/players.ts'
import { factoriesOf } from '../model/warehouse.ts'
import type { Holder } from '../state.ts'
import type { MasterOfEconomy, MasterOfEconomyMove } from '../types.ts'
import { Promises } from './forecasts/promises.ts'
import { checkPrompt, eurosIn, inAll, names, numbersIn, votesIn } from './forecasts/said.ts'
import { given } from './given.ts'
import { pick, SETTINGS } from './whole-game.ts'

type EconomyTable = Table<MasterOfEconomy>
type TableView = View<MasterOfEconomy>

interface Params {
  readonly company?: CompanyId
  readonly holder?: Holder
  readonly amount?: number
}

/** What one move was said to do, before it is made. */
interface Told {
  readonly seat: number
  readonly move: MasterOfEconomyMove
  readonly before: TableView
  readonly params: Params
  readonly step: string
  readonly said: readonly string[]
  readonly prompts: readonly string[]
}

function listen(table: EconomyTable, seat: number, move: MasterOfEconomyMove): Told {
  const before = viewOf(table, seat)
  const frame = table.current ?? expect.fail('nobody is asked')
  return {
    seat,
    move,
    before,
    params: frame.params as Params,
    step: frame.step,
    said: inAll((text) => text.move(move, before, names)),
    prompts: inAll((text) => text.prompt(frame, seat, before, names)),
  }
}

/** What the move's own entries and the position after it say. */
function checkMove({ seat, move, before, params, said }: Told, entries: readonly Entry[], table: EconomyTable): void {
  const { company } = params
  const after = table.state
  if (move.type === 'embezzle' && company && move.amount > 0) {
    const { cost, points } = embezzlementForecast(before.board, company, move.amount)
    for (const sentence of said) expect(eurosIn(sentence)).toEqual([move.amount, cost])
    expect(companyOf(before.board, company).cash - companyOf(after, company).cash).toBe(cost)
    expect(after.shares[company]?.points).toBe(points)
    const { cash } = before.board.players[seat] ?? { cash: 0 }
    expect((after.players[seat]?.cash ?? 0) - (cash ?? 0)).toBe(move.amount)
  }
  if (move.type === 'take-loan' && company) {
    for (const sentence of said) {
      expect(companyOf(after, company).cash - companyOf(before.board, company).cash).toBe(eurosIn(sentence)[0])
    }
  }
  if (move.type === 'repay' && company && entries.some(({ type }) => type === 'repaid')) {
    for (const sentence of said) {
      expect(companyOf(before.board, company).cash - companyOf(after, company).cash).toBe(eurosIn(sentence)[0])
    }
  }
  if (move.type === 'buy-back' && company) {
    const entry = entries.find(({ type }) => type === 'bought-back')
    const holder = entry?.type === 'bought-back' ? entry.holder : null
    for (const sentence of said) if (typeof holder === 'number') expect(sentence).toContain(names.seat(holder))
  }
}

const FAILED = /^(unpaid|fine-waived|interest-waived)$/

/** What prompts say that only the answer shows. */
function checkOutcome({ step, seat, before, prompts, params }: Told, entries: readonly Entry[]): void {
  for (const said of prompts) {
    if (step === 'forced-sale') {
      const [missing = 0, price = 0] = eurosIn(said)
      expect(
        entries.some(({ type }) => FAILED.test(type)),
        said,
      ).toBe(missing > price)
      expect(entries.find(({ type }) => type === 'forced-sale')).toMatchObject({ price })
    }
    for (const entry of entries) {
      if (step === 'dividend-vote' && entry.type === 'dividend-vote') {
        const own = [...entry.yes, ...entry.no].find((vote) => vote.seat === seat)
        expect(own?.votes, said).toBe(votesIn(said))
      }
      if (step === 'dividend-vote' && entry.type === 'dividend' && params.company && params.amount) {
        const { all, own } = dividendForecast(before.board, params.company, params.amount, seat)
        expect(entry.paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(all)
        expect(entry.paid.find(({ holder }) => holder === seat)?.amount ?? 0).toBe(own)
      }
      if (step === 'election-vote' && entry.type === 'election-vote') {
        expect(entry.ballots.find((ballot) => ballot.seat === seat)?.votes, said).toBe(votesIn(said))
      }
    }
  }
}

/** A sentence of the log names the numbers of its entry. */
function checkLine(entry: Entry, table: EconomyTable): void {
  for (const said of inAll((text) => text.entry(entry, names))) {
    for (const fact of ['price', 'amount', 'points', 'cost', 'count', 'score'] as const) {
      const number = (entry as unknown as Record<string, unknown>)[fact]
      if (typeof number === 'number' && number > 0) expect(numbersIn(said), said).toContain(Math.abs(number))
    }
  }
  // The board shows every manager the bonus that the factories will bring.
  if (entry.type === 'manager-bonus') {
    expect(entry.amount).toBe(bonusFor(factoriesOf(companyOf(table.state, entry.company))))
  }
}

/** The preview of a move is played on an imagined table; what it shows is what comes. */
function previewOf(view: TableView, seat: number, move: Move) {
  const table = imagineTable(masterOfEconomy, view, chanceFrom('preview'))
  table.silent = false
  if (table.play(seat, move) || table.final) return null
  return { board: viewOf(table, seat).board, entries: table.entries.map(({ entry }) => entry) }
}

const OFTEN = 3

function playListening(seats: number, options: object, seed: string, greedySeats: number): number {
  const table = Table.start(masterOfEconomy, { seats, options, seed })
  const promises = new Promises()
  const chance = chanceFrom(seed)
  let moves = 0
  table.entries = []
  for (; !table.over; moves++) {
    const seat = chance.pick(table.asked())
    const legal = table.legal(seat) as MasterOfEconomyMove[]
    const bot = seat < greedySeats
    const move = (bot ? greedy.choose(sightOf(table, seat, chance)) : pick(legal, chance)) as MasterOfEconomyMove
    const told = listen(table, seat, move)
    checkPrompt(table, seat, legal, told.before)
    for (const said of told.said) promises.make(move, said, told.params.company, told.params.holder)
    const preview = moves % OFTEN === 0 ? previewOf(told.before, seat, move) : null
    expect(table.play(seat, move)).toBeNull()
    const entries = table.entries.map(({ entry }) => entry)
    table.entries = []
    if (preview) expect({ board: viewOf(table, seat).board, entries }).toEqual(preview)
    checkMove(told, entries, table)
    checkOutcome(told, entries)
    for (const entry of entries) {
      promises.keep(entry)
      checkLine(entry, table)
    }
  }
  return moves
}

describe.each(SETTINGS)('What players are told beforehand is what happens: $name', ({ seats, options }) => {
  test.each([1, 2])('in game %i', (number) => {
    expect(playListening(seats, options, `forecasts/${number}`, number === 2 ? 1 : 0)).toBeGreaterThan(60)
  })
})

test('[ME-MTG-13] A dividend of 2 is what the board said it would be', () => {
  const table = given(
    { at: 'dividends' },
    {
      players: { 0: { packets: { 'red-socks': [3] } }, 1: { packets: { 'red-socks': [4] } } },
      companies: { 'red-socks': { manager: 0, cash: 20 } },
    },
  )
  table.does(0, { type: 'name-motion', amount: 2 }).does(1, { type: 'no-motion' })
  const { board } = viewOf(table.table, 1)
  expect(dividendForecast(board, 'red-socks', 2, 1)).toEqual({ all: 14, rest: 6, own: 8 })
  table.does(0, { type: 'vote', yes: true }).does(1, { type: 'vote', yes: true })
  expect([table.company('red-socks').cash, table.player(1).cash]).toEqual([6, 8])
})
