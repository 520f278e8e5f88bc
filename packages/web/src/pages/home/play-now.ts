import { botName, FIRST_LEVEL } from '@boardroom/bots/names'
import { SHELF } from '../../games.ts'
import { ownName } from '../../shell/ask.tsx'
import { go } from '../../shell/router.tsx'
import { newTable } from '../../table/new-table.ts'

/** You against bots, or alone: the quickest way to a first move. */
export async function playNow(game: string): Promise<void> {
  const name = await ownName()
  if (name === null) return
  const seats = Array.from({ length: SHELF.get(game)?.atOnce ?? 1 }, (_, seat) =>
    seat === 0 ? { name, bot: null } : { name: botName(seat), bot: FIRST_LEVEL },
  )
  const id = await newTable({ game, seats, options: {} })
  go(`/table/${id}`)
}
