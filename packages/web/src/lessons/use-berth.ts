import { type Pointing, placeRect } from '@boardroom/board-kit'
import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** Where the guide's card lies: in a corner of the stage, or on a phone along the lower edge. */
export interface Berth {
  readonly side: 'left' | 'right' | 'bottom'
  /** The side of the stage that is left to the card: what it points at is shown beside it, or below or above it. */
  readonly cover: Pointing['cover']
  readonly style: CSSProperties
}

/** As in lesson.css: there it holds before anything is measured. */
const WIDTH = 372
const GAP = 12
const BESIDE = WIDTH + 2 * GAP
const NARROW = 861
/** What is pointed at is shown beside the card, unless it can be drawn so much larger below or above it. */
const WORTH_IT = 1.1

const FIRST: Berth = { side: 'right', cover: null, style: {} }

/** Chooses the side on which the card hides nothing that it points at. */
export function useBerth(places: readonly string[], key: string): Berth {
  const [berth, setBerth] = useState<Berth>(FIRST)
  const list = places.join(' ')
  useLayoutEffect(() => {
    const choose = (): void => setBerth((before) => same(before, berthFor(list.split(' ').filter(Boolean))))
    choose()
    addEventListener('resize', choose)
    return () => removeEventListener('resize', choose)
  }, [list, key])
  return berth
}

function same(before: Berth, next: Berth): Berth {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}

function berthFor(places: readonly string[]): Berth {
  const view = (document.querySelector('.stage-view') ?? document.querySelector('#board'))?.getBoundingClientRect()
  if (!view) return FIRST
  if (innerWidth < NARROW) return { side: 'bottom', cover: null, style: {} }
  const { world, boxes } = onStage(places)
  const [first] = boxes
  const corner = first ? papersOn('corner') : undefined
  const side = corner || (world && first && middleOf(first).x > middleOf(world).x) ? 'left' : 'right'
  const free = withoutPapers(view)
  const cover = corner
    ? ({ side, covers: Math.max(BESIDE, corner.right - view.left) } as const)
    : ((world && coverAboveOrBelow(around(boxes), world, free)) ?? ({ side, covers: BESIDE } as const))
  const style = {
    maxHeight: view.height - 2 * GAP,
    ...(cover.side === 'bottom' ? { bottom: innerHeight - free.bottom + GAP } : { top: view.top + GAP }),
    ...(side === 'left' ? { left: view.left + GAP } : { right: innerWidth - view.right + GAP }),
  }
  return { side, cover, style }
}

/** Papers that lie on the stage: along its lower edge, or in the lower left corner, where the card then joins them. */
function papersOn(side: 'bottom' | 'corner'): DOMRect | undefined {
  return document.querySelector(`.stage-papers[data-side="${side}"]:not([hidden])`)?.getBoundingClientRect()
}

/** The window onto the stage down to the papers along its lower edge. */
function withoutPapers(view: DOMRect): DOMRect {
  const papers = papersOn('bottom')
  return papers ? new DOMRect(view.x, view.y, view.width, Math.min(view.bottom, papers.top) - view.y) : view
}

/** What of these lies on the stage, as the camera shows it now. */
function onStage(places: readonly string[]): { world: DOMRect | undefined; boxes: readonly DOMRect[] } {
  const elements = places
    .flatMap((place) => placeRect(place, new Map())?.element ?? [])
    .filter((element) => element.closest('.stage-world'))
  const world = elements[0]?.closest('.stage-world')?.getBoundingClientRect()
  return { world, boxes: elements.map((element) => element.getBoundingClientRect()) }
}

function around(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top)
}

function middleOf({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The side to leave to the card if what is pointed at can be drawn larger below or above it; null if beside it is as good. */
function coverAboveOrBelow(box: DOMRect, world: DOMRect, view: DOMRect): Pointing['cover'] {
  const covers = (document.querySelector<HTMLElement>('.tutor')?.offsetHeight ?? 0) + 2 * GAP
  const beside = Math.min((view.width - BESIDE) / box.width, view.height / box.height)
  const below = Math.min(view.width / box.width, (view.height - covers) / box.height)
  if (below < beside * WORTH_IT) return null
  return { side: middleOf(box).y > middleOf(world).y ? 'top' : 'bottom', covers }
}
