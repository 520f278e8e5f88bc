import type { Shelf } from '@boardroom/board-kit'
import type { BigShoulders } from './types.ts'

export const shelf: Shelf<BigShoulders> = {
  title: 'City of the Big Shoulders',
  place: { en: 'Chicago, 1875 to 1915', de: 'Chicago, 1875 bis 1915' },
  line: {
    en: 'Your company grows rich, or you do. Rarely both, never by chance.',
    de: 'Reich wird die Firma oder du selbst. Selten beide, nie durch Zufall.',
  },
  about: {
    en: 'You found companies in a growing city, hire workers and managers, buy livestock and coal, and sell what your factories make. Shares are open to all, so your company may end in other hands. Whoever has the most money and shares after five decades wins.',
    de: 'Du gründest Firmen in einer wachsenden Stadt, stellst Arbeiter und Manager ein, kaufst Vieh und Kohle und verkaufst, was deine Fabriken herstellen. Aktien darf jeder kaufen, und so kann deine Firma in fremde Hände geraten. Wer nach fünf Jahrzehnten an Geld und Aktien am reichsten ist, gewinnt.',
  },
  weight: 5,
  hours: [2.5, 4],
  colours: { frame: '#7a1f22', text: '#f7edd3' },
  seats: { min: 2, max: 4 },
  atOnce: 3,
  picture: new URL('./shelf.svg', import.meta.url).href,
  presets: [
    {
      id: 'first',
      seats: 3,
      options: { mode: 'basic', goals: true, draft: false },
      words: {
        en: { name: 'First game', help: 'Three seats, the basic game with Goals.' },
        de: { name: 'Erstes Spiel', help: 'Zu dritt, das Basisspiel mit Zielen.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: { mode: 'advanced', goals: true, draft: false },
      words: {
        en: { name: 'The full fight', help: 'Four seats, the advanced game: Directors can be ousted.' },
        de: { name: 'Mit allen Mitteln', help: 'Zu viert, das Expertenspiel: Direktoren können abgelöst werden.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: { mode: 'advanced', goals: true, draft: true },
      words: {
        en: { name: 'Duel', help: 'Two seats, advanced, with the Building draft.' },
        de: { name: 'Duell', help: 'Zu zweit, das Expertenspiel mit Drafting der Gebäude.' },
      },
    },
  ],
  screenshots: {
    seats: 4,
    options: { mode: 'advanced' },
    moments: [
      { name: 'start', is: ({ phase }) => phase === 'setup' },
      { name: 'stock', is: ({ decade, phase }) => decade === 2 && phase === 'stock' },
      { name: 'building', is: ({ decade, phase }) => decade === 3 && phase === 'building' },
      { name: 'action', is: ({ decade }, step) => decade === 3 && step === 'action-turn' },
      { name: 'selling', is: ({ decade }, step) => decade === 3 && step === 'distribution' },
    ],
  },
}
