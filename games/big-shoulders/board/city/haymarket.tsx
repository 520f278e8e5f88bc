import { Spot, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import { RESOURCES, type ResourceId } from '../../components/index.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { Cube } from '../cubes.tsx'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'

const STALL = { x: 40, w: 158, step: 164 } as const
const AWNINGS: Readonly<Record<ResourceId, string>> = {
  livestock: '#b4503c',
  steel: '#7f9bb3',
  wood: '#a86e35',
  coal: '#4a484c',
}

/** Haymarket Square: a stall for every resource. */
export function Haymarket() {
  const { words } = useDrawing()
  return (
    <Ground id="haymarket" art={<Square />}>
      <Sign place="haymarket" x={46} y={590} note={words.trade2}>
        {words.haymarket}
      </Sign>
      {RESOURCES.map((resource, place) => (
        <Stall key={resource} resource={resource} place={place} />
      ))}
    </Ground>
  )
}

function Stall({ resource, place }: { readonly resource: ResourceId; readonly place: number }) {
  const { board, after, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const count = board.haymarket[resource]
  const next = after?.haymarket[resource]
  const meant = moves.filter(
    (move) =>
      (move.type === 'take' && move.cubes.includes(resource)) || (move.type === 'trade' && move.take === resource),
  )
  return (
    <div
      data-place={at.stall(resource)}
      style={on('haymarket', { x: STALL.x + place * STALL.step, y: 672, w: STALL.w, h: 104 })}
    >
      <Spot
        moves={meant}
        label={`${count} ${book.resources[resource]}`}
        className="bs-stall"
        {...shows('resource', resource)}
      >
        <span className="bs-pile">
          {Array.from({ length: Math.min(count, 4) }, (_, i) => (
            <Cube key={i} resource={resource} size={50} />
          ))}
        </span>
        <b className="bs-disc">{count}</b>
        {next !== undefined && next !== count && <em className="bs-next">→{next}</em>}
      </Spot>
    </div>
  )
}

const Square = memo(function Square() {
  return (
    <>
      <polygon points="52,610 690,610 716,786 16,786" fill="var(--bs-square)" stroke={LINE} strokeWidth="2.5" />
      <polygon points="52,610 690,610 716,786 16,786" fill="url(#bs-cobble)" />
      {RESOURCES.map((resource, i) => {
        const x = 50 + i * STALL.step
        return (
          <g key={resource} stroke={LINE}>
            <path d={`M${x + 4} 660V768M${x + 136} 660V768`} stroke="#5c3c20" strokeWidth="6" />
            <rect x={x} y="728" width="140" height="40" fill="var(--bs-counter)" strokeWidth="2" />
            <path d={`M${x} 741h140M${x} 755h140`} strokeWidth="1" strokeOpacity=".5" />
            {Array.from({ length: 6 }, (_, s) => (
              <polygon
                key={s}
                points={`${x + 14 + s * 19},632 ${x + 33 + s * 19},632 ${x + 18 + s * 26},670 ${x - 8 + s * 26},670`}
                fill={s % 2 ? 'var(--bs-canvas)' : AWNINGS[resource]}
                strokeWidth="1.5"
              />
            ))}
          </g>
        )
      })}
    </>
  )
})
