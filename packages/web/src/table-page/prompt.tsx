import { Icon, means, SeatMark } from '@boardroom/board-kit'
import { type Move, samePlain } from '@boardroom/kernel'
import { useRef } from 'react'
import { useHintWords } from '../hints/words.ts'
import { isAsked, ownSeat, useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { AnalysisLink } from './analysis-link.tsx'
import { FilmCaption, FilmControls, isTold } from './film/screen.tsx'
import type { Film } from './film/use-film.ts'
import { RefusalText } from './hint.tsx'
import { HintPanel } from './hint-panel.tsx'
import { MoveList } from './move-list.tsx'
import { Since } from './since.tsx'
import type { TableHands } from './use-hands.ts'
import type { Moment } from './use-table.ts'

/** What lies open above the prompt: only one has room there. */
export type Sheet = 'moves' | 'hint'

interface PromptProps {
  readonly table: TableHands
  readonly moment: Moment
  readonly film: Film
  readonly sheet: Sheet | null
  readonly toggle: (sheet: Sheet) => void
}

/** What is asked, the moves that are not on the board, undo, and one primary button. */
export function Prompt({ table, moment, film, sheet, toggle }: PromptProps) {
  const hintWords = useHintWords()
  const { client, state, text, names, board, opened, language } = useTableContext()
  const advised = client.hints !== undefined && opened.game.insight?.reasons !== undefined
  const words = useWords().table
  const seat = ownSeat(state)
  const asked = isAsked(state) && moment.at === null && !film.behind
  const frame = state.view.agenda.at(-1)
  const { moves } = table.hands
  const told = isTold(film)
  const primary = moves.find((move) => samePlain(move, table.prepared)) ?? primaryOf(moves, board.confirms)
  const buttons = moves.filter((move) => board.isButton(move) && move !== primary)
  const nameOf = (move: Move): string =>
    board.button?.(move, state.view, language) ?? text.move(move, state.view, names)
  const openers = useRef<Partial<Record<Sheet, HTMLElement | null>>>({})
  const close = (open: Sheet): void => {
    toggle(open)
    // Whoever works by keyboard goes on where it was opened.
    openers.current[open]?.focus()
  }
  return (
    <section
      className={`prompt ${asked ? 'prompt-asked' : ''} ${moment.at === null ? '' : 'prompt-past'}`}
      aria-label={words.yourTurn}
    >
      {sheet === 'moves' && asked && <MoveList table={table} close={() => close('moves')} />}
      {sheet === 'hint' && asked && advised && <HintPanel table={table} close={() => close('hint')} />}
      <div className="prompt-line">
        {asked && seat !== null && <SeatMark seat={seat} size={22} />}
        {told && !asked ? (
          <FilmCaption film={film} />
        ) : (
          <p className="prompt-text">
            {asked && frame && seat !== null ? (
              text.prompt(frame, seat, state.view, names)
            ) : film.behind ? (
              words.film.watching
            ) : (
              <Waiting moment={moment} />
            )}
          </p>
        )}
      </div>
      {table.refusal && (
        <div className="prompt-refusal" role="alert">
          <RefusalText refusal={table.refusal} />
        </div>
      )}
      {asked && (
        <div className={`prompt-note ${told ? 'prompt-told' : ''}`}>
          {told && <FilmCaption film={film} />}
          <Since show={moment.show} again={film.from} />
        </div>
      )}
      <div className="prompt-moves">
        {buttons.map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            className="button move"
            ref={means([move])}
            // The name is what is written, so that it can be said to the machine; the whole sentence is read out after it.
            aria-description={text.move(move, state.view, names)}
            onClick={(event) => table.hands.take([move], event.currentTarget)}
          >
            {nameOf(move)}
          </button>
        ))}
        {asked && (
          <button
            type="button"
            className="button button-quiet"
            ref={(element) => {
              openers.current.moves = element
            }}
            onClick={() => toggle('moves')}
            aria-expanded={sheet === 'moves'}
          >
            <Icon name="menu" size={16} /> <span className="tool-word">{words.allMoves(moves.length)}</span>
            <span className="tool-count" aria-hidden="true">
              {moves.length}
            </span>
          </button>
        )}
        {asked && advised && (
          <button
            type="button"
            className="button button-quiet"
            ref={(element) => {
              openers.current.hint = element
            }}
            onClick={() => toggle('hint')}
            aria-expanded={sheet === 'hint'}
          >
            <Icon name="bot" size={16} /> <span className="tool-word">{hintWords.hint}</span>
          </button>
        )}
        <span className="prompt-space" />
        {asked && (
          <button
            type="button"
            className="button"
            disabled={!state.canUndo}
            title={state.canUndo ? undefined : words.undoNot}
            onClick={table.undo}
          >
            <Icon name="undo" size={16} /> <span className="tool-word">{words.undo}</span>
          </button>
        )}
        {!asked && !film.behind && state.canUndo && moment.at === null && !state.view.result && (
          <button type="button" className="button" onClick={table.undo}>
            <Icon name="undo" size={16} /> {words.undo}
          </button>
        )}
        {film.behind && <FilmControls film={film} />}
        {moment.at !== null && <AnalysisLink at={moment.at} />}
        {moment.at !== null && (
          <button type="button" className="button button-primary" onClick={() => moment.show(null)}>
            {words.present}
          </button>
        )}
        {primary && (
          <button
            type="button"
            className="button button-primary prompt-primary"
            ref={means([primary])}
            aria-description={text.move(primary, state.view, names)}
            onClick={(event) => table.hands.take([primary], event.currentTarget)}
          >
            <Icon name="check" size={18} /> {nameOf(primary)}
          </button>
        )}
      </div>
    </section>
  )
}

export function primaryOf<M extends { readonly type: string }>(
  moves: readonly M[],
  confirms: readonly string[],
): M | null {
  for (const type of confirms) {
    const move = moves.find((each) => each.type === type)
    if (move) return move
  }
  return null
}

function Waiting({ moment }: { readonly moment: Moment }) {
  const { state, names } = useTableContext()
  const words = useWords().table
  if (moment.at !== null) return <>{words.past(moment.at, state.view.seq)}</>
  if (state.view.result) return <>{words.over}</>
  if (state.view.asked.length === 0) return <>{words.givenUp}</>
  const bot = state.view.asked.find((seat) => state.seats[seat]?.bot)
  if (bot !== undefined) return <>{words.thinking(names.seat(bot))}</>
  return <>{words.waitingFor(state.view.asked.map((seat) => names.seat(seat)).join(', '))}</>
}
