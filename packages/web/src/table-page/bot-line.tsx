import { Icon } from '@boardroom/board-kit'
import type { SeatCard } from '../table/client.ts'
import { useWords } from '../words/index.ts'

/** Who sits there, if it is a bot: how it plays, and what it is like. */
export function BotLine({ name, bot }: Partial<SeatCard>) {
  const words = useWords()
  if (!bot) return null
  return (
    <p className="facts">
      <Icon name="bot" size={15} label={words.table.bot} /> {words.create.bots[bot] ?? bot}.{' '}
      {words.create.characters[name ?? '']}
    </p>
  )
}
