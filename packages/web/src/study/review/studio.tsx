import { Icon } from '@boardroom/board-kit'
import type { Reviewed } from '@boardroom/bots'
import { keyDecisions } from '@boardroom/bots/marks'
import type { Seat } from '@boardroom/kernel'
import { useEffect, useState } from 'react'
import { useShortcuts } from '../../shell/use-shortcuts.ts'
import { useTableContext } from '../../table/context.ts'
import { FilmCaption } from '../../table-page/film/screen.tsx'
import { HistoryBar } from '../../table-page/history-bar.tsx'
import { useTableHands } from '../../table-page/use-hands.ts'
import { useReviewWords } from '../../words/review.ts'
import { Stage, StudyBar, useStudyMoment } from '../stage.tsx'
import type { StudyState, StudyTable } from '../study-table.ts'
import { Graph } from './graph.tsx'
import { ReviewPanel } from './panel.tsx'
import type { Reviewer } from './reviewer.ts'
import { ofSeat, stretchesOf } from './telling.ts'
import { useReviewer } from './use-reviewer.ts'
import { Verdict } from './verdict.tsx'
import { WorkLine } from './work-line.tsx'

interface ReviewStudioProps {
  readonly table: StudyTable
  readonly state: StudyState
  readonly reviewer: Reviewer
  /** How long it thinks at first. */
  readonly worlds: number
  readonly back: string
  readonly analyse: () => void
}

/** Looks back on a game that is over: every decision, what it lost, and what would have been better. */
export function ReviewStudio({ table, state, reviewer, worlds, back, analyse }: ReviewStudioProps) {
  const context = useTableContext()
  const { board, names } = context
  const words = useReviewWords()
  const review = useReviewer(reviewer)
  const { result } = review
  const [seat, setSeat] = useState<Seat>(() =>
    Math.max(
      0,
      state.seats.findIndex(({ bot }) => !bot),
    ),
  )
  const { moment, film } = useStudyMoment(table, state)
  const hands = useTableHands(table, state, false, board, film.cut)
  const onGame = state.line === null
  const at = onGame ? state.view.seq : (state.lines.find(({ id }) => id === state.line)?.at ?? 0)
  useEffect(() => {
    if (!reviewer.state().result) reviewer.start(worlds)
  }, [reviewer, worlds])
  useEffect(() => void table.sit(seat), [table, seat])
  const stretches = stretchesOf(context, state)
  const decision = result?.decisions.find(({ seq }) => seq === at) ?? null
  const show = (seq: number): void => void table.show({ line: null, seq })
  const showDecision = ({ seq, seat: who }: Pick<Reviewed, 'seq' | 'seat'>): void => {
    setSeat(who)
    show(seq)
    // On a phone the board is above the list.
    scrollTo({ top: 0 })
  }
  const key = keyDecisions(ofSeat(result?.decisions ?? [], seat), state.main.end.result?.scores ?? [])
  const before = key.findLast(({ seq }) => seq < at)
  const next = key.find(({ seq }) => seq > at)
  useShortcuts({
    '[': () => moment.show(state.view.seq - 1),
    ']': () => moment.show(state.view.seq + 1),
    n: () => next && showDecision(next),
    p: () => before && showDecision(before),
    escape: () => (film.running ? film.skip() : onGame || show(at)),
  })
  const winners = state.main.end.result?.winners ?? []
  return (
    <Stage mode="review" view={film.view} hands={hands} film={film}>
      <StudyBar
        title={words.title}
        note={words.won(winners.map((each) => names.seat(each)).join(', '))}
        back={back}
        other={{ name: words.analysis, go: analyse }}
      />
      <aside className="table-side study-side" aria-label={words.title}>
        <div className="study-scroll">
          {result && (
            <ReviewPanel
              {...{ state, result, stretches, seat, at }}
              finished={review.complete}
              choose={setSeat}
              show={showDecision}
            />
          )}
        </div>
        <WorkLine reviewer={reviewer} review={review} />
      </aside>
      <div className="table-prompt study-prompt" id="prompt" tabIndex={-1}>
        <Verdict table={table} state={state} decision={decision} tryOwn={analyse} />
        <FilmCaption film={film} />
      </div>
      <div className="study-graph">
        {result && <Graph {...{ state, result, stretches, seat, at, show }} />}
        <div className="study-history">
          <HistoryBar moment={moment} present={state.end} film={film} />
          <KeyButton label={words.previous} icon="back" decision={before} show={showDecision} />
          <KeyButton label={words.next} icon="forward" decision={next} show={showDecision} />
        </div>
      </div>
    </Stage>
  )
}

interface KeyButtonProps {
  readonly label: string
  readonly icon: 'back' | 'forward'
  readonly decision: Reviewed | undefined
  readonly show: (decision: Reviewed) => void
}

function KeyButton({ label, icon, decision, show }: KeyButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet study-key"
      aria-label={label}
      title={label}
      disabled={!decision}
      onClick={() => decision && show(decision)}
    >
      {icon === 'back' && <Icon name="back" size={14} />}?!{icon === 'forward' && <Icon name="forward" size={14} />}
    </button>
  )
}
