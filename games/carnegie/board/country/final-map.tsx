import { useMemo } from 'react'
import { useDrawing } from '../context.ts'
import { Badges } from './badges.tsx'
import { Cities, Discs } from './city.tsx'
import { MAP } from './geography.ts'
import { Ways, waysOf } from './networks.tsx'
import { Country } from './terrain.tsx'

/** The map alone, as large as there is room: land, networks, cities and discs. */
export function FinalMap() {
  const { board } = useDrawing()
  const joined = useMemo(() => waysOf(board), [board])
  return (
    <svg className="cg-final-map" viewBox={`0 0 ${MAP.w} ${MAP.h}`} aria-hidden="true">
      <Country />
      <Ways joined={joined} />
      <Badges board={board} />
      <Cities />
      <Discs />
    </svg>
  )
}
