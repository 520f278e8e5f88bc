import { type BoardProps, type IconName, SectionBar, useHands } from '@boardroom/board-kit'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { BigShoulders } from '../types.ts'
import './styles/frame.css'
import './styles/tracks.css'
import './styles/shares.css'
import './styles/market.css'
import './styles/city.css'
import './styles/charters.css'
import './styles/desk.css'
import './styles/seat-sheet.css'
import './styles/sizes.css'
import { City } from './city.tsx'
import { Companies } from './companies.tsx'
import { boardWords, type Drawing, nameBook } from './context.ts'
import { Desk } from './desk.tsx'
import { Exchange } from './exchange.tsx'
import { focusOf, orderOf, SECTIONS, type SectionId } from './focus.ts'
import { Hand } from './hand.tsx'
import { Market } from './market.tsx'
import { Ribbon } from './ribbon.tsx'
import { Shares } from './shares.tsx'
import { Stage } from './stage.tsx'

const ICONS: Readonly<Record<SectionId, IconName>> = {
  exchange: 'up',
  desk: 'manager',
  hand: 'building',
  shares: 'share',
  market: 'cube',
  city: 'partner',
  companies: 'asset',
}

const PARTS: Readonly<Record<SectionId, () => ReactNode>> = {
  exchange: () => <Exchange />,
  desk: () => <Desk />,
  hand: () => <Hand />,
  shares: () => <Shares />,
  market: () => <Market />,
  city: () => <City />,
  companies: () => <Companies />,
}

export function drawingOf({ view, after, language, names, shared }: BoardProps<BigShoulders>): Drawing {
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    words: boardWords(language),
    book: nameBook(language),
    names,
    seat: view.viewer === 'spectator' ? null : view.viewer,
    shared,
  }
}

/** The whole board: in sections, ordered by what the phase needs; on a phone one section at a time. */
export function Board(props: BoardProps<BigShoulders>) {
  const { view, after, language, names, shared } = props
  const drawing = useMemo(
    () => drawingOf({ view, after, language, names, shared } as BoardProps<BigShoulders>),
    [view, after, language, names, shared],
  )
  const { words } = drawing
  const { asked } = useHands()
  const order = orderOf(view)
  const focus = focusOf(view)
  const [section, setSection] = useState<SectionId>(focus)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setSection(focus)
    if (!asked) return
    const frame = requestAnimationFrame(() => {
      const target = root.current?.querySelector(`[data-section="${focus}"]`)
      target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [focus, asked])
  const shown = order.includes(section) ? section : focus
  return (
    <Stage drawing={drawing}>
      <div className="bs-board" ref={root}>
        <Ribbon />
        <SectionBar
          label={words.sections.exchange}
          ids={order}
          icons={ICONS}
          names={words.sections}
          shown={shown}
          wanted={focus}
          choose={setSection}
        />
        {/* The style sheet puts them in order: a section that moved in the document would be laid out anew. */}
        {SECTIONS.filter((id) => order.includes(id)).map((id) => (
          <section
            key={id}
            style={{ order: order.indexOf(id) }}
            data-section={id}
            aria-label={words.sections[id]}
            className={`bs-section bs-${id} ${id === shown ? 'bs-shown' : ''}`}
          >
            {PARTS[id]()}
          </section>
        ))}
      </div>
    </Stage>
  )
}
