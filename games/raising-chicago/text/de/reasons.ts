import { type Changed, reasonWords } from '@boardroom/game-kit'
import { count } from '@boardroom/game-kit/de'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const rounded = (worth: number): string => (Math.round(10 * worth) / 10).toLocaleString('de')

const held =
  (one: string, many = one) =>
  ({ more, by, after }: Changed): string =>
    more ? `bringt ${count(by, one, many)}` : `kostet ${count(by, one, many)}, es bleiben ${after}`

const stepsOn =
  (track: string) =>
  ({ more, by }: Changed): string =>
    `${count(by, 'Schritt', 'Schritte')} ${more ? 'vor' : 'zurück'} auf der ${track}`

const owned =
  (one: string, many = one) =>
  ({ more, by }: Changed): string =>
    `${count(by, one, many)} ${more ? 'mehr' : 'weniger'}`

export const reasons = reasonWords<Part, Counted>({
  amount: (worth) => `${rounded(worth)} Ansehen`,
  parts: {
    prestige: 'sofort',
    poverty: 'Armut',
    city: 'Stadtteile und Prestigebauwerke',
    hold: 'Material, Joker und Gunstmarker',
    tracks: 'Kompetenzleisten',
    possessions: 'Symbole, Karten und Plättchen',
    projects: 'gewonnene und erhoffte Projekte',
    scoring: 'Schlusswertung',
  },
  counts: {
    prestige: ({ more, by }) => (more ? `bringt ${by} Ansehen` : `kostet ${by} Ansehen`),
    poverty: ({ more, by }) => `${count(by, 'Armutsschritt', 'Armutsschritte')} ${more ? 'mehr' : 'weniger'}`,
    timber: held('Bauholz'),
    jackscrew: held('Hubspindel', 'Hubspindeln'),
    masonry: held('Mauerwerk'),
    joker: held('Joker'),
    favour: held('Gunstmarker'),
    timberTrack: stepsOn('Bauholzleiste'),
    jackscrewTrack: stepsOn('Hubspindelleiste'),
    masonryTrack: stepsOn('Mauerwerksleiste'),
    storeys: owned('eigenes Stockwerk in den Stadtteilen', 'eigene Stockwerke in den Stadtteilen'),
    slots: ({ more, by }) => `${more ? 'führt bei' : 'gibt die Führung ab bei'} ${count(by, 'Projekt', 'Projekten')}`,
    tiles: owned('Stadtrandplättchen'),
    cards: owned('Karte', 'Karten'),
    symbols: owned('Symbol', 'Symbole'),
    extensions: owned('Firmenausbau', 'Firmenausbauten'),
    neighbourhoods: owned('Nachbarschaftsplättchen'),
    wards: owned('Stadtteilplättchen'),
  },
  results: {
    prestige: { name: () => 'dein Ansehen' },
    poverty: { name: () => 'deine Armut' },
    timber: { name: () => 'Bauholz' },
    jackscrew: { name: () => 'Hubspindeln' },
    masonry: { name: () => 'Mauerwerk' },
    joker: { name: () => 'Joker' },
    favour: { name: () => 'Gunstmarker' },
    timberTrack: { name: () => 'die Bauholzleiste' },
    jackscrewTrack: { name: () => 'die Hubspindelleiste' },
    masonryTrack: { name: () => 'die Mauerwerksleiste' },
    storeys: { name: () => 'eigene Stockwerke in den Stadtteilen' },
    tiles: { name: () => 'Stadtrandplättchen' },
    cards: { name: () => 'Karten' },
    symbols: { name: () => 'Symbole' },
    extensions: { name: () => 'Firmenausbauten' },
    neighbourhoods: { name: () => 'Nachbarschaftsplättchen' },
    wards: { name: () => 'Stadtteilplättchen' },
  },
})
