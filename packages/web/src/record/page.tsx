import { useEffect, useState } from 'react'
import '../styles/record.css'
import { SHELF, titleOf } from '../games.ts'
import { coloursOf } from '../shell/game-window.tsx'
import { Link } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { allTables } from '../table/store.ts'
import { groupedBy, type OwnGame, ownGames, tallyOf } from './own-games.ts'
import { Parts } from './parts.tsx'
import { Plot } from './plot.tsx'
import { useRecordWords } from './words.ts'

/** How one plays: results, progress, and where the points come from, game by game. */
export function RecordPage() {
  const words = useRecordWords()
  const [games, setGames] = useState<readonly OwnGame[] | null>(null)
  useEffect(() => {
    allTables().then(
      (records) => setGames(ownGames(records)),
      () => setGames([]),
    )
  }, [])
  return (
    <div className="record">
      <header>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      {games?.length === 0 && (
        <div className="no-tables">
          <p>{words.none}</p>
          <Link to="/" className="button button-primary">
            {words.play}
          </Link>
        </div>
      )}
      {games && [...groupedBy(games, ({ game }) => game)].map(([id, own]) => <OneGame key={id} id={id} games={own} />)}
    </div>
  )
}

function OneGame({ id, games }: { readonly id: string; readonly games: readonly OwnGame[] }) {
  const words = useRecordWords()
  const { opened } = useGame(id)
  const shelf = SHELF.get(id)
  const { played, won, mean, best } = tallyOf(games)
  const hinted = games.filter((game) => game.hinted > 0).length
  if (!opened) return null
  const { board } = opened
  const amount = (score: number): string => board.amount(Math.round(score))
  return (
    <article className="record-game" style={shelf && coloursOf(shelf)}>
      <h2>{titleOf(id)}</h2>
      <ul className="record-figures">
        <li>
          <strong>{words.played(played)}</strong>
          {hinted > 0 && <span>{words.hinted(hinted)}</span>}
        </li>
        <li>
          <strong>{percent(won / played)}</strong> <span>{words.won}</span>
        </li>
        <li>
          <strong>{amount(mean)}</strong> <span>{words.mean}</span>
        </li>
        <li>
          <strong>{amount(best)}</strong> <span>{words.best}</span>
        </li>
      </ul>
      <Plot games={games} amount={amount} />
      <ByTable games={games} amount={amount} />
      <Parts games={games} board={board} />
    </article>
  )
}

interface ByTableProps {
  readonly games: readonly OwnGame[]
  readonly amount: (score: number) => string
}

function ByTable({ games, amount }: ByTableProps) {
  const words = useRecordWords()
  const name = ({ seats, against }: OwnGame): string =>
    words.table(seats, against.map((level) => words.levels[level] ?? level).join(', '))
  return (
    <section>
      <h3>{words.tables}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <div className="sheet-scroll" tabIndex={0}>
        <table className="ledger">
          <thead>
            <tr>
              {Object.entries(words.columns).map(([key, label]) => (
                <th key={key} scope="col" className={key === 'table' ? '' : 'number'}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...groupedBy(games, name)].map(([table, group]) => {
              const { played, won, mean, best } = tallyOf(group)
              return (
                <tr key={table}>
                  <th scope="row">{table}</th>
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

function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}
