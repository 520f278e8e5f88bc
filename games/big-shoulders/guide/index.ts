import type { Guide } from '@boardroom/board-kit'
import { checkFile } from '@boardroom/kernel'
import type { BigShoulders } from '../types.ts'
import { type SceneName, scenes } from './scenes.ts'

/** City of the Big Shoulders on one page. */
export const guide: Guide<BigShoulders, SceneName> = {
  played: async () => checkFile((await import('./played.json', { with: { type: 'json' } })).default),
  scenes,
  synonyms: {
    en: [
      ['stock', 'share', 'shares', 'certificate'],
      ['sell', 'sale', 'selling', 'sold'],
      ['buy', 'purchase', 'buying'],
      ['boss', 'director', 'president', 'directorship'],
      ['payout', 'dividend', 'dividends', 'earnings'],
      ['keep', 'withhold', 'retain'],
      ['start', 'found', 'founding'],
      ['money', 'cash', 'treasury', 'bank'],
      ['cube', 'resource', 'resources'],
      ['product', 'good', 'goods'],
      ['customer', 'demand', 'market'],
      ['machine', 'automation', 'automate', 'robot'],
      ['staff', 'worker', 'employee', 'workers'],
      ['meeple', 'partner', 'partners'],
      ['reputation', 'appeal'],
      ['upgrade', 'asset', 'capital asset'],
      ['limit', 'most', 'maximum'],
      ['takeover', 'transfer', 'directorship'],
      ['turn order', 'priority', 'order'],
      ['end', 'score', 'scoring', 'final'],
    ],
    de: [
      ['anteil', 'aktie', 'aktien', 'zertifikat'],
      ['verkaufen', 'verkauf', 'verkauft'],
      ['kaufen', 'kauf', 'gekauft'],
      ['chef', 'direktor', 'firmenleitung', 'leitung'],
      ['ausschüttung', 'dividende', 'dividenden', 'gewinn'],
      ['einbehalten', 'behalten'],
      ['starten', 'gründen', 'gründung'],
      ['geld', 'kasse', 'bank', 'bargeld'],
      ['würfel', 'rohstoff', 'ressource', 'ressourcen'],
      ['produkt', 'ware', 'waren'],
      ['kunde', 'nachfrage', 'markt'],
      ['maschine', 'automatisierung', 'automatisieren'],
      ['personal', 'arbeiter', 'angestellte'],
      ['meeple', 'partner', 'figur'],
      ['ruf', 'attraktivität', 'beliebtheit'],
      ['verbesserung', 'kapitalgut', 'kapitalgüter'],
      ['grenze', 'höchstens', 'limit'],
      ['übernahme', 'wechsel', 'firmenleitung'],
      ['reihenfolge', 'zugreihenfolge', 'startspieler'],
      ['ende', 'wertung', 'spielende'],
    ],
  },
  text: {
    en: async () => (await import('./en.tsx')).en,
    de: async () => (await import('./de.tsx')).de,
  },
}
