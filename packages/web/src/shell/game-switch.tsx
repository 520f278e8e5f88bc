import { SHELF } from '../games.ts'
import { useWords } from '../words/index.ts'
import { Link } from './router.tsx'

interface GameSwitchProps {
  readonly current: string
  readonly to: (game: string) => string
}

/** From a page about one game to the same page about another. */
export function GameSwitch({ current, to }: GameSwitchProps) {
  const words = useWords()
  if (SHELF.size < 2) return null
  return (
    <nav className="game-switch" aria-label={words.home.games}>
      {[...SHELF].map(([game, { title }]) => (
        <Link key={game} to={to(game)} className="game-link" current={game === current}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
