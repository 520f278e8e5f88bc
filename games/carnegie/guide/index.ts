import type { Guide } from '@boardroom/board-kit'
import { checkFile } from '@boardroom/kernel'
import type { Carnegie } from '../types.ts'
import { type SceneName, scenes } from './scenes.ts'

/** Carnegie on one page. */
export const guide: Guide<Carnegie, SceneName> = {
  played: async () => checkFile((await import('./played.json', { with: { type: 'json' } })).default),
  scenes,
  synonyms: {
    en: [
      ['worker', 'employee', 'meeple', 'staff'],
      ['move', 'walk', 'step'],
      ['hire', 'recruit', 'new employee'],
      ['build', 'construct', 'project'],
      ['office', 'company', 'building'],
      ['room', 'department', 'tile'],
      ['train', 'railroad', 'railway', 'transport'],
      ['charity', 'donation', 'donate', 'gift'],
      ['money', 'cash', 'dollar', '$'],
      ['cube', 'good'],
      ['points', 'vp', 'score'],
      ['network', 'connection', 'link', 'connect'],
      ['come home', 'return', 'returned'],
      ['send', 'mission'],
      ['stand up', 'activate', 'active'],
      ['science', 'research'],
      ['tie', 'share the victory', 'tied'],
      ['end', 'final scoring', 'over'],
      ['bot', 'solo', 'andrew', 'automa'],
    ],
    de: [
      ['arbeiter', 'angestellte', 'mitarbeiter', 'figur', 'meeple'],
      ['laufen', 'bewegen', 'schritt', 'ziehen'],
      ['einstellen', 'anwerben', 'neue'],
      ['bauen', 'errichten', 'projekt'],
      ['büro', 'firma', 'unternehmen', 'gebäude'],
      ['raum', 'abteilung', 'plättchen'],
      ['zug', 'eisenbahn', 'bahn', 'transport'],
      ['spende', 'spenden', 'wohltätigkeit'],
      ['geld', 'dollar', 'kosten', '$'],
      ['würfel', 'ware', 'waren'],
      ['punkte', 'sp', 'siegpunkte', 'wertung'],
      ['netz', 'netzwerk', 'verbindung', 'verbunden'],
      ['zurückholen', 'rückkehr', 'zurück', 'heim'],
      ['schicken', 'mission', 'entsenden', 'aufbrechen'],
      ['aktivieren', 'aktiv', 'aufstellen'],
      ['wissenschaft', 'forschung', 'forschen'],
      ['gleichstand', 'unentschieden', 'teilen'],
      ['ende', 'schlusswertung', 'spielende'],
      ['allein', 'solo', 'andrew'],
    ],
  },
  text: {
    en: async () => (await import('./en.tsx')).en,
    de: async () => (await import('./de.tsx')).de,
  },
}
