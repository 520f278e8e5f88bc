import { placeRect } from '@boardroom/board-kit'
import { type RefObject, useEffect, useState } from 'react'

interface Ring {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Light {
  readonly rings: readonly Ring[]
  readonly from: { readonly x: number; readonly y: number } | null
}

const DARK: Light = { rings: [], from: null }
const GROW = 6
/** An arrow across a whole phone would hide more than it shows. */
const FAR = 620
const NARROW = 861

/** Light on what the guide points at, and an arrow from its card. It lets every touch through. */
export function Spotlight({
  places,
  panel,
}: {
  readonly places: readonly string[]
  readonly panel: RefObject<HTMLElement | null>
}) {
  const [light, setLight] = useState<Light>(DARK)
  const list = places.join(' ')
  useEffect(() => {
    const wanted = list.split(' ').filter(Boolean)
    if (wanted.length === 0) return setLight(DARK)
    intoSight(wanted)
    let frame = 0
    let width = innerWidth
    // The camera moves, papers come and go: what is lit is looked for with every picture.
    const look = (): void => {
      // A telephone that is turned; a bar of the browser that comes or goes changes only the height.
      if (width !== innerWidth) intoSight(wanted)
      width = innerWidth
      const next = lightOn(wanted, panel.current)
      setLight((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [list, panel])
  const { rings, from } = light
  const [first] = rings
  if (!first) return null
  return (
    <svg className="spotlight" aria-hidden="true" width="100%" height="100%">
      <defs>
        <mask id="guide-light">
          <rect width="100%" height="100%" fill="#fff" />
          {rings.map((ring) => (
            <rect key={keyOf(ring)} x={ring.x} y={ring.y} width={ring.w} height={ring.h} rx="10" fill="#000" />
          ))}
        </mask>
      </defs>
      <rect className="spotlight-dusk" width="100%" height="100%" mask="url(#guide-light)" />
      {rings.map((ring) => (
        <rect
          key={keyOf(ring)}
          className="spotlight-ring"
          x={ring.x}
          y={ring.y}
          width={ring.w}
          height={ring.h}
          rx="10"
        />
      ))}
      {from && <Arrow from={from} to={first} />}
    </svg>
  )
}

/** On a phone what lies below the stage is scrolled to, from its upper edge on; to the stage itself the table scrolls back. */
function intoSight(places: readonly string[]): void {
  if (innerWidth >= NARROW) return
  const top = (element: Element): number => element.getBoundingClientRect().top
  const [highest] = places
    .flatMap((place) => placeRect(place, new Map())?.element ?? [])
    .filter((element) => !element.closest('.stage-view'))
    .toSorted((a, b) => top(a) - top(b))
  const board = document.querySelector('#board')
  if (highest) highest.scrollIntoView({ block: 'start' })
  else board?.scrollTo({ top: 0 })
  // Only the board is to scroll, not the page with it, which would take the stage out of sight.
  if (board && getComputedStyle(board).overflowY !== 'visible') scrollTo(0, 0)
}

function keyOf({ x, y, w, h }: Ring): string {
  return [x, y, w, h].join(' ')
}

function lightOn(places: readonly string[], panel: HTMLElement | null): Light {
  const sight = new Map()
  const rings = places.flatMap((place) => {
    const found = placeRect(place, sight)
    if (!found?.inside) return []
    const { left, top, width, height } = found.rect
    return [
      {
        x: Math.round(left - GROW),
        y: Math.round(top - GROW),
        w: Math.round(width + 2 * GROW),
        h: Math.round(height + 2 * GROW),
      },
    ]
  })
  const box = panel?.getBoundingClientRect()
  const [first] = rings
  return { rings, from: box && first ? startOf(box, first) : null }
}

/** Where the arrow leaves the card; none where it would be too short to be seen. */
function startOf(box: DOMRect, { x, y, w, h }: Ring): Light['from'] {
  const right = x + w < box.left ? box.left : x > box.right ? box.right : null
  if (right !== null) {
    const far = Math.min(Math.abs(right - x), Math.abs(right - x - w))
    return far < 40 ? null : { x: Math.round(right), y: Math.round(Math.min(box.top + 60, box.bottom)) }
  }
  const edge = y > box.bottom ? box.bottom : y + h < box.top ? box.top : null
  if (edge === null || innerWidth < FAR || Math.min(Math.abs(edge - y), Math.abs(edge - y - h)) < 40) return null
  return { x: Math.round(box.left + box.width / 2), y: Math.round(edge) }
}

function Arrow({ from, to }: { readonly from: { readonly x: number; readonly y: number }; readonly to: Ring }) {
  // It ends at the edge of the ring that is nearest.
  const x = Math.min(Math.max(from.x, to.x), to.x + to.w)
  const y = Math.min(Math.max(from.y, to.y), to.y + to.h)
  const bend = { x: (from.x + x) / 2, y: Math.min(from.y, y) - 30 }
  const angle = Math.atan2(y - bend.y, x - bend.x)
  const wing = (turn: number): string =>
    `${(x - 20 * Math.cos(angle + turn)).toFixed(0)} ${(y - 20 * Math.sin(angle + turn)).toFixed(0)}`
  const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${x} ${y}`
  return (
    <g className="spotlight-arrow">
      <path className="arrow-edge" d={path} />
      <path d={path} />
      <path className="arrow-head" d={`M${x} ${y}L${wing(0.45)}L${wing(-0.45)}Z`} />
    </g>
  )
}
