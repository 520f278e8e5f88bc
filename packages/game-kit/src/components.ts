import type { ComponentGroup } from '@boardroom/kernel'

/** The names of the groups whose figures come from a source; a group without a name does not compile. */
export function namedGroups<const C extends readonly ComponentGroup[]>(
  components: C,
  names: Readonly<Record<C[number]['id'], string>>,
): (source: ComponentGroup['source']) => string[] {
  const named = new Map(Object.entries<string>(names))
  return (source) => components.flatMap((group) => (group.source === source ? [named.get(group.id) ?? group.id] : []))
}
