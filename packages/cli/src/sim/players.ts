import { type Bot, sightOf } from '@boardroom/bots'
import { type Chance, chanceFrom, type GameTypes, itemAt, type Move, type Seat, type Table } from '@boardroom/kernel'
import { botsNamed } from '../table-setting.ts'

/** The bots of one game, each with luck of its own, so that what one draws does not change what another does. */
export interface Players {
  /** Which of the seats that are asked answers first; fixed by the seed. */
  turn(table: Table<GameTypes>): Seat
  /** The bot's move, or null if it has none. */
  choose(table: Table<GameTypes>, seat: Seat): Move | null
}

export function playersFor(names: readonly string[], seed: string): Players {
  const bots: Bot[] = botsNamed(names)
  const chances: Chance[] = names.map((_, seat) => chanceFrom(`${seed}/bot/${seat}`))
  const order = chanceFrom(`${seed}/order`)
  return {
    turn(table) {
      const asked = table.asked()
      return asked.length === 1 ? itemAt(asked, 0) : order.pick(asked)
    },
    choose(table, seat) {
      const sight = sightOf(table, seat, itemAt(chances, seat))
      return sight.moves.length === 0 ? null : itemAt(bots, seat).choose(sight)
    },
  }
}
