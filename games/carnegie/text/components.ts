import type { ComponentGroup } from '@boardroom/kernel'
import { COMPONENTS } from '../meta.ts'

/** The groups of components that a language has names for. */
export type ComponentNames = Readonly<
  Record<
    | 'cities'
    | 'project-spaces'
    | 'routes'
    | 'transport-tracks'
    | 'timeline-strips'
    | 'final-column'
    | 'donations'
    | 'departments'
    | 'company-boards'
    | 'company-spaces'
    | 'start-departments'
    | 'project-tabs'
    | 'project-costs'
    | 'employees'
    | 'discs'
    | 'jokers'
    | 'action-cards'
    | 'victory-point-cards',
    string
  >
>

/** The names of all groups whose figures come from this source. */
export function groupsFrom(source: ComponentGroup['source'], names: ComponentNames): string[] {
  return COMPONENTS.filter((group) => group.source === source).map(({ id }) =>
    Object.hasOwn(names, id) ? names[id as keyof ComponentNames] : id,
  )
}
