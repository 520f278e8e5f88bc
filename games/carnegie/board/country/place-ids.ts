import type { RegionId } from '../../components/index.ts'

/** The places of the stage. */
export type PlaceId = RegionId | 'donations' | 'departments'
