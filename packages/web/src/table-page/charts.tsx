import { itemAt } from '@boardroom/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { Chart, type Mark } from './chart.tsx'
import { roundStarts } from './film/standings.ts'

/** Positions that are looked at; more would not be seen on a screen. */
const SAMPLES = 60

/** Wealth and share prices over the game; every moment of them can be gone to. */
export function Charts({ show }: { readonly show: (seq: number) => void }) {
  const { client, state, board, language, names } = useTableContext()
  const present = state.view.seq
  const [views, setViews] = useState<readonly AnyView[]>([])
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const found: AnyView[] = []
      for (const seq of samplesOf(present)) {
        found.push(await client.at(seq))
        if (!wanted) return
      }
      setViews(found)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [client, present])
  const sheets = useMemo(
    () => views.map((view) => board.charts(view, language, names)),
    [views, board, language, names],
  )
  const marks: readonly Mark[] = useMemo(
    () =>
      roundStarts(state.log, state.view, board).map((logged) => ({
        seq: logged.seq,
        label: board.heading(logged, language) ?? '',
      })),
    [state.log, state.view, board, language],
  )
  const first = sheets.at(-1)
  return (
    <div className="charts">
      {first?.map((sheet, place) => (
        <Chart
          key={sheet.id}
          seqs={views.map((view) => view.seq)}
          heads={views.map((view) => board.headline(view, language))}
          sheets={sheets.map((each) => itemAt(each, place))}
          marks={marks}
          show={show}
        />
      ))}
    </div>
  )
}

function samplesOf(present: number): number[] {
  const count = Math.min(SAMPLES, present)
  return Array.from({ length: count + 1 }, (_, i) => Math.round((i * present) / Math.max(1, count)))
}
