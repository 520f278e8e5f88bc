import type { Words } from '../catalogue.ts'
import { amounts, field, holding, list, some, storeys } from './grammar.ts'
import { names as book } from './names.ts'

const mayUse = (tiles: number): string =>
  tiles === 0 ? '' : ` Vorher darfst du ${tiles === 1 ? 'dein Stadtrandplättchen' : 'deine Stadtrandplättchen'} nutzen.`

export const prompts: Words['prompts'] = {
  bid: ({ markers: left, third, tiles }) =>
    third
      ? `Setze ${left === 1 ? 'deinen letzten' : `einen deiner ${left}`} Gebotsmarker und den Marker der dritten Farbe darunter, in beliebiger Reihenfolge.${mayUse(tiles)}`
      : `Setze einen Gebotsmarker auf eine Karte; du hast noch ${left}.${mayUse(tiles)}`,
  'second-marker': ({ marker }) =>
    marker === 'third' ? 'Setze nun den Marker der dritten Farbe.' : 'Setze nun deinen eigenen Marker.',
  toll: ({ toll }) => `Zahle den Zoll: ${amounts(toll)}.`,
  payment: ({ project, need, tiles }) => `Zahle für „${book.projects[project]}“: ${amounts(need)}.${mayUse(tiles)}`,
  giving: ({ get }) => `Welche drei Plättchen gibst du für ${some(1, get)}?`,
  raise: ({ project, storeys: height }) =>
    `Wähle einen leeren Bauplatz für „${book.projects[project]}“ mit ${storeys(height, 'dative')}.`,
  move: ({ project, storeys: height }) =>
    `Verschiebe „${book.projects[project]}“ mit ${storeys(height, 'dative')} an den Stadtrand; du nimmst das Plättchen dort.`,
  'prestige-building': () => 'Wähle ein Prestigebauwerk, das du nun errichtest.',
  'prestige-site': ({ building, purple }) =>
    `Drehe „${book.prestigeBuildings[building]}“, wie du magst, und stelle es auf einen leeren ${purple ? 'lilafarbenen ' : ''}Bauplatz.`,
  neighbourhoods: ({ fields }) =>
    `Du hast ${fields.length} Nachbarschaften eingeschlossen. Welche wird zuerst vergeben?`,
  'tile-window': ({ phase }) =>
    phase === 'announce'
      ? 'Nutze Stadtrandplättchen, bevor neue Gebotsmarker dazukommen, oder passe.'
      : 'Nutze Stadtrandplättchen, bevor die Runde endet, oder passe.',
  'before-award': ({ fields }) =>
    `Mit deinen Stadtrandplättchen kannst du ${list(fields.map(field))} noch gewinnen. Nutze sie oder passe.`,
  'choose-card': () => 'Wähle eine Karte im Projektbereich: Du nimmst, was darauf offen liegt.',
  'add-storey': () => 'Welches deiner Bauwerke in den Stadtteilen bekommt ein weiteres Stockwerk?',
  train: () => 'Auf welcher Leiste rückst du bis zu 3 Schritte vor?',
  'take-four': () => 'Nimm 4 beliebige Ressourcen.',
  'swap-banners': () => 'Welche zwei Banner tauschen den Platz?',
  'copy-tile': ({ left }) =>
    left > 1
      ? 'Wähle das erste von zwei Nachbarschaftsplättchen, deren Belohnung du bekommst.'
      : 'Wähle ein Nachbarschaftsplättchen, dessen Belohnung du bekommst.',
  'personal-projects': ({ hold }) =>
    `Vollende Abschnitte deines persönlichen Projekts mit je 5 Ressourcen ihrer Sorte oder 1 Gunstmarker. Du hast ${holding(hold)}.`,
  'council-letters': () => 'Für welche Buchstaben zählen deine Karten mit allen vier Buchstaben?',
}
