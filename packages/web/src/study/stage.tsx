import { HandsContext, Icon, ShotContext } from '@boardroom/board-kit'
import { type ReactNode, useMemo } from 'react'
import { useExplained } from '../explain/use-explained.ts'
import { LanguageSwitch } from '../shell/frame.tsx'
import { GameArea } from '../shell/game-area.tsx'
import { Link } from '../shell/router.tsx'
import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { FilmScreen } from '../table-page/film/screen.tsx'
import { type Film, useFilm } from '../table-page/film/use-film.ts'
import { OfferBox } from '../table-page/offer.tsx'
import { TipBox } from '../table-page/tip-box.tsx'
import type { TableHands } from '../table-page/use-hands.ts'
import type { Moment } from '../table-page/use-table.ts'
import { useReviewWords } from '../words/review.ts'
import type { StudyState, StudyTable } from './study-table.ts'

/** The place in the tree as the parts of the table page know it. */
export function useStudyMoment(table: StudyTable, state: StudyState): { readonly moment: Moment; readonly film: Film } {
  const { view, line, end, endView } = state
  const { board } = useTableContext()
  const moment: Moment = useMemo(
    () => ({
      at: view.seq < end ? view.seq : null,
      view,
      show: (seq) => void table.show({ line, seq: seq ?? end }),
    }),
    [table, view, line, end],
  )
  // The end of the line is what a film leads to; it is seen through the same eyes.
  const whole = useMemo(
    () => ({ ...state, view: view.seq === end ? view : { ...endView, viewer: view.viewer } }),
    [state, view, end, endView],
  )
  return { moment, film: useFilm(table, whole, moment, board) }
}

interface StageProps {
  readonly mode: 'review' | 'analysis'
  readonly view: AnyView
  readonly hands: TableHands
  readonly film: Film
  /** What lies under the board, and beside it. */
  readonly children: ReactNode
}

/** The board of a game under study, with what belongs around it. */
export function Stage({ mode, view, hands, film, children }: StageProps) {
  const { state, board, text, language, names } = useTableContext()
  const after = hands.preview?.view ?? null
  const explained = useExplained(hands.tip, view)
  const log = useMemo(() => state.log.filter(({ seq }) => seq <= view.seq), [state.log, view.seq])
  const props = useMemo(
    () => ({ view, after, log, language, names, text, shared: false }),
    [view, after, log, language, names, text],
  )
  const drawn = useMemo(
    () => (
      <GameArea game={state.game}>
        <board.Board {...props} />
      </GameArea>
    ),
    [board, props, state.game],
  )
  return (
    <HandsContext value={hands.hands}>
      <div className={`table study study-${mode}`} data-game={state.game}>
        <main className="table-board" id="board" data-seq={view.seq}>
          <ShotContext value={film.shot}>{drawn}</ShotContext>
        </main>
        {children}
      </div>
      {!hands.offer && <TipBox table={hands} explained={explained} />}
      {hands.offer && <OfferBox table={hands} />}
      <FilmScreen film={film} />
    </HandsContext>
  )
}

interface StudyBarProps {
  readonly title: string
  readonly note: string
  readonly back: string
  /** The way to the other mode. */
  readonly other: { readonly name: string; readonly go: () => void } | null
}

/** What is studied, and the ways out of it. */
export function StudyBar({ title, note, back, other }: StudyBarProps) {
  const { opened } = useTableContext()
  const words = useReviewWords()
  return (
    <header className="table-bar study-bar">
      <h1>
        <span className="table-title">{title}</span>
        <span className="table-headline">{note ? `${opened.game.title} · ${note}` : opened.game.title}</span>
      </h1>
      <div className="table-tools">
        {other && (
          <button type="button" className="button" onClick={other.go}>
            {other.name}
          </button>
        )}
        <LanguageSwitch />
        <Link to={back} className="button button-quiet button-icon" label={words.backToTable} title={words.backToTable}>
          <Icon name="close" />
        </Link>
      </div>
    </header>
  )
}
