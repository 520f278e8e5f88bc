import '@fontsource/alfa-slab-one/latin-400.css'
import type { Shelf } from '@boardroom/board-kit'
import type { RaisingChicago } from './types.ts'

export const shelf: Shelf<RaisingChicago> = {
  title: 'Raising Chicago',
  place: { en: 'Chicago, the muddy years', de: 'Chicago, die Jahre im Schlamm' },
  line: {
    en: 'The city sinks into its mud. Lift it house by house, storey by storey.',
    de: 'Die Stadt versinkt im Schlamm. Heb sie Haus für Haus, Stockwerk um Stockwerk.',
  },
  about: {
    en: 'You bid for projects, pay with resources from columns that make each other cheaper, raise buildings out of the mud and lead the wards of the city council. Where you build counts as much as what you build.',
    de: 'Du bietest auf Projekte, zahlst mit Rohstoffen aus Spalten, die einander verbilligen, hebst Gebäude aus dem Schlamm und führst die Bezirke im Stadtrat an. Wo du baust, zählt so viel wie was du baust.',
  },
  weight: 4,
  hours: [1.5, 2.5],
  reconstructed: 'most',
  face: { family: 'Alfa Slab One', weight: 400 },
  colours: { frame: '#5a3a1c', text: '#f6e7c4' },
  seats: { min: 2, max: 4 },
  atOnce: 3,
  picture: new URL('./shelf.svg', import.meta.url).href,
  presets: [
    {
      id: 'first',
      seats: 3,
      options: { council: false },
      words: {
        en: { name: 'First game', help: 'Three companies, without the city council.' },
        de: { name: 'Erste Partie', help: 'Drei Firmen, ohne den Stadtrat.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: { council: false },
      words: {
        en: { name: 'Duel', help: 'Two companies; a third colour bids and builds as well.' },
        de: { name: 'Duell', help: 'Zwei Firmen; eine dritte Farbe bietet und baut mit.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: { council: true },
      words: {
        en: { name: 'Full table', help: 'Four companies and the city council.' },
        de: { name: 'Voller Tisch', help: 'Vier Firmen und der Stadtrat.' },
      },
    },
  ],
  screenshots: {
    seats: 4,
    options: { council: true },
    moments: [
      { name: 'bidding', is: ({ round }, step) => round === 5 && step === 'bid' },
      { name: 'paying', is: ({ round }, step) => round >= 5 && step === 'payment' },
      { name: 'raising', is: ({ round }, step) => round >= 5 && step === 'raise' },
    ],
  },
}
