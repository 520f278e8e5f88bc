import type { ComponentGroup } from '@boardroom/kernel'
import { COMPONENTS } from '../meta.ts'

/** The groups of components that a language has names for. */
export type ComponentNames = Readonly<
  Record<
    | 'companies'
    | 'share-packets'
    | 'goods'
    | 'factories'
    | 'recipes'
    | 'factory-spaces'
    | 'market-prices'
    | 'share-values'
    | 'loans'
    | 'relations-markers'
    | 'success-markers'
    | 'phases',
    string
  >
>

/** The names of all groups whose figures come from this source. */
export function groupsFrom(source: ComponentGroup['source'], names: ComponentNames): string[] {
  return COMPONENTS.filter((group) => group.source === source).map(({ id }) =>
    Object.hasOwn(names, id) ? names[id as keyof ComponentNames] : id,
  )
}
