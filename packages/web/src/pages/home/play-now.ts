import { FIRST_LEVEL } from '@boardroom/bots/names'
import { SHELF } from '../../games.ts'
import { ownName } from '../../shell/ask.tsx'
import { go } from '../../shell/router.tsx'
import { newTable } from '../../table/new-table.ts'

const BOT_NAMES = ['Marshall', 'Philip', 'Bertha']

/** You against bots, or alone: the quickest way to a first move. */
export async function playNow(game: string): Promise<void> {
  const name = await ownName()
  if (name === null) return
  const bots = BOT_NAMES.slice(0, (SHELF.get(game)?.atOnce ?? 1) - 1).map((bot) => ({ name: bot, bot: FIRST_LEVEL }))
  const id = await newTable({ game, seats: [{ name, bot: null }, ...bots], options: {} })
  go(`/table/${id}`)
}
