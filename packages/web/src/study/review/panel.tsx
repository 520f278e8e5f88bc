import { SeatMark } from '@boardroom/board-kit'
import type { Reviewed, ReviewResult, SeatReview } from '@boardroom/bots'
import { dearest, keyDecisions, MARKS, type Mark, turnedAt } from '@boardroom/bots/marks'
import type { Seat } from '@boardroom/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { useRules } from '../../help/use-rules.ts'
import { useTableContext } from '../../table/context.ts'
import { percent, signedPercent } from '../../words/percent.ts'
import { useReviewWords } from '../../words/review.ts'
import type { StudyState } from '../study-table.ts'
import { isError, MarkSign, saySign } from './marks.tsx'
import {
  lossesBy,
  ofSeat,
  placesOf,
  type Stretch,
  sayArea,
  sayDecision,
  sayLuck,
  sayWorth,
  settledSince,
  signOf,
  stretchAt,
} from './telling.ts'

interface PanelProps {
  readonly state: StudyState
  readonly result: ReviewResult
  /** Whether everything has been looked at: before, that nothing was found says nothing. */
  readonly finished: boolean
  readonly stretches: readonly Stretch[]
  readonly seat: Seat
  readonly choose: (seat: Seat) => void
  readonly at: number
  readonly show: (decision: Pick<Reviewed, 'seq' | 'seat'>) => void
}

/** The review of one seat after another: how it ended, what to look at again, and where chances were lost. */
export function ReviewPanel(props: PanelProps) {
  const { state, result, seat, choose } = props
  const { names } = useTableContext()
  const words = useReviewWords()
  const own = result.seats[seat]
  return (
    <>
      <div className="review-seats" role="radiogroup" aria-label={words.seats}>
        {state.seats.map((_, each) => (
          <label key={each} className="segment">
            <input type="radio" name="review-seat" checked={each === seat} onChange={() => choose(each)} />
            <span>
              <SeatMark seat={each} size={15} /> {names.seat(each)}
            </span>
          </label>
        ))}
      </div>
      {own && <Summary {...props} own={own} />}
      {own && <Decisions {...props} own={own} />}
      {own && <Losses {...props} own={own} />}
      {own && <Dearest {...props} />}
      <WholeGame {...props} />
    </>
  )
}

interface OwnProps extends PanelProps {
  readonly own: SeatReview
}

