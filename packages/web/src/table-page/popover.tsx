import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTableContext } from '../table/context.ts'

interface PopoverProps {
  readonly at: Element | null
  readonly className?: string
  /** A finger needs its box where it does not hide what it lies on. */
  readonly by?: 'pointer' | 'key' | 'finger'
  /** On the side of the stage away from what it is about, so that all around that stays in sight. */
  readonly aside?: boolean
  readonly stay?: () => void
  readonly leave?: () => void
  readonly children: ReactNode
}

const GAP = 8

/** Something next to what it is about, always wholly on screen. */
export function Popover({ at, className = '', by, aside = false, stay, leave, children }: PopoverProps) {
  const { state } = useTableContext()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !at?.isConnected) return
    const { width, height } = element.getBoundingClientRect()
    const whole = Math.max(height, element.scrollHeight)
    const target = at.getBoundingClientRect()
    // Papers say what a move comes to: a box about one of their parts lies above or beside them, not on the others.
    const papers = papersAround(at)
    const next =
      placeClear(at, target, width, whole) ??
      ((aside && placeAway(at, target, width, whole)) || placeBeside(target, width, whole, papers))
    setPlace((now) => (now && isSame(now, next) ? now : next))
  }, [at, aside, children])
  // Until it is measured it stays out of sight.
  const style = {
    '--left': `${place?.left ?? -9999}px`,
    '--top': `${place?.top ?? 0}px`,
    '--room': place ? `${place.room}px` : 'none',
  } as CSSProperties
  const lower = at !== null && isLower(at)
  return (
    <div
      ref={box}
      className={`popover ${className}`}
      style={style}
      // Outside of the table, and of its paper and ink all the same.
      data-game={state.game}
      data-by={by}
      data-aside={aside || undefined}
      data-edge={lower ? 'top' : 'bottom'}
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {children}
    </div>
  )
}

interface Place {
  readonly left: number
  readonly top: number
  /** How high it may be there. */
  readonly room: number
}

function isSame(one: Place, other: Place): boolean {
  return one.left === other.left && one.top === other.top && one.room === other.room
}

function isLower(at: Element): boolean {
  const { top, bottom } = at.getBoundingClientRect()
  return top + bottom > innerHeight
}

/** The papers that something is part of; those that fill the stage are a place of their own, where a box lies as on any other. */
function papersAround(at: Element): DOMRect | undefined {
  const papers = at.closest('.stage-papers')?.firstElementChild?.getBoundingClientRect()
  const stage = at.closest('.stage')?.querySelector('.stage-view')?.getBoundingClientRect()
  return papers && stage && papers.width >= stage.width && papers.height >= stage.height ? undefined : papers
}

/** Above or to the left of what is to stay in sight as a whole (`data-clear`), where its parts are compared. */
function placeClear(at: Element, target: DOMRect, width: number, height: number): Place | null {
  const clear = at.closest('[data-clear]')?.getBoundingClientRect()
  if (!clear) return null
  if (height + 2 * GAP <= clear.top) {
    // Over what is pointed at, and not beyond what it belongs to: beside it lies what else counts.
    const [over, edge] = clear.width > width ? [target, clear.right] : [clear, innerWidth - GAP]
    const left = Math.min(over.left + over.width / 2 - width / 2, edge - width)
    return { left: Math.max(GAP, left), top: clear.top - height - GAP, room: clear.top - 2 * GAP }
  }
  if (width + 2 * GAP > clear.left) return null
  const top = Math.max(GAP, Math.min(target.top, innerHeight - height - GAP))
  return { left: clear.left - width - GAP, top, room: innerHeight - 2 * GAP }
}

/** In the lower corner of the stage, on the other side. */
function placeAway(at: Element, target: DOMRect, width: number, height: number): Place | null {
  const stage = at.closest('.stage-view')?.getBoundingClientRect()
  if (!stage) return null
  const room = stage.height - 2 * GAP
  const isLeft = target.left + target.right < stage.left + stage.right
  return {
    left: isLeft ? stage.right - width - GAP : stage.left + GAP,
    top: stage.bottom - Math.min(height, room) - GAP,
    room,
  }
}

/** Below, above or beside what is pointed at, clear of the question if it can be; never on it unless it fills the window. */
function placeBeside(target: DOMRect, width: number, height: number, papers: DOMRect | undefined): Place {
  const whole = innerHeight - 2 * GAP
  const within = (value: number, size: number, whole: number): number =>
    Math.max(GAP, Math.min(value, whole - size - GAP))
  const tall = Math.min(height, whole)
  const middle = { left: within(target.left + target.width / 2 - width / 2, width, innerWidth) }
  const question = document.querySelector('.table-prompt')?.getBoundingClientRect() ?? new DOMRect()
  // About a part of the question: above all of it.
  const isPart = target.top >= question.top && target.bottom <= question.bottom
  const edge = isPart ? question.top : target.top
  const below = innerHeight - target.bottom - 2 * GAP
  const above = edge - 2 * GAP
  const over = papers ? papers.top - 2 * GAP : 0
  const level = within(target.top, tall, innerHeight)
  const sides = [level, Math.min(level, question.top - tall - GAP)].filter((top) => top >= GAP)
  const right = target.right + GAP
  const left = target.left - width - GAP
  const fitting: Place[] = [
    ...(papers && height <= over ? [{ ...middle, top: papers.top - height - GAP, room: over }] : []),
    ...(papers && papers.right + width + 2 * GAP <= innerWidth
      ? sides.map((top) => ({ left: papers.right + GAP, top, room: whole }))
      : []),
    ...(height <= below && !(papers && height <= above) ? [{ ...middle, top: target.bottom + GAP, room: below }] : []),
    ...(height <= above ? [{ ...middle, top: edge - height - GAP, room: above }] : []),
    ...(right + width + GAP <= innerWidth ? sides.map((top) => ({ left: right, top, room: whole })) : []),
    ...(left >= GAP ? sides.map((top) => ({ left, top, room: whole })) : []),
  ]
  const isClear = (place: Place): boolean =>
    place.left + width <= question.left ||
    place.left >= question.right ||
    place.top + tall <= question.top ||
    place.top >= question.bottom
  const [first] = fitting
  if (first) return fitting.find(isClear) ?? first
  const room = Math.max(below, above)
  // Where there is hardly any room around it, it is read better than seen.
  if (room < LEAST) return { ...middle, top: within(target.bottom, tall, innerHeight), room: whole }
  return room === below
    ? { ...middle, top: target.bottom + GAP, room }
    : { ...middle, top: edge - GAP - Math.min(height, room), room }
}

/** Less than this is no room to read in. */
const LEAST = 120
