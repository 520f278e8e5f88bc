import { type BoardProps, SeatMark } from '@boardroom/board-kit'
import { useMemo } from 'react'
import { cityOf } from '../components/index.ts'
import { partsOf } from '../model/network.ts'
import type { Carnegie } from '../types.ts'
import { DrawingContext, drawingOf } from './context.ts'
import { FinalMap } from './country/final-map.tsx'
import { LinkCard } from './country/links.tsx'

/** The final map with everybody's network, and what each is worth. */
export function Ending(props: BoardProps<Carnegie>) {
  const drawing = useMemo(() => drawingOf({ ...props, after: null }), [props])
  const { board, words, names, book } = drawing
  return (
    <DrawingContext value={drawing}>
      <section className="cg-ending" aria-label={words.finalMap}>
        <h2>{words.finalMap}</h2>
        <FinalMap />
        <div className="cg-ending-facts">
          <ul className="cg-networks">
            {board.players.map((_, seat) => {
              const best = partsOf(board, seat)[0]
              const major = best?.cities.filter((city) => cityOf(city).link > 0).map((city) => cityOf(city).name)
              return (
                <li key={seat}>
                  <SeatMark seat={seat} size={18} />
                  <span>
                    <b>{words.networkOf(names.seat(seat))}</b>
                    {best
                      ? `${major?.join(' – ')}: ${words.networkVp(best.links, book.levels[best.level], best.vp)}`
                      : words.noNetwork}
                  </span>
                </li>
              )
            })}
          </ul>
          <LinkCard />
        </div>
      </section>
    </DrawingContext>
  )
}
