import { dollars } from '@boardroom/game-kit/de'
import { GOAL_REWARD } from '../../components/index.ts'
import type { SheetWords } from '../catalogue.ts'
import { atOnce, buildingPays, managerBonus, power, spaceDoes } from './effects.ts'
import { count, cubes, goods, list } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  yes: 'ja',
  no: 'nein',
  list,
  dollars,
  cubes,
  managerBonus,
  atOnce,
  power,
  result: {
    title: 'Endstand',
    columns: ['Spieler', 'Geld', 'Ziele', 'Aktien', 'Gesamt'],
    winner: 'gewinnt',
  },
  now: {
    title: 'Was gerade läuft',
    decade: 'Dekade',
    phase: 'Phase',
    asked: 'Am Zug',
    operating: 'Betriebszug',
    turnOrder: 'Zugreihenfolge',
    priorityDeal: 'Erstkaufsrecht',
    companies: 'Reihenfolge der Firmen',
    decadeIs: (decade, year) => `${decade} von 5 (${year})`,
    turn: ({ stage, produced, goodsSold, revenue }, company) =>
      `${company}: ${names.stages[stage]}; ${count(produced, 'Fabrik hat', 'Fabriken haben')} produziert, ${goods(goodsSold)} verkauft, ${dollars(revenue)} Gewinn`,
    hasOperated: (company) => `${company} (fertig)`,
  },
  companies: {
    title: 'Firmen',
    columns: [
      'Firma',
      'Direktor',
      'Aktienkurs',
      'Kasse',
      'Attraktivität',
      'Waren',
      'Verkaufspreis',
      'Verkäufer',
      'Rohstoffe',
      'Kapitalgut',
    ],
    none: 'keins',
    goods: (number, tokens) => (tokens > 0 ? `${number} (+${tokens} pro Zug)` : `${number}`),
    asset: (name, exhausted) => `${name} (${exhausted ? 'erschöpft' : 'bereit'})`,
    noSlot: 'kein Platz',
  },
  factories: {
    title: 'Fabriken (● Arbeiter, ◆ Automatisierungsmarker, ○ freies Feld)',
    columns: ['Fabrik', 'Arbeiterfelder', 'Manager', 'Manager-Bonus', 'Braucht', 'Ergibt'],
    workers: (symbols, filled, spaces, automated) =>
      `${symbols} ${filled} von ${spaces} besetzt${automated > 0 ? `, ${automated} automatisiert` : ''}`,
    makes: (number, automated, partner) =>
      `${goods(number)}${automated ? ' (voll automatisiert)' : ''}${partner ? ' und den reservierten Partner' : ''}`,
  },
  shares: {
    title: 'Aktienbesitz (D: mit Direktoraktie, V: mit Vorzugsaktie)',
    company: 'Firma',
    charter: 'Firmen-Tableau',
    pool: 'Bankbereich',
    director: 'D',
    preferred: 'V',
  },
  players: {
    title: 'Spieler',
    columns: ['Spieler', 'Geld', 'Wert der Anteile', 'Partner', 'Aktien', 'Gebäude auf der Hand', 'Bemerkungen'],
    partners: (unplaced, active) => `${unplaced} von ${active} frei`,
    certificates: (held, limit) => `${held} von ${limit}`,
    passed: 'hat gepasst',
    mayNotBuy: (companies) => `hat diese Dekade ${companies} verkauft`,
  },
  hand: {
    title: 'Deine Gebäude',
    columns: ['Gebäude', 'Bezahlung pro Nutzung', 'Neue Arbeiter', 'Wo'],
    inHand: 'auf der Hand',
    drafted: 'beim Drafting behalten',
    toBuild: 'wird gebaut',
    toDiscard: 'wird abgelegt',
    discarded: 'abgelegt',
  },
  resources: {
    title: 'Rohstoffe',
    place: 'Ort',
    notForSale: 'X (nicht zu kaufen)',
    haymarket: 'Haymarket Square',
    bag: 'Stoffbeutel',
  },
  supplies: {
    title: 'Arbeitsmarkt und Stapel',
    jobMarket: 'Arbeitsmarkt',
    workers: (present, spaces, price) =>
      `${present} Arbeiter auf ${spaces} Feldern; der nächste kostet ${dollars(price)}`,
    assets: 'Kapitalgüter',
    demand: 'Bedarfsplättchen',
    era2: 'Gebäude der Ära II',
    era3: 'Gebäude der Ära III',
    tiles: (number) => (number > 0 ? `${number} Plättchen` : 'keine mehr'),
  },
  demand: {
    title: 'Bedarf',
    row: 'Reihe',
    column: (name, bonus) => (bonus > 0 ? `${name} (+${dollars(bonus)} fürs Füllen)` : `${name} (kein Bonus)`),
    companies: 'Firmen',
    tile: (number, capacity) => (number === capacity ? `voll (${capacity})` : `${number} von ${capacity} Waren`),
    x: 'X: kein Verkauf',
    printedLeft: 'kein Plättchen: beliebig viele zum halben Preis',
    printedMiddle: (number, capacity) => `kein Plättchen: ${number} von ${capacity} Waren`,
    printedRight: 'kein Plättchen: kein Verkauf',
  },
  assets: {
    title: 'Kapitalgüter zu kaufen',
    columns: ['Preis', 'Kapitalgut', 'Sofort', 'Einmal pro Dekade'],
    empty: 'leer',
  },
  spaces: {
    title: 'Aktionsfelder',
    columns: ['Feld', 'Was es bewirkt', 'Nutzung', 'Partner dort'],
    unlimited: 'beliebig oft',
    once: 'einmal pro Dekade',
    from: (decade) => `ab Dekade ${decade}`,
    does: spaceDoes,
  },
  buildings: {
    title: 'Gebäude im Spiel',
    columns: ['Gebäude', 'Besitzer', 'Für den Besitzer', 'Partner dort'],
    pays: buildingPays,
    workers: (number) => (number > 0 ? `${number}` : 'keine'),
  },
  goals: {
    title: `Ziele (am Ende je ${dollars(GOAL_REWARD)})`,
    goal: 'Ziel',
    leader: 'In Führung',
  },
  charters: {
    title: 'Noch nicht gegründete Firmen',
    columns: ['Firma', 'Branche', 'Attraktivität am Anfang', 'Verkaufspreise', 'Kapitalgut', 'Fabriken'],
    slot: (there) => (there ? 'ein Platz' : 'kein Platz'),
    factory: (number, { workerSpaces, resources, goods: made, manager }) =>
      `${number}: ${goods(made)} für ${cubes(resources)}, ${count(workerSpaces, 'Arbeiterfeld', 'Arbeiterfelder')}, Manager ${managerBonus(manager)}`,
  },
}
