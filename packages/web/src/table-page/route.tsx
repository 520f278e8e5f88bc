import { Icon } from '@boardroom/board-kit'
import { useEffect, useState } from 'react'
import '../styles/table/index.ts'
import { type Opened, openGame } from '../games.ts'
import { loadTaught, type Taught } from '../lessons/load.ts'
import { currentSettings } from '../settings.ts'
import { DeadEnd } from '../shell/dead-end.tsx'
import { Frame } from '../shell/frame.tsx'
import { LocalTable } from '../table/local-table.ts'
import { fileOf, findTable, type TableRecord } from '../table/store.ts'
import { useWords } from '../words/index.ts'
import { TablePage } from './page.tsx'
import { download } from './save-file.ts'

type Load =
  | { readonly stage: 'loading' }
  | { readonly stage: 'not-found' }
  | { readonly stage: 'broken'; readonly problem: string; readonly record: TableRecord }
  | { readonly stage: 'ready'; readonly client: LocalTable; readonly opened: Opened; readonly taught: Taught | null }

/** Opens a table that is kept in this browser. */
export function TableRoute({ id, moment }: { readonly id: string; readonly moment: string | null }) {
  const words = useWords()
  const [load, setLoad] = useState<Load>({ stage: 'loading' })
  useEffect(() => {
    let wanted = true
    let client: LocalTable | undefined
    const open = async (): Promise<void> => {
      const record = await findTable(id)
      if (!record) {
        if (wanted) setLoad({ stage: 'not-found' })
        return
      }
      try {
        const [opened, table, taught] = await Promise.all([
          openGame(record.game, currentSettings().language),
          LocalTable.open(record),
          record.lesson ? loadTaught(record.game, record.lesson) : null,
        ])
        client = table
        if (wanted) setLoad({ stage: 'ready', client, opened, taught })
        else client.close()
      } catch (failure) {
        const problem = failure instanceof Error ? failure.message : String(failure)
        if (wanted) setLoad({ stage: 'broken', problem, record })
      }
    }
    void open()
    return () => {
      wanted = false
      client?.close()
    }
  }, [id])
  if (load.stage === 'loading') return <p className="loading">{words.table.loading}</p>
  if (load.stage === 'not-found' || load.stage === 'broken') {
    return (
      <Frame page="table">
        <DeadEnd
          title={words.table.none}
          text={load.stage === 'not-found' ? words.table.notFound : words.table.broken(load.problem)}
        >
          {load.stage === 'broken' && (
            <button
              type="button"
              className="button"
              onClick={() => download(fileOf(load.record), fileName(load.record))}
            >
              <Icon name="save" /> {words.table.export}
            </button>
          )}
        </DeadEnd>
      </Frame>
    )
  }
  return <TablePage client={load.client} opened={load.opened} moment={moment} taught={load.taught} />
}

function fileName({ game, id }: TableRecord): string {
  return `${game}-${id}.json`
}
