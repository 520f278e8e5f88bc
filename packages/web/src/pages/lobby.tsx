import { Icon } from '@boardroom/board-kit'
import { useState } from 'react'
import '../styles/online.css'
import type { ListName } from '@boardroom/wire'
import { SHELF } from '../games.ts'
import { useKeptLanguage, usePerson } from '../online/person.ts'
import { OnlineTableLine } from '../online/table-line.tsx'
import { useTables } from '../online/use-tables.ts'
import { useSettings } from '../settings.ts'
import { GameMeta, GameWindow } from '../shell/game-window.tsx'
import { Link } from '../shell/router.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { sayProblem, useOnlineWords } from '../words/online.ts'

/** The tables of the server: one's own, those with free seats, those one follows, those that are over. */
export function Lobby() {
  const { lobby } = useOnlineWords()
  const person = usePerson()
  usePageTitle(lobby.title)
  useKeptLanguage()
  const lists: readonly ListName[] = person ? ['mine', 'open', 'watched', 'finished'] : ['open', 'finished']
  const [chosen, setChosen] = useState<ListName>(person ? 'mine' : 'open')
  const list = lists.includes(chosen) ? chosen : 'open'
  return (
    <div className="lobby">
      <header className="section-head">
        <div>
          <h1>{lobby.title}</h1>
          <p className="facts">{lobby.intro}</p>
        </div>
        <Link to="/play?online" className="button button-primary">
          <Icon name="people" /> {lobby.create}
        </Link>
      </header>
      <div className="segments" role="radiogroup" aria-label={lobby.title}>
        {lists.map((each) => (
          <label key={each} className="segment">
            <input type="radio" name="list" checked={each === list} onChange={() => setChosen(each)} />
            <span>{lobby.lists[each]}</span>
          </label>
        ))}
      </div>
      <TableList key={list} list={list} />
      <Games />
    </div>
  )
}

/** What one could sit down to: each leads to a table of one's own. */
function Games() {
  const { lobby } = useOnlineWords()
  const { language } = useSettings()
  return (
    <section className="lobby-games">
      <h2>{lobby.begin}</h2>
      <ul>
        {[...SHELF].map(([game, shelf]) => (
          <li key={game}>
            <GameWindow shelf={shelf} to={`/play/${game}?online`}>
              <div className="game-card-text">
                <p className="game-line">{shelf.line[language]}</p>
                <GameMeta game={game} shelf={shelf} />
              </div>
            </GameWindow>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TableList({ list }: { readonly list: ListName }) {
  const words = useOnlineWords()
  const { lobby } = words
  const { tables, problem, more } = useTables(list)
  if (problem) {
    return (
      <p role="alert" className="problem">
        {sayProblem(words, problem)}
      </p>
    )
  }
  if (!tables) return <p className="facts">{lobby.loading}</p>
  return (
    <section aria-label={lobby.lists[list]}>
      {tables.length === 0 && <p className="no-tables">{lobby.none[list]}</p>}
      <ul className="table-list">
        {tables.map((table) => (
          <OnlineTableLine key={table.id} table={table} />
        ))}
      </ul>
      {more && (
        <button type="button" className="button" onClick={more}>
          {lobby.more}
        </button>
      )}
    </section>
  )
}
