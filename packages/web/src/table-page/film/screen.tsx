import '../../styles/film.css'
import { FilmLayer, Icon, isRound, SeatMark, type Shot, SPEEDS } from '@boardroom/board-kit'
import { changeSettings, useSettings } from '../../settings.ts'
import { isAsked, ownSeat, useTableContext } from '../../table/context.ts'
import { useWords } from '../../words/index.ts'
import { RoundCard } from './round-card.tsx'
import { botsAsked, type Film } from './use-film.ts'
import { whoseIs } from './whose.ts'

/** The film above the board: what moves, drawn in the styles of its board, and the card of a round. */
export function FilmScreen({ film }: { readonly film: Film }) {
  const { state } = useTableContext()
  const { sound, language } = useSettings()
  const { shot, unbuilt, length, reduced, done } = film
  if (!shot) return null
  return (
    <div className="film" data-game={state.game} data-board={state.game}>
      <FilmLayer
        shot={shot}
        unbuilt={unbuilt}
        language={language}
        length={length}
        reduced={reduced}
        sound={sound}
        done={done}
      />
      {hasCard(shot) && <RoundCard shot={shot} close={() => done(shot)} />}
    </div>
  )
}

/** What a round brought is told by its card. */
function hasCard(shot: Shot): boolean {
  return isRound(shot) && !shot.back
}

/** Whether what is seen now has a caption. */
export function isTold({ shot }: Film): boolean {
  return shot !== null && !hasCard(shot)
}

/** What is seen now, in the words of the log; in the prompt, where it lies over nothing that one watches. */
export function FilmCaption({ film }: { readonly film: Film }) {
  const { board, state, text, names } = useTableContext()
  const words = useWords().table.film
  const { shot, waiting } = film
  if (!shot || hasCard(shot)) return null
  const card = shot.events.find(({ act }) => act === 'card')
  const seat = card ? undefined : whoseIs(shot.entry, state.movers[(shot.back ? shot.seq + 1 : shot.seq) - 1])
  return (
    <p className={`film-caption ${card ? 'film-caption-large' : ''}`} data-film={shot.entry.type}>
      {shot.back ? (
        <Icon name="undo" size={20} label={words.back} />
      ) : (
        (board.entrySign?.(shot.entry, 20) ?? (seat !== undefined && <SeatMark seat={seat} size={20} />))
      )}
      <span>{text.entry(shot.entry, names)}</span>
      {waiting > 0 && <small>+{waiting}</small>}
    </p>
  )
}

/** In the prompt while the film runs behind the present: skip it, and how fast it goes. */
export function FilmControls({ film }: { readonly film: Film }) {
  const { state } = useTableContext()
  const words = useWords()
  const { film: speed } = useSettings()
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'normal'
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        title={words.settings.film}
        onClick={() => changeSettings({ film: next })}
      >
        <span className="tool-word">{words.settings.film}:</span> {words.settings.films[speed]}
      </button>
      <button type="button" className="button button-primary film-controls" onClick={film.skip}>
        <Icon name="last" size={18} />{' '}
        {isAsked(state) || (ownSeat(state) !== null && botsAsked(state))
          ? words.table.film.toMyTurn
          : words.table.film.skip}
      </button>
    </>
  )
}
