import { type GameId, PLAYABLE } from '../games.ts'
import { useWords } from '../words/index.ts'
import { Link } from './router.tsx'

interface GameSwitchProps {
  readonly current: GameId
  readonly to: (game: GameId) => string
}

/** From a page about one game to the same page about another. */
export function GameSwitch({ current, to }: GameSwitchProps) {
  const words = useWords()
  if (PLAYABLE.length < 2) return null
  return (
    <nav className="game-switch" aria-label={words.home.games}>
      {PLAYABLE.map((game) => (
        <Link key={game} to={to(game)} className="game-link" current={game === current}>
          {words.games[game].title}
        </Link>
      ))}
    </nav>
  )
}
