import { SeatMark } from '@boardroom/board-kit'
import { successMarkers } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Choice } from '../meeting/choice.tsx'
import { Crest } from '../signs.tsx'

/** Face down, all at once; the one of last time rests. */
export function SuccessMarkers() {
  const { board, view, words, names, seat } = useDrawing()
  const own = seat === null ? null : board.players[seat]?.success
  return (
    <section className="me-paper me-success-paper" aria-label={words.success}>
      <h3 {...shows('part', 'success-markers')}>
        {board.shadow && <Crest company={board.shadow} size={30} />} {words.success}
      </h3>
      <p>{words.shadowHelp}</p>
      <div className="me-options">
        {own?.laid === null &&
          successMarkers(view.seats).map((value) => (
            <Choice key={value} move={{ type: 'lay-success', value }} label={`+${value}`} part="success-markers">
              {own.shown === value && <span>{words.shown}</span>}
            </Choice>
          ))}
      </div>
      <ul className="me-supports">
        {board.players.map(({ success }, each) => (
          <li key={each}>
            <SeatMark seat={each} size={16} /> <b>{names.seat(each)}</b>{' '}
            {success && success.shown !== null && <span className="quiet">{words.open(success.shown)}</span>}{' '}
            <span>
              {success?.laid === null || success?.laid === undefined
                ? each === seat
                  ? words.deciding
                  : words.thinking
                : success.laid === 'face-down'
                  ? words.laid
                  : `+${success.laid}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
