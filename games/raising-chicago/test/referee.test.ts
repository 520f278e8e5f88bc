import { greedy, random, sightOf } from '@boardroom/bots'
import { type Chance, chanceFrom, type Logged, type Seat, Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../entries.ts'
import { raisingChicago } from '../index.ts'
import type { Options } from '../meta.ts'
import type { RaisingChicago } from '../types.ts'
import { Disagreement, Referee } from './referee.ts'
import { pick, SETTINGS } from './whole-game.ts'

type Player = (table: Table<RaisingChicago>, seat: Seat, chance: Chance) => RaisingChicago['move']

const atRandom: Player = (table, seat, chance) => pick(table.legal(seat), chance)

/** Bots that see one move ahead, and one who does not care: their games go where careful play leads. */
const withBots: Player = (table, seat, chance) => {
  const bot = seat === 0 ? random : greedy
  return bot.choose(sightOf(table, seat, chance))
}

/** Bids where nobody has bid yet, so that cards, poverty and markers go to the same company again and again. */
const stubborn: Player = (table, seat, chance) => {
  const moves = table.legal(seat)
  const slot = ['I', 'II', 'III', 'IV', 'V'][seat % 2]
  const bids = moves.filter((move) => (move as { slot?: string }).slot === slot)
  return pick(bids.length > 0 && chance.below(4) > 0 ? bids : moves, chance)
}

/** Takes tile 7, keeps its tiles until they are asked for, and builds where sites are built on: awards hang on it. */
const hoarder: Player = (table, seat, chance) => {
  const moves = table.legal(seat)
  const { outskirts, city } = table.state
  const tile7 = `outskirts-site-${outskirts.indexOf('outskirts-tile-07') + 1}`
  const wanted = moves.filter((move) => (move as { site?: string }).site === tile7)
  const patient = moves.filter(({ type }) => type !== 'use-tile' || table.current?.step === 'before-award')
  const corners = patient.filter(
    (move) => move.type === 'raise' && isBeside(city, (move as { site?: string }).site ?? ''),
  )
  return pick(wanted.length > 0 ? wanted : corners.length > 0 ? corners : patient, chance)
}

function isBeside(city: readonly unknown[], site: string): boolean {
  const index = Number(site.slice(-2)) - 1
  return [index - 1, index + 1].some((near) => city[near] && Math.floor(near / 2) === Math.floor(index / 2))
}

/** Plays a whole game under the referee's eyes; returns how many moves it took. */
function refereed(seats: number, options: Partial<Options>, seed: string, player: Player): number {
  const chance = chanceFrom(`${seed}/moves`)
  const table = Table.start(raisingChicago, { seats, options, seed })
  const news = (): Entry[] => {
    const entries = table.entries.map(({ entry }: Logged<Entry>) => entry)
    table.entries = []
    return entries
  }
  const referee = new Referee(viewOf(table, 'spectator'), news())
  let moves = 0
  while (!table.over) {
    const seat = chance.pick(table.asked())
    const move = player(table, seat, chance)
    try {
      referee.approve(seat, table.legal(seat), (tried) => table.refuse(seat, tried) !== null)
      table.apply(seat, move)
      referee.follow(seat, move, news(), viewOf(table, 'spectator'))
    } catch (problem) {
      const where = `seed ${seed}, move ${moves}, ${JSON.stringify(move)}`
      throw problem instanceof Disagreement ? new Disagreement(`${problem.message} (${where})`) : problem
    }
    moves++
  }
  referee.confirm(table.result)
  return moves
}

describe('An independent referee agrees with', () => {
  test.each(SETTINGS)('random games, $name', ({ seats, options }) => {
    for (let game = 0; game < 8; game++)
      expect(refereed(seats, options, `random/${game}`, atRandom)).toBeGreaterThan(90)
  })

  test.each(SETTINGS)('stubborn games, $name', ({ seats, options }) => {
    for (let game = 0; game < 4; game++) {
      expect(refereed(seats, options, `stubborn/${game}`, stubborn)).toBeGreaterThan(90)
    }
  })

  test.each(SETTINGS)('games of hoarders, $name', ({ seats, options }) => {
    for (let game = 0; game < 4; game++)
      expect(refereed(seats, options, `hoarders/${game}`, hoarder)).toBeGreaterThan(90)
  })

  test.each(SETTINGS)('games of bots, $name', ({ seats, options }) => {
    for (let game = 0; game < 1; game++) expect(refereed(seats, options, `bots/${game}`, withBots)).toBeGreaterThan(90)
  })
})
