import { Icon } from '@boardroom/board-kit'
import { useEffect, useState } from 'react'
import '../styles/record.css'
import { SHELF, titleOf } from '../games.ts'
import { usePerson } from '../online/person.ts'
import { useSettings } from '../settings.ts'
import { coloursOf } from '../shell/game-window.tsx'
import { Link } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { percent } from '../words/percent.ts'
import { ByOptions, ByTable } from './by-table.tsx'
import { gamesHere, gamesThere } from './load.ts'
import { Mistakes } from './mistakes.tsx'
import { byTime, groupedBy, type OwnGame, tallyOf } from './own-games.ts'
import { Parts } from './parts.tsx'
import { Plot } from './plot.tsx'
import { useRecordWords } from './words.ts'

/** How one plays: results, progress, and where the points come from, game by game. */
export function RecordPage() {
  const words = useRecordWords()
  const games = useOwnGames()
  usePageTitle(words.title)
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

/** Those of this browser, and of whoever is signed in; null until they are known. */
function useOwnGames(): readonly OwnGame[] | null {
  const person = usePerson()?.id ?? null
  const [games, setGames] = useState<readonly OwnGame[] | null>(null)
  useEffect(() => {
    let wanted = true
    const none = (): readonly OwnGame[] => []
    const there = person === null ? none() : gamesThere().catch(none)
    Promise.all([gamesHere().catch(none), there]).then((found) => wanted && setGames(found.flat().toSorted(byTime)))
    return () => {
      wanted = false
    }
  }, [person])
  return games
}

function OneGame({ id, games }: { readonly id: string; readonly games: readonly OwnGame[] }) {
  const words = useRecordWords()
  const { language } = useSettings()
  const { opened } = useGame(id)
  const shelf = SHELF.get(id)
  const { played, won, mean, best } = tallyOf(games)
  const hinted = games.filter((game) => game.hinted > 0).length
  if (!opened) return null
  const { board } = opened
  const amount = (score: number): string => board.amount(Math.round(score), language)
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
      <ByOptions games={games} amount={amount} opened={opened} />
      <Parts games={games} board={board} />
      <Mistakes games={games} opened={opened} />
      <p>
        <Link to={`/explore/${id}`} className="button button-quiet">
          <Icon name="search" /> {words.explore}
        </Link>
      </p>
    </article>
  )
}
