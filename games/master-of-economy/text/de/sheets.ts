import type { SheetWords } from '../catalogue.ts'
import { euros, factories, goods, points } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  euros,
  goods,
  factories,
  result: {
    title: 'Ergebnis',
    part: 'Euro$ aus',
    cash: 'Eigenes Geld',
    shares: (company) => `Aktien von ${company}`,
    payout: (company) => `Ausschüttung von ${company}`,
    debt: 'Schulden aus der Versteigerung',
    total: 'Summe',
    pair: 'Das Paar zusammen',
    rank: 'Rang',
  },
  now: {
    title: 'Jetzt',
    year: 'Jahr',
    phase: 'Phase',
    asked: 'Am Zug',
    shadow: 'Shadow Company',
    yearOf: (year) => (year === 0 ? 'Aufbau' : `${year} von 4`),
    points: (number, value) => `${points(number)}, Aktienwert ${value}`,
  },
  companies: {
    title: 'Firmen',
    columns: ['Platz', 'Firma', 'Vorstand', 'Geld', 'Punkte', 'Lager', 'Fabriken', 'Kredite'],
    loans: (number) => `${number}`,
  },
  players: {
    title: 'Spieler',
    columns: ['Spieler', 'Eigenes Geld', 'Beziehungsmarker', 'Schulden', 'Erfolgsmarker'],
    hidden: 'verdeckt',
    faceDown: 'verdeckt',
  },
  packets: { title: 'Aktienpakete', company: 'Aktien von', bank: 'Bank' },
  market: {
    title: 'Warenmarkt',
    columns: ['Ware', 'Import', 'Kaufgebote', 'Angebote', 'Nachfrage auf Feld'],
    cell: (cell, company) => `${cell} ${company}`,
    buys: (company, number) => `${number} × ${company}`,
  },
  supply: { title: 'Vorrat', goods: 'Waren', factories: 'Fabriken' },
}
