import { type BoardProps, type IconName, SectionBar, useHands } from '@boardroom/board-kit'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { MasterOfEconomy } from '../types.ts'
import '@fontsource/oswald/600.css'
import './styles/palette.css'
import './styles/frame.css'
import './styles/overview.css'
import './styles/market.css'
import './styles/companies.css'
import './styles/shares.css'
import './styles/meeting.css'
import './styles/sizes.css'
import { Companies } from './companies.tsx'
import { boardWords, type Drawing, DrawingContext, nameBook } from './context.ts'
import { focusOf, orderOf, type SectionId } from './focus.ts'
import { Market } from './market.tsx'
import { Meeting } from './meeting.tsx'
import { Overview } from './overview.tsx'
import { Report } from './report.tsx'
import { Shares } from './shares.tsx'

const ICONS: Readonly<Record<SectionId, IconName>> = {
  overview: 'up',
  meeting: 'vote',
  market: 'good',
  report: 'log',
  companies: 'asset',
  shares: 'share',
}

const PARTS: Readonly<Record<SectionId, () => ReactNode>> = {
  overview: () => <Overview />,
  meeting: () => <Meeting />,
  market: () => <Market />,
  report: () => <Report />,
  companies: () => <Companies />,
  shares: () => <Shares />,
}

export function drawingOf({ view, after, log, language, names, text }: BoardProps<MasterOfEconomy>): Drawing {
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    log,
    tell: (entry) => text.entry(entry, names),
    words: boardWords(language),
    book: nameBook(language),
    names,
    seat: view.viewer === 'spectator' ? null : view.viewer,
  }
}

/** The whole board: in sections, ordered by what the phase needs; on a phone one section at a time. */
export function Board(props: BoardProps<MasterOfEconomy>) {
  const { view, after, log, language, names, text, shared } = props
  const drawing = useMemo(
    () => drawingOf({ view, after, log, language, names, text, shared }),
    [view, after, log, language, names, text, shared],
  )
  const { words } = drawing
  const { asked } = useHands()
  const order = orderOf(view, log)
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
    <DrawingContext value={drawing}>
      <div className="me-board" ref={root}>
        <SectionBar
          label={words.sections.overview}
          ids={order}
          icons={ICONS}
          names={words.sections}
          shown={shown}
          wanted={focus}
          choose={setSection}
        />
        {order.map((id) => (
          <section
            key={id}
            data-section={id}
            aria-label={words.sections[id]}
            className={`me-section ${id === shown ? 'me-shown' : ''}`}
          >
            {PARTS[id]()}
          </section>
        ))}
      </div>
    </DrawingContext>
  )
}
