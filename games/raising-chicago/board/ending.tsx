import type { BoardProps } from '@boardroom/board-kit'
import { useMemo } from 'react'
import type { RaisingChicago } from '../types.ts'
import { Defs } from './city/defs.tsx'
import { CHICAGO } from './city/geography.ts'
import { Outskirts } from './city/outskirts.tsx'
import { Scenery } from './city/scenery.tsx'
import { TownHall } from './city/town-hall.tsx'
import { Wards } from './city/wards.tsx'
import { Yard } from './city/yard.tsx'
import { DrawingContext, drawingOf } from './context.ts'

const { width, places } = CHICAGO
const SHOWN = places.city.h

/** The city as it stands at the end: the same drawing, without the street of notice boards. */
export function Ending(props: BoardProps<RaisingChicago>) {
  const drawing = useMemo(() => drawingOf({ ...props, after: null }), [props])
  return (
    <DrawingContext value={drawing}>
      <section className="rc-ending" aria-label={drawing.words.finalCity}>
        <h2>{drawing.words.finalCity}</h2>
        {/* As wide as there is room, whatever that is: the drawing is scaled by its own width. */}
        <div className="rc-ending-frame" style={{ aspectRatio: `${width} / ${SHOWN}` }}>
          <div className="rc-stage rc-ending-city" style={{ width, height: SHOWN }}>
            <Defs />
            <Scenery />
            <Outskirts />
            <Yard />
            <TownHall />
            <Wards />
          </div>
        </div>
      </section>
    </DrawingContext>
  )
}
