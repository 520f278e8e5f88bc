import { count } from '@boardroom/game-kit/de'
import { HARVEST, HIGHEST_BID } from '../meta.ts'
import { gameText } from './catalogue.ts'

const apples = (number: number): string => count(number, 'Apfel', 'Äpfel')

export const text = gameText({
  prompts: {
    bidding: ({ price }) => `Biete für die Ernte beim Preis ${price}.`,
    market: () => 'Verkaufe Äpfel oder beende deinen Zug.',
  },
  moves: {
    bid: ({ amount }) => `${amount} bieten`,
    sell: ({ count: number }) => `${apples(number)} verkaufen`,
    end: () => 'Zug beenden',
  },
  entries: {
    season: ({ price }) => `Eine neue Saison: Äpfel bringen ${price}.`,
    hasBid: ({ seat }, names) => `${names.seat(seat)} hat geboten.`,
    ownBid: ({ amount }) => `Dein Gebot ist ${amount}.`,
    harvest: (entry, names) => `${names.seat(entry.seat)} zahlt ${entry.amount} und erntet ${apples(HARVEST)}.`,
    sold: (entry, names) => `${names.seat(entry.seat)} verkauft ${apples(entry.count)} für ${entry.coins}.`,
  },
  refusals: {
    'OR-SEA-02': () => 'Dafür ist jetzt nicht die Zeit.',
    'OR-BID-01': ({ most }) => `Du kannst höchstens ${most} bieten.`,
    'OR-SEL-01': (refusal) => `Du hast nur ${apples(refusal.apples)}.`,
  },
  rules: async () => ({
    rules: {
      'OR-SEA-01': { title: 'Eine neue Saison', text: 'Jede Saison wird ein Apfelpreis aufgedeckt.' },
      'OR-SEA-02': {
        title: 'Ablauf einer Saison',
        text: 'Der Preis, dann alle Gebote zugleich, dann reihum der Markt.',
      },
      'OR-BID-01': { title: 'Bieten', text: `Du bietest verdeckt: was du hast, und höchstens ${HIGHEST_BID}.` },
      'OR-BID-02': { title: 'Ernte', text: `Das höchste Gebot wird bezahlt und bringt ${apples(HARVEST)}.` },
      'OR-SEL-01': { title: 'Äpfel verkaufen', text: 'In deinem Zug kannst du Äpfel zum Preis der Saison verkaufen.' },
      'OR-SEL-02': { title: 'Ende des Zuges', text: 'Du kannst jederzeit aufhören zu verkaufen.' },
      'OR-END-01': { title: 'Spielende', text: 'Münzen zählen, und jeder Apfel zählt 1, wenn er nicht faul ist.' },
    },
  }),
  options: {
    seasons: { name: 'Saisons', help: 'Wie viele Saisons gespielt werden.', values: { 2: 'zwei', 3: 'drei' } },
    rotten: { name: 'Faule Äpfel', help: 'Übrige Äpfel sind am Ende nichts wert.' },
  },
  optionGroups: { year: 'Das Jahr' },
  edition: ['Alle Werte sind ausgedacht.'],
  sheets: { title: 'Obstgarten', columns: ['Name', 'Münzen', 'Äpfel', 'Gebot'] },
})
