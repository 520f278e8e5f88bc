import '@fontsource/federo/latin-400.css'
import type { Shelf } from '@boardroom/board-kit'
import type { Carnegie } from './types.ts'

export const shelf: Shelf<Carnegie> = {
  title: 'Carnegie',
  place: { en: 'America, coast to coast', de: 'Amerika, von Küste zu Küste' },
  line: {
    en: 'One player picks the action. Everybody has to make something of it.',
    de: 'Einer wählt die Aktion. Alle müssen etwas daraus machen.',
  },
  about: {
    en: 'You send employees across the country, call them home with money and goods, open departments, build in the cities and join them by rail. What you have earned you give away again, as Andrew Carnegie did: donations decide many a game.',
    de: 'Du schickst Angestellte durchs Land, holst sie mit Geld und Waren zurück, eröffnest Abteilungen, baust in den Städten und verbindest sie durch Schienen. Was du verdient hast, gibst du wieder weg, wie Andrew Carnegie: Spenden entscheiden so manche Partie.',
  },
  weight: 4,
  hours: [2, 3],
  reconstructed: 'some',
  face: { family: 'Federo', weight: 400 },
  colours: { frame: '#0f4a4d', text: '#f4efdb' },
  seats: { min: 1, max: 4 },
  atOnce: 1,
  picture: new URL('./shelf.svg', import.meta.url).href,
  presets: [
    {
      id: 'solo',
      seats: 1,
      options: { difficulty: 'normal' },
      words: {
        en: { name: 'Solo against Andrew', help: 'You against the founder himself, at his normal level.' },
        de: { name: 'Solo gegen Andrew', help: 'Du gegen den Gründer selbst, auf seiner normalen Stufe.' },
      },
    },
    {
      id: 'expert',
      seats: 1,
      options: { difficulty: 'expert' },
      words: {
        en: { name: 'Andrew at his best', help: 'Solo with 15 challenging cards.' },
        de: { name: 'Andrew in Bestform', help: 'Solo mit 15 anspruchsvollen Karten.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: {},
      words: {
        en: { name: 'Duel', help: 'Two seats; neutral discs make the map tight.' },
        de: { name: 'Duell', help: 'Zwei Plätze; neutrale Scheiben machen die Karte eng.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: {},
      words: {
        en: { name: 'Full table', help: 'Four seats, a joker for everybody.' },
        de: { name: 'Voller Tisch', help: 'Vier Plätze, ein Joker für jeden.' },
      },
    },
  ],
  screenshots: {
    seats: 3,
    options: {},
    moments: [
      { name: 'tile', is: (_, step) => step === 'pick-department' },
      { name: 'choosing', is: ({ round }, step) => round >= 8 && step === 'choose-action' },
      {
        name: 'building',
        is: ({ round, turn }, step) => round >= 9 && step === 'department-turn' && turn?.action === 'construction',
      },
    ],
  },
}
