import { placeRect } from '@boardroom/board-kit'
import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** Where the guide's card lies: at a side of the stage, or on a phone along the lower edge. */
export interface Berth {
  readonly side: 'left' | 'right' | 'bottom'
  /** How much of the stage it covers, in pixels. */
  readonly covers: number
  readonly style: CSSProperties
}

const WIDTH = 372
const GAP = 12
const NARROW = 861

const FIRST: Berth = { side: 'right', covers: 0, style: {} }

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
  const rects = places.flatMap((place) => placeRect(place, new Map()) ?? [])
  const view = (document.querySelector('.stage-view') ?? document.querySelector('#board'))?.getBoundingClientRect()
  if (!view) return FIRST
  if (innerWidth < NARROW) return { side: 'bottom', covers: 0, style: {} }
  const [first] = rects
  const world = first?.element.closest('.stage-world')?.getBoundingClientRect() ?? view
  const box = first?.element.getBoundingClientRect()
  const middle = box ? (box.left + box.width / 2 - world.left) / world.width : 0
  const side = middle > 0.5 ? 'left' : 'right'
  const style = {
    top: view.top + GAP,
    maxHeight: view.height - 2 * GAP,
    width: WIDTH,
    ...(side === 'left' ? { left: view.left + GAP } : { right: innerWidth - view.right + GAP }),
  }
  return { side, covers: WIDTH + 2 * GAP, style }
}
