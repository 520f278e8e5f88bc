import { greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import {
  chanceFrom,
  type GameFile,
  History,
  type Move,
  type Played,
  replay,
  type Seat,
  samePlain,
  toFile,
  viewOf,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { Place } from '../src/study/protocol.ts'
import { Study } from '../src/study/study.ts'

const game = await loadGame('big-shoulders')

/** A game of bots, to its end or for some moves. */
function played(moves = Number.POSITIVE_INFINITY): GameFile {
  const history = new History(game, { seats: 2, options: {}, seed: 'study' })
  const chance = chanceFrom('study')
  while (!history.table.over && history.moves.length < moves) {
    const seat = history.table.asked()[0] as Seat
    history.play(seat, greedy.choose(sightOf(history.table, seat, chance)))
  }
  return toFile(history, ['Anna', 'Bertha'])
}

const whole = played()
const half = played(60)

/** A move that was not made there. */
function another(study: Study, place: Place, made: Played | undefined): Played {
  const { view, moves } = study.look({ ...place, viewer: null })
  const seat = view.viewer as Seat
  const move = moves.find((each) => !samePlain({ seat, move: each }, made)) as Move
  return { seat, move }
}

/** The first place from a move on at which there is a choice. */
function choiceFrom(study: Study, seq: number): number {
  for (let at = seq; ; at++) if (study.look({ line: null, seq: at, viewer: null }).moves.length > 1) return at
}

describe('a game that is over', () => {
  test('a move that was made leads along the game, another one begins a line', () => {
    const study = new Study(game, whole, null)
    const seq = choiceFrom(study, 40)
    const made = whole.moves[seq] as Played
    expect(study.play({ line: null, seq }, made.seat, made.move)).toEqual({ line: null, seq: seq + 1 })
    const { seat, move } = another(study, { line: null, seq }, made)
    const place = study.play({ line: null, seq }, seat, move) as Place
    expect(place).toMatchObject({ line: 0, seq: seq + 1 })
    // Once more it is the same line; a move at its end makes it longer.
    expect(study.play({ line: null, seq }, seat, move)).toEqual(place)
    const next = study.look({ ...place, viewer: null })
    study.play(place, next.view.viewer as Seat, next.moves[0] as Move)
    const told = study.tell(0)
    expect(told.lines).toMatchObject([{ id: 0, parent: null, at: seq, end: seq + 2, seat }])
    expect(told.movers).toHaveLength(seq + 2)
    expect(told.log.at(-1)?.seq).toBeLessThanOrEqual(seq + 2)
    expect(told.end.seq).toBe(seq + 2)
  })

  test('lines of lines are saved in the file, and replayed; removing one removes those that leave it', async () => {
    const study = new Study(game, whole, null)
    const first = await study.bot({ line: null, seq: 30 }, 'greedy')
    const seq = choiceFrom(study, 50)
    const own = another(study, { line: null, seq }, whole.moves[seq])
    const line = study.play({ line: null, seq }, own.seat, own.move) as Place
    let place = line
    for (let i = 0; i < 6; i++) place = (await study.bot(place, 'greedy')) as Place
    const fork = another(study, { line: line.line, seq: seq + 1 }, undefined)
    study.play({ line: line.line, seq: seq + 1 }, fork.seat, fork.move)
    study.name(line.line as number, 'mine')
    const file = study.file()
    expect(file.variations?.map(({ name }) => name)).toContain('mine')
    expect(() => replay(game, JSON.parse(JSON.stringify(file)))).not.toThrow()
    expect(new Study(game, file, null).file()).toEqual(file)
    study.remove(line.line as number)
    expect(study.file().variations ?? []).toHaveLength(first?.line === null ? 0 : 1)
  })

  test('a better line can be walked, and is saved only once somebody keeps it', () => {
    const study = new Study(game, whole, null)
    const seq = choiceFrom(study, 60)
    const { move } = another(study, { line: null, seq }, whole.moves[seq])
    const line = study.better(seq, move, 'better') as number
    const { lines } = study.tell(line)
    expect(lines.find(({ id }) => id === line)).toMatchObject({ at: seq, passing: true })
    expect(study.look({ line, seq: seq + 1, viewer: null }).view.seq).toBe(seq + 1)
    expect(study.file().variations).toBeUndefined()
    study.name(line, 'better')
    const file = study.file()
    expect(file.variations?.[0]?.world?.seed).toBe(`line/${seq}`)
    expect(() => replay(game, file)).not.toThrow()
  })
})

describe('a game that is on', () => {
  test('looks to its own seat as it does, and what others hide is imagined', () => {
    const study = new Study(game, half, 0)
    const truth = replay(game, half)
    for (const seq of [20, 40, 60]) {
      const { view } = study.look({ line: null, seq, viewer: 0 })
      expect(view).toEqual(viewOf(truth.at(seq), 0))
    }
    // Whoever else is asked there has hidden cards that nobody dealt.
    const others = [20, 30, 40, 50, 60].map((seq) => [
      study.look({ line: null, seq, viewer: 1 }).view.board,
      viewOf(truth.at(seq), 1).board,
    ])
    expect(others.some(([seen, real]) => !samePlain(seen, real))).toBe(true)
    // Nobody may ask for more than eyes can see by leaving them away.
    expect(new Study(game, half, null).look({ line: null, seq: 60, viewer: 0 }).view).not.toEqual(
      viewOf(truth.at(60), 0),
    )
  })

  test('its lines are replayed from what was imagined', async () => {
    const study = new Study(game, half, 0)
    let place: Place = { line: null, seq: 60 }
    for (let i = 0; i < 5; i++) place = (await study.bot(place, 'greedy')) as Place
    const file = study.file()
    expect(file.variations?.[0]).toMatchObject({ at: 60, world: { viewer: 0 } })
    expect(() => replay(game, file)).not.toThrow()
  })
})
