import { namedGroups } from '@boardroom/game-kit'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = { game: 'Das Spiel' }

const groups = namedGroups(COMPONENTS, {
  cities: 'die Städte mit ihren Punkten',
  'project-spaces': 'die Projektfelder',
  routes: 'die Linien zwischen den Städten',
  'transport-tracks': 'die Transportleisten',
  'timeline-strips': 'die Zeitplanleisten',
  'final-column': 'die letzte Spalte des Zeitplans',
  donations: 'die Spenden',
  departments: 'die 32 Abteilungsplättchen',
  'company-boards': 'die Unternehmenspläne',
  'company-spaces': 'die Lage von Empfang und Startabteilungen darauf',
  'start-departments': 'die Arbeitsplätze der Startabteilungen und ihre Preise',
  'project-tabs': 'beide Seiten der Projektstreifen',
  'project-costs': 'die Waren für Handels- und Infrastrukturprojekte',
  employees: 'die Mitarbeiter',
  discs: 'die Scheiben',
  jokers: 'die Aktionsjoker',
  'action-cards': 'Andrews Aktionskarten',
  'victory-point-cards': 'Andrews Siegpunktkarten',
})

export const edition: readonly string[] = [
  'Du spielst nach der Anleitung von 2021, mit allen Abteilungen, allen Spenden und dem Solo-Spiel.',
  `In der Anleitung angegeben: ${list(groups('rulebook'))}.`,
  `Von veröffentlichtem Material oder aus Auflistungen abgelesen: ${list(groups('published'))}. Zeitplanleisten, letzte Spalte, die mittleren Siegpunktkarten und Teile von Andrews Karten stammen aus einer einzigen Auflistung.`,
  `Rekonstruiert, weil weder Text noch Bild sie zeigen: ${list(groups('reconstructed'))}. Sie passen zu jeder Regel, jedem Beispiel und jeder Zahl der Anleitung; gedruckt können die Werte anders sein.`,
  'Von den Projektstreifen nennt die Anleitung die höchsten Punkte (6, 9, 12, 15), die Belohnung für die Spendengrenze und die Startscheiben, von den Startabteilungen ihre Funktionen.',
  'Der Spielplan ist von uns gezeichnet.',
]
