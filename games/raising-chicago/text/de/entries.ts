import type { EntryWords } from '@boardroom/kernel'
import { LETTERS, neighbourhoodReward } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import {
  amounts,
  banner,
  capitalized,
  field,
  holding,
  list,
  outskirts,
  owner,
  reward,
  signed,
  site,
  some,
  storeys,
  track,
} from './grammar.ts'
import { names as book } from './names.ts'

const SQUARE = {
  tl: 'das Zollfeld',
  tr: 'das Feld oben rechts',
  bl: 'das Feld unten links',
  br: 'das Feld unten rechts',
} as const

const SOURCES = {
  project: 'durch das Projekt',
  site: 'durch den Bauplatz',
  column: 'für eine Spalte der Leisten',
  card: 'durch eine Karte',
  tile: 'durch das Plättchen',
  neighbourhood: 'durch die Nachbarschaft',
} as const

export const entries: EntryWords<Entry> = {
  round: ({ round, projects }) => `Runde ${round}: ${list(projects.map((id) => `„${book.projects[id]}“`))}.`,
  markers: ({ added, rows }, names) =>
    `Neue Gebotsmarker; Reihen von oben: ${list(rows.map((seat) => `${names.seat(seat)} (+${added[seat]})`))}.`,
  placed: ({ seat, marker, slot, square, takes }, names) => {
    const what = marker === 'third' ? 'einen Marker der dritten Farbe' : 'einen Marker'
    const taken = takes ? ` und nimmt ${some(1, takes)}` : ''
    return `${names.seat(seat)} setzt ${what} auf ${SQUARE[square]} von Karte ${slot}${taken}.`
  },
  toll: ({ seat, plain, jokers }, names) => `${names.seat(seat)} zahlt Zoll: ${holding({ ...plain, joker: jokers })}.`,
  exchanged: ({ seat, gave, got }, names) => `${names.seat(seat)} tauscht ${holding(gave)} gegen ${some(1, got)}.`,
  won: ({ slot, project, winner, back }, names) => {
    const returned = back.flatMap((number, seat) => (number > 0 ? [`${number} von ${names.seat(seat)}`] : []))
    const rest = returned.length > 0 ? ` Zurück aufs Auktionstableau: ${list(returned)}.` : ''
    return `${slot}: ${capitalized(owner(winner, names))} gewinnt „${book.projects[project]}“.${rest}`
  },
  uncovered: ({ seat, takes }, names) => `${names.seat(seat)} nimmt, was offen liegt: ${amounts(takes)}.`,
  'no-bid': ({ slot, project, seat }, names) =>
    `${slot}: Niemand bietet auf „${book.projects[project]}“. Die Folgen trägt ${names.seat(seat)} mit dem höchsten Ansehen.`,
  poverty: ({ seat, field: at }, names) => `${names.seat(seat)} rückt auf Feld ${at} der Armutsleiste.`,
  paid: ({ seat, project, plain, jokers, favours, short }, names) => {
    const paid = holding({ ...plain, joker: jokers, favour: favours.length })
    const lacks = short.length > 0 ? `; es fehlt an ${list(short.map((id) => book.resources[id]))}` : ''
    return `${names.seat(seat)} zahlt ${paid} für „${book.projects[project]}“${lacks}.`
  },
  symbol: ({ seat, symbol }, names) => `${names.seat(seat)} nimmt ein Symbolplättchen: ${book.symbols[symbol]}.`,
  final: ({ seat, final }, names) => `${names.seat(seat)} hat das finale Projekt „${book.projects[final]}“.`,
  gained: ({ seat, reward: what, from }, names) => `${names.seat(seat)} erhält ${reward(what)} ${SOURCES[from]}.`,
  'no-extension': ({ seat }, names) => `${names.seat(seat)} geht leer aus: Es gibt keinen Firmenausbau mehr.`,
  advanced: ({ seat, track: id, field: at, permanent }, names) =>
    `${names.seat(seat)} rückt auf Feld ${at} der ${track(id)}${permanent ? ' und erhält eine permanente Ressource' : ''}.`,
  'track-end': ({ seat, track: id }, names) => `${names.seat(seat)} steht schon am Ende der ${track(id)}.`,
  raised: ({ owner: who, project, site: id, storeys: height }, names) =>
    capitalized(`${owner(who, names)} hebt „${book.projects[project]}“ auf ${site(id)} an: ${storeys(height)}.`),
  moved: ({ owner: who, project, site: id, storeys: height, tile }, names) => {
    const fate = who === 'third' ? `; „${book.tiles[tile]}“ kommt in die Schachtel` : ` und nimmt „${book.tiles[tile]}“`
    const what = `„${book.projects[project]}“ mit ${storeys(height, 'dative')}`
    return capitalized(`${owner(who, names)} verschiebt ${what} auf ${outskirts(id)}${fate}.`)
  },
  storeys: ({ seat, prestige }, names) => `${names.seat(seat)} erhält ${prestige} Ansehen für die Stockwerke.`,
  'prestige-raised': ({ owner: who, building, site: id, rotation }, names) => {
    const turn = rotation === 0 ? '' : `, um ${rotation}° gedreht`
    return capitalized(`${owner(who, names)} stellt „${book.prestigeBuildings[building]}“ auf ${site(id)}${turn}.`)
  },
  'prestige-revealed': ({ building }) => `Neu ausgelegt: „${book.prestigeBuildings[building]}“.`,
  neighbourhood: ({ field: id, tile, winner, consoled }, names) => {
    const won =
      winner === null
        ? `${field(id)} ist eingeschlossen, aber niemand gewinnt das Plättchen.`
        : `${names.seat(winner)} gewinnt ${field(id)}: „${book.neighbourhoods[tile]}“ (${reward(neighbourhoodReward(tile))}).`
    const others = consoled.length > 0 ? ` 1 Ansehen für ${list(consoled.map((seat) => names.seat(seat)))}.` : ''
    return `${won}${others}`
  },
  card: ({ owner: who, out }, names) => {
    if (who === 'third') return 'Die Karte kommt in die Schachtel.'
    return `${names.seat(who)} schiebt die Karte unter das Firmentableau${out ? '; die älteste fällt heraus' : ''}.`
  },
  produced: ({ seat, takes }, names) => `${names.seat(seat)} produziert ${amounts(takes)}.`,
  'used-tile': ({ seat, tile }, names) => `${names.seat(seat)} nutzt das Stadtrandplättchen „${book.tiles[tile]}“.`,
  took: ({ seat, takes }, names) => `${names.seat(seat)} nimmt ${amounts(takes)}.`,
  'storey-added': ({ seat, site: id, storeys: height }, names) =>
    `${names.seat(seat)} fügt auf ${site(id)} ein Stockwerk hinzu: jetzt ${storeys(height)}.`,
  banners: ({ seat, spaces }, names) => `${names.seat(seat)} tauscht zwei Banner: ${list(spaces.map(banner))}.`,
  section: ({ seat, section, spent }, names) =>
    `${names.seat(seat)} vollendet den Abschnitt ${book.resources[section]} des persönlichen Projekts mit ${holding(spent, 'dative')}.`,
  letters: ({ seat, letters }, names) => {
    const parts = LETTERS.flatMap((letter) => (letters[letter] > 0 ? [`${letters[letter]} für ${letter}`] : []))
    return `${names.seat(seat)} zählt Karten mit allen Buchstaben: ${list(parts)}.`
  },
  'ward-tile': ({ seat, ward }, names) => `${names.seat(seat)} nimmt das Kontrollplättchen von Stadtteil ${ward}.`,
  scored: ({ category, points }, names) =>
    `${book.categories[category]}: ${list(points.map((number, seat) => `${names.seat(seat)} ${signed(number)}`))}.`,
  winners: ({ seats }, names) =>
    `${list(seats.map((seat) => names.seat(seat)))} ${seats.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`,
}
