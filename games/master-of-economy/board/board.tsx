import { type BoardProps, type IconName, Stage, useHands, useOnScreen } from '@boardroom/board-kit'
import { useMemo } from 'react'
import type { Entry } from '../entries.ts'
import type { MasterOfEconomy } from '../types.ts'
import '@fontsource/oswald/600.css'
import './styles/palette.css'
import './styles/colours.css'
import './styles/harbour.css'
import './styles/print.css'
import './styles/quays.css'
import './styles/works.css'
import './styles/desk.css'
import './styles/papers.css'
import './styles/hall.css'
import './styles/shares.css'
import './styles/phone.css'
import { currentOf, DrawingContext, drawingOf } from './context.ts'
import { Desk } from './desk/desk.tsx'
import { attentionOf } from './focus.ts'
import { Clock } from './harbour/clock.tsx'
import { Defs } from './harbour/defs.tsx'
import { Exchange } from './harbour/exchange.tsx'
import { HARBOUR, type PlaceId } from './harbour/geography.ts'
import { Hall } from './harbour/hall.tsx'
import { Quays } from './harbour/quays.tsx'
import { Scenery } from './harbour/scenery.tsx'
import { Viaduct } from './harbour/viaduct.tsx'
import { Works } from './harbour/works.tsx'
import { Yard } from './harbour/yard.tsx'
import { isInHall } from './meeting/questions.tsx'
import { Leaf, papersOf } from './papers/papers.tsx'
import { ShownContext } from './shown.ts'
import { momentOf } from './then.ts'
import { useLeaf } from './use-leaf.ts'
import { useNarrow } from './use-narrow.ts'

const ICONS: Readonly<Record<PlaceId, IconName>> = {
  clock: 'clock',
  market: 'good',
  works: 'asset',
  exchange: 'share',
  hall: 'vote',
  track: 'up',
  yard: 'building',
}

/** From this scale on the small print of the harbour can be read as it is. */
const FINE = 0.54

/** The whole table: the harbour on the stage, and one's own desk below it. */
export function Board({ view, after, log, language, names, text, shared }: BoardProps<MasterOfEconomy>) {
  const onScreen = useOnScreen<Entry>()
  const { board, trade } = useMemo(() => momentOf(view.board, log, onScreen), [view, log, onScreen])
  const drawing = useMemo(
    () => drawingOf({ view, after, log, language, names, text, shared }, { board, trade }),
    [view, after, log, language, names, text, shared, board, trade],
  )
  const { asked } = useHands()
  const attention = attentionOf(view, onScreen)
  const narrow = useNarrow()
  const { leaf, show } = useLeaf(log, view, asked, !isInHall(currentOf(view).step))
  const shown = useMemo(() => ({ show }), [show])
  return (
    <DrawingContext value={drawing}>
      <ShownContext value={shown}>
        <Stage
          geography={HARBOUR}
          language={language}
          attention={attention}
          names={drawing.words.places}
          icons={ICONS}
          className={`me-stage me-about-${attention.places[0]}`}
          fine={FINE}
          papers={papersOf(drawing, asked, narrow, onScreen)}
          leaf={leaf && <Leaf of={leaf} close={() => show(null)} />}
        >
          <Defs />
          <Scenery />
          <Viaduct />
          <Exchange />
          <Clock />
          <Yard />
          <Works />
          <Hall />
          <Quays />
        </Stage>
        <Desk />
      </ShownContext>
    </DrawingContext>
  )
}
