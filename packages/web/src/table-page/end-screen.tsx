import { Icon, SeatMark } from '@boardroom/board-kit'
import type { Result } from '@boardroom/kernel'
import { useEffect } from 'react'
import { HintsUsed } from '../hints/used.tsx'
import { GameArea } from '../shell/game-area.tsx'
import { go, Link } from '../shell/router.tsx'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import { useTableContext } from '../table/context.ts'
import { newTable } from '../table/new-table.ts'
import { useWords } from '../words/index.ts'
import { useReviewWords } from '../words/review.ts'
import { Charts } from './charts.tsx'
import { OwnPlace } from './own-place.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { useCounting } from './use-counting.ts'

interface EndScreenProps {
  readonly result: Result
  /** The game has ended before one's eyes: the score is counted, category by category. */
  readonly fresh: boolean
  /** Now it may be known around who won. */
  readonly told: () => void
  readonly showBoard: () => void
  readonly show: (seq: number) => void
  readonly save: () => void
}

/** Who won, where every point comes from, how it went, and what next. */
export function EndScreen({ result, fresh, told, showBoard, show, save }: EndScreenProps) {
  const { client, state, names, board, text, language, opened } = useTableContext()
  const words = useWords().table
  const reviewWords = useReviewWords()
  const seats = result.scores.map((_, seat) => seat)
  const ranked = seats.toSorted((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0))
  const rows = board.score(result, language)
  const parts = rows.filter(({ below }) => !below).length
  const [counted, finish] = useCounting(parts, fresh)
  const counting = counted < parts
  useEffect(() => {
    if (!counting) told()
  }, [counting, told])
  useShortcuts(counting ? { ' ': finish, escape: finish } : {})
  const rival = board.rival?.(result) ?? null
  const won = result.winners.length + (rival?.wins ? 1 : 0)
  const shared = client.local.length > 1
  const rematch = async (): Promise<void> => {
    if (client.rematch) return client.rematch()
    go(`/table/${await newTable({ game: opened.id, seats: state.seats, options: state.view.options })}`)
  }
  return (
    <div className="end-screen">
      <header className="end-head">
        {counting ? (
          <>
            <p>{words.over}</p>
            <h1 className="display">{words.film.counting}</h1>
          </>
        ) : (
          <>
            <p>{won === 0 ? words.draw : won > 1 ? words.winners : words.winner}</p>
            <h1 className="display">
              {result.winners.map((seat) => (
                <span key={seat}>
                  <SeatMark seat={seat} size={34} /> {names.seat(seat)}
                </span>
              ))}
              {won === 0 && rival && `${result.scores.map((_, seat) => names.seat(seat)).join(' & ')} & ${rival.name}`}
              {rival?.wins && rival.name}
            </h1>
            <OwnPlace result={result} alone={result.scores.length < 2 || rival !== null} />
          </>
        )}
        <div className="actions">
          {counting && (
            <button type="button" className="button button-primary" onClick={finish}>
              <Icon name="last" /> {words.film.count}
            </button>
          )}
          <button type="button" className={`button ${counting ? '' : 'button-primary'}`} onClick={() => void rematch()}>
            <Icon name="play" /> {words.rematch}
          </button>
          {opened.game.insight?.chances && (
            <Link to={`/study/${state.id}`} className="button">
              <Icon name="search" /> {reviewWords.open}
            </Link>
          )}
          <button type="button" className="button" onClick={showBoard}>
            <Icon name="eye" /> {words.showBoard}
          </button>
          <button type="button" className="button" onClick={save}>
            <Icon name="save" /> {words.export}
          </button>
        </div>
      </header>
      <HintsUsed />
      <ScoreSheet result={result} order={counting ? seats : ranked} rows={rows} rival={rival} counted={counted} />
      {board.Ending && !counting && (
        <GameArea game={state.game}>
          <board.Ending {...{ view: state.view, after: null, log: state.log, language, names, text, shared }} />
        </GameArea>
      )}
      {!counting && (
        <>
          <h2>{words.charts}</h2>
          <Charts show={show} />
        </>
      )}
    </div>
  )
}
