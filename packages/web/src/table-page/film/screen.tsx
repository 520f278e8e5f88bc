import '../../styles/film.css'
import { FilmLayer, Icon, isRound, SeatMark, type Shot, SPEEDS } from '@boardroom/board-kit'
import { changeSettings, useSettings } from '../../settings.ts'
import { isAsked, ownSeat, useTableContext } from '../../table/context.ts'
import { useWords } from '../../words/index.ts'
import { RoundCard } from './round-card.tsx'
import { botsAsked, type Film } from './use-film.ts'
import { whoseIs } from './whose.ts'

/** The film above the board: what moves, its caption, and the way out of it. */
export function FilmScreen({ film }: { readonly film: Film }) {
  const { state } = useTableContext()
  const { sound } = useSettings()
  const { shot, length, reduced, done } = film
  if (!shot) return null
  return (
    <div className="film" data-game={state.game}>
      <FilmLayer shot={shot} length={length} reduced={reduced} sound={sound} done={done} />
      {isRound(shot) && !shot.back ? (
        <RoundCard shot={shot} close={() => done(shot)} />
      ) : (
        <Caption film={film} shot={shot} />
      )}
    </div>
  )
}

function Caption({ film, shot }: { readonly film: Film; readonly shot: Shot }) {
  const { state, text, names } = useTableContext()
  const words = useWords().table.film
  const large = shot.events.some(({ act }) => act === 'card')
  const climax = shot.events.some((event) => event.act === 'card' && event.of === 'climax')
  const seat = whoseIs(shot.entry, state.movers[(shot.back ? shot.seq + 1 : shot.seq) - 1])
  return (
    <div
      className={`film-caption ${large ? 'film-caption-large' : ''} ${climax ? 'film-caption-climax' : ''}`}
      data-film={shot.entry.type}
    >
      {shot.back ? (
        <Icon name="undo" size={16} label={words.back} />
      ) : (
        seat !== undefined && !large && <SeatMark seat={seat} size={16} />
      )}
      <span>{text.entry(shot.entry, names)}</span>
      {film.waiting > 0 && <small>+{film.waiting}</small>}
    </div>
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
        {words.settings.film}: {words.settings.films[speed]}
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
