import type { ReactNode } from 'react'

/** Where a game draws: its styles reach nothing outside, and its palette is known inside. */
export function GameArea({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  return (
    <div className="game-area" data-game={game} data-board={game}>
      {children}
    </div>
  )
}
