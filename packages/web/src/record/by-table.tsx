import type { Opened } from '../games.ts'
import { percent } from '../words/percent.ts'
import { groupedBy, type OwnGame, tallyOf } from './own-games.ts'
import { useRecordWords } from './words.ts'

interface ByTableProps {
  readonly games: readonly OwnGame[]
  readonly amount: (score: number) => string
}

/** Results by how many sat there, and who. */
export function ByTable({ games, amount }: ByTableProps) {
  const words = useRecordWords()
  const name = ({ seats, against }: OwnGame): string =>
    words.table(seats, against.map((level) => words.levels[level] ?? level).join(', '))
  return <Results title={words.tables} head={words.columnTable} groups={[...groupedBy(games, name)]} amount={amount} />
}

/** Results by the options that one has played in more than one way. */
export function ByOptions({ games, amount, opened }: ByTableProps & { readonly opened: Opened }) {
  const words = useRecordWords()
  const said = opened.text.options
  const groups = opened.game.options.flatMap(({ id }) => {
    const { name = id, values = {} } = said[id] ?? {}
    const choiceIn = ({ options }: OwnGame): string => String(options[id] ?? '')
    const groups = [...groupedBy(games, choiceIn)].filter(([value]) => value !== '')
    return groups.length < 2
      ? []
      : groups.map(([value, group]) => [`${name}: ${values[value] ?? words.values[value] ?? value}`, group] as const)
  })
  if (groups.length === 0) return null
  return <Results title={words.options} head={words.option} groups={groups} amount={amount} />
}

interface ResultsProps {
  readonly title: string
  readonly head: string
  readonly groups: readonly (readonly [string, readonly OwnGame[]])[]
  readonly amount: (score: number) => string
}

function Results({ title, head, groups, amount }: ResultsProps) {
  const words = useRecordWords()
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <div className="record-scroll" tabIndex={0}>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {Object.entries(words.columns).map(([key, label]) => (
                <th key={key} scope="col" className="number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(([name, group]) => {
              const { played, won, mean, best } = tallyOf(group)
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="number">{played}</td>
                  <td className="number">{percent(won / played)}</td>
                  <td className="number">{amount(mean)}</td>
                  <td className="number">{amount(best)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
