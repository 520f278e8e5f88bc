import type { Guide } from '@boardroom/board-kit'
import { checkFile } from '@boardroom/kernel'
import type { RaisingChicago } from '../types.ts'
import { type SceneName, scenes } from './scenes.ts'

/** Raising Chicago on one page. */
export const guide: Guide<RaisingChicago, SceneName> = {
  played: async () => checkFile((await import('./played.json', { with: { type: 'json' } })).default),
  scenes,
  synonyms: {
    en: [
      ['points', 'prestige', 'vp', 'score'],
      ['wood', 'timber', 'lumber'],
      ['jack', 'jackscrew', 'screw'],
      ['brick', 'masonry', 'stone'],
      ['wild', 'joker'],
      ['discount', 'permanent', 'cheaper'],
      ['track', 'competence'],
      ['district', 'ward', 'area'],
      ['majority', 'control', 'most'],
      ['floor', 'storey', 'level'],
      ['bid', 'auction', 'marker'],
      ['outbid', 'returned', 'back'],
      ['debt', 'poverty', 'shortage', 'penalty'],
      ['build', 'raise', 'place'],
      ['edge', 'outskirts', 'move'],
      ['tie', 'tied', 'draw'],
      ['income', 'production', 'operate'],
      ['end', 'final', 'scoring'],
    ],
    de: [
      ['punkte', 'ansehen', 'siegpunkte', 'wertung'],
      ['holz', 'bauholz'],
      ['spindel', 'hubspindel', 'wagenheber', 'winde'],
      ['stein', 'ziegel', 'mauerwerk'],
      ['joker', 'beliebig'],
      ['rabatt', 'permanent', 'billiger'],
      ['leiste', 'kompetenz'],
      ['viertel', 'stadtteil', 'bezirk'],
      ['mehrheit', 'kontrolle', 'meisten'],
      ['etage', 'stockwerk', 'stockwerke'],
      ['bieten', 'gebot', 'auktion', 'gebotsmarker'],
      ['überboten', 'zurück'],
      ['schulden', 'armut', 'fehlt', 'strafe'],
      ['bauen', 'anheben', 'errichten'],
      ['rand', 'stadtrand', 'verschieben'],
      ['gleichstand', 'unentschieden'],
      ['einkommen', 'ertrag', 'betrieb', 'produktion'],
      ['ende', 'schlusswertung', 'spielende'],
    ],
  },
  text: {
    en: async () => (await import('./en.tsx')).en,
    de: async () => (await import('./de.tsx')).de,
  },
}
