import type { ProjectType } from './projects.ts'
import type { RegionId } from './regions.ts'

export type CitySize = 'small' | 'medium' | 'major'

export interface City {
  readonly name: string
  readonly region: RegionId
  readonly size: CitySize
  /** For each project at the end. */
  readonly vp: number
  /** Link points of a major city. */
  readonly link: number
  /** A project here brings the transport income of the region at once. */
  readonly transportSymbol: boolean
  /** Where it is on the canvas of the game board, 1000 wide and 770 high. */
  readonly at: readonly [x: number, y: number]
  /** In reading order: what each space takes (small towns everything) and where it is. */
  readonly slots: readonly (readonly [accepts: ProjectType | 'any', x: number, y: number])[]
}
