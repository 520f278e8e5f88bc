import type { ComponentGroup } from '@boardroom/kernel'
import { COMPONENTS } from '../meta.ts'

/** The groups of components that a language has names for. */
export type ComponentNames = Readonly<
  Record<
    | 'charters'
    | 'charter-colours'
    | 'certificates'
    | 'stock-track'
    | 'appeal-track'
    | 'general-spaces'
    | 'buildings'
    | 'building-names'
    | 'capital-assets'
    | 'demand-tiles'
    | 'goals'
    | 'goal-names'
    | 'cubes',
    string
  >
>

/** The names of all groups whose figures come from this source. */
export function groupsFrom(source: ComponentGroup['source'], names: ComponentNames): string[] {
  return COMPONENTS.filter((group) => group.source === source).map(({ id }) =>
    Object.hasOwn(names, id) ? names[id as keyof ComponentNames] : id,
  )
}