/** How the seat ended, since when that was settled, and what the draws had to do with it. */
function Summary({ state, result, seat, own: { lost, luck }, stretches }: OwnProps) {
  const context = useTableContext()
  const words = useReviewWords()
  const { scores = [], winners = [] } = state.main.end.result ?? {}
  const won = winners.includes(seat)
  const own = scores[seat] ?? 0
  const rival = Math.max(...scores.filter((_, each) => each !== seat))
  const name = context.names.seat(seat)
  const apart = sayWorth(context, Math.abs(own - rival))
  // Only a whole review reaches the end.
  const { seq: end } = state.main.end
  const isWhole = end - (result.decisions.at(-1)?.seq ?? 0) < end / 20
  const since = isWhole ? settledSince(result.course, seat, won) : null
  const part = since === null ? '' : stretchAt(stretches, since)
  return (
    <p className="review-summary">
      {[
        scores.length > 1 && (won ? words.wonBy : words.lostBy)(name, apart),
        since !== null && (won ? words.ahead : words.behind)(since + 1, part),
        isWhole && luck !== null && sayLuck(words, { name, won, luck, lost }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

/** Where the seat lost chances to win: by what was decided, and when; luck apart. */
function Losses({ result, own, stretches, finished }: OwnProps) {
  const context = useTableContext()
  const words = useReviewWords()
  const errors = result.decisions.filter(({ seq }) => own.errors.includes(seq))
  const areas = lossesBy(errors, ({ kind }) => sayArea(context, kind))
  const rounds = lossesBy(errors, ({ seq }) => stretchAt(stretches, seq))
  const most = Math.max(0.02, ...areas.map(([, loss]) => loss), ...rounds.map(([, loss]) => loss))
  return (
    <section className="review-losses">
      <h3>
        {words.lost} <small>{words.lostSum(signedPercent(-own.lost), own.decisions)}</small>
      </h3>
      {errors.length === 0 && <p>{finished ? words.lostNothing : words.soFar}</p>}
      <Bars rows={areas} most={most} />
      {rounds.length > 1 && (
        <>
          <h4>{words.byRound}</h4>
          <Bars rows={rounds} most={most} />
        </>
      )}
    </section>
  )
}

/** What cost most, one by one, whoever was going to win; where no error stands out that is what the list above shows. */
function Dearest({ state, result, seat, at, show, stretches }: PanelProps) {
  const context = useTableContext()
  const words = useReviewWords()
  const own = ofSeat(result.decisions, seat)
  const shown = own.some(({ mark }) => isError(mark)) ? dearest(own) : []
  if (shown.length === 0) return null
  return (
    <section className="review-decisions">
      <h3>{words.given}</h3>
      <p className="review-help">{words.givenHelp}</p>
      <ul>
        {shown.map((decision) => (
          <DecisionLine key={decision.seq} {...{ state, decision, stretches, at, show }}>
            −{sayWorth(context, decision.worthLoss.mean)}
          </DecisionLine>
        ))}
      </ul>
    </section>
  )
}

interface BarsProps {
  readonly rows: readonly (readonly [string, number])[]
  readonly most: number
}

function Bars({ rows, most }: BarsProps) {
  return (
    <dl className="review-bars">
      {rows.map(([name, loss]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="review-bar" style={{ inlineSize: `${(100 * loss) / most}%` }} />
            <strong>{signedPercent(-loss)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The seat's decisions: the errors, all of them, or those with one mark. */
function Decisions({ state, result, seat, own, at, show, stretches, finished }: OwnProps) {
  const context = useTableContext()
  const words = useReviewWords()
  const [wanted, setWanted] = useState<Mark | 'all' | 'key'>('key')
  const all = useMemo(() => ofSeat(result.decisions, seat), [result, seat])
  const { scores = [] } = state.main.end.result ?? {}
  const key = keyDecisions(all, scores)
  const shown = wanted === 'key' ? key : all.filter(({ mark }) => wanted === 'all' || mark === wanted)
  return (
    <section className="review-decisions">
      <h3>
        {words.key} <small>{words.keyOf(shown.length, all.length)}</small>
      </h3>
      <div className="review-marks">
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            aria-pressed={wanted === mark}
            title={words.marks[mark]}
            onClick={() => setWanted(wanted === mark ? 'key' : mark)}
          >
            <MarkSign mark={mark} size={22} label={words.marks[mark]} /> {own.marks[mark]}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={wanted === 'all'}
          onClick={() => setWanted(wanted === 'all' ? 'key' : 'all')}
        >
          {words.all}
        </button>
      </div>
      {shown.length === 0 && <p>{finished ? words.noKey : words.soFar}</p>}
      {wanted === 'key' && key.length > 0 && !key.some(({ mark }) => isError(mark)) && <p>{words.dearest}</p>}
      <ul>
        {shown.map((decision) => {
          const sign = signOf(decision, scores)
          return (
            <DecisionLine key={decision.seq} {...{ state, decision, stretches, at, show }}>
              {isError(sign)
                ? signedPercent(-decision.loss.mean)
                : (wanted === 'key' || sign === 'costly') && `−${sayWorth(context, decision.worthLoss.mean)}`}
            </DecisionLine>
          )
        })}
      </ul>
    </section>
  )
}

interface DecisionLineProps extends Pick<PanelProps, 'state' | 'stretches' | 'at' | 'show'> {
  readonly decision: Reviewed
  /** What it cost. */
  readonly children: ReactNode
}

/** A decision and the way to it. */
function DecisionLine({ state, decision, stretches, at, show, children }: DecisionLineProps) {
  const context = useTableContext()
  const rules = useRules(context.opened)
  const words = useReviewWords()
  const sign = signOf(decision, state.main.end.result?.scores ?? [])
  return (
    <li>
      <button
        type="button"
        className="review-decision"
        data-mark={sign ?? 'none'}
        aria-current={decision.seq === at ? 'true' : undefined}
        onClick={() => show(decision)}
      >
        <MarkSign mark={sign} size={26} label={saySign(words, sign)} />
        <span>
          <strong>{sayDecision(context, rules, state, decision)}</strong>
          <small>
            {[stretchAt(stretches, decision.seq), sayArea(context, decision.kind)].filter(Boolean).join(' · ')}
          </small>
        </span>
        {children && <em>{children}</em>}
      </button>
    </li>
  )
}

/** What turned the game, and how all seats fared. */
function WholeGame({ state, result, seat: own, show, stretches }: PanelProps) {
  const context = useTableContext()
  const rules = useRules(context.opened)
  const { names, board, language } = context
  const words = useReviewWords()
  const { decisions, course, turningPoints, seats } = result
  const scores = state.main.end.result?.scores ?? []
  const places = placesOf(scores)
  const turned = turningPoints.flatMap((point) => {
    const decision = decisions.find(({ seq }) => seq === point.seq)
    return decision ? [{ ...point, decision, turn: turnedAt(course, point.seq, own) }] : []
  })
  return (
    <section className="review-game">
      {turned.length > 0 && <h3>{words.turning}</h3>}
      <ul>
        {turned.map(({ seq, decision, turn }) => (
          <li key={seq}>
            <button type="button" className="review-decision" onClick={() => show(decision)}>
              <SeatMark seat={decision.seat} size={18} />
              <span>
                <strong>{sayDecision(context, rules, state, decision)}</strong>
                <small>
                  {[
                    stretchAt(stretches, seq),
                    turn && words.turned(names.seat(turn.seat), percent(turn.before), percent(turn.after)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <table className="review-table">
        <thead>
          <tr>
            <th scope="col">{words.table.seat}</th>
            <th scope="col">{words.table.score}</th>
            <th scope="col">{words.table.lost}</th>
            <th scope="col">{words.table.luck}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, lost, luck }) => (
            <tr key={seat}>
              <th scope="row">
                {places[seat]}. <SeatMark seat={seat} size={13} /> {names.seat(seat)}
              </th>
              <td>{board.amount(scores[seat] ?? 0, language)}</td>
              <td>{lost > 0 ? signedPercent(-lost) : '–'}</td>
              <td>{luck === null ? '–' : signedPercent(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="review-help">{words.tableHelp}</p>
    </section>
  )
}
