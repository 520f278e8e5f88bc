import '@fontsource/alfa-slab-one/latin-400.css'
import { type BoardProps, type IconName, SectionBar, useHands } from '@boardroom/board-kit'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { RaisingChicago } from '../types.ts'
import './styles/palette.css'
import './styles/frame.css'
import './styles/pieces.css'
import './styles/auction.css'
import './styles/city.css'
import './styles/outskirts.css'
import './styles/company.css'
import './styles/tables.css'
import './styles/desk.css'
import './styles/sizes.css'
import { AuctionSection } from './auction.tsx'
import { CitySection } from './city.tsx'
import { ComingSection } from './coming.tsx'
import { CompanySection } from './company.tsx'
import {
  boardWords,
  type Drawing,
  DrawingContext,
  NOTHING_PICKED,
  nameBook,
  type Picked,
  type Picking,
  PickingContext,
} from './context.ts'
import { CouncilSection } from './council.tsx'
import { Desk } from './desk.tsx'
import { focusOf, GROUP_IDS, GROUPS, type GroupId, orderOf, type SectionId } from './focus.ts'
import { StandingsSection } from './standings.tsx'

const ICONS: Readonly<Record<GroupId, IconName>> = {
  auction: 'vote',
  city: 'storey',
  company: 'building',
  standings: 'appeal',
}

const PARTS: Readonly<Record<SectionId, () => ReactNode>> = {
  desk: () => <Desk />,
  auction: () => <AuctionSection />,
  city: () => <CitySection />,
  company: () => <CompanySection />,
  standings: () => <StandingsSection />,
  council: () => <CouncilSection />,
  coming: () => <ComingSection />,
}

export function drawingOf({ view, after, language, names, shared }: BoardProps<RaisingChicago>): Drawing {
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    words: boardWords(language),
    book: nameBook(language),
    names,
    shared,
    seat: view.viewer === 'spectator' ? null : view.viewer,
  }
}

/** What was prepared is forgotten as soon as the position changes. */
function usePicked(seq: number): Picking {
  const [held, setHeld] = useState<{ readonly what: Picked; readonly seq: number } | null>(null)
  const now = held?.seq === seq ? held.what : NOTHING_PICKED
  return { ...now, pick: (what) => setHeld({ what: { ...now, ...what }, seq }) }
}

/** The whole board: what the present question needs comes first; on a phone one group at a time. */
export function Board(props: BoardProps<RaisingChicago>) {
  const { view } = props
  const drawing = useMemo(() => drawingOf(props), [props])
  const { words } = drawing
  const { asked } = useHands()
  const picking = usePicked(view.seq)
  const wanted = focusOf(view)
  const [shown, setShown] = useState<GroupId>(wanted)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setShown(wanted)
    if (asked) root.current?.closest('.table-board')?.scrollTo({ top: 0, behavior: 'smooth' })
  }, [wanted, asked])
  return (
    <DrawingContext value={drawing}>
      <PickingContext value={picking}>
        <div className="rc-board" ref={root} data-focus={wanted}>
          <SectionBar
            label={words.parts}
            ids={GROUP_IDS}
            icons={ICONS}
            names={words.groups}
            shown={shown}
            wanted={wanted}
            choose={setShown}
          />
          {orderOf(view).map((id) => (
            <div
              key={id}
              data-section={id}
              className={`rc-section rc-part-${id} ${isShown(id, shown) ? 'rc-shown' : ''}`}
            >
              {PARTS[id]()}
            </div>
          ))}
        </div>
      </PickingContext>
    </DrawingContext>
  )
}

function isShown(id: SectionId, group: GroupId): boolean {
  return id === 'desk' || (GROUPS[group] as readonly SectionId[]).includes(id)
}
