import { greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameFile, type GameTypes, History, type Table, toFile } from '@boardroom/kernel'

const NAMES = ['Anna', 'Marshall', 'Philip', 'Bertha']

/** What the moments of the games are told apart by. */
interface Clock {
  readonly phase: string
  readonly decade: number
  readonly round: number
  readonly year: number
}

/** Moments worth a look, all of one game in which every seat plays greedily; Anna is asked in each. */
interface Story {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly moments: Readonly<Record<string, (clock: Clock, step: string) => boolean>>
}

const STORIES: Readonly<Record<string, Story>> = {
  'big-shoulders': {
    seats: 4,
    options: { mode: 'advanced' },
    moments: {
      start: ({ phase }) => phase === 'setup',
      stock: ({ decade, phase }) => decade === 2 && phase === 'stock',
      building: ({ decade, phase }) => decade === 3 && phase === 'building',
      action: ({ decade }, step) => decade === 3 && step === 'action-turn',
      selling: ({ decade }, step) => decade === 3 && step === 'distribution',
    },
  },
  carnegie: {
    seats: 3,
    options: {},
    moments: { choosing: ({ round }, step) => round >= 8 && step === 'choose-action' },
  },
  'raising-chicago': {
    seats: 4,
    options: { council: true },
    moments: {
      bidding: ({ round }, step) => round === 5 && step === 'bid',
      paying: ({ round }, step) => round >= 5 && step === 'payment',
    },
  },
  'master-of-economy': {
    seats: 4,
    options: {},
    moments: { trading: ({ year }, step) => year === 3 && step === 'bidding' },
  },
}

export const STORIED = Object.keys(STORIES)

function clockOf(table: Table<GameTypes>): Clock {
  return table.state as unknown as Clock
}

/** The moments of a game as files, and its end. */
export async function gameFiles(game: string): Promise<Map<string, GameFile>> {
  const story = STORIES[game]
  if (!story) throw new Error(`no moments are known of ${game}`)
  const history = new History(await loadGame(game), { seats: story.seats, options: story.options, seed: 'pictures' })
  const files = new Map<string, GameFile>()
  const keep = (name: string): void => {
    const file = toFile(history, NAMES.slice(0, story.seats))
    const cards = file.seats.map(({ name: who }, seat) => (seat === 0 ? { name: who } : { name: who, bot: 'greedy-1' }))
    files.set(name, { ...file, seats: cards })
  }
  while (!history.table.over) {
    const { table } = history
    const asked = table.asked()
    for (const [name, is] of Object.entries(story.moments)) {
      if (asked.includes(0) && !files.has(name) && is(clockOf(table), table.current?.step ?? '')) keep(name)
    }
    const seat = asked[0] as number
    history.play(seat, greedy.choose(sightOf(table, seat, chanceFrom(`pictures/${history.moves.length}`))))
  }
  keep('end')
  return files
}
