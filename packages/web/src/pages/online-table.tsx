import { useEffect, useMemo, useState } from 'react'
import '../styles/table/index.ts'
import '../styles/online.css'
import { OnlineContext, useOnline } from '../online/context.ts'
import { useKeptLanguage, usePerson } from '../online/person.ts'
import { RemoteTable } from '../online/remote-table.ts'
import { WaitingRoom } from '../online/waiting-room.tsx'
import { DeadEnd } from '../shell/dead-end.tsx'
import { Frame } from '../shell/frame.tsx'
import { Link } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { TablePage } from '../table-page/page.tsx'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'

/** A table that is kept by the server: its waiting room first, then the table itself. */
export function OnlineTableRoute({ id, moment }: { readonly id: string; readonly moment: string | null }) {
  const words = useWords()
  const person = usePerson()
  useKeptLanguage()
  const [remote, setRemote] = useState<RemoteTable | null>(null)
  const who = person?.id
  // Somebody else sees another table.
  useEffect(() => {
    const opened = new RemoteTable(id)
    setRemote(opened)
    return () => opened.close()
  }, [id, who])
  if (!remote) return <p className="loading">{words.table.loading}</p>
  return (
    <OnlineContext value={remote}>
      <Stage remote={remote} moment={moment} />
    </OnlineContext>
  )
}

function Stage({ remote, moment }: { readonly remote: RemoteTable; readonly moment: string | null }) {
  const words = useWords()
  const online = useOnlineWords()
  const state = useOnline(remote)
  const { table, connection } = state
  const open = useMemo(() => table && { ...state, remote, table }, [state, remote, table])
  if (connection === 'gone') return <Nothing text={online.table.gone} />
  if (connection === 'damaged') return <Nothing text={online.problems['damaged-table'] ?? ''} />
  if (connection === 'outdated') return <Outdated />
  if (!open) {
    if (connection === 'reconnecting') return <Nothing title={online.table.noLine} text={online.table.unreachable} />
    return <p className="loading">{words.table.loading}</p>
  }
  if (open.table.status === 'open') {
    return (
      <Frame page="waiting">
        <WaitingRoom online={open} />
      </Frame>
    )
  }
  if (!remote.begun) return <Nothing text={online.table.cancelledBefore} />
  return <Begun remote={remote} game={open.table.game} moment={moment} />
}

interface BegunProps {
  readonly remote: RemoteTable
  readonly game: string
  readonly moment: string | null
}

function Begun({ remote, game, moment }: BegunProps) {
  const words = useWords()
  const { opened, problem } = useGame(game)
  if (problem) return <Nothing text={problem} />
  if (!opened) return <p className="loading">{words.table.loading}</p>
  return <TablePage client={remote} opened={opened} moment={moment} />
}

/** The server speaks another form by now. */
function Outdated() {
  const { table } = useOnlineWords()
  return (
    <main className="lost">
      <p>{table.outdated}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {table.reload}
      </button>
    </main>
  )
}

/** No table to be seen here, in the frame of the house: from a table that is none nobody would find out. */
function Nothing({ title, text }: { readonly title?: string; readonly text: string }) {
  const { lobby, table } = useOnlineWords()
  return (
    <Frame page="lobby">
      <DeadEnd title={title ?? table.nothing} text={text}>
        <Link to="/lobby" className="button">
          {lobby.title}
        </Link>
      </DeadEnd>
    </Frame>
  )
}
