import { Icon } from '@boardroom/board-kit'
import type { Reviewed, WhyBetter } from '@boardroom/bots'
import { gaveAway } from '@boardroom/bots/marks'
import { sayEstimate, sayWhyBetter } from '@boardroom/bots/say'
import { useEffect, useState } from 'react'
import { useRules } from '../../help/use-rules.ts'
import { useReasonWords } from '../../hints/use-reason-words.ts'
import type { AnyView } from '../../table/client.ts'
import { useTableContext } from '../../table/context.ts'
import { percent } from '../../words/percent.ts'
import { useReviewWords } from '../../words/review.ts'
import type { StudyState, StudyTable } from '../study-table.ts'
import { isError, MarkSign, saySign } from './marks.tsx'
import { sayDecision, signOf } from './telling.ts'

interface VerdictProps {
  readonly table: StudyTable
  readonly state: StudyState
  /** The decision that is made at the position on screen. */
  readonly decision: Reviewed | null
  readonly tryOwn: () => void
}

/** What was decided, what would have been better and why, and ways to see it. */
export function Verdict({ table, state, decision, tryOwn }: VerdictProps) {
  const words = useReviewWords()
  const passing = state.lines.find(({ id, passing }) => id === state.line && passing)
  if (passing) return <BetterLine table={table} state={state} line={passing} tryOwn={tryOwn} />
  return (
    <section className="verdict" aria-live="polite">
      {decision ? (
        <Decided table={table} state={state} decision={decision} tryOwn={tryOwn} />
      ) : (
        <>
          <p className="verdict-text">{words.pick}</p>
          <div className="verdict-acts">
            <TryOwn tryOwn={tryOwn} />
          </div>
        </>
      )}
    </section>
  )
}

function TryOwn({ tryOwn }: { readonly tryOwn: () => void }) {
  return (
    <button type="button" className="button" onClick={tryOwn}>
      {useReviewWords().try}
    </button>
  )
}

/** What is known of a better move beyond the review: the position it belongs to, and why it is better. */
interface Reason {
  readonly seq: number
  readonly view: AnyView
  readonly why: WhyBetter | null
}

function useReason(table: StudyTable, { seq, better }: Reviewed): Reason | null {
  const [reason, setReason] = useState<Reason | null>(null)
  useEffect(() => {
    if (!better) return
    let wanted = true
    const load = async (): Promise<void> => {
      const view = await table.lookAt({ line: null, seq })
      if (wanted) setReason({ seq, view, why: null })
      const why = await table.ask('reason', { seq, better })
      if (wanted) setReason({ seq, view, why })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [table, seq, better])
  return reason?.seq === seq ? reason : null
}

function Decided({ table, state, decision, tryOwn }: VerdictProps & { readonly decision: Reviewed }) {
  const context = useTableContext()
  const rules = useRules(context.opened)
  const { text, names, opened, language } = context
  const words = useReviewWords()
  const reason = useReason(table, decision)
  const reasons = useReasonWords(opened.game)
  const { mark, better, loss, worthLoss } = decision
  // What is within the error is not called better.
  const shown = better && (isError(mark) || gaveAway(decision)) && reason ? text.move(better, reason.view, names) : null
  const gain = isError(mark)
    ? words.gain(percent(loss.mean), percent(loss.error))
    : reasons && words.gainOnly(sayEstimate(worthLoss, reasons[language]))
  const sign = signOf(decision, state.main.end.result?.scores ?? [])
  const play = async (): Promise<void> => {
    if (!better || !shown) return
    const line = await table.ask('better', { seq: decision.seq, move: better, name: shown })
    await table.show({ line, seq: decision.seq + 1 })
  }
  return (
    <>
      <MarkSign mark={sign} size={44} label={saySign(words, sign)} />
      <div className="verdict-text">
        <p>
          <strong>{sayDecision(context, rules, state, decision)}</strong>
          {shown && (
            <>
              {' '}
              <span>{words.better}</span> <strong className="verdict-better">{shown}</strong>{' '}
              <span className="verdict-gain">{gain}</span>
            </>
          )}
        </p>
        <p className="verdict-why">
          {shown
            ? reason?.why && reasons && sayWhyBetter(reason.why, reasons[language], language)
            : mark === 'best'
              ? words.wasBest
              : mark === 'good'
                ? words.wasGood
                : words.notJudged}
        </p>
      </div>
      <div className="verdict-acts">
        {shown && (
          <button type="button" className="button button-primary" onClick={() => void play()}>
            <Icon name="play" size={16} /> {words.playBetter}
          </button>
        )}
        <TryOwn tryOwn={tryOwn} />
      </div>
    </>
  )
}

interface BetterLineProps {
  readonly table: StudyTable
  readonly state: StudyState
  readonly line: StudyState['lines'][number]
  readonly tryOwn: () => void
}

/** The better line on the board, step by step. */
function BetterLine({ table, state, line, tryOwn }: BetterLineProps) {
  const words = useReviewWords()
  const { text, names } = useTableContext()
  const { seq } = state.view
  const said = state.log.filter((logged) => logged.seq === seq).map(({ entry }) => text.entry(entry, names))
  const back = (): Promise<void> => table.show({ line: null, seq: line.at })
  return (
    <section className="verdict" aria-live="polite">
      <MarkSign mark="best" size={44} label={words.marks.best} />
      <div className="verdict-text">
        <p>
          <strong>{words.lineAt(seq - line.at, line.end - line.at)}</strong> {said[0]}
        </p>
        <p className="verdict-why">{words.lineImagined}</p>
      </div>
      <div className="verdict-acts">
        <button
          type="button"
          className="button button-icon"
          aria-label={words.stepBack}
          title={words.stepBack}
          disabled={seq <= line.at}
          onClick={() => void table.show({ line: line.id, seq: seq - 1 })}
        >
          <Icon name="back" size={18} />
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={seq >= line.end}
          onClick={() => void table.show({ line: line.id, seq: seq + 1 })}
        >
          <Icon name="forward" size={18} /> {words.step}
        </button>
        <button type="button" className="button" onClick={() => void back()}>
          {words.backToGame}
        </button>
        <TryOwn tryOwn={tryOwn} />
      </div>
    </section>
  )
}
