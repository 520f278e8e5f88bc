import { Fragment, useState } from 'react'
import type { Row, Share } from './rows.ts'
import { useExploreWords } from './words.ts'

interface ChoicesProps {
  readonly rows: readonly Row[]
  /** The share of wins if the choice makes no difference. */
  readonly fair: number
  readonly name: (path: readonly string[]) => string
  readonly amount: (score: number) => string
  readonly labelledBy: string
}

/** The choices of a topic as a table; what is rare stands behind a button. */
export function Choices(props: ChoicesProps) {
  const { rows, labelledBy } = props
  const words = useExploreWords()
  const [all, setAll] = useState(false)
  const rare = rows.filter(({ few }) => few).length
  // Nothing is hidden where nothing would be left.
  const hidden = !all && rare > 1 && rare < rows.length
  return (
    <>
      <table className="ledger explore-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{words.choice}</th>
            <th scope="col">{words.wins}</th>
            <th scope="col" className="number">
              {words.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ few }) => !hidden || !few)
            .map((row) => (
              <ChoiceRows key={row.path.join()} {...props} row={row} />
            ))}
        </tbody>
      </table>
      {hidden && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {words.rare(rare)}
        </button>
      )}
    </>
  )
}

interface ChoiceProps extends Omit<ChoicesProps, 'rows' | 'labelledBy'> {
  readonly row: Row
}

/** A choice, and, if one asks for it, what was chosen after it. */
function ChoiceRows({ row, ...props }: ChoiceProps) {
  const words = useExploreWords()
  const [open, setOpen] = useState(false)
  const name = props.name(row.path)
  const leads = row.next.length > 0
  return (
    <Fragment>
      <ChoiceRow {...props} row={row}>
        {leads ? (
          <button
            type="button"
            className="explore-more"
            aria-expanded={open}
            title={words.after(name)}
            onClick={() => setOpen(!open)}
          >
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
              <path d="M3.500 1.500 8 6l-4.500 4.500" />
            </svg>
            {name}
          </button>
        ) : (
          name
        )}
      </ChoiceRow>
      {open &&
        row.next.map((after) => (
          <ChoiceRow key={after.path.join()} {...props} row={after}>
            {props.name(after.path)}
          </ChoiceRow>
        ))}
    </Fragment>
  )
}

function ChoiceRow({ row, fair, amount, children }: ChoiceProps & { readonly children: React.ReactNode }) {
  const words = useExploreWords()
  const { times, part, won, score, scoreError, verdict, few, path } = row
  return (
    <tr data-few={few || undefined} data-depth={path.length} title={few ? words.few : undefined}>
      <th scope="row">
        {children}
        <small>{words.times(times, percent(part))}</small>
      </th>
      <td>
        <span className="explore-won">
          <strong>{percent(won.mean)}</strong>
          {verdict && (
            <span className="explore-verdict" data-verdict={verdict} role="img" aria-label={words.verdicts[verdict]}>
              {verdict === 'more' ? '▲' : '▼'}
            </span>
          )}
          <small>{words.between(percent(won.from), percent(won.to))}</small>
        </span>
        <Interval won={won} fair={fair} />
      </td>
      <td className="number">
        {amount(score)}
        {scoreError !== null && <small>{words.error(amount(scoreError))}</small>}
      </td>
    </tr>
  )
}

/** The share of wins on a scale from none to all, with the line of those who win their part. */
function Interval({ won: { mean, from, to }, fair }: { readonly won: Share; readonly fair: number }) {
  const at = (share: number): string => `${100 * share}%`
  return (
    <span className="explore-scale" aria-hidden="true">
      <span className="explore-band" style={{ insetInlineStart: at(from), inlineSize: at(to - from) }} />
      <span className="explore-fair" style={{ insetInlineStart: at(fair) }} />
      <span className="explore-mean" style={{ insetInlineStart: at(mean) }} />
    </span>
  )
}

export function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}
