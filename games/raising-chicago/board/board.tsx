import '@fontsource/alfa-slab-one/latin-400.css'
import { type BoardProps, type IconName, Stage, stepOf, useHands, useInHand } from '@boardroom/board-kit'
import { useMemo, useState } from 'react'
import type { RaisingChicago } from '../types.ts'
import './styles/palette.css'
import './styles/colours.css'
import './styles/city.css'
import './styles/places.css'
import './styles/auction.css'
import './styles/plans.css'
import './styles/desk.css'
import './styles/desk-sizes.css'
import './styles/desk-wide.css'
import './styles/papers.css'
import './styles/outcome.css'
import './styles/phone.css'
import { Auction } from './auction/auction.tsx'
import { Plans } from './auction/plans.tsx'
import { Defs } from './city/defs.tsx'
import { CHICAGO, type PlaceId } from './city/geography.ts'
import { Outskirts } from './city/outskirts.tsx'
import { Road } from './city/road.tsx'
import { Scenery } from './city/scenery.tsx'
import { TownHall } from './city/town-hall.tsx'
import { Wards } from './city/wards.tsx'
import { Yard } from './city/yard.tsx'
import { DrawingContext, drawingOf, NOTHING_PICKED, type Picked, type Picking, PickingContext } from './context.ts'
import { Desk } from './desk/desk.tsx'
import { attentionOf } from './focus.ts'
import { LeafContext, type LeafId } from './leaf.ts'
import { Leaf } from './papers/leaf.tsx'
import { papersOf } from './papers/papers.tsx'

const ICONS: Readonly<Record<PlaceId, IconName>> = {
  outskirts: 'home',
  city: 'storey',
  yard: 'bank',
  council: 'bank',
  road: 'prestige',
  auction: 'vote',
  plans: 'log',
}

function usePicked(seq: number): Picking {
  const [held, hold] = useInHand<Picked>(seq)
  const now = held ?? NOTHING_PICKED
  return { ...now, pick: (what) => hold({ ...now, ...what }) }
}

/** The whole table: the city on the stage, the street of notice boards before it, and one's own desk below. */
export function Board(props: BoardProps<RaisingChicago>) {
  const { view, language } = props
  const drawing = useMemo(() => drawingOf(props), [props])
  const { asked } = useHands()
  const picking = usePicked(view.seq)
  const attention = attentionOf(view)
  const [leaf, open] = useState<LeafId | null>(null)
  const leafing = useMemo(() => ({ open }), [])
  return (
    <DrawingContext value={drawing}>
      <PickingContext value={picking}>
        <LeafContext value={leafing}>
          <Stage
            geography={CHICAGO}
            language={language}
            attention={attention}
            names={drawing.words.places}
            icons={ICONS}
            className={`rc-stage ${asked && stepOf(view) === 'payment' ? 'rc-stage-paying' : ''} ${attention.places.includes('auction') ? 'rc-stage-street' : ''}`}
            papers={papersOf(drawing, asked)}
            leaf={leaf && <Leaf of={leaf} />}
          >
            <Defs />
            <Scenery />
            <Outskirts />
            <Yard />
            <TownHall />
            <Wards />
            <Road />
            <Auction />
            <Plans />
          </Stage>
          <Desk />
        </LeafContext>
      </PickingContext>
    </DrawingContext>
  )
}
