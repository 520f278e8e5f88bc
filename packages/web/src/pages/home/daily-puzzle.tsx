import { Icon } from '@boardroom/board-kit'
import { SHELF } from '../../games.ts'
import { hasPuzzles } from '../../lessons/puzzles/book.ts'
import { coloursOf } from '../../shell/game-window.tsx'
import { Link } from '../../shell/router.tsx'
import { useWords } from '../../words/index.ts'

const DAY = 86_400_000

/** A position to think about, of another game each day. */
export function DailyPuzzle() {
  const { home } = useWords()
  const games = [...SHELF].filter(([game]) => hasPuzzles(game))
  const today = games[Math.floor(Date.now() / DAY) % games.length]
  if (!today) return null
  const [game, shelf] = today
  return (
    <section className="daily" aria-labelledby="daily" style={coloursOf(shelf)}>
      <h2 id="daily">{home.daily}</h2>
      <Link to={`/puzzles/${game}`} className="daily-card">
        <img src={shelf.picture} alt="" width="960" height="420" decoding="async" />
        <span className="daily-text">
          <strong>{shelf.title}</strong>
          <span className="daily-help">{home.dailyHelp}</span>
          <span className="daily-go">
            {home.dailyGo} <Icon name="forward" size={16} />
          </span>
        </span>
      </Link>
    </section>
  )
}
