import { useOnlineWords } from '../words/online.ts'
import { Chat } from './chat.tsx'
import { useOnlineTable } from './context.ts'

/** Beside the board of an online table: the chat under the log. */
export function OnlineSide() {
  const online = useOnlineTable()
  const words = useOnlineWords().table
  if (!online) return null
  const { spectators } = online.presence
  return (
    <div className="side-chat">
      <h2 className="side-title">
        {words.chat}
        {spectators > 0 && <span className="facts">{words.spectators(spectators)}</span>}
      </h2>
      <Chat online={online} />
    </div>
  )
}
