import { type BoardProps, type IconName, Stage, useHands } from '@boardroom/board-kit'
import { useMemo, useState } from 'react'
import type { BigShoulders } from '../types.ts'
import './styles/palette.css'
import './styles/colours.css'
import './styles/city.css'
import './styles/places.css'
import './styles/houses.css'
import './styles/market.css'
import './styles/charters.css'
import './styles/desk.css'
import './styles/desk-narrow.css'
import './styles/dividends.css'
import './styles/papers.css'
import './styles/shares.css'
import './styles/seat-sheet.css'
import { Avenue } from './city/avenue.tsx'
import { Blocks } from './city/blocks.tsx'
import { Defs } from './city/defs.tsx'
import { Exchange } from './city/exchange.tsx'
import { CHICAGO, type PlaceId } from './city/geography.ts'
import { Goals } from './city/goals.tsx'
import { Haymarket } from './city/haymarket.tsx'
import { JobMarket } from './city/job-market.tsx'
import { LaSalle } from './city/la-salle.tsx'
import { Pier } from './city/pier.tsx'
import { RailYard } from './city/rail-yard.tsx'
import { Scenery } from './city/scenery.tsx'
import { Store } from './city/store.tsx'
import { drawingOf } from './context.ts'
import { Desk } from './desk/desk.tsx'
import { Steps } from './desk/steps.tsx'
import { Drawn } from './drawn.tsx'
import { attentionOf } from './focus.ts'
import { Leaf, papersOf } from './papers/papers.tsx'
import { type Leaf as LeafId, ShownContext } from './shown.ts'
import { useSteady } from './steady.ts'

const ICONS: Readonly<Record<PlaceId, IconName>> = {
  exchange: 'up',
  demand: 'good',
  city: 'building',
  spaces: 'partner',
  supply: 'cube',
  haymarket: 'cube',
  'job-market': 'worker',
  appeal: 'appeal',
  assets: 'asset',
  goals: 'goal',
}

/** From this scale on secondary words are large enough to read: below it they make room. */
const FINE = 0.44

/** The whole table: the city on the stage, and one's own desk below it. */
export function Board({ view, after, language, names, shared }: BoardProps<BigShoulders>) {
  const drawing = useMemo(
    () => drawingOf({ view, after, language, names, shared }),
    [view, after, language, names, shared],
  )
  const { asked } = useHands()
  const attention = useSteady(attentionOf(view), view)
  const [leaf, show] = useState<LeafId | null>(null)
  const shown = useMemo(() => ({ leaf, show }), [leaf])
  return (
    <Drawn drawing={drawing}>
      <ShownContext value={shown}>
        <Stage
          geography={CHICAGO}
          language={language}
          attention={attention}
          names={drawing.words.places}
          icons={ICONS}
          className={attention.places.includes('demand') ? 'bs-stage bs-selling' : 'bs-stage'}
          fine={FINE}
          papers={papersOf(drawing, asked)}
          tab={<Steps />}
          leaf={leaf && <Leaf of={leaf} />}
        >
          <Defs />
          <Scenery />
          <Exchange />
          <RailYard />
          <Haymarket />
          <LaSalle />
          <Blocks />
          <Store />
          <JobMarket />
          <Goals />
          <Avenue />
          <Pier />
        </Stage>
        <Desk />
      </ShownContext>
    </Drawn>
  )
}
