import type { Guide } from '@boardroom/board-kit'
import { checkFile } from '@boardroom/kernel'
import type { BigShoulders } from '../types.ts'
import { type SceneName, scenes } from './scenes.ts'
import { synonyms } from './synonyms.ts'

/** City of the Big Shoulders on one page. */
export const guide: Guide<BigShoulders, SceneName> = {
  played: async () => checkFile((await import('./played.json', { with: { type: 'json' } })).default),
  scenes,
  synonyms,
  text: {
    en: async () => (await import('./en.tsx')).en,
    de: async () => (await import('./de.tsx')).de,
  },
}
