import '@fontsource/federo/latin-400.css'
import {
  type BoardProps,
  type Papers,
  PointingContext,
  Stage,
  stepOf,
  useHands,
  useInHand,
  useOnScreen,
} from '@boardroom/board-kit'
import { type ReactElement, useContext, useMemo } from 'react'
import { REGIONS } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import './styles/palette.css'
import './styles/colours.css'
import './styles/country.css'
import './styles/places.css'
import './styles/wall.css'
import './styles/ribbon.css'
import './styles/desk.css'
import './styles/tabs.css'
import './styles/desk-large.css'
import './styles/papers.css'
import './styles/outcome.css'
import { type Drawing, DrawingContext, drawingOf, type Picked, PickingContext } from './context.ts'
import { Andrew } from './country/andrew.tsx'
import { AMERICA, LINKS_AT } from './country/geography.ts'
import { JoinCard } from './country/joins.tsx'
import { LinkCard } from './country/links.tsx'
import { CitiesOnMap } from './country/map.tsx'
import { Networks } from './country/networks.tsx'
import type { PlaceId } from './country/place-ids.ts'
import { Region } from './country/region.tsx'
import { Shelf } from './country/shelf.tsx'
import { Terrain } from './country/terrain.tsx'
import { Wall } from './country/wall.tsx'
import { Desk } from './desk/desk.tsx'
import { attentionOf, roomFor } from './focus.ts'
import { SidesChoice } from './papers/sides.tsx'
import { Ribbon } from './ribbon.tsx'
import { Sign } from './signs.tsx'

const ICONS: Readonly<Record<PlaceId, ReactElement>> = {
  west: <Sign name="west" size={20} />,
  midwest: <Sign name="midwest" size={20} />,
  east: <Sign name="east" size={20} />,
  south: <Sign name="south" size={20} />,
  donations: <Sign name="donation" size={20} />,
  departments: <Sign name="tile" size={20} />,
}

/** From this scale on the small print of plaques and tiles can be read. */
const FINE = 1.23

/** Below this scale names of cities cannot be read. */
const FAR = 0.62

function papersOf({ view }: Drawing): Papers | null {
  return stepOf(view) === 'sides' ? { side: 'bottom', sheet: <SidesChoice /> } : null
}

/** Whether one's own people walk through the house: a phone leaves it in sight while the film shows that. */
function isAtHome(told: Entry | null, seat: Drawing['seat']): boolean {
  return told?.type === 'stepped' && told.seat === seat
}

/** The whole table: the timeline above, the country on the stage, one's own office beside it. */
export function Board(props: BoardProps<Carnegie>) {
  const { view, language } = props
  const drawing = useMemo(() => drawingOf(props), [props])
  const { words } = drawing
  const { moves } = useHands<CarnegieMove>()
  const [picked, pick] = useInHand<Picked>(view.seq)
  const told = useOnScreen<Entry>()
  const attention = useMemo(() => attentionOf(view, moves), [view, moves])
  const guided = useContext(PointingContext) !== null
  const room = roomFor(view, moves, picked, guided)
  return (
    <DrawingContext value={drawing}>
      <PickingContext value={{ picked, pick }}>
        <Ribbon />
        <Stage
          geography={AMERICA}
          language={language}
          attention={attention}
          names={words.stops}
          icons={ICONS}
          className={`cg-stage ${room} ${isAtHome(told, drawing.seat) ? 'cg-stage-home' : ''}`}
          desk="beside"
          fine={FINE}
          far={FAR}
          papers={papersOf(drawing)}
        >
          <Terrain />
          <Networks />
          <CitiesOnMap />
          <LinkCard at={LINKS_AT} />
          <Andrew />
          {REGIONS.map((region) => (
            <Region key={region} region={region} />
          ))}
          <Wall />
          <Shelf />
        </Stage>
        <JoinCard />
        <Desk />
      </PickingContext>
    </DrawingContext>
  )
}
