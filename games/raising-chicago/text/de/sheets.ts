import type { SheetWords } from '../catalogue.ts'
import { amounts, holding, list, reward, storeys } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  list,
  amounts,
  holding,
  reward,
  storeys: (count) => storeys(count),
  result: { title: 'Ergebnis', category: 'Ansehen für', rounds: 'Acht Runden', total: 'Summe' },
  now: {
    title: 'Jetzt',
    round: 'Runde',
    phase: 'Phase',
    asked: 'Am Zug',
    ranking: 'Rangfolge',
    deck: 'Karten im Stapel',
    extensions: 'Übrige Firmenausbauten',
    roundOf: (round) => `${round} von 8`,
  },
  auction: {
    title: 'Projektbereich',
    columns: ['Feld', 'Projekt', 'Kosten', 'Belohnung', 'Felder der Karte', 'Karte bringt'],
    free: 'Zollfeld',
    winner: 'gewonnen:',
  },
  rows: { title: 'Auktionstableau', columns: ['Firma', 'Marker', 'Dritte Farbe'] },
  companies: {
    title: 'Firmen',
    columns: ['Firma', 'Ansehen', 'Armut', 'Besitzt', 'Bauholzleiste', 'Hubspindelleiste', 'Mauerwerksleiste'],
  },
  possessions: {
    title: 'Besitz',
    columns: ['Firma', 'Karten', 'Symbole', 'Stadtrandplättchen', 'Nachbarschaften', 'Markervorrat'],
    cards: (under, spaces, pile) => `${under} von ${spaces}, ${pile} herausgefallen`,
  },
  city: {
    title: 'Stadt',
    site: 'Platz',
    column: (number) => `Spalte ${number}`,
    banner: 'Banner:',
  },
  wards: { title: 'Stockwerke in den Stadtteilen', ward: 'Stadtteil', tile: 'Erster / Zweiter' },
  fields: { title: 'Nachbarschaften', columns: ['Nummer', 'Bauplätze', 'Plättchen'] },
  outskirts: { title: 'Stadtrand', columns: ['Platz', 'Dort'] },
  display: { title: 'Ausgelegte Prestigebauwerke', columns: ['Bauwerk', 'Ansehen je Pfeil', 'Pfeile'] },
  finals: { title: 'Finale Projekte', columns: ['Projekt', 'Kosten', 'Symbole', 'Belohnung'] },
  council: { title: 'Stadtrat', columns: ['Buchstabe (Karten, doppelt)', 'Mitglied'] },
}
