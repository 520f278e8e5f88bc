import { namedGroups } from '@boardroom/game-kit'
import { dollars } from '@boardroom/game-kit/de'
import { PRINTED_MARKET } from '../../components/index.ts'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = {
  game: 'Das Spiel',
  variants: 'Varianten',
  edition: 'Regelfassung und Feinheiten',
}

const groups = namedGroups(COMPONENTS, {
  charters: 'die zehn Firmen-Tableaus',
  'charter-colours': 'die Farben der Firmen-Tableaus',
  certificates: 'die Aktien und ihre Grenzen',
  'stock-track': 'der Aktienmarkt',
  'appeal-track': 'die Attraktivitätsleiste',
  'general-spaces': 'die allgemeinen Aktionsfelder',
  buildings: 'die Gebäude',
  'building-names': 'die Namen der Gebäude',
  'capital-assets': 'die Kapitalgüter',
  'demand-tiles': 'die Bedarfsplättchen',
  goals: 'die Ziele',
  'goal-names': 'die Namen der Ziele',
  cubes: 'die Rohstoffwürfel',
})

export const edition: readonly string[] = [
  'Gespielt wird nach den englischen Regeln vom Januar 2020. Die Option „Regelfassung“ schaltet auf die deutschen Regeln vom November 2018 um, die sich in fünf Punkten unterscheiden; jeder davon lässt sich auch einzeln einstellen.',
  `Aus den Regelheften stammen ${list(groups('rulebook'))}.`,
  `Vom veröffentlichten Spielmaterial abgelesen, auf Bildern oder in der öffentlichen Online-Umsetzung: ${list(groups('published'))}. Das letzte Feld des Aktienmarkts, ${dollars(Math.max(...PRINTED_MARKET.track))}, steht nur auf dem Spielplan; die Tabelle in den Regelheften lässt es aus.`,
  'Wie oft es jedes Bedarfsplättchen gibt und welche erst zu dritt oder zu viert dabei sind, stammt allein aus der öffentlichen Umsetzung: Bilder bestätigen nur die Vorderseiten (X und 1 bis 8) und die „4“ auf dem Plättchen für 8 Waren.',
  'Zu welcher Ära ein Gebäude gehört, sagen die Anhänge der Regelhefte und die öffentliche Umsetzung, denn Bilder zeigen nur die Vorderseiten. Ebenso ist es bei den fünf Kapitalgütern, die von Anfang an ausliegen; der deutsche Text nennt dort „Kühlung“ statt „Viehhöfe“.',
  `Von uns: ${list(groups('reconstructed'))}. Die Plättchen tragen keine Namen, deshalb heißt ein Gebäude nach dem, was es tut; die Farben kommen den gedruckten nur nahe, und der Spielplan ist selbst gezeichnet.`,
  'Die Option „Freundliche Aktienverkäufe“ steht in keinem der Regelhefte; sie stammt aus der öffentlichen Umsetzung.',
]
