import { useEffect, useRef } from 'react'
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
  const all = useRef<HTMLElement>(null)
  // On a phone they stand in one line, and the last one may be out of sight.
  useEffect(() => {
    const here = all.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const line = all.current?.getBoundingClientRect()
    if (all.current && here && line && here.right > line.right) all.current.scrollLeft += here.right - line.right + 16
  }, [current])
  if (SHELF.size < 2) return null
  return (
    <nav ref={all} className="game-switch" aria-label={words.home.games}>
      {[...SHELF].map(([game, { title }]) => (
        <Link key={game} to={to(game)} className="game-link" current={game === current}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
