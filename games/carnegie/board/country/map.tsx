import { memo } from 'react'
import { Cities, Discs } from './city.tsx'
import { MAP } from './geography.ts'

const Plaques = memo(function Plaques() {
  return (
    <svg className="cg-terrain" width={MAP.w} height={MAP.h} viewBox={`0 0 ${MAP.w} ${MAP.h}`} aria-hidden="true">
      <Cities />
    </svg>
  )
})

/** Cities and what stands in them, over the land and the lines. */
export function CitiesOnMap() {
  return (
    <>
      <Plaques />
      <svg className="cg-terrain" width={MAP.w} height={MAP.h} viewBox={`0 0 ${MAP.w} ${MAP.h}`} aria-hidden="true">
        <Discs />
      </svg>
    </>
  )
}
