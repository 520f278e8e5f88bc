import {
  chanceFrom,
  type Game,
  type GameText,
  type GameTypes,
  LANGUAGES,
  type Language,
  Table,
  viewOf,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { busyMove, games, randomOptions, seatCounts } from './every-game.ts'

const names = { seat: (seat: number) => ['Ida', 'Otto', 'Nils', 'Zoe'][seat] ?? `seat ${seat}` }

/** A sentence with something missing in it. */
const HOLE = /undefined|NaN|\bnull\b|\[object|\$-|\s\s/

function holesIn(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => HOLE.test(sentence) || sentence.trim().length < 2)
}

/** What players read at one position. */
function sentencesAt(table: Table<GameTypes>, text: GameText<GameTypes>): string[] {
  const frame = table.current
  const asked = table.asked().flatMap((seat) => {
    const view = viewOf(table, seat)
    const question = frame ? [text.prompt(frame, seat, view, names)] : []
    return [...question, ...table.legal(seat).map((move) => text.move(move, view, names))]
  })
  return [...asked, ...text.sheets(viewOf(table, 'spectator'), names).map(({ title }) => title)]
}

function expectWholeSheets(table: Table<GameTypes>, text: GameText<GameTypes>): void {
  for (const { title, columns, rows } of text.sheets(viewOf(table, 'spectator'), names)) {
    const width = columns?.length ?? rows[0]?.length
    expect(
      rows.filter((row) => row.length !== width || row.some((cell) => HOLE.test(cell))),
      title,
    ).toEqual([])
  }
}

/** Positions are read at first one by one, then now and then; entries all. */
const EVERY = 15

async function readGame(game: Game<GameTypes>, seats: number, language: Language, seed: string): Promise<string[]> {
  const text = await game.text[language]()
  const chance = chanceFrom(`${seed}/${game.id}/${seats}/${language}`)
  const table = Table.start(game, { seats, options: randomOptions(game, seats, chance), seed })
  const holes: string[] = []
  for (let moves = 0; !table.over; moves++) {
    if (moves < EVERY || moves % EVERY === 0) {
      holes.push(...holesIn(sentencesAt(table, text)))
      expectWholeSheets(table, text)
    }
    const seat = chance.pick(table.asked())
    table.apply(seat, busyMove(table.legal(seat), chance))
  }
  expectWholeSheets(table, text)
  return [...holes, ...holesIn(table.entries.map(({ entry }) => text.entry(entry, names)))]
}

describe.each(games)('the words of $title', (game) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(seatCounts(game))('have no holes in whole games with %i seats', async (seats) => {
      for (const seed of ['a', 'b', 'c']) expect(await readGame(game, seats, language, seed)).toEqual([])
    })

    test('explain every option and value', async () => {
      const { options } = await game.text[language]()
      for (const { id, values } of game.options) {
        const help = options[id]
        const told = values.filter((value) => typeof value !== 'boolean').map((value) => help?.values?.[String(value)])
        expect(holesIn([help?.name ?? '', help?.help ?? '', ...told.map((name) => name ?? '')]), id).toEqual([])
      }
    })
  })
})
