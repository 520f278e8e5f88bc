import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameTypes, itemAt, Table } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { Trial } from '../src/advice/trial.ts'
import { greedy, sightOf } from '../src/index.ts'

/** Tries two moves in four worlds, from the middle of a game; tells how often one was played out, and what was found. */
async function tried(id: string, moves: number) {
  const game = await loadGame(id)
  const table = Table.start(game, { seats: game.seats.max, seed: 'again' })
  const chance = chanceFrom('again/way')
  for (let i = 0; i < moves || table.legal(itemAt(table.asked(), 0)).length < 2; i++) {
    const seat = itemAt(table.asked(), 0)
    table.apply(seat, greedy.choose(sightOf(table, seat, chance)))
  }
  const sight = sightOf(table, itemAt(table.asked(), 0), chanceFrom('again/worlds'))
  let played = 0
  const measure = ({ state }: Table<GameTypes>): string => {
    played++
    return JSON.stringify({ ...state, chance: null })
  }
  const worlds = (trial: Trial<GameTypes, string>): readonly (readonly string[])[] => {
    for (let i = 0; i < 4; i++) trial.goOn()
    return trial.open.map(({ measured }) => measured)
  }
  return { found: worlds(new Trial(sight, sight.moves.slice(0, 2), measure)), played: () => played }
}

describe('a move that is tried in several worlds', () => {
  test('is played out once where nothing is hidden and nothing is drawn', async () => {
    const { found, played } = await tried('carnegie', 150)
    expect(played()).toBe(2)
    for (const measured of found) expect(measured).toEqual(Array(4).fill(measured[0]))
  })

  test('is played out in each of them where they differ', async () => {
    const { found, played } = await tried('big-shoulders', 150)
    expect(played()).toBe(8)
    for (const measured of found) expect(new Set(measured).size).toBeGreaterThan(1)
  })
})
