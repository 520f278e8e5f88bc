import type { Names } from '@boardroom/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import '../styles/staged.css'
import '../styles/beside.css'
import '../styles/review.css'
import '../styles/study.css'
import type { Opened } from '../games.ts'
import { WithHelp } from '../help/drawer.tsx'
import { useSpoken } from '../shell/use-game.ts'
import { TableContext, type TableContextValue } from '../table/context.ts'
import { Keys } from '../table-page/keys.tsx'
import { AnalysisStudio } from './analysis.tsx'
import type { Found } from './load.ts'
import type { Reviewer } from './review/reviewer.ts'
import { ReviewStudio } from './review/studio.tsx'
import type { StudyTable } from './study-table.ts'
import { useAddress } from './use-address.ts'

/** Looking back with marks, or trying other moves. */
export type Mode = 'review' | 'analysis'

interface StudyPageProps {
  readonly found: Found
  readonly opened: Opened
  readonly table: StudyTable
  readonly reviewer: Reviewer | null
  readonly mode: Mode
  readonly worlds: number
}

/** One page for what was played and what might have been. */
export function StudyPage({ found, opened: first, table, reviewer, mode: start, worlds }: StudyPageProps) {
  const state = useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.state(),
  )
  const opened = useSpoken(first)
  const [mode, setMode] = useState(start)
  const names: Names = useMemo(() => ({ seat: (seat) => state.seats[seat]?.name ?? `${seat + 1}` }), [state.seats])
  const value: TableContextValue = useMemo(
    () => ({ client: table, state, opened, board: opened.board, text: opened.text, language: opened.language, names }),
    [table, state, opened, names],
  )
  useAddress(state, mode)
  useEffect(() => {
    document.title = opened.game.title
  }, [opened])
  const back = found.table === null ? '/' : `/table/${found.table}`
  return (
    <TableContext value={value}>
      <WithHelp keys={<Keys />}>
        {mode === 'review' && reviewer ? (
          <ReviewStudio {...{ table, state, reviewer, worlds }} back={back} analyse={() => setMode('analysis')} />
        ) : (
          <AnalysisStudio table={table} state={state} back={back} review={reviewer ? () => setMode('review') : null} />
        )}
      </WithHelp>
    </TableContext>
  )
}
