import { type Rect, SeatMark } from '@boardroom/board-kit'
import { LEVELS, LINK_VP } from '../../components/index.ts'
import { partsOf } from '../../model/network.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Sign } from '../signs.tsx'

interface LinkCardProps {
  /** Where it lies on the stage; on a page it stands where it is written. */
  readonly at?: Rect
}

/** What joined major cities are worth, by link points and level; each seat's mark stands at what it has. */
export function LinkCard({ at }: LinkCardProps) {
  const { board, after, words, book, names } = useDrawing()
  const had = board.players.map((_, seat) => partsOf(board, seat)[0])
  const next = after?.players.map((_, seat) => partsOf(after, seat)[0])
  const marksAt = (links: number, rank: number): number[] =>
    had.flatMap((part, seat) => (part?.links === links && LEVELS.indexOf(part.level) === rank ? [seat] : []))
  const comesTo = (links: number, rank: number): boolean =>
    Boolean(
      next?.some(
        (part, seat) =>
          part?.links === links && LEVELS.indexOf(part.level) === rank && part.vp !== (had[seat]?.vp ?? 0),
      ),
    )
  return (
    <table
      className="cg-link-card"
      {...shows('part', 'links')}
      style={at && { left: at.x, top: at.y, width: at.w, height: at.h }}
    >
      <caption>{words.joined}</caption>
      <thead>
        <tr>
          <td />
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              <Sign name={level} size={16} label={book.levels[level]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(LINK_VP).map(([links, vps]) => (
          <tr key={links}>
            <th scope="row" data-now={words.link(Number(links))}>
              <Sign name="joined" size={11} /> {links}
            </th>
            {vps.map((vp, rank) => {
              const marks = marksAt(Number(links), rank)
              const held = marks.length > 0 ? 'cg-link-held' : ''
              return (
                <td key={rank} className={comesTo(Number(links), rank) ? 'cg-link-next' : held}>
                  {vp}
                  <span className="cg-link-marks">
                    {marks.map((seat) => (
                      <SeatMark key={seat} seat={seat} size={9} label={names.seat(seat)} />
                    ))}
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
