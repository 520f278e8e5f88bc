import { namedGroups } from '@boardroom/game-kit'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = { modules: 'Module' }

const groups = namedGroups(COMPONENTS, {
  sites: 'die Lage der 40 Bauplätze',
  'neighbourhood-fields': 'die Lage der 18 Nachbarschaftsfelder',
  'outskirts-sites': 'die 8 Bauplätze am Stadtrand',
  projects: 'Kosten und Belohnungen der Projekte',
  'final-projects': 'die finalen Projekte',
  'resource-cards': 'die Ressourcenkarten',
  'prestige-buildings': 'Pfeile und Werte der Prestigebauwerke',
  'outskirts-tiles': 'die Stadtrandplättchen',
  'neighbourhood-tiles': 'wie oft es jedes Nachbarschaftsplättchen gibt',
  'ward-control-tiles': 'die Werte der Kontrollplättchen',
  banners: 'wie oft es jedes Banner gibt',
  'competence-tracks': 'die Länge der Kompetenzleisten und was wo auf ihnen liegt',
  'poverty-track': 'die Armutsleiste',
  'auction-board': 'die beiden Werte des Auktionstableaus',
  'bid-markers': 'die Gebotsmarker',
  extensions: 'die Firmenausbauten',
  'personal-projects': 'die persönlichen Projekte',
  'council-members': 'die Stadtratsmitglieder',
})

export const edition: readonly string[] = [
  'Du spielst nach der deutschen Anleitung von 2024, zu zweit bis zu viert, mit oder ohne Stadtrat.',
  `In der Anleitung angegeben: ${list(groups('rulebook'))}. Wo sie keine Namen nennt, haben wir welche ergänzt.`,
  `Rekonstruiert, weil der Text sie nicht nennt: ${list(groups('reconstructed'))}. Das sind die meisten Zahlen. Sie passen zu den Beispielen und Zahlen der Anleitung und sind in vielen Probepartien abgestimmt; gedruckt können die Werte anders sein.`,
  'Vom Spielplan nennt die Anleitung die vier Stadtteile mit je 10 Bauplätzen und 2 Bannern, die 8 Bauplätze am Stadtrand, die mittleren und die Eckplätze mit ihren Belohnungen und die Zahl der Plättchen, von den Leisten die Wirkung der permanenten Ressourcen, der Spalten und des letzten Felds, von den Projekten eines mit Kosten und Belohnung und dass alle finalen Projekte Anhebeprojekte sind.',
  'Zwei Dinge wissen wir nicht. Die Anleitung sagt, jede Ressourcenkarte zeige verschiedene Ressourcen; bei uns zeigen auf jeder Seite sechs Karten dreimal dieselbe Sorte, damit alle Anordnungen gleich oft vorkommen. Und wo die lilafarbenen Bauplätze liegen, sagt sie nicht genau: Ein Beispiel nennt in Stadtteil 2 nur einen zentralen Bauplatz; bei uns sind es in jedem Stadtteil zwei, in der mittleren Reihe.',
  'An einigen Stellen widerspricht sich die Anleitung, etwa dabei, wann Stadtrandplättchen genutzt werden dürfen. Die Regeln sagen, wie wir sie dort verstehen.',
  'Wer das Spiel besitzt, kann jeden Wert in einer Tabelle je Materialart berichtigen.',
  'Der Spielplan ist von uns gezeichnet.',
]
