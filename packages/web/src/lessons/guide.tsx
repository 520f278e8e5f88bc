import './lesson.css'
import { Icon, type Pointing, PointingContext, placeRect } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import { useTableContext } from '../table/context.ts'
import { CardBody } from './card.tsx'
import { LessonMenu } from './menu.tsx'
import { Spotlight } from './spotlight.tsx'
import { type Berth, useBerth } from './use-berth.ts'
import type { Card, Teacher } from './use-teacher.ts'
import { useLessonWords } from './words.ts'

interface GuidedProps {
  readonly teacher: Teacher | null
  readonly play: (move: Move) => void
  readonly children: ReactNode
}

/** A table with a guide at one's side; without one it is just a table. */
export function Guided({ teacher, play, children }: GuidedProps) {
  const card = teacher?.card ?? null
  const [folded, setFolded] = useState('')
  const open = card !== null && folded !== card.key
  const berth = useBerth(open ? card.places : NOWHERE, card?.key ?? '')
  const pointing: Pointing | null = useMemo(
    () => (open && card.places.length > 0 ? { places: card.places, key: card.key, cover: berth.cover } : null),
    // What is said is known by its key.
    [open, card?.key, berth],
  )
  useGuidedTable(pointing)
  useCardOnTable(open)
  return (
    <PointingContext value={pointing}>
      {children}
      {teacher && (
        <Panel
          teacher={teacher}
          card={card}
          open={open}
          berth={berth}
          play={play}
          fold={() => setFolded(card?.key ?? '')}
          unfold={() => setFolded('')}
        />
      )}
    </PointingContext>
  )
}

const NOWHERE: Card['places'] = []

/** The table says while somebody points at something on it, and where: its styles make room for that and for the card. */
function useGuidedTable(pointing: Pointing | null): void {
  useLayoutEffect(() => {
    const table = document.querySelector<HTMLElement>('.table')
    if (!pointing || !table) return
    table.dataset['guided'] = isBelowStage(pointing.places) ? 'below' : 'stage'
    return () => {
      delete table.dataset['guided']
    }
  }, [pointing])
}

/** And while a card lies on it: on a phone lists leave room for it below their last line. */
function useCardOnTable(open: boolean): void {
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>('.table')?.toggleAttribute('data-card', open)
  }, [open])
}

/** Whether all of it lies on the desk or on papers, which a phone shows below the stage. */
function isBelowStage(places: Pointing['places']): boolean {
  const sight = new Map()
  return places.every((place) => placeRect(place, sight)?.element.matches('.stage ~ *, .stage ~ * *, .stage-papers *'))
}

interface PanelProps {
  readonly teacher: Teacher
  readonly card: Card | null
  readonly open: boolean
  readonly berth: Berth
  readonly play: (move: Move) => void
  readonly fold: () => void
  readonly unfold: () => void
}

function Panel({ teacher, card, open, berth, play, fold, unfold }: PanelProps) {
  const words = useLessonWords()
  const { state } = useTableContext()
  const [menu, setMenu] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const wanted = useRef(false)
  const { text } = teacher
  const shown = menu || (open && card !== null)
  const focus = (): void => panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  const reach = (): void => {
    wanted.current = !shown
    if (shown) focus()
    else if (card) unfold()
    else setMenu(true)
  }
  useShortcuts({ g: reach })
  // Whoever asked for the guide with a key, or pressed one of its buttons, goes on there.
  useEffect(() => {
    const note = (): void => {
      wanted.current = true
    }
    const element = panel.current
    element?.addEventListener('click', note)
    return () => element?.removeEventListener('click', note)
  }, [])
  useEffect(() => {
    if (!wanted.current || !shown) return
    focus()
    wanted.current = false
  })
  useEffect(() => setMenu(false), [card?.key])
  return (
    <>
      {shown && card && !menu && <Spotlight key={card.key} places={card.places} panel={panel} />}
      <aside
        ref={panel}
        className={`tutor ${shown ? '' : 'tutor-folded'}`}
        data-game={state.game}
        data-side={berth.side}
        data-kind={card?.kind}
        data-places={card?.places.join(' ')}
        style={berth.style}
        aria-label={words.guide}
      >
        {menu ? (
          <LessonMenu teacher={teacher} close={() => setMenu(false)} />
        ) : shown && card ? (
          <CardBody teacher={teacher} card={card} play={play} fold={fold} menu={() => setMenu(true)} />
        ) : (
          <button type="button" className="tutor-pill" onClick={card ? unfold : () => setMenu(true)} data-first>
            <Icon name="help" size={18} /> {text.title}
          </button>
        )}
      </aside>
      <div className="visually-hidden only-heard" aria-live="polite" role="status">
        {card ? `${card.title}. ${plain(card.text)}` : ''}
      </div>
    </>
  )
}

function plain(text: string): string {
  return text.replaceAll('*', '')
}
