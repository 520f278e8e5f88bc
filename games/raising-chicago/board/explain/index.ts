import { explains } from '@boardroom/board-kit'
import type { RaisingChicago } from '../../types.ts'
import { SIGNS, type SignName } from '../signs.tsx'
import type { Things } from './things.ts'

/** What everything on the board of Raising Chicago is. */
export const explained = explains<RaisingChicago, Things, SignName>({
  words: {
    en: async () => (await import('./en.ts')).explainer,
    de: async () => (await import('./de.ts')).explainer,
  },
  icons: SIGNS,
})
