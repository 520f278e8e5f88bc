import { namedGroups } from '@boardroom/game-kit'
import { dollars } from '@boardroom/game-kit/de'
import { APPEAL_CASH, GOAL_REWARD, TOP_PRICE } from '../../components/index.ts'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const options: Words['options'] = {
  edition: {
    name: 'Regelfassung',
    help: 'Bestimmt, wie fünf der Optionen unten voreingestellt sind; alles andere ist in beiden Fassungen gleich.',
    values: { '2020': 'Englische Regeln, 2020', '2018': 'Deutsche Regeln, 2018' },
  },
  mode: {
    name: 'Spielmodus',
    help: 'Im Expertenspiel kann die Leitung einer Firma wechseln, die Direktoraktie lässt sich verkaufen, und Firmen können in der Not Aktien ausgeben.',
    values: { basic: 'Basisspiel', advanced: 'Expertenspiel' },
  },
  goals: {
    name: 'Öffentliche Ziele',
    help: `Fünf Ziele liegen offen aus; am Ende bringt jedes ${dollars(GOAL_REWARD)} für den, der dort vorn liegt.`,
  },
  draft: {
    name: 'Drafting von Gebäuden',
    help: 'In jeder Bauphase behältst du immer ein Gebäude und gibst die übrigen weiter.',
  },
  friendlyStockSales: {
    name: 'Freundliche Aktienverkäufe',
    help: 'Verkauft jemand anderes als der Direktor, fällt der Aktienkurs nur um einen Schritt, egal wie viele Anteile es sind.',
  },
  flexiblePurchasing: {
    name: 'Rohstoffkauf während der Produktion',
    help: 'Eine Firma darf auch zwischen ihren Fabriken noch Rohstoffe kaufen, nicht nur vor der ersten Produktion.',
  },
  actionPass: {
    name: 'Passen in der Aktionsphase',
    help: 'Du darfst passen, statt einen Partner einzusetzen; damit ist die Aktionsphase für dich vorbei.',
  },
  assetRow: {
    name: 'Auffüllen der Kapitalgüter',
    help: 'Wann die Plättchen der Reihe nachrücken und ein neues aufgedeckt wird.',
    values: { 'slide-when-40-empty': 'Wenn das $40-Feld leer ist', 'close-gap': 'Nach jedem Kauf' },
  },
  withholdWithoutProduction: {
    name: 'Keine Dividende ohne Fabrikproduktion',
    help: 'Haben die Fabriken einer Firma in diesem Zug nichts produziert, muss sie einbehalten, auch wenn sie Waren verkauft hat.',
  },
  halfPriceWhenRowFull: {
    name: 'Verkauf zum halben Preis bei voller Reihe',
    help: 'Ist in der Bedarfsreihe kein Platz mehr, darf eine Firma weitere Waren zum halben Preis verkaufen.',
  },
  noCompanyCash: {
    name: `Spieler ohne Firma erhält ${dollars(APPEAL_CASH)} pro Partner`,
    help: `Wer keine Firma leitet, setzt Partner für je ${dollars(APPEAL_CASH)} in den Bankbereich, statt auszusetzen.`,
  },
  repeatPartnerCash: {
    name: `${dollars(APPEAL_CASH)}, wenn der Attraktivitäts-Partner schon vergeben ist`,
    help: `Erreicht noch eine deiner Firmen Attraktivität 9 und dein Partner dort ist schon weg, darf sie ${dollars(APPEAL_CASH)} nehmen.`,
  },
}

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
  `Vom veröffentlichten Spielmaterial abgelesen, auf Bildern oder in der öffentlichen Online-Umsetzung: ${list(groups('published'))}. Das letzte Feld des Aktienmarkts, ${dollars(TOP_PRICE)}, steht nur auf dem Spielplan; die Tabelle in den Regelheften lässt es aus.`,
  'Wie oft es jedes Bedarfsplättchen gibt und welche erst zu dritt oder zu viert dabei sind, stammt allein aus der öffentlichen Umsetzung: Bilder bestätigen nur die Vorderseiten (X und 1 bis 8) und die „4“ auf dem Plättchen für 8 Waren.',
  'Zu welcher Ära ein Gebäude gehört, sagen die Anhänge der Regelhefte und die öffentliche Umsetzung, denn Bilder zeigen nur die Vorderseiten. Ebenso ist es bei den fünf Kapitalgütern, die von Anfang an ausliegen; der deutsche Text nennt dort „Kühlung“ statt „Viehhöfe“.',
  `Von uns: ${list(groups('reconstructed'))}. Die Plättchen tragen keine Namen, deshalb heißt ein Gebäude nach dem, was es tut; die Farben kommen den gedruckten nur nahe, und der Spielplan ist selbst gezeichnet.`,
  'Die Option „Freundliche Aktienverkäufe“ steht in keinem der Regelhefte; sie stammt aus der öffentlichen Umsetzung.',
]
