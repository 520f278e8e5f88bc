import type { BoardProps } from '@boardroom/board-kit'
import { useMemo } from 'react'
import type { RaisingChicago } from '../types.ts'
import { drawingOf } from './board.tsx'
import { DrawingContext } from './context.ts'
import { Outskirts } from './outskirts.tsx'
import { Wards } from './wards.tsx'

/** The city as it stands at the end. */
export function Ending(props: BoardProps<RaisingChicago>) {
  const drawing = useMemo(() => drawingOf({ ...props, after: null }), [props])
  return (
    <DrawingContext value={drawing}>
      <section className="rc-board rc-ending" aria-label={drawing.words.finalCity}>
        <h2>{drawing.words.finalCity}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
        <div className="rc-city-scroll" tabIndex={0}>
          <Wards />
        </div>
        <Outskirts />
      </section>
    </DrawingContext>
  )
}
