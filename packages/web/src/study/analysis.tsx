import { useEffect, useState } from 'react'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import { useTableContext } from '../table/context.ts'
import { HistoryBar } from '../table-page/history-bar.tsx'
import { Log } from '../table-page/log.tsx'
import { Prompt, primaryOf } from '../table-page/prompt.tsx'
import { Seats } from '../table-page/seats.tsx'
import { useTableHands } from '../table-page/use-hands.ts'
import { useWords } from '../words/index.ts'
import { useReviewWords } from '../words/review.ts'
import { Lines } from './lines.tsx'
import { Stage, StudyBar, useStudyMoment } from './stage.tsx'
import type { StudyState, StudyTable } from './study-table.ts'
import { Tools } from './tools.tsx'
import { useStudyWords } from './words.ts'

interface AnalysisStudioProps {
  readonly table: StudyTable
  readonly state: StudyState
  readonly back: string
  readonly review: (() => void) | null
}

/** Tries moves for every seat, from any position. */
export function AnalysisStudio({ table, state, back, review }: AnalysisStudioProps) {
  const { board } = useTableContext()
  const words = useStudyWords()
  const { log: logWord } = useWords().table
  const reviewWords = useReviewWords()
  const { moment, film } = useStudyMoment(table, state)
  const hands = useTableHands(table, state, !film.behind, board, film.cut)
  const [listOpen, setListOpen] = useState(false)
  // Whoever is asked sits in front of the screen.
  useEffect(() => void table.sit(null), [table])
  useShortcuts({
    m: () => setListOpen(!listOpen),
    u: () => moment.show(state.view.seq - 1),
    '[': () => moment.show(state.view.seq - 1),
    ']': () => moment.show(state.view.seq + 1),
    c: () => {
      const primary = primaryOf(hands.hands.moves, board.confirms)
      if (primary) hands.hands.take([primary], document.body)
    },
    escape: () => (hands.offer ? hands.cancel() : film.skip()),
  })
  return (
    <Stage mode="analysis" view={film.view} hands={hands} film={film}>
      <StudyBar title={words.title} note="" back={back} other={review && { name: reviewWords.title, go: review }} />
      <aside className="table-side study-side" aria-label={words.title}>
        <Seats
          view={film.view}
          after={hands.preview?.view ?? null}
          open={(seat) => film.view.asked.includes(seat) && void table.turnTo(seat)}
        />
        <div className="study-rail">
          <HistoryBar moment={moment} present={state.end} film={film} link={false} />
          <div className="study-scroll">
            <p className="study-note">{state.over ? words.help : words.imagined}</p>
            <Tools table={table} state={state} />
            <Lines table={table} state={state} />
            <details className="study-log">
              <summary>{logWord}</summary>
              <Log at={moment.at} log={film.log} show={moment.show} />
            </details>
          </div>
        </div>
      </aside>
      <div className="table-prompt" id="prompt" tabIndex={-1}>
        <Prompt
          table={hands}
          moment={{ ...moment, at: null }}
          film={film}
          sheet={listOpen ? 'moves' : null}
          toggle={() => setListOpen(!listOpen)}
        />
      </div>
    </Stage>
  )
}
