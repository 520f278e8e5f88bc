import { Icon, type Shelf } from '@boardroom/board-kit'
import '../../styles/home.css'
import { FIRST_GAME, SHELF } from '../../games.ts'
import { useSettings } from '../../settings.ts'
import { GameMeta, GameWindow } from '../../shell/game-window.tsx'
import { Link } from '../../shell/router.tsx'
import { useWords } from '../../words/index.ts'
import { DailyPuzzle } from './daily-puzzle.tsx'
import { OpenFile, OwnTables } from './own-tables.tsx'
import { playNow } from './play-now.ts'
import { Book, Friends, Opponent } from './signs.tsx'

export function Home() {
  const words = useWords()
  const { home } = words
  return (
    <div className="home">
      <div className="home-main">
        <header className="welcome">
          <h1>{words.motto}</h1>
          <p>{home.intro}</p>
        </header>
        <ul className="ways" aria-label={home.ways}>
          <li>
            <Link to="/learn" className="way way-first">
              <Book />
              <Way title={home.learn} text={home.learnHelp} />
            </Link>
          </li>
          <li>
            <button type="button" className="way" data-way="bots" onClick={() => void playNow(FIRST_GAME)}>
              <Opponent />
              <Way title={home.botsNow} text={home.botsHelp} />
            </button>
          </li>
          <li>
            <Link to="/play?online" className="way">
              <Friends />
              <Way title={home.friends} text={home.friendsHelp} />
            </Link>
          </li>
        </ul>
        <section aria-label={home.games}>
          <ul className="shelf">
            {[...SHELF].map(([game, shelf]) => (
              <GameCard key={game} game={game} shelf={shelf} />
            ))}
          </ul>
        </section>
      </div>
      <div className="home-side">
        <OwnTables />
        <DailyPuzzle />
        <OpenFile />
      </div>
    </div>
  )
}

function Way({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <span>
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
  )
}

function GameCard({ game, shelf }: { readonly game: string; readonly shelf: Shelf }) {
  const { home } = useWords()
  const { language } = useSettings()
  return (
    <li className="game-card" data-game={game}>
      <GameWindow shelf={shelf} to={`/play/${game}`} heading="h2">
        <div className="game-card-text">
          <p className="game-line">{shelf.line[language]}</p>
          <GameMeta game={game} shelf={shelf} />
          <div className="actions">
            <button type="button" className="button button-primary" onClick={() => void playNow(game)}>
              <Icon name="play" /> {shelf.atOnce === 1 ? home.soloNow : home.playNow}
            </button>
            <Link to={`/play/${game}`} className="button">
              {home.ownTable}
            </Link>
            <Link to={`/learn/${game}`} className="button button-quiet">
              {home.learn}
            </Link>
          </div>
        </div>
      </GameWindow>
    </li>
  )
}
