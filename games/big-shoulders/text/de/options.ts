import type { Words } from '../catalogue.ts'

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
    help: 'Fünf Ziele liegen offen aus; am Ende bringt jedes $200 für den, der dort vorn liegt.',
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
    name: 'Spieler ohne Firma erhält $25 pro Partner',
    help: 'Wer keine Firma leitet, setzt Partner für je $25 in den Bankbereich, statt auszusetzen.',
  },
  repeatPartnerCash: {
    name: '$25, wenn der Attraktivitäts-Partner schon vergeben ist',
    help: 'Erreicht noch eine deiner Firmen Attraktivität 9 und dein Partner dort ist schon weg, darf sie $25 nehmen.',
  },
}

export const optionGroups: Words['optionGroups'] = {
  game: 'Das Spiel',
  variants: 'Varianten',
  edition: 'Regelfassung und Feinheiten',
}
