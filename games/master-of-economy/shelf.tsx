import '@fontsource/oswald/600.css'
import type { Shelf } from '@boardroom/board-kit'
import type { MasterOfEconomy } from './types.ts'

export const shelf: Shelf<MasterOfEconomy> = {
  title: 'Master of Economy',
  place: { en: 'A harbour, six quays', de: 'Ein Hafen, sechs Kais' },
  line: {
    en: 'Offer too much and pay the fine. Offer too little and others sell.',
    de: 'Biete zu viel an und zahl die Strafe. Biete zu wenig, und andere verkaufen.',
  },
  about: {
    en: 'Companies dig coal and ore, make current and steel of it and ships of that, and bid for the same buyers. You own packets of their shares, elect their managers, and earn by their success or by what you take out of the till. There is no luck at all.',
    de: 'Firmen fördern Kohle und Erz, machen daraus Strom und Stahl und aus Stahl Schiffe, und alle bieten um dieselben Käufer. Dir gehören Aktienpakete, du wählst ihre Manager und verdienst an ihrem Erfolg – oder an dem, was du aus der Kasse nimmst. Glück gibt es hier keines.',
  },
  weight: 4,
  hours: [2, 3],
  reconstructed: 'most',
  face: { family: 'Oswald', weight: 600 },
  colours: { frame: '#0e2c48', text: '#e9f0f2' },
  seats: { min: 2, max: 4 },
  atOnce: 3,
  picture: new URL('./shelf.svg', import.meta.url).href,
  presets: [
    {
      id: 'first',
      seats: 3,
      options: { startOrder: 'draw', privateCash: 'open', shadowCompany: 'recommended' },
      words: {
        en: { name: 'First game', help: 'Three seats, starting order by lot, everybody’s cash lies open.' },
        de: { name: 'Erste Partie', help: 'Drei Plätze, ausgeloste Reihenfolge, das eigene Geld aller liegt offen.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: { startOrder: 'auction', privateCash: 'hidden' },
      words: {
        en: { name: 'Full table', help: 'Four seats, the starting order is auctioned, cash is hidden.' },
        de: { name: 'Volle Runde', help: 'Vier Plätze, die Startreihenfolge wird versteigert, Geld ist verdeckt.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: { startOrder: 'draw', shadowCompany: 'on' },
      words: {
        en: { name: 'Duel with a shadow', help: 'Two seats and the shadow company.' },
        de: { name: 'Duell mit Shadow Company', help: 'Zwei Plätze und die Shadow Company.' },
      },
    },
    {
      id: 'pairs',
      seats: 4,
      options: { startOrder: 'draw', teams: '1+3' },
      words: {
        en: { name: 'Two against two', help: 'Four seats in two pairs.' },
        de: { name: 'Zwei gegen zwei', help: 'Vier Plätze in zwei Paaren.' },
      },
    },
  ],
  screenshots: {
    seats: 4,
    options: {},
    moments: [
      { name: 'investing', is: ({ year }, step) => year === 3 && step === 'investment' },
      { name: 'trading', is: ({ year }, step) => year === 3 && step === 'bidding' },
      { name: 'shares', is: ({ year }, step) => year === 3 && step === 'company-deal' },
      { name: 'meeting', is: ({ year }, step) => year >= 2 && step === 'candidature' },
    ],
  },
}
