import type { Story } from '@boardroom/board-kit'
import { greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameFile, type GameTypes, History, toFile } from '@boardroom/kernel'

const NAMES = ['Anna', 'Marshall', 'Philip', 'Bertha']

/** A game as it stands, with bots in all seats but the first. */
export function fileOf(history: History<GameTypes>): GameFile {
  const file = toFile(history, NAMES.slice(0, history.table.state.seats))
  const cards = file.seats.map(({ name: who }, seat) => (seat === 0 ? { name: who } : { name: who, bot: 'greedy-1' }))
  return { ...file, seats: cards }
}

/** The moments of a game as files, and its end. */
export async function gameFiles(game: string, story: Story): Promise<Map<string, GameFile>> {
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
