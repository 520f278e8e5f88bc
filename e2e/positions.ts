import type { Story } from '@boardroom/board-kit'
import { greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameFile, type GameTypes, History, toFile } from '@boardroom/kernel'
import { SHELF } from '../packages/web/src/games.ts'

const NAMES = ['Anna', 'Marshall', 'Philip', 'Bertha']

/** A game as it stands, with bots in all seats but the first. */
export function fileOf(history: History<GameTypes>): GameFile {
  const file = toFile(history, NAMES.slice(0, history.table.state.seats))
  const cards = file.seats.map(({ name: who }, seat) => (seat === 0 ? { name: who } : { name: who, bot: 'greedy-1' }))
  return { ...file, seats: cards }
}

const played = new Map<Story, Promise<ReadonlyMap<string, GameFile>>>()

/** The moments of a game as files, and its end. The same however often it is asked for. */
export function gameFiles(game: string, story: Story): Promise<ReadonlyMap<string, GameFile>> {
  const known = played.get(story) ?? playThrough(game, story)
  played.set(story, known)
  return known
}

async function playThrough(game: string, story: Story): Promise<ReadonlyMap<string, GameFile>> {
  const history = new History(await loadGame(game), { seats: story.seats, options: story.options, seed: 'pictures' })
  const files = new Map<string, GameFile>()
  const keep = (name: string): void => void files.set(name, fileOf(history))
  while (!history.table.over) {
    const { table } = history
    const asked = table.asked()
    for (const moment of story.moments) {
      const isNew = asked.includes(0) && !files.has(moment.name)
      if (isNew && moment.is(table.state, table.current?.step ?? '')) keep(moment.name)
    }
    const seat = asked[0] as number
    history.play(seat, greedy.choose(sightOf(table, seat, chanceFrom(`pictures/${history.moves.length}`))))
  }
  keep('end')
  return files
}

/** Real positions: those of the screenshots. */
export async function momentsOf(game: string): Promise<ReadonlyMap<string, GameFile>> {
  const shelf = SHELF.get(game)
  if (!shelf) throw new Error(`${game} is not on the shelf`)
  return gameFiles(game, shelf.screenshots)
}

/** Of every question that seat 0 is asked in a game of bots the last time it is asked: then most lies on the table. */
export async function questionsOf(game: string, seats = 3): Promise<ReadonlyMap<string, GameFile>> {
  const history = new History(await loadGame(game), { seats, seed: 'questions' })
  const files = new Map<string, GameFile>()
  while (!history.table.over) {
    const { table } = history
    const asked = table.asked()
    if (asked.includes(0)) files.set(table.current?.step ?? '', fileOf(history))
    const seat = asked[0] as number
    history.play(seat, greedy.choose(sightOf(table, seat, chanceFrom(`questions/${history.moves.length}`))))
  }
  return files
}
