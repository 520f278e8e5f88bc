import type { ComponentGroup } from '@boardroom/kernel'
import { COMPONENTS } from '../meta.ts'

/** The groups of components that a language has names for. */
export type ComponentNames = Readonly<
  Record<
    | 'sites'
    | 'neighbourhood-fields'
    | 'outskirts-sites'
    | 'projects'
    | 'final-projects'
    | 'resource-cards'
    | 'prestige-buildings'
    | 'outskirts-tiles'
    | 'neighbourhood-tiles'
    | 'ward-control-tiles'
    | 'banners'
    | 'competence-tracks'
    | 'poverty-track'
    | 'auction-board'
    | 'bid-markers'
    | 'extensions'
    | 'personal-projects'
    | 'council-members',
    string
  >
>

/** The names of all groups whose figures come from this source. */
export function groupsFrom(source: ComponentGroup['source'], names: ComponentNames): string[] {
  return COMPONENTS.filter((group) => group.source === source).map(({ id }) =>
    Object.hasOwn(names, id) ? names[id as keyof ComponentNames] : id,
  )
}
