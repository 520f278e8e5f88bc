import type { Guide } from '@boardroom/board-kit'
import { checkFile } from '@boardroom/kernel'
import type { MasterOfEconomy } from '../types.ts'
import { type SceneName, scenes } from './scenes.ts'

/** Master of Economy on one page. */
export const guide: Guide<MasterOfEconomy, SceneName> = {
  played: async () => checkFile((await import('./played.json', { with: { type: 'json' } })).default),
  scenes,
  synonyms: {
    en: [
      ['stock', 'share', 'shares', 'packet', 'certificate'],
      ['money', 'cash', 'euro', 'purse'],
      ['steal', 'embezzlement', 'embezzle'],
      ['payout', 'dividend', 'dividends'],
      ['boss', 'manager', 'director', 'chair'],
      ['vote', 'election', 'motion', 'ballot'],
      ['debt', 'loan', 'credit', 'interest'],
      ['build', 'factory', 'investment', 'invest'],
      ['input', 'material', 'supply', 'recipe'],
      ['power', 'electricity'],
      ['sell', 'export', 'offer', 'sale'],
      ['buy', 'import', 'purchase', 'bid'],
      ['penalty', 'fine'],
      ['storage', 'warehouse', 'stock room'],
      ['turn order', 'company order', 'relations'],
      ['bankrupt', 'shortage', 'contribution'],
      ['points', 'wealth', 'score', 'value'],
      ['end', 'final', 'over'],
    ],
    de: [
      ['anteil', 'aktie', 'aktien', 'paket', 'aktienpaket'],
      ['geld', 'kasse', 'euro', 'bargeld'],
      ['klauen', 'veruntreuung', 'veruntreuen', 'stehlen'],
      ['ausschüttung', 'dividende', 'dividenden'],
      ['chef', 'manager', 'direktor'],
      ['abstimmung', 'wahl', 'antrag', 'stimme'],
      ['schulden', 'kredit', 'zinsen', 'darlehen'],
      ['bauen', 'fabrik', 'investition', 'betrieb'],
      ['rohstoff', 'material', 'versorgung', 'rezept'],
      ['energie', 'strom', 'elektrizität'],
      ['verkaufen', 'export', 'angebot', 'verkauf'],
      ['kaufen', 'import', 'kauf', 'gebot'],
      ['strafe', 'bußgeld'],
      ['lager', 'lagerhaus'],
      ['zugreihenfolge', 'reihenfolge', 'beziehung', 'beziehungsmarker'],
      ['pleite', 'geldmangel', 'zuschuss'],
      ['punkte', 'vermögen', 'wertung', 'wert'],
      ['ende', 'spielende', 'schlusswertung'],
    ],
  },
  text: {
    en: async () => (await import('./en.tsx')).en,
    de: async () => (await import('./de.tsx')).de,
  },
}
