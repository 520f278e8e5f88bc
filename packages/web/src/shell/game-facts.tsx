import { Icon, type Shelf } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'
import { coloursOf, GameMeta, GameWindow } from './game-window.tsx'
import { Link } from './router.tsx'

interface GameFactsProps {
  readonly game: string
  readonly shelf: Shelf
  readonly heading?: 'h1' | 'h2'
  /** What stands right below the picture, such as who sits there. */
  readonly children?: ReactNode
  /** The way to learn it stands elsewhere on the page. */
  readonly learnElsewhere?: boolean
}

/** A game for those who do not know it: its picture, what it is about, how heavy, how long, and a way to learn it. */
export function GameFacts({ game, shelf, heading = 'h2', children, learnElsewhere = false }: GameFactsProps) {
  const { game: words } = useWords()
  const { language } = useSettings()
  return (
    <section className="game-facts" aria-label={shelf.title} style={coloursOf(shelf)}>
      <GameWindow shelf={shelf} heading={heading}>
        {children}
      </GameWindow>
      <p className="game-line">{shelf.line[language]}</p>
      <GameMeta game={game} shelf={shelf} />
      <dl>
        <div>
          <dt>{words.about}</dt>
          <dd>{shelf.about[language]}</dd>
        </div>
        <div>
          <dt>{words.heavy}</dt>
          <dd>
            <strong>{words.weights[shelf.weight - 1]}</strong> {words.heavyHelp}
          </dd>
        </div>
        <div>
          <dt>{words.long}</dt>
          <dd>
            <strong>{words.aboutHours(...shelf.hours)}</strong> {words.longHelp}
          </dd>
        </div>
      </dl>
      {!learnElsewhere && <LearnFirst game={game} />}
      <Link to={`/explore/${game}`} className="button button-quiet">
        <Icon name="search" /> {words.explore}
      </Link>
    </section>
  )
}

/** For those who sit down to a game they do not know. */
export function LearnFirst({ game }: { readonly game: string }) {
  const { game: words } = useWords()
  return (
    <Link to={`/learn/${game}`} className="learn-first">
      <Icon name="help" />
      <span>
        <strong>{words.first}</strong> {words.firstHelp}
      </span>
    </Link>
  )
}
