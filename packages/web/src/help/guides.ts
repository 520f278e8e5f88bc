import type { Guide } from '@boardroom/board-kit'

/** Every game brings its own guide, which is loaded only where it is read. */
const guides = import.meta.glob<{ readonly guide: Guide }>('../../../../games/*/guide/index.ts')

export async function loadGuide(id: string): Promise<Guide | null> {
  const load = guides[`../../../../games/${id}/guide/index.ts`]
  return load ? (await load()).guide : null
}
