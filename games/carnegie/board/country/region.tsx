import { StagePlace } from '@boardroom/board-kit'
import type { RegionId } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { Slots } from './city.tsx'
import { Clearing } from './clearing.tsx'
import { AMERICA } from './geography.ts'
import { Track } from './track.tsx'

/** One of the four regions: what can be pointed at in it. */
export function Region({ region }: { readonly region: RegionId }) {
  const { book } = useDrawing()
  return (
    <StagePlace id={region} at={AMERICA.places[region]} label={book.regions[region].name} className="cg-place">
      <Clearing region={region} />
      <Slots region={region} />
      <Track region={region} />
    </StagePlace>
  )
}
