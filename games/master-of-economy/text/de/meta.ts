import { namedGroups } from '@boardroom/game-kit'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = { game: 'Das Spiel', shadow: 'Shadow Company', teams: 'Paare' }

const groups = namedGroups(COMPONENTS, {
  companies: 'die vier Firmen und womit sie beginnen',
  'share-packets': 'die Aktienpakete',
  goods: 'die Waren',
  factories: 'die Fabriken mit Kosten und Ertrag',
  recipes: 'wie viel von jedem Material eine Fabrik braucht (eine Ware)',
  'factory-spaces': 'die Felder für Fabriken auf einem Firmentableau (drei je Typ)',
  'market-prices': 'die Preistabelle des Warenmarkts mit ihren elf Exportfeldern und der grauen Spalte',
  'share-values': 'die Punkte, bei denen der Aktienwert steigt (9, 17 und 25)',
  loans: 'die Kredite',
  'relations-markers': 'die Beziehungsmarker',
  'success-markers': 'die Erfolgsmarker',
  phases: 'die zehn Phasen eines Jahres',
})

export const edition: readonly string[] = [
  'Du spielst nach der deutschen Anleitung von 2010, zu zweit bis zu viert, mit der Shadow Company und zwei gegen zwei.',
  `In der Anleitung angegeben: ${list(groups('rulebook'))}.`,
  `Rekonstruiert, weil es nur auf den Spielplänen steht: ${list(groups('reconstructed'))}. Alles passt zu jeder Regel, jedem Beispiel und jeder Zahl der Anleitung; gedruckt können die Werte anders sein.`,
  'Vom Warenmarkt nennt die Anleitung den Importpreis der Baustoffe (3), nach rechts steigende Preise, die Felder 0/1 am linken Ende, höchstens sechs Exporte je Zeile und die Wirkung der grauen Spalte. Die übrigen Preise sind von uns, so gewählt, dass sich jede Warenkette lohnen kann.',
  'Wo die Anleitung schweigt oder sich widerspricht, sagt die Regelhilfe, wie wir spielen: Veruntreuung kostet den Aktienwert zusätzlich zum genommenen Betrag, das Lager fasst insgesamt 10 Waren, und abgestimmt wird gleichzeitig.',
  'Die Spielpläne sind von uns gezeichnet.',
]
