import { useEffect, useState } from 'react'
import '../styles/table.css'
import { type Opened, openGame } from '../games.ts'
import { Link } from '../shell/router.tsx'
import { BOT_PACE, currentSettings, useSettings } from '../shell/settings.ts'
import { LocalTable } from '../table/local-table.ts'
import { findTable } from '../table/store.ts'
import { useWords } from '../words/index.ts'
import { TablePage } from './page.tsx'

type Load =
  | { readonly stage: 'loading' }
  | { readonly stage: 'problem'; readonly problem: string }
  | { readonly stage: 'ready'; readonly client: LocalTable; readonly opened: Opened }

/** Opens a table that is kept in this browser. */
export function TableRoute({ id, moment }: { readonly id: string; readonly moment: string | null }) {
  const words = useWords()
  const { botPace } = useSettings()
  const [load, setLoad] = useState<Load>({ stage: 'loading' })
  useEffect(() => {
    let wanted = true
    let client: LocalTable | undefined
    const open = async (): Promise<void> => {
      const record = await findTable(id)
      if (!record) throw new Error('not-found')
      const [opened, table] = await Promise.all([
        openGame(record.game),
        LocalTable.open(record, BOT_PACE[currentSettings().botPace]),
      ])
      client = table
      if (wanted) setLoad({ stage: 'ready', client, opened })
      else client.close()
    }
    open().catch((failure: Error) => wanted && setLoad({ stage: 'problem', problem: failure.message }))
    return () => {
      wanted = false
      client?.close()
    }
  }, [id])
  const client = load.stage === 'ready' ? load.client : null
  useEffect(() => {
    void client?.setPace(BOT_PACE[botPace])
  }, [client, botPace])
  if (load.stage === 'loading') return <p className="loading">{words.table.loading}</p>
  if (load.stage === 'problem') {
    return (
      <main className="lost">
        <p>{load.problem === 'not-found' ? words.table.notFound : words.table.broken(load.problem)}</p>
        <Link to="/" className="button">
          {words.lost.home}
        </Link>
      </main>
    )
  }
  return <TablePage client={load.client} opened={load.opened} moment={moment} />
}
