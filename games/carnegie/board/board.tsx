import '@fontsource/federo/latin-400.css'
import { type BoardProps, type IconName, SectionBar, useHands } from '@boardroom/board-kit'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Carnegie } from '../types.ts'
import './styles/palette.css'
import './styles/frame.css'
import './styles/pieces.css'
import './styles/timeline.css'
import './styles/map.css'
import './styles/tracks.css'
import './styles/company.css'
import './styles/tabs.css'
import './styles/tables.css'
import './styles/sizes.css'
import { Andrew } from './andrew.tsx'
import { CompanySection } from './company.tsx'
import { boardWords, type Drawing, DrawingContext, nameBook, type Picked, PickingContext } from './context.ts'
import { Departments } from './departments.tsx'
import { Donations } from './donations.tsx'
import { focusOf, GROUP_IDS, GROUP_OF, GROUPS, type GroupId, orderOf, type SectionId } from './focus.ts'
import { MapSection } from './map.tsx'
import { TabsSection } from './tabs.tsx'
import { Timeline } from './timeline.tsx'
import { Tracks } from './tracks.tsx'

const ICONS: Readonly<Record<GroupId, IconName>> = {
  round: 'clock',
  map: 'flag',
  company: 'employee',
  departments: 'asset',
  donations: 'goal',
}

const PARTS: Readonly<Record<SectionId, () => ReactNode>> = {
  timeline: () => <Timeline />,
  andrew: () => <Andrew />,
  map: () => <MapSection />,
  tracks: () => <Tracks />,
  company: () => <CompanySection />,
  tabs: () => <TabsSection />,
  departments: () => <Departments />,
  donations: () => <Donations />,
}

export function drawingOf({ view, after, language, names }: BoardProps<Carnegie>): Drawing {
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    words: boardWords(language),
    book: nameBook(language),
    names,
    seat: view.viewer === 'spectator' ? null : view.viewer,
  }
}

/** What is in hand is put back as soon as the position changes. */
function usePicked(seq: number): readonly [Picked | null, (what: Picked | null) => void] {
  const [held, setHeld] = useState<{ readonly what: Picked; readonly seq: number } | null>(null)
  return [held?.seq === seq ? held.what : null, (what) => setHeld(what && { what, seq })]
}

/** The whole board: what the present question needs comes first; on a phone one group at a time. */
export function Board(props: BoardProps<Carnegie>) {
  const { view } = props
  const drawing = useMemo(() => drawingOf(props), [props])
  const { words } = drawing
  const { asked } = useHands()
  const [picked, pick] = usePicked(view.seq)
  const order = orderOf(view)
  const focus = focusOf(view)
  const wanted = GROUP_OF[focus]
  const [shown, setShown] = useState<GroupId>(wanted)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setShown(wanted)
    if (asked) root.current?.closest('.table-board')?.scrollTo({ top: 0, behavior: 'smooth' })
  }, [wanted, asked])
  return (
    <DrawingContext value={drawing}>
      <PickingContext value={{ picked, pick }}>
        <div className="cg-board" ref={root} data-focus={focus}>
          <SectionBar
            label={words.parts}
            ids={GROUP_IDS}
            icons={ICONS}
            names={words.groups}
            shown={shown}
            wanted={wanted}
            choose={setShown}
          />
          {order.map((id) => (
            <div
              key={id}
              data-section={id}
              className={`cg-section cg-${id} ${(GROUPS[shown] as readonly SectionId[]).includes(id) ? 'cg-shown' : ''}`}
            >
              {PARTS[id]()}
            </div>
          ))}
        </div>
      </PickingContext>
    </DrawingContext>
  )
}
